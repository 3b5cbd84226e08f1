"""Puzzles a minute, positions that qualify, proofs checked by other provers, and how far plainer reasoning gets.

Needs nothing but the house itself and python-sat: `python -m bench puzzles --workers 16 --journal proven.jsonl`.
Stopped, it goes on from its journal.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from pathlib import Path
from statistics import mean
from time import perf_counter

from msgspec import Struct
from msgspec.json import Encoder, decode

from bench.culprit_sat import possible_murderers
from bench.deduction_sat import is_possible
from bench.settling_sat import settling_offers
from bench.winning_exhaustive import is_proven
from manoir.core.chance import SeededLuck
from manoir.deduction.answers import Answering
from manoir.games.knowing import HiddenCards
from manoir.games.registry import find_game
from manoir.puzzles.cards.card_puzzle import CardPuzzle
from manoir.puzzles.cards.reasoning import DETECTIVE, NOVICE, Reasoner, Rules
from manoir.puzzles.cards.sheet import Sheet
from manoir.puzzles.culprit import culprit_puzzle
from manoir.puzzles.culprit.culprit_puzzle import CulpritPuzzle
from manoir.puzzles.finding import is_rare, kinds_of, make, puzzle_games, puzzles_in
from manoir.puzzles.kinds import KINDS, LEVELS
from manoir.puzzles.puzzle import Order, Puzzle
from manoir.puzzles.settling.settled import ENVELOPES, open_envelopes
from manoir.puzzles.settling.settling_puzzle import SettlingPuzzle
from manoir.puzzles.winning import winning_puzzle
from manoir.puzzles.winning.winning_puzzle import WinningPuzzle

TIMED = 5
"""Of each game, kind and level."""
CHECKED = 2000
"""Of each kind, over all games and levels."""
MOST_OF_A_GAME = 8
"""Checked: some games hold dozens of the gentlest, and then the others would hardly be looked at."""


class Tried(Struct, frozen=True):
    """A game that was searched for puzzles of a kind and level."""

    kind: str
    level: int
    seats: int
    """Whose views were looked at, one after another."""
    found: int
    checked: int
    wrong: int
    novice: int
    detective: int


def table(workers: int = 1, checked: int = CHECKED, timed: int = TIMED, journal: Path | None = None) -> str:
    with ProcessPoolExecutor(workers) as pool:
        proofs = [*_proofs(pool, checked, workers, journal)]
        return "\n".join([*_speeds(pool, timed), "", *proofs])


def _speeds(pool: ProcessPoolExecutor, timed: int) -> Iterator[str]:
    yield "| puzzles a minute | " + " | ".join(f"level {level}" for level in LEVELS) + " |"
    yield "|---|" + "--:|" * len(LEVELS)
    for game in puzzle_games():
        for kind in kinds_of(game):
            orders = [
                Order(game, kind, level, seed)
                for level in LEVELS
                for seed in range(timed)
                if not is_rare(game, kind, level)
            ]
            seconds = defaultdict(list)
            for order, taken in zip(orders, pool.map(_seconds, orders), strict=True):
                seconds[order.level].append(taken)
            rates = [f"{60 / mean(seconds[level]):.0f}" if level in seconds else "–" for level in LEVELS]
            yield f"| {game}, {kind} | " + " | ".join(rates) + " |"


def _seconds(order: Order) -> float:
    start = perf_counter()
    make(order)
    return perf_counter() - start


def _proofs(pool: ProcessPoolExecutor, checked: int, workers: int, journal: Path | None) -> Iterator[str]:
    tried = {kind: _enough(pool, kind, checked, workers, journal) for kind in KINDS}
    yield "| | " + " | ".join(f"level {level}" for level in LEVELS) + " |"
    yield "|---|" + "--:|" * len(LEVELS)
    for kind, games in tried.items():
        yield f"| {kind}: puzzles for 100 views | " + " | ".join(_shares(games, "found", "seats")) + " |"
        yield (
            f"| {kind}: in 100, solved by a novice's reasoning | "
            + " | ".join(_shares(games, "novice", "checked"))
            + " |"
        )
        yield (
            f"| {kind}: in 100, solved by a detective's reasoning | "
            + " | ".join(_shares(games, "detective", "checked"))
            + " |"
        )
    yield ""
    for kind, games in tried.items():
        checked, wrong = sum(game.checked for game in games), sum(game.wrong for game in games)
        yield f"{kind}: {checked} proven again by another prover, {wrong} with another answer."


def _shares(games: Sequence[Tried], part: str, whole: str) -> Iterator[str]:
    for level in LEVELS:
        here = [game for game in games if game.level == level]
        of = sum(getattr(game, whole) for game in here)
        yield f"{100 * sum(getattr(game, part) for game in here) / of:.0f}" if of else "–"


def _enough(pool: ProcessPoolExecutor, kind: str, wanted: int, workers: int, journal: Path | None) -> list[Tried]:
    """Games one after another, of all that have the kind and of all levels, until so many puzzles were checked."""
    games = [game for game in _noted(journal) if game.kind == kind]
    tasks = islice(_tasks(kind), len(games), None)
    while sum(game.checked for game in games) < wanted:
        tried = [*pool.map(_try, islice(tasks, 8 * workers))]
        games += tried
        if journal:
            with journal.open("ab") as notes:
                notes.write(Encoder().encode_lines(tried))
    return games


def _noted(journal: Path | None) -> list[Tried]:
    """What was tried before, game by game."""
    lines = journal.read_bytes().splitlines() if journal and journal.exists() else []
    return [decode(line, type=Tried) for line in lines]


def _tasks(kind: str) -> Iterator[tuple[Order, int]]:
    games = [game for game in puzzle_games() if kind in kinds_of(game)]
    for seed in count():
        order = Order(games[seed % len(games)], kind, LEVELS[seed // len(games) % len(LEVELS)], seed)
        if not is_rare(order.game, kind, order.level):
            yield order, seed


def _try(task: tuple[Order, int]) -> Tried:
    order, seed = task
    found = [*puzzles_in(find_game(order.game), order, SeededLuck(f"{order.kind} {seed}"))]
    seen = Counter[str]()
    for puzzle in found[:MOST_OF_A_GAME]:
        seen["checked"] += 1
        seen["wrong"] += not is_unique(puzzle)
        seen["novice"] += _solves(puzzle, NOVICE, culprit_puzzle.NOVICE, winning_puzzle.NOVICE)
        seen["detective"] += _solves(puzzle, DETECTIVE, culprit_puzzle.DETECTIVE, winning_puzzle.DETECTIVE)
    seats = found[0].view.setup.seats if found else find_game(order.game).usual_seats
    return Tried(
        kind=order.kind,
        level=order.level,
        seats=seats,
        found=len(found),
        checked=seen["checked"],
        wrong=seen["wrong"],
        novice=seen["novice"],
        detective=seen["detective"],
    )


def _solves(puzzle: Puzzle, rules: Rules, attention: culprit_puzzle.Attention, cards: int) -> bool:
    if isinstance(puzzle, CulpritPuzzle):
        return puzzle.proof.is_within(attention)
    if isinstance(puzzle, WinningPuzzle):
        return puzzle.proof.is_within(cards)
    assert isinstance(puzzle, CardPuzzle | SettlingPuzzle)
    reasoner = Reasoner(puzzle.notebook)
    reasoner.hear(puzzle.notebook.facts)
    reasoner.follow(rules)
    if isinstance(puzzle, SettlingPuzzle):
        return open_envelopes(reasoner.sheet) == ENVELOPES
    return bool(puzzle.question.answer(reasoner.sheet))


def is_unique(puzzle: Puzzle) -> bool:
    """The answer is possible, and no other is: by SAT, or by trying everything."""
    if isinstance(puzzle, CulpritPuzzle):
        return possible_murderers(puzzle.view) == {puzzle.answer}
    if isinstance(puzzle, WinningPuzzle):
        return is_proven(puzzle)
    if isinstance(puzzle, SettlingPuzzle):
        knowledge = find_game(puzzle.order.game).knowledge
        assert isinstance(knowledge, HiddenCards)
        return settling_offers(puzzle, knowledge.answering is Answering.EVERY) == {puzzle.answer}
    assert isinstance(puzzle, CardPuzzle)
    claims = Sheet(puzzle.notebook).claims(puzzle.answer)
    return is_possible(puzzle.notebook, claims) and not any(
        is_possible(puzzle.notebook, [denial]) for denial in puzzle.denials()
    )
