"""The sight of every game: the same rows of bits and numbers of actions as in its PettingZoo environment."""

from collections.abc import Mapping, Sequence

import numpy as np

from manoir.core.actions import Action
from manoir.core.events import Log, told
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.games.registry import find_game
from manoir.lab.observations.rows import joined, observer_of, starts_of


class Plain:
    def __init__(self, setup: Setup) -> None:
        game = find_game(setup.game)
        make = observer_of(game)
        self._observers = [make(setup, seat) for seat in range(setup.seats)]
        layout = self._observers[0].layout
        self._starts = starts_of(layout)
        self.width = sum(width for _, width in layout)
        self._bytes = -(-self.width // 8)
        self.moves = len(game.actions)
        self._numbers = {id(action): number for number, action in enumerate(game.actions)}
        self._heard: list[Log] = []
        self._nothing = (0.0,) * setup.seats

    def begin(self, state: State) -> None:
        for observer in self._observers:
            observer.begin()
        self._heard = [None] * len(self._observers)

    def row(self, state: State, seat: int) -> bytes:
        observer, log = self._observers[seat], state.log
        hear = observer.hear
        for event in told(log, seat, self._heard[seat]):
            hear(event)
        self._heard[seat] = log
        bits = joined(observer.parts(), self._starts).to_bytes(self._bytes, "little")
        return np.unpackbits(np.frombuffer(bits, np.uint8), count=self.width, bitorder="little").tobytes()

    def options(self, state: State, seat: int) -> Mapping[int, Action]:
        numbers = self._numbers
        return {numbers[id(action)]: action for action in state.options}

    def points(self, state: State) -> Sequence[float]:
        return self._nothing
