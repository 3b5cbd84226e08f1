"""Games that were left, on this machine: one record a file."""

import os
from datetime import UTC, datetime
from pathlib import Path


def folder() -> Path:
    """Under the user's data folder; MANOIR_HOME puts it elsewhere."""
    home = os.environ.get("MANOIR_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "manoir"


def new_path(game: str) -> Path:
    folder().mkdir(parents=True, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    return folder() / f"{game}-{stamp}.txt"


def unfinished() -> list[Path]:
    """Newest first; a finished record ends with its result."""
    found = sorted(folder().glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in found if "\nresult: " not in path.read_text(encoding="utf-8", errors="replace")]
