"""`manoir` alone: what one can do, and the way into the house."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import manoir
from manoir.cli.commands import Words
from manoir.cli.overview import overview

if TYPE_CHECKING:
    from manoir.core.names import Language

PAGE = Path(manoir.__file__).parent / "server" / "page" / "index.html"
OFFER = Words("Open the house in your browser? [Y/n] ", "Ouvrir le manoir dans votre navigateur ? [O/n] ")
LACKING = Words(
    'To open the house in your browser: pip install "manoir[serve]"',
    'Pour ouvrir le manoir dans votre navigateur : pip install "manoir[serve]"',
)
YES = ("", "y", "yes", "o", "oui")


def wants_in(language: "Language") -> bool:
    """Shows what there is; True if the house shall be opened. Only a person is asked."""
    print(overview(language), end="\n\n")
    if not PAGE.is_file():
        return False
    if find_spec("starlette") is None:
        print(LACKING.within(language))
        return False
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        return input(OFFER.within(language)).strip().casefold() in YES
    except (EOFError, KeyboardInterrupt):
        print()
        return False
