"""One command a file; each adds its own parser. Bad input is one line on the error output and status 2."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from manoir.cli import admin, arena, bench, games, join, notebook, play, replay, serve, simulate, verify, why
from manoir.core.errors import ManoirError, UnknownName

COMMANDS = (play, serve, join, games, simulate, arena, replay, verify, why, notebook, bench, admin)


class Parser(argparse.ArgumentParser):
    """Complaints in one line, with the nearest command."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="manoir", description="Five games of murder and haunting in one house.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add_to(commands)
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given and not given[0].startswith("-") and given[0] not in commands.choices:
            raise UnknownName("command", given[0], commands.choices)
        chosen = parser.parse_args(given)
        status: int = chosen.run(chosen)
    except BrokenPipeError:
        return 0
    except (ManoirError, OSError) as error:
        print(f"manoir: {error}", file=sys.stderr)
        return 2
    return status
