"""The command line: `manoir`."""

from manoir.cli.main import main

__all__ = ["main"]
