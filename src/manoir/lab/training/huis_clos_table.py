"""A table of Huis Clos where all follow the game as it is played: one seat is taught, the others play as they can."""

from abc import ABC, abstractmethod

from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.following import HuisClosFollower
from manoir.bots.huis_clos.grandmaster import Networks, learned, networks
from manoir.bots.huis_clos.grandmaster_rows import OPTIONS
from manoir.bots.huis_clos.guilty import Guilty
from manoir.bots.huis_clos.innocent import Innocent
from manoir.bots.huis_clos.mind import Mind
from manoir.bots.huis_clos.murderer import Murderer
from manoir.bots.huis_clos.wary import Wary
from manoir.bots.option_rows import Rows
from manoir.bots.thought import best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.seats import SPECTATOR
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.games.huis_clos.actions import Decline, Observe
from manoir.games.huis_clos.state import HuisClosState
from manoir.lab.training.option_table import OptionTable


class Table(OptionTable, ABC):
    """`Sight` of a lesson says who is taught what."""

    moves = OPTIONS
    levels: tuple[int, ...]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, self.levels)
        self.followers: list[HuisClosFollower] = []
        self.public = HuisClosFollower(setup, SPECTATOR)

    def sit_down(self, luck: Luck) -> None:
        self.luck = luck
        self.among = pick(self.company, luck)
        self.followers = [HuisClosFollower(self.setup, seat) for seat in range(self.setup.seats)]
        self.public = HuisClosFollower(self.setup, SPECTATOR)

    def mind(self, state: HuisClosState, level: str, seconds: float = 0.0, minds: Networks | None = None) -> Mind:
        """What somebody of a level makes of the decision; a master has so many seconds to try out moves."""
        follower, luck, options = self.followers[state.actor], self.luck, state.options
        is_murderer = state.actor == state.murderer
        if level == "detective" and (state.duel or is_murderer or isinstance(options[0], Observe | Decline)):
            kind = Guilty if state.duel or is_murderer else Innocent
            return kind(follower.view(state.log, options), follower.book.picture, {}, luck)
        beliefs = self.beliefs(state)
        if level == "detective":
            return Innocent(beliefs.view, beliefs.seen, beliefs.odds, luck)
        if level == "grandmaster":
            return learned(minds or networks(), beliefs, luck, self.all_believe(state))
        if state.duel:
            return Duellist(beliefs, luck, seconds)
        if not is_murderer:
            return Wary(beliefs, luck)
        mind = Murderer(beliefs, luck)
        mind.public = self.all_believe(state)
        return mind

    def beliefs(self, state: State) -> Beliefs:
        """Of the acting seat."""
        follower = self.followers[state.actor]
        return follower.beliefs(follower.view(state.log, state.options))

    def all_believe(self, state: State) -> Beliefs:
        """What follows from what all have seen."""
        return self.public.beliefs(self.public.view(state.log))

    def choice(self, state: HuisClosState, level: str) -> Action:
        return best_of(self.mind(state, level).weigh(), self.luck).action

    def taught(self, state: HuisClosState) -> int:
        """Whose seat it is that learns."""
        return state.murderer

    def reply(self, state: State) -> Action | None:
        assert isinstance(state, HuisClosState)
        if len(state.options) == 1:
            return state.options[0]
        return None if state.actor == self.taught(state) else self.choice(state, self.among)

    @abstractmethod
    def rows(self, state: State, seat: int) -> Rows:
        """What the seat that is taught sees of its options."""

    def mask(self, state: State, seat: int) -> bytes:
        self._options, self._rows = self.rows(state, seat)
        return super().mask(state, seat)
