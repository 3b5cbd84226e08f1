"""Chance: a source of uniform numbers, and what follows from it."""

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from manoir.core.actions import Action
from manoir.core.state import State

T = TypeVar("T")


class Luck(Protocol):
    def below(self, n: int) -> int:
        """A uniform number in 0 … n - 1."""


class SeededLuck:
    """The same seed gives the same game on any machine."""

    def __init__(self, seed: int | str) -> None:
        self._rng = Random(seed)
        self.random = self._rng.random
        self.bits = self._rng.getrandbits

    def below(self, n: int) -> int:
        # A double has 53 bits: exact enough for dice and cards, not for counts of deals.
        if n < 1 << 32:
            return int(self.random() * n)
        bits = n.bit_length()
        while (number := self._rng.getrandbits(bits)) >= n:
            pass
        return number


def shuffle(cards: MutableSequence[Any], luck: Luck) -> None:
    """Fisher and Yates, from the end: the construction that verifiers repeat."""
    below = luck.below
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def pick(options: Sequence[T], luck: Luck) -> T:
    return options[luck.below(len(options))]


def outcome(state: State, luck: Luck) -> Action:
    """What chance does at a step of its own."""
    step = state.step
    options = step.options(state)
    odds = step.odds(state)
    if odds is None:
        return options[luck.below(len(options))]
    rest = luck.below(sum(odds))
    for option, weight in zip(options, odds, strict=True):
        if rest < weight:
            return option
        rest -= weight
    raise AssertionError("a number below the sum of the odds falls on one of them")
