"""`manoir notebook`: a companion for people who play with cardboard."""

import argparse
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from manoir.cli.parser import Parser
from manoir.companion.editions import EDITIONS, find_edition
from manoir.companion.files import keep, reopen
from manoir.companion.line_notebook import LineNotebook
from manoir.core.errors import BadSetup
from manoir.core.names import Language
from manoir.terminal import saved
from manoir.terminal.companion.session import Companion

QUESTIONS: dict[str, dict[Language, str]] = {
    "players": {
        "fr": "Joueurs, dans l’ordre du tour, le premier d’abord : ",
        "en": "Players in order, the first one first: ",
    },
    "me": {"fr": "Lequel êtes-vous ? ", "en": "Which one are you? "},
    "hand": {"fr": "Vos cartes : ", "en": "Your cards: "},
}


def arguments(parser: Parser) -> None:
    parser.takes("file", nargs="?", type=Path, metavar="FILE", en="go on with this notebook", fr="reprendre ce carnet")
    parser.takes(
        "--edition",
        default="cluedo",
        metavar="EDITION",
        en=f"one of {', '.join(EDITIONS)}",
        fr=f"une de {', '.join(EDITIONS)}",
        values=lambda: EDITIONS,
    )
    parser.takes(
        "--players",
        metavar="NAME,…",
        en="in order of play, the one who begins first",
        fr="dans l’ordre du tour, le premier d’abord",
    )
    parser.takes("--me", metavar="NAME", en="which of them you are", fr="lequel d’entre eux vous êtes")
    parser.takes("--hand", metavar="CARD,…", en="your cards", fr="vos cartes")
    parser.takes(
        "--hands",
        metavar="N,…",
        en="hand sizes in the same order, if dealt otherwise than by the rules",
        fr="tailles des mains dans le même ordre, si la donne n’est pas celle des règles",
    )


def run(chosen: argparse.Namespace) -> int:
    language = chosen.language
    path = chosen.file if chosen.file and chosen.file.exists() else None
    book = reopen(path) if path else _new_book(chosen, language, input)
    path = path or chosen.file or saved.new_path("notebook")
    keep(book, path)
    Companion(book, path, language, Console(highlight=False, soft_wrap=True)).run(input)
    return 0


def _new_book(chosen: argparse.Namespace, language: Language, read: Callable[[str], str]) -> LineNotebook:
    edition = find_edition(chosen.edition)
    players = _names(chosen.players or read(QUESTIONS["players"][language]))
    edition.hands(len(players))
    me = chosen.me or read(QUESTIONS["me"][language]).strip()
    if me not in players:
        raise BadSetup(
            f"{me!r} is not one of the players {', '.join(players)}",
            f"{me!r} n’est pas un des joueurs {', '.join(players)}",
        )
    hand = _names(chosen.hand or read(QUESTIONS["hand"][language]))
    sizes = [int(size) for size in _names(chosen.hands)] if chosen.hands else None
    return LineNotebook(edition, players, players.index(me), hand, sizes)


def _names(text: str) -> list[str]:
    return text.replace(",", " ").split()
