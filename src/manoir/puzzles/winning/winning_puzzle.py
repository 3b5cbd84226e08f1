"""A puzzle about which of some turns wins whatever is drawn: what each of them comes to at worst."""

from msgspec import Struct

from manoir.games.knowing import Course, Turn
from manoir.puzzles.puzzle import Puzzle

THRESHOLDS = (11, 13, 15, 18)
"""From so much effort on a puzzle is of level 2, 3, 4, 5."""
PLAY = 2
"""What each thing done in the turn sought weighs; each card of an answer that has to be thought of weighs 1."""


NOVICE, DETECTIVE = 0, 1
"""How many cards of an answer they think of."""


class Winning(Struct, frozen=True, tag="winning"):
    """After which of these turns is it won, whatever the other holds and draws?"""

    offers: tuple[tuple[str, ...], ...]
    """By the texts of what is done."""


class Plan(Struct, frozen=True):
    """Why one turn alone wins."""

    plays: int
    """How much is done in it; without any of that no turn wins."""
    courses: tuple[Course, ...]
    """Of each offer."""
    tempting: int
    """How many turns would win if nothing came between, and do not; those left out that only do more."""

    @property
    def effort(self) -> int:
        """A longer answer is harder to see, and so is the right one of many turns."""
        answers = sum(len(course.cards) for course in self.courses)
        return PLAY * self.plays + answers + self.tempting.bit_length()

    @property
    def chain(self) -> int:
        return max(len(course.cards) for course in self.courses)

    def is_within(self, cards: int) -> bool:
        """Whether somebody who thinks of answers of so many cards finds out that all others fail."""
        return all(course.wins or len(course.cards) <= cards for course in self.courses)

    @property
    def level(self) -> int:
        return 1 + sum(self.effort >= threshold for threshold in THRESHOLDS)


class WinningPuzzle(Puzzle, frozen=True, kw_only=True):
    """`answer` is the place of the right one among the offers."""

    question: Winning
    answer: int
    proof: Plan
    lines: tuple[int, ...]
    """The line of each event told."""


def texts(turn: Turn) -> tuple[str, ...]:
    return tuple(action.text for action in turn)
