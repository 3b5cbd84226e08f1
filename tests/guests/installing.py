"""Makes the game of another package known to new processes."""

import shutil
from pathlib import Path

from tests.guests import canaries


def install(folder: Path) -> str:
    """As after `pip install canaries`, for processes that have the returned path in `PYTHONPATH`."""
    known = folder / "canaries-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: canaries\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text("[manoir.games]\ncanaries = canaries:GAME\n")
    shutil.copy(str(canaries.__file__), folder / "canaries.py")
    return str(folder)
