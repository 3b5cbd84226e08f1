"""The games of one process, which write what they come to into arrays."""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from manoir.core.actions import Action
from manoir.core.chance import SeededLuck, outcome
from manoir.core.seats import CHANCE
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.games.registry import find_game


class Sight(Protocol):
    """How one game looks to its seats, and what its moves are numbered by."""

    width: int
    moves: int

    def begin(self, state: State) -> None:
        """A new game."""

    def row(self, state: State, seat: int) -> bytes:
        """What the seat knows, and nothing that it was not told; as many bytes each time."""

    def spread(self, rows: bytes, count: int) -> NDArray[np.uint8]:
        """So many rows beside each other as numbers: as many in each as the width is."""

    def mask(self, state: State, seat: int) -> bytes:
        """Which moves are open to the acting seat: one byte each, 0 or 1."""

    def action(self, move: int) -> Action:
        """What a move means that the last mask allowed."""

    def points(self, state: State) -> Sequence[float]:
        """What each seat has won so far, where a game counts points."""


class MakeSight(Protocol):
    def __call__(self, setup: Setup) -> Sight: ...


class Shape(Struct, frozen=True):
    """Of an array in memory that processes share."""

    size: tuple[int, ...]
    type: str

    @property
    def bytes(self) -> int:
        return prod(self.size) * np.dtype(self.type).itemsize

    def of(self, memory: Any) -> NDArray[Any]:
        return np.frombuffer(memory, self.type).reshape(self.size)


class Games:
    """Each has a luck of its own, which goes on from game to game; they take turns with the setups."""

    def __init__(
        self,
        setups: Sequence[Setup],
        sight: MakeSight,
        seed: int,
        afters: bool,
        share: range,
        arrays: Mapping[str, NDArray[Any]],
    ) -> None:
        self.game = find_game(setups[0].game)
        self.setups = [setups[number % len(setups)] for number in share]
        self.arrays, self.afters = arrays, afters
        self.lucks = [SeededLuck(f"{seed} {number}") for number in share]
        self.sights = [sight(setup) for setup in self.setups]
        self.width, self.moves = self.sights[0].width, self.sights[0].moves
        self.states = [self._begin(number) for number in range(len(share))]
        self._masks: list[bytes] = []
        self._show()

    def _begin(self, number: int) -> State:
        luck, setup = self.lucks[number], self.setups[number]
        state = self.game.start(setup, self.game.deal(setup, luck))
        self.sights[number].begin(state)
        while state.actor == CHANCE:
            state.take(outcome(state, luck))
        return state

    def _show(self) -> None:
        """What the acting seats see, and may do."""
        arrays, actors = self.arrays, [state.actor for state in self.states]
        seated = list(zip(self.sights, self.states, actors, strict=True))
        self._masks = [sight.mask(state, seat) for sight, state, seat in seated]
        rows = b"".join([sight.row(state, seat) for sight, state, seat in seated])
        arrays["rows"][:] = self.sights[0].spread(rows, len(seated))
        arrays["masks"][:] = np.frombuffer(b"".join(self._masks), np.uint8).reshape(len(seated), -1)
        arrays["actors"][:] = actors

    def step(self) -> None:
        arrays = self.arrays
        arrays["rewards"][:] = 0
        arrays["points"][:] = 0
        has_after, ended, afters = [], [], []
        for number, move in enumerate(arrays["chosen"].tolist()):
            state, sight = self.states[number], self.sights[number]
            if not (0 <= move < self.moves and self._masks[number][move]):
                raise ValueError(f"move {move} is not open in game {number}: see its mask")
            seat, before = state.actor, sight.points(state)
            state.take(sight.action(move))
            is_after = state.actor != seat and state.outcome is None
            has_after.append(is_after)
            if is_after:
                if self.afters:
                    afters.append(sight.row(state, seat))
                luck = self.lucks[number]
                while state.actor == CHANCE:
                    state.take(outcome(state, luck))
            now = sight.points(state)
            if now != before:
                arrays["points"][number] = np.subtract(now, before)
            over = state.outcome
            ended.append(over is not None)
            if over is not None:
                arrays["rewards"][number] = [
                    1.0 if seat == over.winner else -1.0 for seat in range(self.setups[0].seats)
                ]
                self.states[number] = self._begin(number)
        arrays["has_after"][:] = has_after
        arrays["ended"][:] = ended
        if afters:
            arrays["afters"][has_after] = self.sights[0].spread(b"".join(afters), len(afters))
        self._show()
