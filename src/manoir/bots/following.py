"""Going on from where one was: whoever follows a seat works through what is new alone.

What a follower finds is what it would find from nothing, so that choices still hang on the view and nothing else.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from manoir.core.actions import Action
from manoir.core.events import Event, Log, told
from manoir.core.setup import Setup
from manoir.core.views import View

KEPT = 32
"""So many followers are kept: those of the seats that were asked last."""


class Follower(ABC):
    """Hears what one seat is told."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup, self.seat = setup, seat
        self.told: tuple[Event, ...] = ()
        self._log: Log = None

    def hear(self, news: tuple[Event, ...]) -> None:
        if news:
            self.told += news
            self.take_in(news)

    @abstractmethod
    def take_in(self, news: tuple[Event, ...]) -> None:
        """Work out what follows, or that it has to be worked out when it is asked for."""

    def view(self, log: Log, options: tuple[Action, ...] = ()) -> View:
        """What the seat was told until now of a game that is played."""
        self.hear(tuple(told(log, self.seat, self._log)))
        self._log = log
        return View(self.setup, self.seat, self.told, options, options)

    def is_before(self, view: View) -> bool:
        """Whether the view goes on from what was heard."""
        is_same_seat = self.seat == view.seat and self.setup == view.setup
        return is_same_seat and self.told == view.told[: len(self.told)]


F = TypeVar("F", bound=Follower)


class Followers(Generic[F]):
    def __init__(self, make: Callable[[Setup, int], F]) -> None:
        self._make = make
        self._kept: list[F] = []

    def of(self, view: View) -> F:
        """One who has heard all that the view tells."""
        number = next((number for number, kept in enumerate(self._kept) if kept.is_before(view)), None)
        # Whoever stumbles over something is not kept.
        found = self._make(view.setup, view.seat) if number is None else self._kept.pop(number)
        found.hear(view.told[len(found.told) :])
        self._kept = [found, *self._kept[: KEPT - 1]]
        return found
