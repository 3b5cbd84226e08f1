"""What the rows of all options of Huis Clos have in common."""

from collections.abc import Callable, Sequence

from manoir.bots.option_rows import Rows, Steps, ranked, reached
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

OPTIONS = 16
"""So many are looked at, of all that do not look alike."""
VERBS: tuple[type[Action], ...] = (
    Go, Search, Exchange, Accuse, Pass, Observe, Decline, Take, Swap, TakeAndDestroy, Destroy, Keep, Give, Deposit,
    TakeBack,
)  # fmt: skip
_ONE_VERB = {verb: tuple(int(other is verb) for other in VERBS) for verb in VERBS}

ODDS: Steps = (0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.75, 0.9)
HEADS: Steps = (0.1, 0.3, 0.6, 0.9, 1.3, 1.9, 2.6)
LESS: Steps = (0.01, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0)
"""Than the best option, by a master's judgement."""
SURE: Steps = (0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9, 0.97, 0.999)
"""Odds that matter most where they are nearly certain."""
GENERAL = (*(1,) * len(VERBS), len(LESS))
"""How high the numbers get that every option has: one for each verb, and how much less it is liked."""


def general(option: Action, less: float, steps: Steps = LESS) -> Sequence[int]:
    return (*_ONE_VERB[type(option)], reached(less, steps))


def option_rows(
    weights: Weights,
    situation: Callable[[Action], list[int]],
    details: Callable[[Action], list[int]],
    steps: Steps = LESS,
    most: int = OPTIONS,
) -> Rows:
    """With what every option has in front of what it has of its own."""
    return ranked(weights, situation, lambda option, less: [*general(option, less, steps), *details(option)], most)
