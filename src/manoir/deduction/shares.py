"""Which part of a fold gets a card: the parts' shares of the ways to reach each state.

A card that a folded place takes goes to a part in proportion to the slots it brought. A share is the sum forwards times
that proportion; the shares of all parts stand side by side in one number, so that they are summed together.
"""

from __future__ import annotations

from manoir.deduction.diagram import Step
from manoir.deduction.plan import Fold
from manoir.deduction.sweep import Layer, Sweep, sum_forwards

FoldedShares = dict[int, list[int]]
"""For each folded place, a packed number a state."""


class Shares:
    """For each layer, the shares within its folded places."""

    def __init__(self, sweep: Sweep) -> None:
        self._bits = sweep.total.bit_length()
        self._last = sweep.layers[-1]
        self.layers: list[FoldedShares] = [{}]
        for layer, after in zip(sweep.layers, sweep.layers[1:], strict=False):
            before, size, step = self.layers[-1], len(after.states), layer.settling
            shares: FoldedShares = {}
            folded: set[int] = set()
            if step:
                for fold in step.folds:
                    shares[fold.into] = self._fold(layer, step, fold, before, size)
                    folded.update(fold.parts)
            for index in before:
                if index not in folded:
                    shares[index] = sum_forwards(layer, before[index], size)
            self.layers.append(shares)

    def whole(self, index: int) -> list[int]:
        """The shares within a place at the end, whether it was folded or not."""
        shares = self.layers[-1]
        return shares[index] if index in shares else [ways << self._bits * index for ways in self._last.forward]

    def parts(self, packed: int) -> list[tuple[int, int]]:
        """The shares in a number, or in a sum of its multiples: each with the index of its part."""
        mask = (1 << self._bits) - 1
        parts: list[tuple[int, int]] = []
        index = 0
        while packed:
            if packed & mask:
                parts.append((index, packed & mask))
            packed >>= self._bits
            index += 1
        return parts

    def _fold(self, layer: Layer, step: Step, fold: Fold, before: FoldedShares, size: int) -> list[int]:
        after = [0] * size
        for number, (state, target, weight) in enumerate(zip(layer.states, layer.targets, layer.weights, strict=True)):
            slots = step.parts(fold, state)
            whole = sum(slots)
            for part, count in zip(fold.parts, slots, strict=True):
                if count:
                    ways = weight * count // whole
                    if part in before:
                        after[target] += before[part][number] * ways
                    else:
                        after[target] += layer.forward[number] * ways << self._bits * part
        return after
