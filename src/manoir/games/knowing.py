"""What a game says can be known in it: where hidden cards lie, or who of the players it was."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.events import Event
from manoir.core.knowledge import Knowledge
from manoir.core.views import View
from manoir.deduction.answers import Answer, Answering
from manoir.deduction.notebook import Notebook


class Subject(Struct, frozen=True):
    """What an action is about: a set of cards, and the seats that would be `asked` for them, in this order."""

    cards: int = 0
    asked: tuple[int, ...] = ()


Subjects: TypeAlias = Callable[[Action], Subject]
"""What an action of a seat would be about, as it sees the table."""


def _about_nothing(view: View) -> Subjects:
    return lambda action: Subject()


class Story(Struct, frozen=True):
    """How a game is told to somebody who was not there and wants to find out what lies where."""

    began: type[Event]
    """Begins a turn: facts count turns by it."""
    shown: Callable[[Event], tuple[int, int] | None]
    """Who showed whom a card that the listener did not see."""
    told: tuple[type[Event], ...]
    """All that a fact of a notebook may come from."""
    rare: tuple[tuple[str, int], ...] = ()
    """Kinds and levels of puzzles of which its games give next to none."""
    private: tuple[str, ...] = ("shown",)
    """What of a picture may come from a turn that is not told."""


def _hears_nothing(seat: int, told: Iterable[Event]) -> Answer:
    return ()


class HiddenCards(Knowledge, frozen=True):
    """Cards lie hidden, and facts about them can be counted."""

    notebook: Callable[[View], Notebook]
    spell: Callable[[int], str]
    """The name of a card."""
    piles: Mapping[int, str]
    """The names of the notebook's places that are nobody's hand."""
    subjects: Callable[[View], Subjects] = _about_nothing
    story: Story | None = None
    """Without it, no puzzles are made of the game."""
    answering: Answering = Answering.FIRST
    answer_in: Callable[[int, Iterable[Event]], Answer] = _hears_nothing
    """What a seat that has asked is answered, from all that it is told afterwards."""

    def spell_all(self, cards: int) -> list[str]:
        return [self.spell(card) for card in range(cards.bit_length()) if cards >> card & 1]

    def place(self, number: int) -> int | str:
        return self.piles.get(number, number)


Clearing: TypeAlias = Literal["beside", "unarmed", "clash", "took", "played"]
"""He stood where it was done; had not what it was done with; or else lines contradict each other. Took or gave away."""


class Finding(Struct, frozen=True):
    """A step on the way to who it was: the seat is cleared, or is found to have had something in hand.

    `lines` are those of the story from which that follows, `things` the names of what the step speaks of.
    """

    rule: Clearing
    seat: int
    things: tuple[str, ...]
    lines: tuple[int, ...]
    at: int | None = None
    """The line in which it was done; None for a seat that is cleared."""


class Inquest(Struct, frozen=True):
    """How a game is told to somebody who was not there and wants to find out who it was."""

    begins: tuple[type[Event], ...]
    """Each begins a line of the story."""
    tells: Callable[[Event], bool]
    """Whether something stands in its line; the rest goes without saying."""
    seats: range
    """How many play, for a story that can be kept in mind."""
    plays: Callable[[View, Luck], Action]
    """How plain people play it. They never change, so that the name of a puzzle stands for the same game for ever."""
    suspects: Callable[[View], frozenset[int]]
    """Who can be the one, after all that the seat was told."""
    at_a_glance: Callable[[View], frozenset[int]]
    """Who can be the one for somebody who looks at what lies open, and follows nothing that is hidden."""
    shown: Callable[[View], Mapping[int, int]]
    """Who has been shown not to be the one, with the number of what told so; the seat itself goes with nothing."""
    things: Callable[[View], tuple[tuple[str, ...], ...]]
    """What somebody who wants to find out keeps an eye on, by kind: first what it is done with."""
    findings: Callable[[View, Sequence[int]], tuple[Finding, ...]]
    """How all others are cleared, given the line of everything that was told."""


Turn: TypeAlias = tuple[Action, ...]
"""All that a seat does in its turn before it ends it; what chance does meanwhile is left out."""


class Course(Struct, frozen=True):
    """What a turn comes to at worst: it `wins` if what is `left` of it after the other's turn is what is `needed`."""

    wins: bool
    left: int
    needed: int
    turn: tuple[Event, ...]
    """As the seat is told it, with what chance does at worst."""
    cards: tuple[str, ...]
    """What the other must hold or draw for it."""
    answer: tuple[Event, ...]
    """What the seat is told of the other's turn: he does this with them, or has won before he drew."""
    lines: int
    """How many ways of the other were looked at."""


class Turns(Protocol):
    """All that the seat that decides in a view can do before it ends its turn."""

    def wins(self, may: Callable[[Action], bool]) -> bool:
        """Whether it can win for sure by such actions; what it does may hang on what it sees."""

    def promising(self) -> dict[Turn, int]:
        """Turns that would win if nothing came between, the shortest first, with what they reach."""

    def stands(self, turn: Turn) -> bool:
        """Whether it wins, whatever chance and the other do."""

    def course(self, turn: Turn) -> Course: ...


class Hidden(Struct, frozen=True):
    """The cards as a seat knows them: its own, how many each has, and what the other surely holds."""

    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    surely: tuple[str, ...]


class Certainty(Struct, frozen=True):
    """How a game is told to somebody who wants to win whatever is drawn."""

    begins: tuple[type[Event], ...]
    """Each begins a line of the story."""
    tells: Callable[[Event], bool]
    """Whether something stands in its line; the rest goes without saying."""
    by_chance: tuple[type[Event], ...]
    """What nobody chose to do."""
    round: type[Event]
    """The story is that of the round that began with it last."""
    plays: Callable[[View, Luck], Action]
    """How plain people play it. They never change, so that the name of a puzzle stands for the same game for ever."""
    turns: Callable[[View], Turns | None]
    """Where one can be asked which turn wins."""
    is_play: Callable[[Action], bool]
    """Whether it does something; to leave something undone is no part of a plan."""
    hidden: Callable[[View], Hidden]


class HiddenDraws(Knowledge, frozen=True):
    """Hands are drawn from a pile that nobody knows, and played in the open."""

    certainty: Certainty | None = None
    """Without it, no puzzles are made of the game."""


class HiddenRole(Knowledge, frozen=True):
    """One of the players has a role that the others do not know."""

    name: str
    odds: Callable[[View], Sequence[Fraction]]
    """By seat."""
    inquest: Inquest | None = None
    """Without it, no puzzles are made of the game."""
