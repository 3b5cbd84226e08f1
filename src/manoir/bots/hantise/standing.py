"""What a seat of Hantise has on the table and in hand, in the numbers that forecasts are made of."""

from functools import lru_cache

from msgspec import Struct

from manoir.games.hantise.apparitions import PER_SEAT, frightens, terror
from manoir.games.hantise.cards import (
    FAMILY_OF,
    FIRST_PLACE,
    POINTS,
    REINES,
    TERROR,
    TYPE_OF,
    ZONE_OF,
    Cards,
    Stack,
    each,
)
from manoir.games.hantise.components import MARABOUT, TYPES, ZONE_BONUS, ZONES, Family, Zone
from manoir.games.hantise.outcome import points
from manoir.games.hantise.state import THRESHOLD, HantiseState

A_PLACE_SCORED = 1.3
"""What one brings in the end, in points."""
SCARING_NOBODY = min(THRESHOLD[:MARABOUT]) - 1
"""Places alone count no more than this tonight: no Character is that easily scared."""
PLACE, UNPLAYABLE = len(TYPES), len(TYPES) + 1
"""In `Hand.counts`, after the types of Monsters."""


class Shape(Struct, frozen=True):
    terror: int
    scares: bool
    """Whether there is a Monster in it."""
    bare: int
    """The terror without the uncovered card; none if that was the only Monster."""
    ends_in_a_place: bool
    place: int
    reine: int
    """The points it brings when it wins: of its best Place, and of a Reine if there is one."""


@lru_cache(maxsize=1 << 16)
def shape(stack: Stack) -> Shape:
    place = max((POINTS[card] for card in stack if card >= FIRST_PLACE), default=0)
    reine = int(not REINES.isdisjoint(stack))
    bare = terror(stack[:-1]) if frightens(stack[:-1]) else 0
    return Shape(terror(stack), frightens(stack), bare, stack[-1] >= FIRST_PLACE, place, reine)


class Hand(Struct, frozen=True):
    counts: tuple[int, ...]
    """By type of Monster, then Places, then Monsters that may not be played."""
    terror: int
    """Of the Monsters that may be played."""
    places: tuple[int, ...]
    """Their terror by Zone."""


@lru_cache(maxsize=1 << 16)
def hand(cards: Cards, forbidden: Family) -> Hand:
    counts, monsters, places = [0] * (len(TYPES) + 2), 0, [0] * len(ZONES)
    for card in each(cards):
        if card >= FIRST_PLACE:
            counts[PLACE] += 1
            places[ZONE_OF[card]] += TERROR[card]
        elif FAMILY_OF[card] == forbidden:
            counts[UNPLAYABLE] += 1
        else:
            counts[TYPE_OF[card]] += 1
            monsters += max(1, TERROR[card])
    return Hand(tuple(counts), monsters, tuple(places))


class Standing(Struct):
    """The apparitions of one seat; the best is the one worth most tonight, with the bonus of the Zone."""

    whole: int = 0
    count: int = 0
    largest: int = 0
    """In terror."""
    next_largest: int = 0
    """In terror, once the best is gone."""
    best: int = 0
    second: int = 0
    """What they are worth tonight."""
    spent: int = 0
    """The terror of the best: what a victory costs."""
    brings: int = 0
    """The points that it brings."""
    least: int = 0
    """The terror of the least: what a victory costs if the opponent folds."""
    least_brings: int = 0
    is_loose: bool = False
    """A Monster lies uncovered on the best."""


_points = lru_cache(maxsize=1 << 14)(points)


def lead(table: HantiseState, seat: int) -> int:
    """In points."""
    won, scored, other = table.won, table.scored, 1 - seat
    return _points(won[seat], scored[seat]) - _points(won[other], scored[other])


def standing(table: HantiseState, seat: int) -> Standing:
    return _standing(tuple(table.stacks[seat * PER_SEAT : seat * PER_SEAT + PER_SEAT]), table.zone)


@lru_cache(maxsize=1 << 15)
def _standing(stacks: tuple[Stack, ...], visited: Zone) -> Standing:
    found = Standing()
    for zone, stack in enumerate(stacks):
        if not stack:
            continue
        own = shape(stack)
        worth = own.terror
        found.count += 1
        found.whole += worth
        found.largest = max(found.largest, worth)
        if not found.least or worth < found.least:
            found.least, found.least_brings = worth, own.place + own.reine
        value = worth + ZONE_BONUS if zone == visited else worth
        if not own.scares:
            value = min(value, SCARING_NOBODY)
        if value > found.best:
            found.next_largest = max(found.next_largest, found.spent)
            found.second, found.best = found.best, value
            found.spent, found.brings, found.is_loose = worth, own.place + own.reine, not own.ends_in_a_place
        else:
            found.second = max(found.second, value)
            found.next_largest = max(found.next_largest, worth)
    return found
