"""Many games at once: N tables as arrays of numpy, all stepped by one call, on as many cores as one likes.

games = Vector("cluedo", 256, seats=4, workers=2)
while True:
    moves = choose(games.rows, games.masks)  # what each acting seat sees, and may do
    games.step(moves)                        # then: games.rewards, games.ended
"""

import gc
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from manoir.core.errors import BadSetup
from manoir.core.setup import OptionValue
from manoir.games.registry import find_game
from manoir.lab.vector_games import Games, MakeSight, Shape
from manoir.lab.vector_sight import Plain

Bytes = NDArray[np.uint8]

_FIELDS: tuple[tuple[str, str, Any], ...] = (
    ("rows", "width", np.uint8),
    ("masks", "moves", np.uint8),
    ("actors", "", np.int8),
    ("chosen", "", np.int32),
    ("rewards", "seats", np.float32),
    ("points", "seats", np.float32),
    ("ended", "", np.uint8),
    ("afters", "width", np.uint8),
    ("has_after", "", np.uint8),
)
"""The arrays: name, what a game has of it (one, or so many), and of what type."""


class Vector:
    """Games that are over begin anew at once: their row is then the first of the next game.

    All arrays are overwritten by the next step; copy what is to be kept.
    """

    rows: Bytes
    """(games, width): what the acting seat of each game sees."""
    masks: Bytes
    """(games, moves): what it may do."""
    actors: NDArray[np.int8]
    """(games): which seat that is."""
    rewards: NDArray[np.float32]
    """(games, seats): at the end of a game 1 for the winner and -1 for all others, else 0."""
    points: NDArray[np.float32]
    """(games, seats): what the last step won or lost in points, where a game has any."""
    ended: Bytes
    """(games): whether the last step ended a game."""
    afters: Bytes
    """(games, width): what the seat that just acted sees, if another one or chance comes after it."""
    has_after: Bytes
    """(games): whether that is so."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | Sequence[int] | None = None,
        seed: int = 0,
        workers: int = 0,
        sight: MakeSight = Plain,
        afters: bool = False,
        variants: Sequence[Mapping[str, OptionValue]] = ({},),
    ) -> None:
        """Without workers all games are played in this process; what is dealt hangs on the seed alone.

        `variants` are options of the game, as in `manoir games`: the tables take turns with them, and with `seats`
        where these are several. `afters` are worked out only where they are wanted.
        """
        if workers < 0 or games < max(1, workers):
            raise BadSetup(f"{games} games cannot be shared among {workers} workers: at least one each")
        counts = seats if isinstance(seats, Sequence) else (seats,)
        setups = [find_game(game).setup(count, options=options) for options in variants for count in counts]
        found, *others = [sight(setup) for setup in setups]
        if any(other.width != found.width for other in others):
            raise BadSetup("tables of so many sizes have rows of different widths")
        self.width, self.moves, self.games = found.width, found.moves, games
        self.seats = max(setup.seats for setup in setups)
        self._workers: list[tuple[Any, Connection]] = []
        self._here: Games | None = None
        each = {"width": self.width, "moves": self.moves, "seats": self.seats}
        shapes = {
            name: Shape((games, each[many]) if many else (games,), np.dtype(of).str) for name, many, of in _FIELDS
        }
        if not workers:
            self._arrays = {name: np.zeros(shape.size, shape.type) for name, shape in shapes.items()}
            self._here = Games(setups, sight, seed, afters, range(games), self._arrays)
        else:
            self._share(shapes, workers, partial(Games, setups, sight, seed, afters))
        for name, array in self._arrays.items():
            setattr(self, name, array)

    def _share(self, shapes: dict[str, Shape], workers: int, make: Any) -> None:
        context = get_context("spawn")
        memory = {name: context.RawArray("B", shape.bytes) for name, shape in shapes.items()}
        self._arrays = {name: shape.of(memory[name]) for name, shape in shapes.items()}
        bounds = [self.games * number // workers for number in range(workers + 1)]
        for first, last in pairwise(bounds):
            near, far = context.Pipe()
            worker = context.Process(target=_work, args=(far, memory, shapes, make, range(first, last)), daemon=True)
            worker.start()
            far.close()
            self._workers.append((worker, near))
        self.receive()

    def step(self, moves: Sequence[int] | NDArray[Any]) -> None:
        """One decision in every game; a move that the mask does not allow is an error."""
        self.send(moves)
        self.receive()

    def send(self, moves: Sequence[int] | NDArray[Any]) -> None:
        """Begin a step; until `receive` the arrays are being written."""
        self._arrays["chosen"][:] = moves
        if self._here is not None:
            self._here.step()
        for _, near in self._workers:
            near.send_bytes(b"step")

    def receive(self) -> None:
        """Wait until all games wait for a decision."""
        for _, near in self._workers:
            fault = near.recv_bytes()
            if fault:
                self.close()
                raise RuntimeError(fault.decode())

    def close(self) -> None:
        """End the workers."""
        for worker, near in self._workers:
            near.close()
            worker.join()
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _work(far: Connection, memory: dict[str, Any], shapes: dict[str, Shape], make: Any, share: range) -> None:
    """Steps its share of the games whenever it is told to, until nobody is there to tell it."""
    arrays = {name: shape.of(memory[name])[share.start : share.stop] for name, shape in shapes.items()}
    gc.disable()  # States hold only what was there before them: no cycle can form.
    games: Games = make(share, arrays)
    far.send_bytes(b"")
    while True:
        try:
            far.recv_bytes()
        except EOFError:
            return
        try:
            games.step()
            far.send_bytes(b"")
        except Exception as error:
            far.send_bytes(f"{type(error).__name__}: {error}".encode())
