"""Makes games of another package known to new processes."""

import re
import shutil
from pathlib import Path

from tests.guests import GUESTS, folder_of


def install(folder: Path) -> str:
    """As after `pip install` of the guests, for processes that have the returned path in `PYTHONPATH`."""
    known = folder / "guests-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    entries = "".join(f"{name} = {name}:GAME\n" for name in GUESTS)
    (known / "entry_points.txt").write_text(f"[manoir.games]\n{entries}")
    for name in GUESTS:
        shutil.copytree(folder_of(name), folder / name, ignore=shutil.ignore_patterns("secrets.py"))
        for path in (folder / name).glob("*.py"):
            path.write_text(re.sub(r"\btests\.guests\.", "", path.read_text()))
    return str(folder)
