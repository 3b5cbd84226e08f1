"""What is asked and answered about puzzles, as JSON."""

from datetime import date
from typing import Annotated, Any

from msgspec import Meta, Struct

from manoir.puzzles.telling import Ask, PlainMark, Reason, Reasoning

Word = Annotated[str, Meta(max_length=60)]
MOST_GIVEN = 8
MOST_BROUGHT = 400
YEAR = 366 * 24 * 3600
Seconds = Annotated[int, Meta(ge=0, le=YEAR)]
MOST_HELPS = 1000


class PuzzleDay(Struct, frozen=True):
    """Which puzzle is that of a day; the first one had number 1."""

    day: str
    number: int
    game: str
    kind: str
    level: int


class PuzzleLine(Struct, frozen=True):
    """A turn of the story, and what it says at a glance; the first line is the deal."""

    events: list[dict[str, Any]]
    marks: list[PlainMark]
    picture: dict[str, Any]
    """The fields of the table's picture that have changed by its end."""


class PuzzleNews(Struct, frozen=True):
    """All that one is told before answering. `day` and `number` where it was that of a day."""

    name: str
    game: str
    kind: str
    level: int
    day: str | None
    number: int | None
    characters: list[str]
    seat: int
    hand: list[str]
    sizes: list[int]
    """Cards by seat."""
    piles: dict[str, int]
    """Cards in each place that is nobody's hand."""
    story: list[PuzzleLine]
    ask: Ask


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a kind, any."""

    game: Word
    level: int
    kind: Word | None = None


class GivenAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards in any order, or one place: a seat's number or a pile's name.

    `day` is the date where one is, and `seconds` the time that one took, for one's own page.
    """

    given: Annotated[list[Word], Meta(max_length=MOST_GIVEN)]
    day: date | None = None
    seconds: Seconds | None = None


class WantedHelp(Struct, frozen=True, forbid_unknown_fields=True):
    """`helps` were given before: three for each step."""

    helps: Annotated[int, Meta(ge=0, le=MOST_HELPS)]


class BroughtEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzle of a day, solved `on` a day before the house kept any of it, or in another house."""

    day: date
    on: date
    seconds: Seconds
    helps: Annotated[int, Meta(ge=0, le=MOST_HELPS)]


class BroughtEvenings(Struct, frozen=True, forbid_unknown_fields=True):
    evenings: Annotated[list[BroughtEvening], Meta(max_length=MOST_BROUGHT)]


class PuzzleHelp(Struct, frozen=True):
    """For a step of the proof: first the `lines` to look at, then the rule that applies, then the step itself."""

    step: int
    degree: int
    lines: list[int]
    offer: int | None = None
    """Which of the turns offered is looked at."""
    rule: Reasoning | None = None
    reason: Reason | None = None
    last: bool = False


class Solution(Struct, frozen=True):
    answer: list[str]
    proof: list[Reason]


class Judgement(Struct, frozen=True):
    """Of an answer: when it is right the whole proof, else the lines that it cannot stand beside."""

    right: bool
    lines: list[int] = []
    doubt: Reason | None = None
    """An answer that the question given might get, and that would leave it open; what undoes the turn given."""
    solution: Solution | None = None
