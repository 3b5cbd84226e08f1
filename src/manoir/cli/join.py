"""`manoir join`: the terminal player at a table somewhere else."""

import argparse

from rich.console import Console

from manoir.cli.arguments import takes_plain
from manoir.cli.guest import Guest
from manoir.cli.parser import Parser
from manoir.server.caller import Caller
from manoir.terminal.saved import folder


def arguments(parser: Parser) -> None:
    parser.takes("url", metavar="URL", en="the link of the table", fr="le lien de la table")
    parser.takes("--name", metavar="NAME", en="what others call you", fr="comment les autres vous appellent")
    parser.takes(
        "--character",
        metavar="NAME",
        en="whom to play (default: the first that is free)",
        fr="qui jouer (par défaut : le premier personnage libre)",
    )
    takes_plain(parser)


def run(chosen: argparse.Namespace) -> int:
    caller = Caller(chosen.url, folder() / "identity")
    guest = Guest(caller, chosen.language, Console(), chosen.plain, input)
    return 0 if guest.run(chosen.name, chosen.character) else 1
