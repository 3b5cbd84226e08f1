"""A command is a module here, imported when it is called. Bad input is one line on the error output and status 2."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import manoir
from manoir.cli.commands import NAMES
from manoir.cli.complaints import in_one_line
from manoir.cli.extras import NotInstalled, extra_with
from manoir.cli.languages import FLAG, language_of
from manoir.cli.overview import overview
from manoir.core.errors import ManoirError, UnknownName

if TYPE_CHECKING:
    from manoir.core.names import Language

HIDDEN = ("complete",)
"""What only shells call."""


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    language: Language = "en"
    try:
        language = language_of(given)
        return _run(_without_language(given), language)
    except BrokenPipeError:
        return 0
    except (ManoirError, OSError) as error:
        print(f"manoir: {in_one_line(error, language)}", file=sys.stderr)
        return 2


def _run(given: list[str], language: "Language") -> int:
    first = given[0] if given else None
    if first is None:
        return _welcome(language)
    if first in ("-h", "--help", "help"):
        print(overview(language))
        return 0
    if first in ("-V", "--version"):
        print(f"manoir {manoir.__version__}")
        return 0
    if first not in (*NAMES, *HIDDEN):
        raise UnknownName("command", first, NAMES)
    return run_command(first, given[1:], language)


def run_command(name: str, given: Sequence[str], language: "Language") -> int:
    from manoir.cli.loading import loaded

    try:
        command, parser = loaded(name, language)
        chosen = parser.parse_args(given)
        chosen.language = language
        status: int = command.run(chosen)
    except ModuleNotFoundError as missing:
        extra = extra_with(missing.name or "")
        if extra is None:
            raise
        raise NotInstalled(extra, str(missing.name)) from None
    return status


def _welcome(language: "Language") -> int:
    from manoir.cli.welcome import wants_in

    return run_command("serve", ["--open"], language) if wants_in(language) else 0


def _without_language(given: list[str]) -> list[str]:
    """Before the command, too, the language may be chosen."""
    while given and given[0].partition("=")[0] == FLAG:
        given = given[1 if "=" in given[0] else 2 :]
    return given
