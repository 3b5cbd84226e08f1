"""What a game shows in the terminal; the module `manoir.terminal.<game>` holds it as SCREEN; else it is plain."""

from collections.abc import Collection
from typing import Protocol

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.registry import module_about
from manoir.terminal.plain import PlainScreen
from manoir.terminal.speech import Speech

TYPED = "typed"
"""In the style of what is drawn, as `meta`: what one types for it, so that it can be clicked."""
OWN = "own"
"""In the same way: the piece of whoever looks, kept in sight where nothing can be clicked."""


class Screen(Protocol):
    def person(self, view: View, seat: int, language: Language) -> str:
        """Whoever sits there, inside a sentence."""

    def speech(self, view: View) -> Speech:
        """How the options of this seat are said and typed."""

    def draw(self, view: View, language: Language) -> Text:
        """The table as this seat sees it, in text and colour, without its hand."""

    def hand(self, view: View, language: Language) -> Text:
        """What this seat holds, as one sentence; nothing where nothing is held."""

    def describe(self, view: View, language: Language) -> list[str]:
        """The same in plain sentences, for a screen reader."""

    def notebook(self, view: View, language: Language) -> Text:
        """What this seat has been shown or told, card by card."""

    def noted(self, view: View, language: Language) -> list[str]:
        """The same in plain sentences, for a screen reader."""

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        """What the log says of the latest event told to this seat; None if it says nothing."""

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        """What a bot in this seat believed, as one sentence."""

    def question(self, view: View, language: Language) -> str:
        """What is asked of this seat now, as one sentence."""

    def explain(self, asked: str, view: View, language: Language) -> list[str]:
        """What a card, a power or a place is and does; asked about nothing, what this seat holds of them."""

    def explainable(self, view: View, language: Language) -> list[str]:
        """Names that can be asked about."""

    def claimable(self, kind: str, names: Collection[str], view: View) -> list[str]:
        """Of the names of a kind that claims are made of, those that mean something at this table."""


def screen_of(game: Game) -> Screen:
    module = module_about(game, "terminal")
    screen: Screen = PlainScreen(game) if module is None else module.SCREEN
    return screen
