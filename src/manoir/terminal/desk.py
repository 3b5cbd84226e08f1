"""Where a player sits: what is shown to him and what he types, line by line or on a full screen."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from rich.text import Text

from manoir.core.game import Game
from manoir.core.names import Language
from manoir.core.views import View
from manoir.terminal.screen import screen_of

Pane: TypeAlias = Literal["board", "notebook", "log"]
T = TypeVar("T")


class PlayerLeft(Exception):
    """The player closed the terminal or asked to leave."""


class Choice(Struct, frozen=True):
    """What can be chosen, and what one types for it."""

    label: str
    typed: str


def numbered(labels: Iterable[str]) -> list[Choice]:
    return [Choice(label, str(number)) for number, label in enumerate(labels, 1)]


class Looking(Protocol):
    @property
    def game(self) -> Game: ...

    @property
    def view(self) -> View: ...


class Sight:
    """A table as it looks from a seat, in the language of its player."""

    def __init__(self, seat: Looking, language: Language) -> None:
        self.seat = seat
        self.language: Language = language
        self.screen = screen_of(seat.game)

    @property
    def board(self) -> Text:
        return self.screen.draw(self.seat.view, self.language)

    @property
    def hand(self) -> Text:
        return self.screen.hand(self.seat.view, self.language)

    @property
    def described(self) -> list[str]:
        return self.screen.describe(self.seat.view, self.language)

    @property
    def notebook(self) -> Text:
        return self.screen.notebook(self.seat.view, self.language)

    @property
    def noted(self) -> list[str]:
        return self.screen.noted(self.seat.view, self.language)


class Desk(Protocol):
    def news(self, sentences: Sequence[str], sight: Sight) -> None:
        """What has happened at the table; often nothing."""

    def answer(self, text: str) -> None:
        """A word to this player alone."""

    def spread(self, sight: Sight) -> None:
        """The table as it stands before a question."""

    def turn_to(self, pane: Pane, sight: Sight) -> None:
        """What the player wants to look at."""

    def ponder(self, what: str) -> None:
        """Something takes a while, of which nothing else tells."""

    def offer(self, question: str, choices: Sequence[Choice]) -> None: ...

    def confirm(self, question: str) -> None:
        """Something grave: it is answered by yes or no."""

    def wait(self, seconds: float) -> None:
        """For others; raises PlayerLeft if the player does not."""

    def typed(self) -> str:
        """Raises PlayerLeft where nothing will be typed any more."""

    def typed_within(self, seconds: float) -> str | None:
        """None if nothing is, so far; a desk that cannot tell waits."""

    def aside(self) -> str | None:
        """What was typed while nothing was asked; None if nothing was."""

    def too_early(self, typed: str) -> None:
        """An answer before its question: it is not lost."""

    def withdraw(self) -> None:
        """The question is gone, whatever was typed."""


Sitting: TypeAlias = Callable[[Desk], T]
"""All that is done at a desk."""
