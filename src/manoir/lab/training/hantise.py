"""Hantise as its grandmaster sees it, read off the table as it is played."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from manoir.bots.hantise.grandmaster_frame import MOVES, frame_of, moves
from manoir.bots.hantise.grandmaster_sight import LEVELS, row
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.events import Event, Log, entries
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.games.hantise.cards import ONE, Cards, count
from manoir.games.hantise.components import SOULS
from manoir.games.hantise.events import Changed, Drew, Played, Reshuffled
from manoir.games.hantise.outcome import points
from manoir.games.hantise.state import HantiseState
from manoir.lab.vector_games import dealt, victory

HANTISE_LEVELS = LEVELS
_points = lru_cache(maxsize=1 << 14)(points)
_GIVEN_AWAY = Played, Changed


class HantiseSight:
    """Keeps in mind what each hand must hold: what it held when the discard pile was last shuffled, and still does."""

    width = len(LEVELS)
    moves = len(MOVES)

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._known: list[Cards] = [0] * len(SOULS)
        self._heard: Log = None
        self._open: Mapping[int, Action] = {}

    def begin(self, luck: Luck) -> State:
        self._known = [0] * len(SOULS)
        self._heard = None
        return dealt(self._setup, luck)

    def reply(self, state: State) -> Action | None:
        return None

    def result(self, state: State) -> Sequence[float] | None:
        return victory(state, len(SOULS))

    def row(self, state: State, seat: int) -> bytes:
        assert isinstance(state, HantiseState)
        self._listen(state)
        return row(state, seat, self._known[1 - seat], frame_of(state, seat))

    def spread(self, rows: bytes, count: int) -> NDArray[np.uint8]:
        return np.frombuffer(rows, np.uint8).reshape(count, self.width)

    def mask(self, state: State, seat: int) -> bytes:
        assert isinstance(state, HantiseState)
        self._open = moves(state.options, frame_of(state, seat), seat)
        allowed = bytearray(self.moves)
        for move in self._open:
            allowed[move] = 1
        return bytes(allowed)

    def action(self, move: int) -> Action:
        return self._open[move]

    def points(self, state: State) -> Sequence[float]:
        assert isinstance(state, HantiseState)
        return _points(state.won[0], state.scored[0]), _points(state.won[1], state.scored[1])

    def _listen(self, table: HantiseState) -> None:
        """To all that was told since; it is looked at often enough that nothing is played after a shuffle meanwhile."""
        known, heard = self._known, entries(table.log, self._heard)
        self._heard = table.log
        for _, event, _ in heard:
            if isinstance(event, _GIVEN_AWAY):
                if count(known[event.seat], event.card):
                    known[event.seat] -= ONE[event.card]
            elif isinstance(event, Reshuffled):
                known[:] = _when_shuffled(table, heard, event)


def _when_shuffled(
    table: HantiseState, heard: Sequence[tuple[int, Event, Event | None]], shuffled: Reshuffled
) -> list[Cards]:
    """The hands of that moment: those of now without what was drawn since."""
    hands = table.hands[:]
    for _, event, _ in reversed(heard):
        if event is shuffled:
            break
        if isinstance(event, Drew):
            assert event.card is not None
            hands[event.seat] -= ONE[event.card]
    return hands
