"""Options as rows of small numbers, for networks that weigh each by its own: those first that a master likes best."""

from bisect import bisect_right
from collections.abc import Callable
from typing import TypeAlias

from manoir.bots.thought import Weights
from manoir.core.actions import Action

Rows: TypeAlias = tuple[list[Action], list[bytes]]
"""The options that are looked at with a row for each, and one more for the situation as such."""

Steps: TypeAlias = tuple[float, ...]
"""A quantity is seen as the number of steps that it has reached."""


def reached(value: float, steps: Steps) -> int:
    return bisect_right(steps, value)


def ranked(
    weights: Weights,
    situation: Callable[[Action], list[int]],
    own: Callable[[Action, float], list[int]],
    most: int,
) -> Rows:
    """By a master's weights, `most` of those that do not look alike; what an option has of its own is found by how much
    less it is liked than the best."""
    best_first = sorted(weights, key=lambda option: -weights[option])
    best = weights[best_first[0]]
    options: list[Action] = []
    rows: list[bytes] = []
    for option in best_first:
        row = bytes(own(option, best - weights[option]))
        if row not in rows:
            options.append(option)
            rows.append(row)
            if len(options) == most:
                break
    before = bytes(situation(options[0]))
    return options, [before + row for row in (*rows, bytes(len(rows[0])))]
