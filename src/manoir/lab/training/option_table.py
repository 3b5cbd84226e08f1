"""A table where one seat is taught by rows of its options, and the others play as their level."""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from manoir.core.actions import Action
from manoir.core.chance import Luck, SeededLuck
from manoir.core.setup import Setup
from manoir.core.state import State


class OptionTable:
    """`_options` and `_rows` are those of the decision that is looked at."""

    moves: int
    company: ClassVar[tuple[str, ...]] = ("master", *("detective",) * 7)
    """What the others are: one of these, game by game."""

    def __init__(self, setup: Setup, levels: Sequence[int]) -> None:
        self.setup = setup
        self.width = (self.moves + 1) * len(levels)
        self.luck: Luck = SeededLuck(0)
        self.among = self.company[0]
        self._options: list[Action] = []
        self._rows: list[bytes] = []

    def mask(self, state: State, seat: int) -> bytes:
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
