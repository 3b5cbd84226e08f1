"""A file that belongs to one process at a time, whatever it is called."""

import os
import sqlite3
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on Windows, where a file that is open has one name
    fcntl = None  # type: ignore[assignment]


class Taken(Exception):
    """Another process has the file."""


class FileLock:
    """Held until it is released or the process ends, however it ends.

    SQLite brings locks that work alike on every system; Python's own differ, and are missing on some. Where there are
    any, they hold for all names that a file has.
    """

    def __init__(self, path: Path) -> None:
        path = path.resolve()
        beside = path.with_name(f"{path.name}.lock")
        make_private(beside)
        self._held = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        self._file: int | None = None
        try:
            self._held.execute("BEGIN EXCLUSIVE")
            if fcntl is not None:
                self._file = os.open(path, os.O_RDWR)
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (sqlite3.OperationalError, BlockingIOError):
            self.release()
            raise Taken(str(path)) from None

    def release(self) -> None:
        """When nothing else of this process has the file open: to close it ends SQLite's own locks on it."""
        self._held.close()
        if self._file is not None:
            os.close(self._file)
            self._file = None


def make_private(path: Path) -> None:
    """There, and nobody else's to read: what SQLite puts beside a file is as private as the file."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
