"""The sight of every game: the same rows of bits and numbers of actions as in its PettingZoo environment."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.events import Log, told
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.lab.observations.rows import joined, starts_of
from manoir.lab.spaces import LATEST, space_of
from manoir.lab.vector_games import dealt, victory

MASKS_KEPT = 4096
"""Games offer mostly the same tuples of options again and again."""
_MASKS: dict[tuple[int, int], tuple[tuple[Action, ...], bytes]] = {}
"""By the tuple's identity, and the number of moves."""


class Plain:
    def __init__(self, setup: Setup, version: int = LATEST) -> None:
        self._setup = setup
        space = space_of(setup.game, version)
        self._observers = [space.observer(setup, seat) for seat in range(setup.seats)]
        layout = self._observers[0].layout
        self._starts = starts_of(layout)
        self.width = sum(width for _, width in layout)
        self._bytes = -(-self.width // 8)
        self._actions, self._numbers = space.actions, space.numbers
        self.moves = len(space.actions)
        self._heard: list[Log] = []
        self._nothing = (0.0,) * setup.seats

    def begin(self, luck: Luck) -> State:
        for observer in self._observers:
            observer.begin()
        self._heard = [None] * len(self._observers)
        return dealt(self._setup, luck)

    def reply(self, state: State) -> Action | None:
        return None

    def result(self, state: State) -> Sequence[float] | None:
        return victory(state, len(self._observers))

    def row(self, state: State, seat: int) -> bytes:
        observer, log = self._observers[seat], state.log
        hear = observer.hear
        for event in told(log, seat, self._heard[seat]):
            hear(event)
        self._heard[seat] = log
        return joined(observer.parts(), self._starts).to_bytes(self._bytes, "little")

    def spread(self, rows: bytes, count: int) -> NDArray[np.uint8]:
        packed = np.frombuffer(rows, np.uint8).reshape(count, self._bytes)
        return np.unpackbits(packed, axis=1, count=self.width, bitorder="little")

    def mask(self, state: State, seat: int) -> bytes:
        """Found again by the tuple of options, which is kept so that no other can take its place in memory."""
        options = state.options
        kept = _MASKS.get((id(options), self.moves))
        if kept is not None:
            return kept[1]
        allowed = bytearray(self.moves)
        for action in options:
            allowed[self._numbers[id(action)]] = 1
        if len(_MASKS) == MASKS_KEPT:
            _MASKS.clear()
        mask = bytes(allowed)
        _MASKS[id(options), self.moves] = (options, mask)
        return mask

    def action(self, move: int) -> Action:
        return self._actions[move]

    def points(self, state: State) -> Sequence[float]:
        return self._nothing
