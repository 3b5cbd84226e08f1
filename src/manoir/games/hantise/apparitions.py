"""Apparitions: what a stack is worth, what lies uncovered, which objects are held.

The stacks of both seats are one sequence: those of seat 0 by Zone, then those of seat 1.
"""

from collections.abc import Sequence
from typing import Protocol

from manoir.games.hantise.cards import (
    FAMILY_OF,
    FIRST_PLACE,
    NAMES,
    OBJECT_PLACE,
    PROTECTED_FROM,
    TERROR,
    TYPE_OF,
    ZONE_OF,
    Stack,
)
from manoir.games.hantise.components import (
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
    """What lies open on the table."""

    @property
    def stacks(self) -> Sequence[Stack]: ...

    @property
    def discard(self) -> Stack: ...

    @property
    def character(self) -> int: ...


_TERROR_BITS, _PLACE_BITS, _SQUATTEUR_BITS, _SERVITEUR_BITS = 7, 5, 3, 2
_FIRST_PLACE_BIT = _TERROR_BITS
_FIRST_SQUATTEUR_BIT = _FIRST_PLACE_BIT + _PLACE_BITS
_FIRST_FAMILY_BIT = _FIRST_SQUATTEUR_BIT + _SQUATTEUR_BITS
_FAMILY_BITS = _SERVITEUR_BITS + 1


def _weight(card: Card) -> int:
    of_family = _FIRST_FAMILY_BIT + _FAMILY_BITS * FAMILY_OF[card]
    counted = {
        NONE: 1 << _FIRST_PLACE_BIT,
        SQUATTEUR: 1 << _FIRST_SQUATTEUR_BIT,
        SERVITEUR: 1 << of_family,
        REINE: 1 << of_family + _SERVITEUR_BITS,
    }
    return TERROR[card] + counted.get(TYPE_OF[card], 0)


WEIGHT = tuple(_weight(card) for card in range(len(NAMES)))
"""All that a card's terror, and that of its company, hangs on: the weights of a stack's cards add up to that of it."""


class _Terrors(dict[int, int]):
    """By weight; a Squatteur is worth the Places with it, a Reine the Serviteurs of her family."""

    def __missing__(self, weight: int) -> int:
        places = weight >> _FIRST_PLACE_BIT & (1 << _PLACE_BITS) - 1
        squatteurs = weight >> _FIRST_SQUATTEUR_BIT & (1 << _SQUATTEUR_BITS) - 1
        found = (weight & (1 << _TERROR_BITS) - 1) + places * squatteurs
        families = weight >> _FIRST_FAMILY_BIT
        while families:
            serviteurs, has_reine = families & (1 << _SERVITEUR_BITS) - 1, families >> _SERVITEUR_BITS & 1
            found += serviteurs * has_reine
            families >>= _FAMILY_BITS
        self[weight] = found
        return found


TERRORS = _Terrors()


def weigh(stack: Stack) -> int:
    return sum(map(WEIGHT.__getitem__, stack))


def terror(stack: Stack) -> int:
    """All cards count, covered or not; the Zone's bonus is not in it."""
    return TERRORS[weigh(stack)]


def value(stack: Stack, is_visited: bool) -> int:
    """With the bonus of the Zone where the Character is; a Zone without an apparition is worth nothing."""
    return terror(stack) + (ZONE_BONUS if is_visited else 0) if stack else 0


def frightens(stack: Stack) -> bool:
    """Walls alone frighten nobody (HA-153)."""
    return any(card < FIRST_PLACE for card in stack)


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
