"""The network that learns, and its translation into whole numbers."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from manoir.bots.network import LARGEST, SHIFT, UNIT, bits_of

VALUES = 2
"""What a mind foresees beside its moves: the victory, and the points still to be won."""
BRIGHTEST = 0.9999
"""The part of a unit's activity that 7 bits must hold; what is beyond is cut off."""
UNLIKELIER = 0.6
"""How much less likely a beginner takes a move for each step by which it is judged worse."""
DARK = 1e-3
"""A unit that is never more active."""


class Mind(nn.Module):  # type: ignore[misc]  # torch is not read for its types
    """From rows to the weight of every move, and to what the seat may hope for."""

    source: Tensor
    level: Tensor

    def __init__(self, levels: Sequence[int], moves: int, hidden: Sequence[int], is_ranking: bool = False) -> None:
        """One that is ranking has a row for each of its moves, and one more for how the seat stands, beside each other
        in every row that it is given."""
        super().__init__()
        source, level = bits_of(levels)
        self.register_buffer("source", torch.from_numpy(source), persistent=False)
        self.register_buffer("level", torch.from_numpy(level), persistent=False)
        self.moves, self.is_ranking, self.width = moves, is_ranking, len(levels)
        sizes = (len(source), *hidden, (1 if is_ranking else moves) + VALUES)
        self.layers = nn.ModuleList(nn.Linear(size, following) for size, following in pairwise(sizes))
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        with torch.no_grad():
            self.layers[-1].weight.mul_(0.01)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        if self.is_ranking:
            out = self.activities(rows.reshape(-1, self.width))[-1].reshape(len(rows), self.moves + 1, -1)
            return out[:, : self.moves, 0], out[:, self.moves, 1:]
        out = self.activities(rows)[-1]
        return out[:, : self.moves], out[:, self.moves :]

    def go_by(self, number: int) -> None:
        """Begin with a judgement that the rows hold already: the higher this number, the less likely the move.

        The first unit of each layer hands it on.
        """
        with torch.no_grad():
            for layer in self.layers[:-1]:
                layer.weight[0] = 0.0
            self.layers[0].weight[0, self.source == number] = 1.0
            for layer in self.layers[1:-1]:
                layer.weight[0, 0] = 1.0
            self.layers[-1].weight[0, 0] = -UNLIKELIER

    def activities(self, rows: Tensor) -> list[Tensor]:
        """What comes out of each layer."""
        numbers = (rows[:, self.source] >= self.level).float()
        found = []
        for number, layer in enumerate(self.layers):
            numbers = layer(numbers)
            if number < len(self.layers) - 1:
                numbers = torch.relu(numbers)
            found.append(numbers)
        return found


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    """Logarithms of the odds of the moves that are open."""
    return torch.log_softmax(logits.masked_fill(~masks, -1e9), dim=1)


def in_whole_numbers(mind: Mind, rows: Tensor) -> dict[str, NDArray[Any]]:
    """The weights for `manoir.bots.network`; each unit's range is taken from its activity on these rows."""
    found: dict[str, NDArray[Any]] = {}
    if mind.is_ranking:
        rows = rows.reshape(-1, mind.width)
        rows = rows[(rows > 0).any(dim=1)]
    with torch.no_grad():
        activities = mind.activities(rows)
    coming = torch.ones(len(mind.source), device=rows.device)
    for number, layer in enumerate(mind.layers):
        weights = layer.weight.detach().T * coming[:, None]
        step = weights.abs().amax(dim=0).clamp(min=1e-9) / LARGEST
        if number < len(mind.layers) - 1:
            place = max(1, int(BRIGHTEST * len(rows)))
            going = activities[number].kthvalue(place, dim=0).values.clamp(min=DARK) / LARGEST
        else:
            going = torch.full_like(step, 1 / UNIT)
        found[f"weights{number}"] = (weights / step).round().cpu().numpy().astype(np.int8)
        found[f"bias{number}"] = (layer.bias.detach() / step).round().cpu().numpy().astype(np.int32)
        found[f"scale{number}"] = (step / going * (1 << SHIFT)).round().cpu().numpy().astype(np.int64)
        coming = going
    return found
