"""A file that belongs to one process at a time."""

import sqlite3
from pathlib import Path


class Taken(Exception):
    """Another process has the file."""


class FileLock:
    """Held until it is released or the process ends, however it ends.

    SQLite brings locks that work alike on every system; Python's own differ, and are missing on some.
    """

    def __init__(self, path: Path) -> None:
        self._held = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._held.close()
            raise Taken(str(path)) from None

    def release(self) -> None:
        self._held.close()
