"""Apparitions: what a stack is worth, what lies uncovered, which objects are held.

The stacks of both seats are one sequence: those of seat 0 by Zone, then those of seat 1.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from manoir.games.hantise.cards import (
    FAMILY_OF,
    FIRST_PLACE,
    OBJECT_PLACE,
    PLACE_CARDS,
    PROTECTED_FROM,
    TERROR,
    ZONE_OF,
    Stack,
    monster,
)
from manoir.games.hantise.components import (
    FAMILIES,
    NONE,
    REINE,
    SERVITEUR,
    SOULS,
    SQUATTEUR,
    ZONE_BONUS,
    ZONES,
    Card,
    Family,
)

PER_SEAT = len(ZONES)
ALL_ZONES = (1 << PER_SEAT) - 1


class Board(Protocol):
    """What lies open on the table, be it the true one or a seat's picture of it."""

    @property
    def stacks(self) -> Sequence[Stack]: ...

    @property
    def discard(self) -> Stack: ...

    @property
    def character(self) -> int: ...


@lru_cache(maxsize=1 << 16)
def terror(stack: Stack) -> int:
    """All cards count, covered or not; the Zone's bonus is not in it."""
    total = sum(map(TERROR.__getitem__, stack))
    # There is one copy of each: none is counted twice.
    for card in _COMPANY.keys() & stack:
        total += sum(map(_COMPANY[card].__contains__, stack))
    return total


_COMPANY = {
    **{monster(SQUATTEUR, family): frozenset(PLACE_CARDS) for family in range(len(FAMILIES))},
    **{monster(REINE, family): frozenset({monster(SERVITEUR, family)}) for family in range(len(FAMILIES))},
}
"""What is worth as much as the company it keeps, and which cards that is."""


def value(stack: Stack, is_visited: bool) -> int:
    """With the bonus of the Zone where the Character is; a Zone without an apparition is worth nothing."""
    return terror(stack) + (ZONE_BONUS if is_visited else 0) if stack else 0


def forbidden(board: Board, seat: int) -> Family:
    """The family that the seat may neither play nor keep now, or NONE: the object's Place lifts the protection."""
    family, place, at = _PROTECTIONS[seat][board.character]
    return NONE if place in board.stacks[at] else family


_PROTECTIONS = tuple(
    tuple(
        (family, place, seat * PER_SEAT + ZONE_OF[place])
        for family, place in zip(PROTECTED_FROM, OBJECT_PLACE, strict=True)
    )
    for seat in range(len(SOULS))
)
"""By seat and Character: the family, the object's Place, and the stack which that lies in if the seat has it."""


def last_monster(discard: Stack) -> Card:
    """The Monster most recently discarded and still there, or NONE."""
    for card in reversed(discard):
        if card < FIRST_PLACE:
            return card
    return NONE


def without_last(stack: Stack, card: Card) -> Stack:
    """An apparition or the discard pile after its last copy of a card has been taken out."""
    at = len(stack) - 1 - stack[::-1].index(card)
    return stack[:at] + stack[at + 1 :]


def uncovered_monsters(stacks: Sequence[Stack], seat: int, family: Family) -> int:
    """The set of Zones where the seat's uncovered card is a Monster of the family."""
    zones = 0
    for zone, stack in enumerate(stacks[seat * PER_SEAT : seat * PER_SEAT + PER_SEAT]):
        if stack and FAMILY_OF[stack[-1]] == family:
            zones |= 1 << zone
    return zones


def uncovered_places(stacks: Sequence[Stack], seat: int) -> int:
    """The set of Zones where the seat's uncovered card is a Place."""
    return uncovered_monsters(stacks, seat, NONE)
