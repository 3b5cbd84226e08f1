"""Huis Clos as one of its Innocents sees it until the Confrontation."""

from collections.abc import Sequence

from manoir.bots.huis_clos.grandmaster_innocent import JUDGED, LEVELS, OPTIONS
from manoir.bots.huis_clos.grandmaster_innocent import InnocentSight as Close
from manoir.bots.option_rows import Rows
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.state import State
from manoir.games.huis_clos.components import HAND_LIMIT
from manoir.games.huis_clos.state import HuisClosState
from manoir.lab.training.huis_clos_table import Table
from manoir.lab.vector_games import dealt, victory

INNOCENT_LEVELS = LEVELS
INNOCENT_JUDGED = JUDGED
AT_HAND = 0.25
"""What it counts beside being alive to have a clue of the Murderer, and as much for three more of them than others."""


class InnocentSight(Table):
    """Teaches one Innocent, another one in every game; should it come to it, he plays the Confrontation as a master."""

    levels = LEVELS
    moves = OPTIONS

    def begin(self, luck: Luck) -> State:
        self.sit_down(luck)
        state = dealt(self.setup, luck)
        assert isinstance(state, HuisClosState)
        self._seat = (state.murderer + 1 + luck.below(state.seats - 1)) % state.seats
        return state

    def taught(self, state: HuisClosState) -> int:
        return self._seat

    def reply(self, state: State) -> Action | None:
        assert isinstance(state, HuisClosState)
        if state.duel and state.actor == self._seat:
            return self.choice(state, "master")
        return super().reply(state)

    def result(self, state: State) -> Sequence[float] | None:
        """Whoever is dead has lost."""
        assert isinstance(state, HuisClosState)
        if state.outcome is None and not state.living >> self._seat & 1:
            return [-1.0 if seat == self._seat else 0.0 for seat in range(state.seats)]
        return victory(state, state.seats)

    def rows(self, state: State, seat: int) -> Rows:
        return Close(self.beliefs(state), self.luck, self.all_believe(state)).rows()

    def points(self, state: State) -> Sequence[float]:
        """What he has to accuse with, and the others have not."""
        assert isinstance(state, HuisClosState)
        points = [0.0] * state.seats
        if state.living >> self._seat & 1:
            evidence = state.own_clues(state.murderer)
            held = [(hand & evidence).bit_count() for hand in state.hands]
            own = held[self._seat]
            theirs = sum(held) - own - held[state.murderer]
            points[self._seat] = 1 + AT_HAND * (bool(own) + (own - theirs) / HAND_LIMIT)
        return points
