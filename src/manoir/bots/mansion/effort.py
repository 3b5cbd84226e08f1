"""How much a decision looks at: fixed by its time, not by the clock, so that it can be repeated."""

from msgspec import Struct

from manoir.deduction import LIMIT

UNHURRIED = 0.1
"""Seconds from which on a decision can afford all it wants."""
STATES_A_SECOND = 125_000
"""So many states leave a slow machine time for the rest."""
FINALISTS = 4
SEVERAL = 5
"""Other players that have to share the time of a hurried decision."""


class Effort(Struct, frozen=True):
    """Deals on which suggestions are compared, deals on which the others are judged, states that one's own belief may
    pass through, and those of a guess at what another player knows, suggestions of which it is asked what they tell
    the others."""

    samples: int
    deals: int
    belief: int
    states: int
    finalists: int


def effort_within(seconds: float) -> Effort:
    samples = max(30, min(150, int(seconds * 150 / UNHURRIED)))
    states = min(LIMIT, int(seconds * STATES_A_SECOND))
    if seconds >= UNHURRIED:
        return Effort(samples, 2, states, states, FINALISTS)
    return Effort(samples, 1, states, states // SEVERAL, 0)
