"""How much a decision looks at: fixed by its time, not by the clock, so that it can be repeated."""

from msgspec import Struct
from msgspec.structs import replace

from manoir.deduction import LIMIT

UNHURRIED = 0.1
"""Seconds from which on a decision need not share its states among the others."""
SAMPLES_A_SECOND, FEWEST, MOST = 1500, 30, 600
STATES_A_SECOND = 125_000
"""So many states leave a slow machine time for the rest."""
ENOUGH = 100
"""Deals for whoever was taught on about as many: with six times as many a grandmaster wins as often."""
SEVERAL = 5
"""Other players that have to share the time of a hurried decision."""


class Effort(Struct, frozen=True):
    """Deals on which suggestions are compared, deals on which the others are judged, states that one's own belief may
    pass through, and those of a guess at what another player knows."""

    samples: int
    deals: int
    belief: int
    states: int


def effort_within(seconds: float) -> Effort:
    samples = max(FEWEST, min(MOST, int(seconds * SAMPLES_A_SECOND)))
    states = min(LIMIT, int(seconds * STATES_A_SECOND))
    if seconds >= UNHURRIED:
        return Effort(samples, deals=2 + int(4 * min(1.0, seconds)), belief=states, states=states)
    return Effort(samples, deals=1, belief=states, states=states // SEVERAL)


def learned_effort(seconds: float) -> Effort:
    found = effort_within(seconds)
    return replace(found, samples=min(ENOUGH, found.samples))
