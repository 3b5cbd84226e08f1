"""`manoir resume`: a game that was left, gone on with."""

import argparse
from pathlib import Path

from manoir.cli.desks import takes_desk
from manoir.cli.parser import Parser
from manoir.cli.play import sit_down
from manoir.core.records import load
from manoir.games.registry import find_game
from manoir.terminal import saved
from manoir.texts.catalogue import HOUSE, catalogue


def arguments(parser: Parser) -> None:
    parser.takes(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        en="its record (default: the last one)",
        fr="son enregistrement (par défaut : le dernier)",
    )
    takes_desk(parser)


def run(chosen: argparse.Namespace) -> int:
    path = chosen.file or next(iter(saved.unfinished()), None)
    if path is None:
        print(catalogue(HOUSE, chosen.language).term("no-games"))
        return 0
    return sit_down(load(path, find_game), path, chosen)
