"""A puzzle about which of some questions settles it: what each answer to each of them leaves."""

from msgspec import Struct

from manoir.puzzles.cards.card_puzzle import NotedPuzzle
from manoir.puzzles.cards.proof import Proof
from manoir.puzzles.settling.asking import Left

CUNNING = 6
"""What a question weighs that names a card of somebody who could show it, and settles it all the same."""
THRESHOLDS = (19, 23, 27, 32)
"""From so much effort on a puzzle is of level 2, 3, 4, 5."""


class Settling(Struct, frozen=True, tag="settling"):
    """Which of these questions, each a set of cards, leaves one envelope after every answer?"""

    offers: tuple[int, ...]


class Settlement(Struct, frozen=True):
    """How the sheet is filled in, what every answer to the right question leaves, and why none of the others does."""

    known: Proof
    """Why nothing else can be in the envelope."""
    envelopes: tuple[int, ...]
    settled: tuple[Left, ...]
    doubts: tuple[tuple[int, Left], ...]
    """By question, an answer that leaves it open."""
    cunning: bool

    @property
    def effort(self) -> int:
        return self.known.effort + CUNNING * self.cunning

    @property
    def chain(self) -> int:
        return self.known.chain + 1

    @property
    def level(self) -> int:
        return 1 + sum(self.effort >= threshold for threshold in THRESHOLDS)


class SettlingPuzzle(NotedPuzzle, frozen=True, kw_only=True):
    """`answer` is the one of the offers."""

    question: Settling
    answer: int
    proof: Settlement
