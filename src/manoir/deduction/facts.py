"""Facts: what a notebook is made of. Sets of cards and of seats are ints, one bit each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

ENVELOPE = -1
POOL = -2
EVERYONE = -1


class Origin(NamedTuple):
    """Where a fact comes from; deduction only carries it along."""

    turn: int = 0
    label: str = ""


UNTOLD = Origin()


@dataclass(frozen=True)
class Saw:
    """The card lies at the place: a player's seat, `ENVELOPE` or `POOL`."""

    place: int
    card: int
    origin: Origin = UNTOLD
    audience: int = EVERYONE


@dataclass(frozen=True)
class HasNone:
    """None of the cards lies at the place."""

    place: int
    cards: int
    origin: Origin = UNTOLD
    audience: int = EVERYONE


@dataclass(frozen=True)
class HasSome:
    """The player holds at least one of the cards."""

    player: int
    cards: int
    origin: Origin = UNTOLD
    audience: int = EVERYONE


@dataclass(frozen=True)
class FailedAccusation:
    """The cards are not all in the envelope."""

    cards: int
    origin: Origin = UNTOLD
    audience: int = EVERYONE


@dataclass(frozen=True)
class Leans:
    """Soft evidence: a deal in which the player holds k of the cards weighs `table[k]`, never zero."""

    player: int
    cards: int
    table: tuple[int, ...]
    origin: Origin = UNTOLD
    audience: int = EVERYONE


Fact = Saw | HasNone | HasSome | FailedAccusation | Leans


def cards_in(cards: int) -> list[int]:
    """The members of a set, lowest first."""
    members = []
    while cards:
        lowest = cards & -cards
        members.append(lowest.bit_length() - 1)
        cards ^= lowest
    return members
