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
        """So many numbers as the width is: nothing that the seat was not told."""

    def options(self, state: State, seat: int) -> Mapping[int, Action]:
        """The actions that are open to the acting seat, by the numbers of its moves."""

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
        self.states: list[State] = []
        self.options: list[Mapping[int, Action]] = []
        self._rows, self._masks, self._afters = (arrays[name].data.cast("B") for name in ("rows", "masks", "afters"))
        self.width, self.moves = self.sights[0].width, self.sights[0].moves
        self._nothing = bytes(self.moves)
        for number in range(len(share)):
            self.states.append(self._begin(number))
            self.options.append({})
            self._show(number)

    def _begin(self, number: int) -> State:
        luck, setup = self.lucks[number], self.setups[number]
        state = self.game.start(setup, self.game.deal(setup, luck))
        self.sights[number].begin(state)
        while state.actor == CHANCE:
            state.take(outcome(state, luck))
        return state

    def _show(self, number: int) -> None:
        """What the acting seat sees, and may do."""
        state, sight = self.states[number], self.sights[number]
        seat = state.actor
        options = self.options[number] = sight.options(state, seat)
        width, moves = self.width, self.moves
        self._rows[number * width : number * width + width] = sight.row(state, seat)
        mask = bytearray(self._nothing)
        for move in options:
            mask[move] = 1
        self._masks[number * moves : number * moves + moves] = mask
        self.arrays["actors"][number] = seat

    def step(self) -> None:
        arrays = self.arrays
        arrays["rewards"][:] = 0
        arrays["points"][:] = 0
        has_after, ended = [], []
        for number, move in enumerate(arrays["chosen"].tolist()):
            state, sight = self.states[number], self.sights[number]
            action = self.options[number].get(move)
            if action is None:
                raise ValueError(f"move {move} is not open in game {number}: see its mask")
            seat, before = state.actor, sight.points(state)
            state.take(action)
            actor = state.actor
            is_after = actor != seat and state.outcome is None
            has_after.append(is_after)
            if is_after:
                if self.afters:
                    at = number * self.width
                    self._afters[at : at + self.width] = sight.row(state, seat)
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
            self._show(number)
        arrays["has_after"][:] = has_after
        arrays["ended"][:] = ended
