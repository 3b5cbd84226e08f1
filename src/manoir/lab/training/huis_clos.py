"""Huis Clos as its Murderer sees it; the others are detectives or masters, who follow the game as it is played."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from manoir.bots.huis_clos.grandmaster_rows import OPTIONS, VERBS, Rows
from manoir.bots.huis_clos.grandmaster_sight import LEVELS, Sight
from manoir.bots.huis_clos.grandmaster_situation import SITUATION
from manoir.bots.huis_clos.innocent import Innocent
from manoir.bots.huis_clos.mind import Mind
from manoir.bots.huis_clos.wary import Wary
from manoir.bots.thought import best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck, SeededLuck
from manoir.core.seats import SPECTATOR
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.games.huis_clos.state import HuisClosState
from manoir.lab.training.huis_clos_following import Follower
from manoir.lab.vector_games import dealt, victory

MURDERER_LEVELS = LEVELS
MURDERER_JUDGED = len(SITUATION) + len(VERBS)
"""Where a row says how much less a master likes the option than the best."""
DUEL = -0.1
"""What the Murderer may hope for in a Confrontation: he wins 45 of 100."""
MASTERS = 8
"""In one of so many games the others are masters, else detectives."""


class Table(ABC):
    """A game of Huis Clos whose seats follow it; `Sight` of a lesson says who is taught what."""

    moves = OPTIONS
    levels: tuple[int, ...]

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.width = (OPTIONS + 1) * len(self.levels)
        self.luck: Luck = SeededLuck(0)
        self.are_masters = False
        self.followers: list[Follower] = []
        self.public = Follower(setup, SPECTATOR)
        self._options: list[Action] = []
        self._rows: list[bytes] = []

    def sit_down(self, luck: Luck) -> None:
        self.luck = luck
        self.are_masters = not luck.below(MASTERS)
        self.followers = [Follower(self.setup, seat) for seat in range(self.setup.seats)]
        self.public = Follower(self.setup, SPECTATOR)

    def innocent(self, state: State) -> Action:
        """What an Innocent does, as detectives and masters do it."""
        beliefs = self.followers[state.actor].beliefs(state.log, state.options)
        mind: Mind = Innocent(beliefs.view, beliefs.seen, beliefs.odds, self.luck)
        if self.are_masters:
            mind = Wary(beliefs, self.luck)
        return best_of(mind.weigh(), self.luck).action

    @abstractmethod
    def rows(self, state: State, seat: int) -> Rows:
        """What the seat that is taught sees of its options."""

    def mask(self, state: State, seat: int) -> bytes:
        self._options, self._rows = self.rows(state, seat)
        return bytes([number < len(self._options) for number in range(self.moves)])

    def row(self, state: State, seat: int) -> bytes:
        """The rows of the options, nothing for those that are missing, and that of the situation."""
        *options, situation = self._rows
        found = b"".join(options)
        return found + bytes(self.width - len(found) - len(situation)) + situation

    def spread(self, rows: bytes, count: int) -> NDArray[np.uint8]:
        return np.frombuffer(rows, np.uint8).reshape(count, self.width)

    def action(self, move: int) -> Action:
        return self._options[move]


class MurdererSight(Table):
    """Teaches the Murderer until the Confrontation."""

    levels = LEVELS

    def begin(self, luck: Luck) -> State:
        self.sit_down(luck)
        self._deaths, self._points = 0, 0.0
        return dealt(self.setup, luck)

    def reply(self, state: State) -> Action | None:
        assert isinstance(state, HuisClosState)
        if len(state.options) == 1:
            return state.options[0]
        return None if state.actor == state.murderer else self.innocent(state)

    def result(self, state: State) -> Sequence[float] | None:
        """A Confrontation is not played on."""
        assert isinstance(state, HuisClosState)
        if not state.duel or state.outcome is not None:
            return victory(state, state.seats)
        return [DUEL if seat == state.murderer else -DUEL for seat in range(state.seats)]

    def rows(self, state: State, seat: int) -> Rows:
        beliefs = self.followers[seat].beliefs(state.log, state.options)
        return Sight(beliefs, self.luck, self.public.beliefs(state.log)).rows()

    def points(self, state: State) -> Sequence[float]:
        """The deaths, for the Murderer, and the sooner the better: accusations are to come."""
        assert isinstance(state, HuisClosState)
        deaths = state.seats - state.living.bit_count()
        self._points += (deaths - self._deaths) * (2 - state.turn / state.seats)
        self._deaths = deaths
        return [self._points if seat == state.murderer else 0.0 for seat in range(state.seats)]
