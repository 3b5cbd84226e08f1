"""When an answer is released: never so that its moment says more than the answer itself.

Whoever is newly asked is answered for after the same delay whether he had a choice or not, and whether he, a bot or a
preset answered. What a bot does comes on a beat, so that the time it thought cannot be seen. Questions that others must
not notice are put at once to all whom they might concern, and answered together when a fixed time is over. Where nobody
else could notice, because all others are bots, there is no such time.
"""

from math import ceil
from typing import Literal, TypeAlias

from msgspec import Struct

PaceName: TypeAlias = Literal["instant", "quick", "normal", "patient", "none"]


class Pace(Struct, frozen=True):
    """In seconds."""

    answer: float
    """The least time between a question and its answer, when the question passes from one seat to another."""
    beat: float
    """The time a bot takes for each further decision in a row."""
    reaction: float | None
    """How long a quiet question stays open; None: until everybody has answered."""


PACES: dict[PaceName, Pace] = {
    "instant": Pace(0.2, 0.1, 4.0),
    "quick": Pace(0.5, 0.25, 4.0),
    "normal": Pace(1.2, 0.6, 6.0),
    "patient": Pace(2.0, 1.0, None),
    "none": Pace(0.0, 0.0, None),
}

HURRIED = Pace(0.05, 0.02, None)
"""While everybody who is there has asked to skip what bots do."""


def released(pace: Pace, asked: float, given: float, automatic: bool, again: bool) -> float:
    """When an answer given at `given` is carried out; `again` if the same seat made the decision before."""
    if not automatic:
        return given if again else max(given, asked + pace.answer)
    beat = pace.beat if again else pace.answer
    if beat == 0:
        return given
    return asked + beat * max(1, ceil((given - asked) / beat))
