"""`manoir join`: the terminal player at a table somewhere else."""

import argparse

from manoir.cli.desks import sit_at_desk, takes_desk
from manoir.cli.guest import Guest
from manoir.cli.parser import Parser
from manoir.server.elsewhere.caller import Caller
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
    takes_desk(parser)


def run(chosen: argparse.Namespace) -> int:
    caller = Caller(chosen.url, folder() / "identity")
    name, character = chosen.name, chosen.character
    ended = sit_at_desk(chosen, lambda desk: Guest(caller, chosen.language, desk).run(name, character))
    return 0 if ended else 1
