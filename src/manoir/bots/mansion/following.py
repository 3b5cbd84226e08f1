"""What a seat of a Cluedo knows, followed event by event: beliefs are worked out again when something new was told."""

from collections.abc import Callable
from typing import Any

from manoir.bots.following import Follower
from manoir.bots.mansion.clues import Clues, clues_from_facts
from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.study import Study, study_of
from manoir.core.events import Event
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.deduction import Notebook, solve
from manoir.games.cluedo.events import Dealt
from manoir.games.cluedo_2008 import events as cluedo_2008
from manoir.games.mansion.events import AccusedWrongly, Asked, HadNone, Showed, Suggested
from manoir.games.registry import find_game
from manoir.games.super_cluedo import events as super_cluedo

TELLING: tuple[type[Event], ...] = (
    *(Dealt, Suggested, HadNone, Asked, Showed, AccusedWrongly, super_cluedo.Dealt, super_cluedo.LetSee),
    *(cluedo_2008.Dealt, cluedo_2008.Asked, cluedo_2008.Peeked, cluedo_2008.ShowedNeighbour, cluedo_2008.Glimpsed),
    *(cluedo_2008.LookedInPool, cluedo_2008.Murdered),
)
"""What somebody may conclude anything from; all else is about pawns, dice and Butler cards."""


class MansionFollower(Follower):
    def __init__(self, setup: Setup, seat: int, notebook: Callable[[View], Notebook]) -> None:
        super().__init__(setup, seat)
        self._notebook = notebook
        self._onlooker = find_game(setup.game).follow(setup, seat)
        self._unseen: tuple[Event, ...] = ()
        self._study: Study | None = None
        self._clues: Clues | None = None

    def take_in(self, news: tuple[Event, ...]) -> None:
        self._unseen += news
        if any(isinstance(event, TELLING) for event in news):
            self._study = self._clues = None

    def seen(self, view: View) -> Any:
        """The picture of its game."""
        news, self._unseen = self._unseen, ()
        return self._onlooker.look(View(self.setup, self.seat, news, view.options, view.cautious))

    def study(self, view: View, effort: Effort) -> Study:
        if self._study is None:
            self._study = study_of(self._notebook(view), view, effort)
        return self._study

    def clues(self, view: View) -> Clues:
        if self._clues is None:
            self._clues = clues_from_facts(solve(self._notebook(view)), self.setup.seats)
        return self._clues
