"""`manoir puzzle`: a mystery with one answer, today's or any other."""

import argparse
from datetime import date
from random import randrange

from msgspec import json
from rich.console import Console

from manoir.cli.arguments import takes_json
from manoir.cli.commands import Words
from manoir.cli.parser import Parser
from manoir.core.errors import BadSetup
from manoir.puzzles.daily import check_day, daily, number_of
from manoir.puzzles.finding import make, open_named, puzzle_games
from manoir.puzzles.proof import LEVELS
from manoir.puzzles.puzzle import Order, Puzzle, check_level
from manoir.puzzles.questions import KINDS
from manoir.puzzles.telling import Narrator
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
        type=int,
        metavar="N",
        en="from 1, gentle, to 5, cruel",
        fr="de 1, douce, à 5, cruelle",
        values=lambda: map(str, LEVELS),
    )
    parser.takes("--seed", type=int, metavar="S", en="the same seed, the same puzzle", fr="même graine, même énigme")
    takes_json(parser)


def run(chosen: argparse.Namespace) -> int:
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
    level = 2 if chosen.level is None else check_level(chosen.level)
    return make(Order(chosen.game or "cluedo", chosen.kind or "sealed", level, seed)), says("title")


def _described(puzzle: Puzzle) -> dict[str, object]:
    narrator = Narrator(puzzle)
    return {
        "name": puzzle.name,
        "game": puzzle.order.game,
        "kind": puzzle.order.kind,
        "level": puzzle.order.level,
        "characters": puzzle.view.setup.characters,
        "seat": puzzle.view.seat,
        "hand": narrator.hand(),
        "sizes": puzzle.notebook.hands,
        "story": [{"turn": line.turn, "events": narrator.spelled(line.events)} for line in puzzle.story],
        "question": narrator.ask(),
        "answer": narrator.answer(),
        "proof": narrator.proof(),
        "effort": puzzle.proof.effort,
        "chain": puzzle.proof.chain,
    }
