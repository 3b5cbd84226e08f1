"""Puzzles a minute, their proofs checked by a SAT solver, and how far plainer reasoning gets with them."""

from collections.abc import Iterator
from itertools import count, islice
from statistics import mean
from time import perf_counter

from bench.deduction_sat import is_possible
from manoir.core.chance import SeededLuck
from manoir.games.registry import find_game
from manoir.puzzles.finding import make, puzzle_games, puzzles_in, rare_in
from manoir.puzzles.proof import LEVELS
from manoir.puzzles.puzzle import Order, Puzzle
from manoir.puzzles.questions import KINDS
from manoir.puzzles.reasoning import DETECTIVE, NOVICE, Reasoner, Rules
from manoir.puzzles.sheet import Sheet

TIMED = 5
"""Of each game, kind and level."""
CHECKED = 2000
"""Of each kind, over all games and levels."""


def table() -> str:
    rows = ["| | " + " | ".join(f"level {level}" for level in LEVELS) + " |", "|---|" + "--:|" * len(LEVELS)]
    for game in puzzle_games():
        for kind in KINDS:
            rates = [rate(game, kind, level) for level in LEVELS]
            rows.append(f"| {game}, {kind}: puzzles a minute | " + " | ".join(rates) + " |")
    checked = {kind: [*islice(plenty(kind), CHECKED)] for kind in KINDS}
    everything = [puzzle for found in checked.values() for puzzle in found]
    for title, rules in (("novice", NOVICE), ("detective", DETECTIVE)):
        solved = [
            mean(is_solved(puzzle, rules) for puzzle in everything if puzzle.order.level == level) for level in LEVELS
        ]
        rows.append(f"| solved by a {title}'s reasoning | " + " | ".join(f"{part:.0%}" for part in solved) + " |")
    for kind, found in checked.items():
        wrong = sum(not is_unique(puzzle) for puzzle in found)
        rows += ["", f"{kind}: {len(found)} proven again by SAT, {wrong} with another answer."]
    return "\n".join(rows)


def rate(game: str, kind: str, level: int) -> str:
    """A minute's worth, where it is offered at all."""
    return "–" if (kind, level) in rare_in(game) else f"{60 / mean(seconds(game, kind, level)):.0f}"


def seconds(game: str, kind: str, level: int) -> Iterator[float]:
    for seed in range(TIMED):
        start = perf_counter()
        make(Order(game, kind, level, seed))
        yield perf_counter() - start


def plenty(kind: str) -> Iterator[Puzzle]:
    """All that games give, one game and level after another."""
    for seed in count():
        games = puzzle_games()
        order = Order(games[seed % len(games)], kind, LEVELS[seed // len(games) % len(LEVELS)], seed)
        yield from puzzles_in(find_game(order.game), order, SeededLuck(f"{kind} {seed}"))


def is_solved(puzzle: Puzzle, rules: Rules) -> bool:
    reasoner = Reasoner(puzzle.notebook)
    reasoner.hear(puzzle.notebook.facts)
    reasoner.follow(rules)
    return bool(puzzle.question.answer(reasoner.sheet))


def is_unique(puzzle: Puzzle) -> bool:
    """The answer is possible, and no other is."""
    claims = Sheet(puzzle.notebook).claims(puzzle.answer)
    return is_possible(puzzle.notebook, claims) and not any(
        is_possible(puzzle.notebook, [denial]) for denial in puzzle.denials()
    )
