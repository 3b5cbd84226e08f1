"""The games of one process, which write what they come to into arrays."""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from manoir.core.actions import Action
from manoir.core.chance import Luck, SeededLuck, outcome
from manoir.core.seats import CHANCE
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.games.registry import find_game


class Sight(Protocol):
    """How one game looks to its seats, and what its moves are numbered by."""

    width: int
    moves: int

    def begin(self, luck: Luck) -> State:
        """A new game, or one that has come to where there is something to learn; `luck` is for it, and for those who
        play in it and are not taught."""

    def reply(self, state: State) -> Action | None:
        """What the acting seat does if it is not taught; None if somebody is to decide who is."""

    def result(self, state: State) -> Sequence[float] | None:
        """What each seat has won once a game is over, or nothing is left in it to learn."""

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


def dealt(setup: Setup, luck: Luck) -> State:
    game = find_game(setup.game)
    return game.start(setup, game.deal(setup, luck))


def victory(state: State, seats: int) -> Sequence[float] | None:
    """1 for the winner and -1 for all others."""
    over = state.outcome
    return None if over is None else [1.0 if seat == over.winner else -1.0 for seat in range(seats)]


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
        self.setups = [setups[number % len(setups)] for number in share]
        self.arrays, self.afters = arrays, afters
        self.lucks = [SeededLuck(f"{seed} {number}") for number in share]
        self.sights = [sight(setup) for setup in self.setups]
        self.width, self.moves = self.sights[0].width, self.sights[0].moves
        self.states = [self._begin(number) for number in range(len(share))]
        self._masks: list[bytes] = []
        self._show()

    def _begin(self, number: int) -> State:
        state = self.sights[number].begin(self.lucks[number])
        self._go_on(number, state)
        return state

    def _go_on(self, number: int, state: State) -> None:
        """By chance and by those who are not taught."""
        luck, sight = self.lucks[number], self.sights[number]
        while sight.result(state) is None:
            action = outcome(state, luck) if state.actor == CHANCE else sight.reply(state)
            if action is None:
                break
            state.take(action)

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
            if is_after and self.afters:
                afters.append(sight.row(state, seat))
            self._go_on(number, state)
            now = sight.points(state)
            if now != before:
                arrays["points"][number, : len(now)] = np.subtract(now, before)
            result = sight.result(state)
            ended.append(result is not None)
            if result is not None:
                arrays["rewards"][number, : len(result)] = result
                self.states[number] = self._begin(number)
        arrays["has_after"][:] = has_after
        arrays["ended"][:] = ended
        if afters:
            arrays["afters"][has_after] = self.sights[0].spread(b"".join(afters), len(afters))
        self._show()
