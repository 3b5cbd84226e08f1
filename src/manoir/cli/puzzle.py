"""`manoir puzzle`: a mystery with one answer, today's or any other."""

import argparse
import sys
from base64 import b64encode
from datetime import date
from random import randrange

from msgspec import json
from rich.console import Console

from manoir.cli.arguments import takes_json
from manoir.cli.commands import Words
from manoir.cli.exporting import PAGE
from manoir.cli.parser import Parser
from manoir.core.errors import BadSetup
from manoir.puzzles.daily import check_day, daily, number_of
from manoir.puzzles.finding import kinds_of, make, open_named, puzzle_games
from manoir.puzzles.kinds import KINDS, LEVELS
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.puzzle import BadName, Order, Puzzle, check_kind, check_level
from manoir.terminal.puzzles.booklet.choosing import Wanted, check_count
from manoir.terminal.puzzles.booklet.choosing import chosen as pages
from manoir.terminal.puzzles.booklet.pages import PAPERS, Booklet
from manoir.terminal.puzzles.session import Session
from manoir.texts.catalogue import catalogue

SEEDS = 10**6
ONE_OR_OTHER = Words(
    "a name already says which puzzle: leave out --daily, --game, --kind, --level and --seed",
    "un nom dit déjà quelle énigme : sans --daily, --game, --kind, --level ni --seed",
)


def arguments(parser: Parser) -> None:
    parser.takes(
        "name", nargs="?", metavar="NAME", en="that of a puzzle somebody shared", fr="celui d’une énigme partagée"
    )
    parser.takes(
        "--daily",
        nargs="?",
        const="",
        metavar="DATE",
        en="today's, or that of a day (default, if nothing else is said)",
        fr="celle d’aujourd’hui, ou d’un jour (par défaut, si rien d’autre n’est dit)",
    )
    parser.takes("--game", metavar="GAME", en="of which game", fr="de quel jeu", values=puzzle_games)
    parser.takes(
        "--kind", metavar="KIND", en=f"one of {', '.join(KINDS)}", fr=f"un de {', '.join(KINDS)}", values=lambda: KINDS
    )
    parser.takes(
        "--level",
        metavar="N",
        en="from 1, gentle, to 5, cruel; 1-5 in a booklet",
        fr="de 1, douce, à 5, cruelle ; 1-5 dans un cahier",
        values=lambda: map(str, LEVELS),
    )
    parser.takes("--seed", type=int, metavar="S", en="the same seed, the same puzzle", fr="même graine, même énigme")
    parser.takes(
        "--book",
        type=int,
        metavar="N",
        en="a booklet of N puzzles to print, as HTML: --book 52 > book.html",
        fr="un cahier de N énigmes à imprimer, en HTML : --book 52 > cahier.html",
    )
    parser.takes(
        "--paper",
        choices=PAPERS,
        default="A4",
        metavar="SIZE",
        en="of the booklet: A4, or A5 with story and sheet on facing pages",
        fr="du cahier : A4, ou A5, récit et feuille en regard",
    )
    takes_json(parser)


def run(chosen: argparse.Namespace) -> int:
    if chosen.book is not None:
        print(_booklet(chosen))
        return 0
    puzzle, title = _wanted(chosen)
    if chosen.json:
        print(json.format(json.encode(_described(puzzle)), indent=2).decode())
        return 0
    Session(puzzle, title, chosen.language, Console(), input).run()
    return 0


def _wanted(chosen: argparse.Namespace) -> tuple[Puzzle, str]:
    says = catalogue("puzzles", chosen.language).says
    free = (chosen.game, chosen.kind, chosen.level, chosen.seed)
    if chosen.name:
        if chosen.daily is not None or any(given is not None for given in free):
            raise BadSetup(ONE_OR_OTHER.en, ONE_OR_OTHER.fr)
        return open_named(chosen.name), says("title")
    if all(given is None for given in free):
        day = check_day(chosen.daily) if chosen.daily else date.today()
        return make(daily(day)), says("daily", n=number_of(day), day=day.isoformat())
    if chosen.daily is not None:
        raise BadSetup(ONE_OR_OTHER.en, ONE_OR_OTHER.fr)
    seed = randrange(SEEDS) if chosen.seed is None else chosen.seed
    level = 2 if chosen.level is None else _levels(chosen.level, most=1)[0]
    game = chosen.game or next(each for each in puzzle_games() if check_kind(chosen.kind or KINDS[0]) in kinds_of(each))
    kind = chosen.kind or (kinds_of(game)[0] if game in puzzle_games() else KINDS[0])
    return make(Order(game, kind, level, seed)), says("title")


def _booklet(chosen: argparse.Namespace) -> str:
    if chosen.name or chosen.daily is not None or chosen.json:
        raise BadSetup(ONE_OR_OTHER.en, ONE_OR_OTHER.fr)
    term = catalogue("puzzles", chosen.language).term
    wanted = Wanted(
        check_count(chosen.book),
        _levels(chosen.level or f"{LEVELS[0]}-{LEVELS[-1]}", most=len(LEVELS)),
        [chosen.game] if chosen.game else puzzle_games(),
        [check_kind(chosen.kind)] if chosen.kind else KINDS,
        randrange(SEEDS) if chosen.seed is None else chosen.seed,
    )
    puzzles = []
    for number, puzzle in enumerate(pages(wanted), 1):
        print(term("making", n=number, of=wanted.count), end="\r", file=sys.stderr)
        puzzles.append(puzzle)
    return Booklet(chosen.language, chosen.paper, _fonts()).written(puzzles)


def _levels(text: str, most: int) -> range:
    """One, or from one to another."""
    first, _, last = text.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal():
        raise BadName(f"{text[:20]!r} is no level: 3, or 1-5", f"{text[:20]!r} n’est pas un niveau : 3, ou 1-5")
    levels = range(check_level(int(first)), check_level(int(last or first)) + 1)
    if not 0 < len(levels) <= most:
        raise BadName(f"not levels {text}: one, such as 3", f"pas les niveaux {text} : un seul, par exemple 3")
    return levels


def _fonts() -> dict[str, str]:
    """Those of the page, where it is built; elsewhere a booklet takes what the printer has."""
    found = {}
    for family in ("Limelight", "Federo", "Figtree"):
        for path in sorted((PAGE / "assets").glob(f"{family.lower()}-latin-[4w]*.woff2")):
            found[family] = f"data:font/woff2;base64,{b64encode(path.read_bytes()).decode()}"
    return found


def _described(puzzle: Puzzle) -> dict[str, object]:
    narrator = narrator_of(puzzle)
    return {
        "name": puzzle.name,
        "game": puzzle.order.game,
        "kind": puzzle.order.kind,
        "level": puzzle.order.level,
        "characters": puzzle.view.setup.characters,
        "seat": puzzle.view.seat,
        "hand": narrator.hand(),
        "sizes": narrator.sizes(),
        "story": [{"turn": line.turn, "events": narrator.spelled(line.events)} for line in puzzle.story],
        "question": narrator.ask(),
        "answer": narrator.answer(),
        "proof": narrator.proof(),
        "effort": puzzle.proof.effort,
        "chain": puzzle.proof.chain,
    }
