"""What a game says can be known in it: where hidden cards lie, or who of the players it was."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.knowledge import Knowledge
from manoir.core.views import View
from manoir.deduction.answers import Answer, Answering
from manoir.deduction.notebook import Notebook


class Subject(Struct, frozen=True):
    """What an action is about: a set of cards, and the seats that would be `asked` for them, in this order."""

    cards: int = 0
    asked: tuple[int, ...] = ()


def _about_nothing(view: View, action: Action) -> Subject:
    return Subject()


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


def _hears_nothing(seat: int, told: Iterable[Event]) -> Answer:
    return ()


class HiddenCards(Knowledge, frozen=True):
    """Cards lie hidden, and facts about them can be counted."""

    notebook: Callable[[View], Notebook]
    spell: Callable[[int], str]
    """The name of a card."""
    piles: Mapping[int, str]
    """The names of the notebook's places that are nobody's hand."""
    subject_of: Callable[[View, Action], Subject] = _about_nothing
    story: Story | None = None
    """Without it, no puzzles are made of the game."""
    answering: Answering = Answering.FIRST
    answer_in: Callable[[int, Iterable[Event]], Answer] = _hears_nothing
    """What a seat that has asked is answered, from all that it is told afterwards."""

    def spell_all(self, cards: int) -> list[str]:
        return [self.spell(card) for card in range(cards.bit_length()) if cards >> card & 1]

    def place(self, number: int) -> int | str:
        return self.piles.get(number, number)


class HiddenRole(Knowledge, frozen=True):
    """One of the players has a role that the others do not know."""

    name: str
    odds: Callable[[View], Sequence[Fraction]]
    """By seat."""
