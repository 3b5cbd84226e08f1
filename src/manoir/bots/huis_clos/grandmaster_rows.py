"""Options of Huis Clos as rows of small numbers, those first that a master likes best."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import TypeAlias

from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.games.huis_clos.actions import (
    Accuse,
    Decline,
    Deposit,
    Destroy,
    Exchange,
    Give,
    Go,
    Keep,
    Observe,
    Pass,
    Search,
    Swap,
    Take,
    TakeAndDestroy,
    TakeBack,
)

Rows: TypeAlias = tuple[list[Action], list[bytes]]
"""The options that are looked at with a row for each, and one more for the situation as such."""

OPTIONS = 16
"""So many are looked at, of all that do not look alike."""
VERBS: tuple[type[Action], ...] = (
    Go, Search, Exchange, Accuse, Pass, Observe, Decline, Take, Swap, TakeAndDestroy, Destroy, Keep, Give, Deposit,
    TakeBack,
)  # fmt: skip
_ONE_VERB = {verb: tuple(int(other is verb) for other in VERBS) for verb in VERBS}

Steps: TypeAlias = tuple[float, ...]
"""A quantity is seen as the number of steps that it has reached."""
ODDS: Steps = (0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.75, 0.9)
HEADS: Steps = (0.1, 0.3, 0.6, 0.9, 1.3, 1.9, 2.6)
LESS: Steps = (0.01, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0)
"""Than the best option, by a master's judgement."""
GENERAL = (*(1,) * len(VERBS), len(LESS))
"""How high the numbers get that every option has: one for each verb, and how much less it is liked."""


def reached(value: float, steps: Steps) -> int:
    return bisect_right(steps, value)


def general(option: Action, less: float) -> Sequence[int]:
    return (*_ONE_VERB[type(option)], reached(less, LESS))


def ranked(
    weights: Weights, situation: Callable[[type[Action]], list[int]], own: Callable[[Action, float], list[int]]
) -> Rows:
    """By a master's weights; what an option has of its own is found by how much less it is liked than the best."""
    best_first = sorted(weights, key=lambda option: -weights[option])
    best = weights[best_first[0]]
    options: list[Action] = []
    rows: list[bytes] = []
    for option in best_first:
        row = bytes(own(option, best - weights[option]))
        if row not in rows:
            options.append(option)
            rows.append(row)
            if len(options) == OPTIONS:
                break
    before = bytes(situation(type(options[0])))
    return options, [before + row for row in (*rows, bytes(len(rows[0])))]
