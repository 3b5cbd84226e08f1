"""`manoir join`: the terminal player at a table somewhere else."""

import argparse
from typing import Any

from rich.console import Console

from manoir.cli.arguments import add_language, chosen_language
from manoir.cli.guest import Guest
from manoir.server.caller import Caller
from manoir.terminal.saved import folder


def add_to(commands: Any) -> None:
    parser = commands.add_parser("join", help="play at a table of a house somewhere else")
    parser.add_argument("url", help="the link of the table")
    parser.add_argument("--name", help="what others call you")
    parser.add_argument("--character", help="whom to play (default: the first that is free)")
    parser.add_argument("--plain", action="store_true", help="sentences instead of pictures, for screen readers")
    add_language(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    caller = Caller(chosen.url, folder() / "identity")
    guest = Guest(caller, chosen_language(chosen), Console(), chosen.plain)
    return 0 if guest.run(chosen.name, chosen.character) else 1
