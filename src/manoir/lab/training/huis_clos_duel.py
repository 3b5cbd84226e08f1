"""The Confrontation of Huis Clos as its Murderer sees it, played again and again from where games have led to it."""

from collections.abc import Sequence
from typing import ClassVar

from manoir.bots.huis_clos.grandmaster_duel import LEVELS, SITUATION
from manoir.bots.huis_clos.grandmaster_duel import DuelSight as Close
from manoir.bots.huis_clos.grandmaster_rows import VERBS
from manoir.bots.option_rows import Rows
from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome, pick
from manoir.core.seats import CHANCE
from manoir.core.state import State
from manoir.games.huis_clos.state import HuisClosState
from manoir.lab.training.huis_clos_table import Table
from manoir.lab.vector_games import dealt, victory

DUEL_LEVELS = LEVELS
DUEL_JUDGED = len(SITUATION) + len(VERBS)
"""Where a row says how much less a master likes the option than the best."""
KEPT = 12
"""So many Confrontations are kept for each number of seats, to be played again."""
RENEWED = 400
"""One in so many times one of them gives way to a new one."""


class DuelSight(Table):
    """Teaches the Murderer in the Confrontation."""

    levels = LEVELS
    company: ClassVar[tuple[str, ...]] = ("master", "detective", "detective")
    kept: ClassVar[dict[int, list[HuisClosState]]] = {}
    """By the number of seats, for all tables of a process."""

    def begin(self, luck: Luck) -> State:
        kept = self.kept.setdefault(self.setup.seats, [])
        if len(kept) < KEPT:
            kept.append(self._confrontation(luck))
        elif not luck.below(RENEWED):
            kept[luck.below(KEPT)] = self._confrontation(luck)
        self.sit_down(luck)
        return pick(kept, luck).clone()

    def _confrontation(self, luck: Luck) -> HuisClosState:
        """Where a game of a master's Murderer among detectives has led to one."""
        while True:
            state = dealt(self.setup, luck)
            assert isinstance(state, HuisClosState)
            self.sit_down(luck)
            while state.outcome is None and not state.duel:
                state.take(self._earlier(state))
            if state.outcome is None:
                return state

    def _earlier(self, state: HuisClosState) -> Action:
        if state.actor == CHANCE:
            return outcome(state, self.luck)
        if len(state.options) == 1:
            return state.options[0]
        return self.choice(state, "master" if state.actor == state.murderer else "detective")

    def result(self, state: State) -> Sequence[float] | None:
        assert isinstance(state, HuisClosState)
        return victory(state, state.seats)

    def rows(self, state: State, seat: int) -> Rows:
        return Close(self.beliefs(state), self.luck, 0.0).rows()

    def points(self, state: State) -> Sequence[float]:
        return (0.0,) * self.setup.seats


class DuelAmongMasters(DuelSight):
    """The same against masters alone."""

    company = ("master",)
