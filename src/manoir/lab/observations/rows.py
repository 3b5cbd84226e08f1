"""Rows of bits with named parts: how an observation is laid out."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple, Protocol

from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.setup import Setup

Layout = tuple[tuple[str, int], ...]
"""The parts of a row in their order, and how many bits each has; joining is quickest with the widest last."""


class Observer(Protocol):
    """One seat's memory. Other seats are counted from its own, so that a row means the same wherever one sits."""

    layout: Layout

    def begin(self) -> None:
        """Forget the last game."""

    def hear(self, event: Event) -> None:
        """Every event that the seat is told, once and in order."""

    def parts(self) -> Sequence[int]:
        """The bits of each part of the layout."""


class ObserverMaker(Protocol):
    def __call__(self, setup: Setup, seat: int) -> Observer: ...


class Observed(NamedTuple):
    """How a game is observed, by version, the last one in all later ones too; and which actions are chance's alone."""

    observers: tuple[ObserverMaker, ...]
    chance: tuple[type[Action], ...] = ()


def starts_of(layout: Layout) -> list[int]:
    """Where each part begins in a row."""
    return [0, *accumulate(width for _, width in layout[:-1])]


def joined(parts: Sequence[int], starts: Sequence[int]) -> int:
    """All parts in one row, the first in the lowest bits."""
    row = 0
    for bits, at in zip(parts, starts, strict=True):
        if bits:
            row |= bits << at
    return row


def beside_each_other(parts: Iterable[int], width: int) -> int:
    """Parts of the same width as one."""
    row = at = 0
    for bits in parts:
        if bits:
            row |= bits << at
        at += width
    return row


@lru_cache(maxsize=1 << 12)
def up_to(number: int, width: int) -> int:
    """A number as so many bits from the lowest on; what is beyond the width is cut off."""
    return (1 << number) - 1 & (1 << width) - 1


@lru_cache(maxsize=1 << 14)
def tallies(numbers: tuple[int, ...], width: int) -> int:
    """Numbers beside each other, each as so many bits; the same few come again and again."""
    return beside_each_other([up_to(number, width) for number in numbers], width)


@lru_cache(maxsize=1 << 14)
def marks(numbers: tuple[int | None, ...], width: int) -> int:
    """One bit for each number beside each other, none for None."""
    return beside_each_other([bit(number) for number in numbers], width)


def bit(number: int | None) -> int:
    """One bit for a number, none for None or a number below zero."""
    return 0 if number is None or number < 0 else 1 << number


@lru_cache(maxsize=1 << 14)
def turned(seats: int, seat: int, count: int) -> int:
    """A set of seats as counted from one of them."""
    return (seats >> seat | seats << count - seat) & (1 << count) - 1
