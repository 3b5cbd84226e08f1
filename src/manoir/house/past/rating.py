"""How strong somebody plays a game, by Plackett and Luce as Weng and Lin update it, among opponents of known strength.

It is openskill's model with its usual numbers. Bots do not move: their levels are the marks on the scale.
"""

from collections.abc import Sequence
from math import exp, sqrt

from msgspec import Struct

FIRST = 25.0
DOUBT = FIRST / 3
BETA = FIRST / 6
"""How much of a result is not strength."""
TAU = FIRST / 300
"""Nobody is ever known for good."""
LEAST = 0.0001


class Rating(Struct, frozen=True):
    """Most likely within twice the doubt."""

    value: float = FIRST
    doubt: float = DOUBT


def chance_against(own: Rating, other: Rating) -> float:
    """To win, if there is nobody else."""
    return 1 / (1 + exp((other.value - own.value) / _scale([_doubt(own), _doubt(other)])))


def rated(own: Rating, others: Sequence[Rating], won: bool, winner: int | None) -> Rating:
    """After one game against `others`, of whom one won, if not oneself."""
    if not won and winner is None:
        return own
    doubts = [_doubt(each) for each in (own, *others)]
    scale = _scale(doubts)
    strengths = [exp(each.value / scale) for each in (own, *others)]
    everybody = strengths[0] / sum(strengths)
    if won:
        step, spread = 1 - everybody, everybody * (1 - everybody)
    else:
        # All who did not win are even, and each is held against all of them.
        losers = strengths[0] / (sum(strengths) - strengths[1 + (winner or 0)])
        step = 1 / len(others) - everybody - losers
        spread = everybody * (1 - everybody) + losers * (1 - losers)
    square = doubts[0] ** 2
    spread *= square / scale**2 * doubts[0] / scale
    return Rating(own.value + step * square / scale, doubts[0] * sqrt(max(1 - spread, LEAST)))


def _doubt(rating: Rating) -> float:
    """As it has grown since the game before."""
    return sqrt(rating.doubt**2 + TAU**2)


def _scale(doubts: Sequence[float]) -> float:
    return sqrt(sum(doubt**2 + BETA**2 for doubt in doubts))
