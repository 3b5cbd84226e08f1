"""Networks in whole numbers: the same row gives the same answer on every machine.

Weights have 8 bits, and so have the numbers between two layers; sums have 32. Products are taken in single precision,
whose 24 bits hold every such sum exactly, in whatever order it is added up: as fast as any, and still whole numbers.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from manoir.bots.option_rows import Rows
from manoir.bots.thought import Weights

Numbers: TypeAlias = NDArray[np.int64]
Row: TypeAlias = NDArray[np.uint8]

LARGEST = 127
"""Of weights, and of what goes from layer to layer."""
EXACT = 1 << 24
"""Sums below are exact in single precision."""
SHIFT = 16
"""A layer's sums are multiplied, then divided by 2 to this power."""
UNIT = 1 << 10
"""What comes out of the last layer is in so many parts of one."""


ONE = np.float32(1)


class Layer:
    """`weights` by input and output; `scale` brings the sums of each output to what the next layer takes."""

    def __init__(
        self, weights: NDArray[np.int8], bias: NDArray[np.int32], scale: NDArray[np.int64], most: int = LARGEST
    ) -> None:
        """`most` is the largest number that comes in."""
        largest = (np.abs(weights.astype(np.int64)).sum(axis=0) * most + np.abs(bias.astype(np.int64))).max()
        if largest >= EXACT:
            raise ValueError(f"sums up to {largest} are not exact in single precision")
        self.weights = weights.astype(np.float32)
        self.bias = bias.astype(np.float32)
        self.scale = scale

    def sums(self, numbers: NDArray[np.float32]) -> Numbers:
        found: Numbers = (numbers @ self.weights + self.bias).astype(np.int64)
        return found

    def scaled(self, sums: Numbers) -> Numbers:
        found: Numbers = (sums * self.scale + (1 << SHIFT - 1)) >> SHIFT
        return found


class Network:
    """A row of small numbers is seen as bits: whether each number is at least 1, at least 2, up to its level."""

    def __init__(self, levels: Sequence[int], layers: Sequence[Layer]) -> None:
        self.source, self.level = bits_of(levels)
        self.layers = tuple(layers)

    def __call__(self, rows: Row, beside: "Position | None" = None) -> Numbers:
        """What comes out for each row, in parts of UNIT; rows much like a position seen before cost less beside it."""
        bits = rows[:, self.source] >= self.level
        near = beside or self._position(bits[0])
        first, *others = self.layers
        sums = np.stack([self._beside(near, found) for found in bits])
        scaled = first.scaled(sums.astype(np.int64))
        for layer in others:
            scaled = layer.scaled(layer.sums(scaled.clip(0, LARGEST).astype(np.float32)))
        return scaled

    def position(self, row: Row) -> "Position":
        return self._position(row[self.source] >= self.level)

    def _position(self, bits: NDArray[np.bool_]) -> "Position":
        first = self.layers[0]
        return Position(bits, first.weights[bits].sum(axis=0) + first.bias)

    def _beside(self, near: "Position", bits: NDArray[np.bool_]) -> NDArray[np.float32]:
        """The sums of the first layer: only what differs is counted anew."""
        other = np.flatnonzero(near.bits ^ bits)
        if not len(other):
            return near.sums
        signs: NDArray[np.float32] = np.where(bits[other], ONE, -ONE)
        found: NDArray[np.float32] = near.sums + signs @ self.layers[0].weights[other]
        return found


class Position(NamedTuple):
    """The bits of a row, and the sums of the first layer for them."""

    bits: NDArray[np.bool_]
    sums: NDArray[np.float32]


def bits_of(levels: Sequence[int]) -> tuple[NDArray[np.int64], Row]:
    """For each bit of a row: which number it is of, and what that must reach."""
    source = [number for number, level in enumerate(levels) for _ in range(level)]
    level = [reached + 1 for most in levels for reached in range(most)]
    return np.array(source, np.int64), np.array(level, np.uint8)


def load(path: Path, levels: Sequence[int]) -> Network:
    with np.load(path) as found:
        return from_arrays(found, levels)


def from_arrays(found: Mapping[str, NDArray[np.int64]], levels: Sequence[int]) -> Network:
    layers = [
        Layer(
            found[f"weights{number}"].astype(np.int8),
            found[f"bias{number}"].astype(np.int32),
            found[f"scale{number}"].astype(np.int64),
            most=LARGEST if number else 1,
        )
        for number in range(len(found) // 3)
    ]
    if layers[0].weights.shape[0] != sum(levels):
        raise ValueError(f"the weights are for {layers[0].weights.shape[0]} bits, not {sum(levels)}")
    return Network(levels, layers)


def weigh(network: Network, rows: Rows) -> Weights:
    """How much likelier one option is than another."""
    options, (*seen, _) = rows
    numbers = np.frombuffer(b"".join(seen), np.uint8).reshape(len(options), -1)
    found = zip(options, network(numbers)[:, 0].tolist(), strict=True)
    return {option: weight / UNIT for option, weight in found}
