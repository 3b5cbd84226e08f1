"""A table of a Cluedo where all follow the game as it is played: one seat is taught, the others play as their level."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from manoir.bots.mansion.clues import Clues
from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.following import MansionFollower
from manoir.bots.mansion.grandmaster_rows import OPTIONS
from manoir.bots.mansion.grandmaster_sight import Sight
from manoir.bots.mansion.master import SLACK
from manoir.bots.thought import best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome, pick
from manoir.core.seats import CHANCE
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View
from manoir.deduction import LIMIT, Notebook
from manoir.lab.training.option_table import OptionTable
from manoir.lab.vector_games import dealt, victory

HURRIED = Effort(samples=80, deals=1, belief=LIMIT // 4, states=LIMIT // 8)
"""Of whoever is taught, and of masters beside him: less than they have when they play in earnest."""


class Table(OptionTable, ABC):
    """How a game is seen, and how its detectives play."""

    moves = OPTIONS
    sight: ClassVar[type[Sight]]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, self.sight.levels())
        self.taught = 0
        self.followers: list[MansionFollower] = []

    @abstractmethod
    def notebook(self, view: View) -> Notebook:
        """All facts of a view."""

    @abstractmethod
    def detective(self, view: View, seen: Any, clues: Callable[[], Clues], luck: Luck) -> Action:
        """What a detective does."""

    @abstractmethod
    def is_out(self, state: State, seat: int) -> bool:
        """Whether a seat can win no more."""

    def begin(self, luck: Luck) -> State:
        """Where who is taught has something to decide; now and then a game is over before that."""
        while True:
            self.sit_down(luck)
            self.among, self.taught = pick(self.company, luck), luck.below(self.setup.seats)
            state = dealt(self.setup, luck)
            while self.result(state) is None:
                action = outcome(state, luck) if state.actor == CHANCE else self.reply(state)
                if action is None:
                    return state
                state.take(action)

    def sit_down(self, luck: Luck) -> None:
        self.luck = luck
        self.followers = [MansionFollower(self.setup, seat, self.notebook) for seat in range(self.setup.seats)]

    def sight_of(self, state: State, effort: Effort = HURRIED) -> Sight:
        """What the acting seat sees."""
        follower = self.followers[state.actor]
        view = follower.view(state.log, state.options)
        return self.sight(view, follower.seen(view), follower.study(view, effort))

    def choice(self, state: State, level: str) -> Action:
        """What the acting seat does if it is of a level."""
        if level == "master":
            return best_of(self.sight_of(state).weigh(), self.luck, slack=SLACK).action
        follower = self.followers[state.actor]
        view = follower.view(state.log, state.options)
        return self.detective(view, follower.seen(view), lambda: follower.clues(view), self.luck)

    def reply(self, state: State) -> Action | None:
        """Whoever is taught is asked where more than one option is worth a look."""
        if len(state.options) == 1:
            return state.options[0]
        if state.actor != self.taught:
            return self.choice(state, self.among)
        self._options, self._rows = self.sight_of(state).rows()
        return self._options[0] if len(self._options) == 1 else None

    def result(self, state: State) -> Sequence[float] | None:
        """The rest of a game is not played if who is taught has lost it."""
        seats = self.setup.seats
        if state.outcome is None and self.is_out(state, self.taught):
            return [-1.0] * seats
        return victory(state, seats)

    def points(self, state: State) -> Sequence[float]:
        return (0.0,) * self.setup.seats
