"""Huis Clos as its Murderer sees it until the Confrontation."""

from collections.abc import Sequence

from manoir.bots.huis_clos.grandmaster_rows import VERBS
from manoir.bots.huis_clos.grandmaster_sight import LEVELS, Sight
from manoir.bots.huis_clos.grandmaster_situation import SITUATION
from manoir.bots.option_rows import Rows
from manoir.core.chance import Luck
from manoir.core.state import State
from manoir.games.huis_clos.state import HuisClosState
from manoir.lab.training.huis_clos_table import Table
from manoir.lab.vector_games import dealt, victory

MURDERER_LEVELS = LEVELS
MURDERER_JUDGED = len(SITUATION) + len(VERBS)
"""Where a row says how much less a master likes the option than the best."""


class MurdererSight(Table):
    """Teaches the Murderer until the Confrontation."""

    levels = LEVELS
    hope = -0.1
    """What he may hope for in a Confrontation: he wins 45 of 100."""

    def begin(self, luck: Luck) -> State:
        self.sit_down(luck)
        self._deaths, self._points = 0, 0.0
        return dealt(self.setup, luck)

    def result(self, state: State) -> Sequence[float] | None:
        """A Confrontation is not played on."""
        assert isinstance(state, HuisClosState)
        if not state.duel or state.outcome is not None:
            return victory(state, state.seats)
        return [self.hope if seat == state.murderer else -self.hope for seat in range(state.seats)]

    def rows(self, state: State, seat: int) -> Rows:
        return Sight(self.beliefs(state), self.luck, self.all_believe(state)).rows()

    def points(self, state: State) -> Sequence[float]:
        """The deaths, for the Murderer, and the sooner the better: accusations are to come."""
        assert isinstance(state, HuisClosState)
        deaths = state.seats - state.living.bit_count()
        self._points += (deaths - self._deaths) * (2 - state.turn / state.seats)
        self._deaths = deaths
        return [self._points if seat == state.murderer else 0.0 for seat in range(state.seats)]


class AmongMasters(MurdererSight):
    """The same where all others are masters."""

    company = ("master",)
    hope = -0.4
    """He wins 30 of 100 there."""


class AmongEquals(AmongMasters):
    """The same where all others are grandmasters, as far as they have learned."""

    company = ("grandmaster",)
