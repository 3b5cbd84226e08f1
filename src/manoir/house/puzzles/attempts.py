"""What the house has seen of a visitor at a puzzle: it judges answers and gives help itself, and notes both.

The first ending stands: whatever comes after it changes nothing.
"""

from datetime import UTC, date, datetime
from math import comb
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from manoir.house.puzzles.days import day_where
from manoir.puzzles.daily import day_of
from manoir.puzzles.puzzle import EDITION, Order
from manoir.puzzles.telling import Narrator

Ending: TypeAlias = Literal["solved", "given-up"]


class Attempt(Struct, frozen=True):
    """`began` with the first answer or help; `answers` are as many as could have been given.

    `seconds` is what the page says, and nobody can verify. What was `brought` by a page that had kept it by itself has
    no name, and was not judged here. Times are milliseconds since 1970.
    """

    puzzle: str
    name: str | None
    game: str
    kind: str
    level: int
    day: date | None
    answers: int
    began: int
    wrong: int = 0
    helps: int = 0
    ending: Ending | None = None
    ended: int | None = None
    on: date | None = None
    """The day where the visitor was, when it was solved."""
    seconds: int | None = None
    brought: bool = False

    @property
    def is_alone(self) -> bool:
        """Solved by the first answer, without help, as this house has seen it."""
        return self.ending == "solved" and not self.wrong and not self.helps and not self.brought


def key_of(order: Order) -> str:
    """What a puzzle is known by before it is made."""
    return f"e{EDITION}.{order.game}.{order.kind}.{order.level}.{order.seed}"


def begun(narrator: Narrator, now: int) -> Attempt:
    order = narrator.puzzle.order
    answers = comb(len(narrator.offered()), len(narrator.answer()))
    name, day = narrator.puzzle.name, day_of(order)
    return Attempt(key_of(order), name, order.game, order.kind, order.level, day, answers, now)


def mistaken(attempt: Attempt) -> Attempt:
    return replace(attempt, wrong=attempt.wrong + 1)


def helped(attempt: Attempt, helps: int) -> Attempt:
    """So many in all: one told twice is one, and one told before its time says what those before it would have said."""
    return replace(attempt, helps=max(attempt.helps, helps))


def solved(attempt: Attempt, now: int, told: date | None, seconds: int | None) -> Attempt:
    on = day_where(told, datetime.fromtimestamp(now / 1000, UTC))
    return replace(attempt, ending="solved", ended=now, on=on, seconds=seconds)


def given_up(attempt: Attempt, now: int) -> Attempt:
    return replace(attempt, ending="given-up", ended=now)
