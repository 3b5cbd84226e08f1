"""A puzzle as data for whoever shows it: names for numbers, lines for turns, and no answer before it is asked for."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from manoir.core.events import Event
from manoir.core.spelling import spell_event, spelt
from manoir.core.views import View
from manoir.games.knowing import Clearing
from manoir.games.registry import find_game
from manoir.puzzles.cards.sheet import Rule
from manoir.puzzles.puzzle import Puzzle

Place = int | str
"""A seat, or the name of a pile."""
Sureness: TypeAlias = Literal["stands", "undone", "first", "short"]
"""A turn wins whatever comes; the other can undo it, or has won before; or it comes to too little by itself."""
Reasoning: TypeAlias = Rule | Clearing | Literal["left", "remains", "answer", "shows"] | Sureness
"""On a sheet; about suspects, and that one of them is left; which envelopes remain, what an answer leaves; of turns."""


class TurnCourse(Struct, frozen=True):
    """What one of the turns offered comes to, by its number, once the other has done this: so much is left of it."""

    offer: int
    events: list[dict[str, Any]]
    left: int
    needed: int


class Reason(Struct, frozen=True):
    """A step of the proof: the place holds these cards, or none of them. `lines` are where it is to be seen."""

    rule: Reasoning
    place: Place
    cards: list[str]
    holds: bool
    lines: list[int]
    known: list[str]
    """What the place is known to hold, or not to hold, on which this rests."""
    inner: list["Reason"] = []
    at: int | None = None
    """The line in which it was done, where the step speaks of a deed."""
    outcome: TurnCourse | None = None
    """Where it speaks of a turn; the cards are those that the other needs to hold or draw."""


class Ask(Struct, frozen=True):
    """What is asked: which kind, and the line, seats and cards that it speaks of."""

    kind: str
    cards: list[str]
    line: int | None = None
    seat: int | None = None
    to: int | None = None
    offers: list[list[str]] = []
    """Questions, or turns, to choose from."""
    turns: list[list[dict[str, Any]]] = []
    """How the turns offered are told."""
    surely: list[str] = []
    """What the other holds for certain."""


class PlainMark(Struct, frozen=True):
    """What a line says at a glance: the card lies at the place, or it does not."""

    card: str
    place: Place
    holds: bool


class Verdict(Struct, frozen=True):
    """Of an answer; when it is wrong, the lines that it cannot stand beside."""

    right: bool
    lines: list[int] = []
    doubt: Reason | None = None
    """An answer that a question might get, and that would leave it open; what undoes a turn."""


class Narrator(ABC):
    """Speaks of one puzzle; each kind in its own way."""

    puzzle: Puzzle

    @abstractmethod
    def ask(self) -> Ask: ...

    @abstractmethod
    def offered(self) -> list[str]:
        """All that an answer may name."""

    @abstractmethod
    def answer(self) -> list[str]:
        """As it is to be given: cards, a place or a seat."""

    @abstractmethod
    def judge(self, given: Sequence[str]) -> Verdict: ...

    @abstractmethod
    def proof(self) -> list[Reason]: ...

    @abstractmethod
    def hand(self) -> list[str]:
        """The reader's own cards."""

    @abstractmethod
    def sizes(self) -> list[int]:
        """Cards by seat."""

    @abstractmethod
    def marks(self) -> list[list[PlainMark]]:
        """What each line says by itself, without any reasoning."""

    def categories(self) -> list[list[str]]:
        """The rows of the sheet, by kind."""
        return []

    def piles(self) -> dict[str, int]:
        """Places that are nobody's hand and hold something, with how many cards."""
        return {}

    @abstractmethod
    def told_by(self, line: int) -> tuple[Event, ...]:
        """All that the seat had been told at the end of a line, told there or not."""

    def pictures(self) -> list[dict[str, Any]]:
        """The table at the end of each line: what has changed of it since the line before."""
        found: list[dict[str, Any]] = []
        last: dict[str, Any] = {}
        game = find_game(self.puzzle.order.game)
        view = self.puzzle.view
        for line in range(len(self.puzzle.story)):
            seen = game.picture(View(view.setup, view.seat, self.told_by(line), (), ()))
            drawn = {field: value for field, value in spelt(seen, game.spelling).items() if field not in self.private()}
            found.append({field: value for field, value in drawn.items() if last.get(field, self) != value})
            last = drawn
        return found

    def private(self) -> tuple[str, ...]:
        """What of a picture is not for whoever reads the lines alone."""
        return ()

    def spelled(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """As they cross to a page."""
        spelling = find_game(self.puzzle.order.game).spelling
        return [spell_event(event, spelling) for event in events]
