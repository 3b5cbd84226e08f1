"""Which puzzles a booklet has: gentle first, of all games and kinds in turn."""

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from manoir.puzzles.finding import is_rare, make
from manoir.puzzles.puzzle import BadName, Order, Puzzle

MOST = 366
APART = 1000
"""Seeds between one try and the next, so that two pages never get the same puzzle."""

MOST_TOLD = 60
"""Events of a story: what is longer would be too small to read on its page."""


class Wanted(Struct, frozen=True):
    """How many, from which level to which, of what, beginning with which seed."""

    count: int
    levels: range
    games: Sequence[str]
    kinds: Sequence[str]
    seed: int


def check_count(count: int) -> int:
    if not 1 <= count <= MOST:
        raise BadName(f"a booklet has 1 to {MOST} puzzles, not {count}", f"un cahier a 1 à {MOST} énigmes, pas {count}")
    return count


def orders(wanted: Wanted) -> Iterator[Order]:
    """In the order of the pages."""
    for page in range(wanted.count):
        level = wanted.levels[page * len(wanted.levels) // wanted.count]
        turn = [pair for pair in product(wanted.kinds, wanted.games) if not is_rare(pair[1], pair[0], level)]
        if not turn:
            raise BadName(f"no such puzzles of level {level}", f"pas de telles énigmes de niveau {level}")
        kind, game = turn[page % len(turn)]
        yield Order(game, kind, level, wanted.seed + page)


def chosen(wanted: Wanted) -> Iterator[Puzzle]:
    """Made one after the other; where a seed leads to none, another does."""
    for order in orders(wanted):
        yield _made(order)


def _made(order: Order) -> Puzzle:
    for further in range(APART):
        try:
            found = make(Order(order.game, order.kind, order.level, order.seed + further * APART))
        except BadName:
            continue
        if sum(len(line.events) for line in found.story) <= MOST_TOLD:
            return found
    raise BadName(f"no puzzles of level {order.level}", f"pas d’énigmes de niveau {order.level}")
