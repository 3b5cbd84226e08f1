"""From the name of a command to its module and what it takes."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from manoir.cli.commands import COMMANDS, Words
from manoir.cli.parser import Parser

if TYPE_CHECKING:
    from manoir.core.names import Language

NOTHING_TO_SAY = Words("", "")


def loaded(name: str, language: "Language") -> tuple[Any, Parser]:
    """The module has `arguments(parser)` and `run(chosen)`."""
    said = next((group[name] for group in COMMANDS.values() if name in group), NOTHING_TO_SAY)
    command = import_module(f"manoir.cli.{name}")
    parser = Parser(f"manoir {name}", language, said.en, said.fr)
    command.arguments(parser)
    return command, parser
