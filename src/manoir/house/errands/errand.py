"""An errand: something to be thought about, by when it must have ended, and who asked for it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from manoir.core.errors import ManoirError


class Kind(Struct, frozen=True):
    """`seconds` from being asked for to its end; `most` may wait at once, and `each` of those for one asker."""

    name: str
    seconds: float
    most: int
    each: int


DECISION = Kind("decision", seconds=20.0, most=100_000, each=100)
"""What a bot does: it ends in a legal move whatever happens."""
HELP = Kind("help", seconds=20.0, most=2_000, each=8)
"""Notebooks, reasons and hints, for people at a table."""
RECORD = Kind("record", seconds=60.0, most=24, each=8)
"""What is read out of finished games in a moment."""
RECKONING = Kind("reckoning", seconds=150.0, most=24, each=8)
"""Luck apart from choices: of a long game it takes many seconds."""
PUZZLE = Kind("puzzle", seconds=150.0, most=48, each=4)
"""Mysteries: a cruel one takes a while to be found, on a telephone longest."""

KINDS = (DECISION, HELP, RECORD, RECKONING, PUZZLE)
"""The most urgent first."""
SLOW = (RECKONING, PUZZLE)
"""What is quick never waits for these."""

HURRY = 5.0
"""Seconds of waiting after which an errand is done in its simpler way, if it has one."""
MOST_ATTEMPTS = 2


class Unanswered(ManoirError):
    """An errand that ended without an answer: too many waited, its time was over, or whoever thought was lost."""


class Crowded(Unanswered):
    """It was not even begun."""


class Lost(Unanswered):
    """Whoever thought about it has died, again and again."""


class Errand(Struct, eq=False):
    """`done` is told the answer, or why there is none, once.

    `think` is called with `about`, or with `simpler` if it has waited long or was tried in vain.
    """

    kind: Kind
    askers: tuple[str, ...]
    think: Callable[..., Any]
    about: tuple[Any, ...]
    asked: float
    done: Callable[[Any, Exception | None], None]
    simpler: tuple[Any, ...] | None = None
    attempts: int = 0

    @property
    def due(self) -> float:
        return self.asked + self.kind.seconds

    def words(self, now: float) -> tuple[Any, ...]:
        """What it is about, as it is given to whoever thinks now."""
        hurried = self.attempts > 0 or now - self.asked > HURRY
        return self.simpler if hurried and self.simpler is not None else self.about
