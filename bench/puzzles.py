"""Puzzles a minute, positions that qualify, proofs checked by other provers, and how far plainer reasoning gets.

Needs nothing but the house itself and python-sat: `python -m bench puzzles --workers 16 --journal proven.jsonl`.
Stopped, it goes on from its journal.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, count, islice, repeat
from pathlib import Path
from statistics import mean
from time import process_time

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
from manoir.puzzles.cards.proof import SUPPOSING
from manoir.puzzles.cards.reasoning import DETECTIVE, NOVICE, Reasoner, Rules
from manoir.puzzles.cards.sheet import Sheet
from manoir.puzzles.culprit import culprit_puzzle
from manoir.puzzles.culprit.culprit_puzzle import CulpritPuzzle
from manoir.puzzles.finding import is_rare, kinds_of, make, of_any_level, puzzle_games
from manoir.puzzles.kinds import CARD_KINDS, KINDS, LEVELS
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
"""Of one level, checked: some games hold dozens of the gentlest, and then the others would hardly be looked at."""


class Tried(Struct, frozen=True):
    """What a game that was searched for puzzles of a kind held of one level."""

    kind: str
    seed: int
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
    yield "| puzzles a minute of one core | " + " | ".join(f"level {level}" for level in LEVELS) + " |"
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
    """Of the processor: what else the machine does meanwhile counts for nothing."""
    start = process_time()
    make(order)
    return process_time() - start


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
    """Games one after another, of all that have the kind, until so many puzzles of it were checked."""
    tried = [each for each in _noted(journal) if each.kind == kind]
    seeds = count(1 + max((each.seed for each in tried), default=-1))
    while sum(each.checked for each in tried) < wanted:
        some = [*chain.from_iterable(pool.map(_try, repeat(kind), islice(seeds, 8 * workers)))]
        tried += some
        if journal:
            with journal.open("ab") as notes:
                notes.write(Encoder().encode_lines(some))
    return tried


def _noted(journal: Path | None) -> list[Tried]:
    """What was tried before, game by game."""
    lines = journal.read_bytes().splitlines() if journal and journal.exists() else []
    return [decode(line, type=Tried) for line in lines]


def _try(kind: str, seed: int) -> list[Tried]:
    """One game, for puzzles of all levels."""
    games = [game for game in puzzle_games() if kind in kinds_of(game)]
    game = games[seed % len(games)]
    found = [puzzle for levels in _searched_together(kind) for puzzle in _found(game, kind, levels, seed)]
    seats = found[0].view.setup.seats if found else find_game(game).usual_seats
    return [
        _looked_through(kind, seed, level, seats, [puzzle for puzzle in found if puzzle.proof.level == level])
        for level in LEVELS
        if not is_rare(game, kind, level)
    ]


def _looked_through(kind: str, seed: int, level: int, seats: int, found: Sequence[Puzzle]) -> Tried:
    some = found[:MOST_OF_A_GAME]
    return Tried(
        kind=kind,
        seed=seed,
        level=level,
        seats=seats,
        found=len(found),
        checked=len(some),
        wrong=sum(not is_unique(puzzle) for puzzle in some),
        novice=sum(_solves(puzzle, NOVICE, culprit_puzzle.NOVICE, winning_puzzle.NOVICE) for puzzle in some),
        detective=sum(
            _solves(puzzle, DETECTIVE, culprit_puzzle.DETECTIVE, winning_puzzle.DETECTIVE) for puzzle in some
        ),
    )


def _searched_together(kind: str) -> Sequence[Sequence[int]]:
    """Where suppositions are allowed another puzzle is found: these levels are searched by themselves."""
    if kind not in CARD_KINDS:
        return (LEVELS,)
    return [level for level in LEVELS if level < SUPPOSING], [level for level in LEVELS if level >= SUPPOSING]


def _found(game: str, kind: str, levels: Sequence[int], seed: int) -> Iterator[Puzzle]:
    order = Order(game, kind, levels[0], seed)
    found = of_any_level(find_game(game), order, SeededLuck(f"{kind} {seed}"))
    return (puzzle for puzzle in found if puzzle.proof.level in levels)


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
