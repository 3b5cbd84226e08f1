"""What a game shows in the terminal; the module `manoir.terminal.<game>` holds it as SCREEN; else it is plain."""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.names import Language, Name
from manoir.core.views import View
from manoir.games.registry import module_about
from manoir.terminal.plain import PlainScreen


class Screen(Protocol):
    names: Mapping[str, Name]
    """Every word of the game's actions and characters; its names are shown in choices, and understood when typed."""

    def draw(self, view: View, language: Language) -> Text:
        """The table as this seat sees it, in text and colour."""

    def describe(self, view: View, language: Language) -> list[str]:
        """The same in plain sentences, for a screen reader."""

    def notebook(self, view: View, language: Language) -> Text:
        """What this seat has been shown or told, card by card."""

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        """What the log says of an event told to this seat; None if it says nothing."""

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        """What a bot in this seat believed, as one sentence."""

    def question(self, view: View, language: Language) -> str:
        """What is asked of this seat now, as one sentence."""

    def refusal(self, clause: str, language: Language) -> str | None:
        """Why an action is refused, by the clause that refuses it; None if the engine's own English reason serves."""


@runtime_checkable
class ExplainingScreen(Protocol):
    """A game with cards that want explaining."""

    def explain(self, asked: str, view: View, language: Language) -> list[str]:
        """When a card or Power is used and what it does; asked about nothing, all that this seat holds."""


def screen_of(game: Game) -> Screen:
    module = module_about(game, "terminal")
    screen: Screen = PlainScreen(game) if module is None else module.SCREEN
    return screen
