"""Somebody's puzzles: a rating against their levels, the row of evenings, and what was solved of each kind."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from msgspec import Struct

from manoir.house.past.rating import Rating, chance_against, rated
from manoir.house.puzzles.attempts import Attempt
from manoir.house.puzzles.days import in_a_row, most_in_a_row

MARKS: Mapping[int, float] = {1: 15.0, 2: 20.0, 3: 25.0, 4: 30.0, 5: 35.0}
"""How strong a puzzle of each level is: whom nobody knows meets the middle one as an equal."""
SPREAD = 2.0
"""Puzzles of a level are not all as hard."""
MOST_DRAWN = 200


class GradeMark(Struct, frozen=True):
    level: int
    value: float


class Evening(Struct, frozen=True):
    """How the puzzle of a day ended: `solved` on the day `on`, or given up."""

    day: date
    solved: bool
    wrong: int
    helps: int
    on: date | None
    seconds: int | None


class PuzzleTally(Struct, frozen=True):
    """`alone` by the first answer and without help."""

    kind: str
    level: int
    ended: int
    solved: int
    alone: int


class OfPuzzles(Struct, frozen=True):
    """`counted` are those that the rating was found from, and `points` what it was after each of the latest.

    `streak` are days in a row on which that day's puzzle was solved, `longest` the most there ever were.
    """

    rating: Rating | None
    counted: int
    points: list[float]
    marks: list[GradeMark]
    streak: int
    longest: int
    evenings: list[Evening]
    tallies: list[PuzzleTally]


def of_puzzles(attempts: Sequence[Attempt], today: date) -> OfPuzzles:
    ratings = _ratings(attempts)
    ended = [attempt for attempt in attempts if attempt.ending is not None]
    punctual = {attempt.day for attempt in ended if attempt.day is not None and attempt.on == attempt.day}
    return OfPuzzles(
        ratings[-1] if ratings else None,
        len(ratings),
        [rating.value for rating in ratings[-MOST_DRAWN:]],
        [GradeMark(level, value) for level, value in MARKS.items()],
        in_a_row(punctual, today),
        most_in_a_row(punctual),
        sorted(map(_evening, filter(lambda attempt: attempt.day, ended)), key=lambda evening: evening.day),
        _tallies(ended),
    )


def rated_by(own: Rating, attempt: Attempt) -> Rating:
    """A puzzle is an opponent of known strength, beaten by the first answer without help and by nothing else.

    A right answer weighs as much as it is likely to have been found and not guessed: who only guesses goes down.
    """
    puzzle = Rating(MARKS[attempt.level], SPREAD)
    after = rated(own, [puzzle], attempt.is_alone, None if attempt.is_alone else 0)
    if not attempt.is_alone:
        return after
    found, guessed = chance_against(own, puzzle), 1 / attempt.answers
    weight = (1 - guessed) * found / (guessed + (1 - guessed) * found)
    return Rating(own.value + weight * (after.value - own.value), own.doubt + weight * (after.doubt - own.doubt))


def _ratings(attempts: Iterable[Attempt]) -> list[Rating]:
    """After each, as they were begun: a wrong answer counts, whether or not a right one follows some day."""
    own, after = Rating(), []
    for attempt in sorted(attempts, key=lambda attempt: attempt.began):
        if not attempt.brought:
            own = rated_by(own, attempt)
            after.append(own)
    return after


def _evening(attempt: Attempt) -> Evening:
    assert attempt.day is not None
    solved = attempt.ending == "solved"
    return Evening(attempt.day, solved, attempt.wrong, attempt.helps, attempt.on, attempt.seconds)


def _tallies(ended: Iterable[Attempt]) -> list[PuzzleTally]:
    of: dict[tuple[str, int], list[Attempt]] = {}
    for attempt in ended:
        of.setdefault((attempt.kind, attempt.level), []).append(attempt)
    return [
        PuzzleTally(
            kind,
            level,
            len(those),
            sum(attempt.ending == "solved" for attempt in those),
            sum(attempt.is_alone for attempt in those),
        )
        for (kind, level), those in sorted(of.items())
    ]
