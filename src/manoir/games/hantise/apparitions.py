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
    PROTECTED_FROM,
    TERROR,
    TYPE_OF,
    ZONE_OF,
    Stack,
    monster,
)
from manoir.games.hantise.components import NONE, REINE, SERVITEUR, SQUATTEUR, ZONE_BONUS, ZONES, Card, Family

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
    if not _SOCIABLE.isdisjoint(stack):
        for card in stack:
            if TYPE_OF[card] == SQUATTEUR:
                total += sum(other >= FIRST_PLACE for other in stack)
            elif TYPE_OF[card] == REINE:
                total += stack.count(monster(SERVITEUR, FAMILY_OF[card]))
    return total


_SOCIABLE = frozenset(card for card, kind in enumerate(TYPE_OF) if kind in (SQUATTEUR, REINE))
"""What is worth as much as the company it keeps."""


def value(stack: Stack, is_visited: bool) -> int:
    """With the bonus of the Zone where the Character is; a Zone without an apparition is worth nothing."""
    return terror(stack) + (ZONE_BONUS if is_visited else 0) if stack else 0


def forbidden(board: Board, seat: int) -> Family:
    """The family that the seat may neither play nor keep now, or NONE: the object's Place lifts the protection."""
    family = PROTECTED_FROM[board.character]
    if family == NONE:
        return NONE
    place = OBJECT_PLACE[board.character]
    return NONE if place in board.stacks[seat * PER_SEAT + ZONE_OF[place]] else family


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
