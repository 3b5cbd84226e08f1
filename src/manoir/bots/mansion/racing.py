"""When to accuse: now, or after one more question, given how close the others are."""

from collections.abc import Iterable

from manoir.core.chance import Luck
from manoir.deduction import Notebook, Posterior, solve

SAMPLES = 2
SOLVES_NEXT = (1.0, 1.0, 0.45, 0.3, 0.22, 0.16, 0.12, 0.1, 0.08)
"""How likely a player with so many envelopes left is to know it by his next turn's end; measured in play among bots."""

TURNS_TO_WAIT = 2.2
"""How long it takes, in turns, until a question that is worth waiting for is asked and answered."""


def envelopes_left(public: Notebook, seat: int, hand: int) -> int:
    """How many envelopes a seat with this hand cannot tell apart, from what it is known to know."""
    notebook = public.seen_by(seat)
    notebook.is_exactly(seat, hand)
    return len(solve(notebook).envelopes())


def danger(known: Posterior, rivals: Iterable[int], luck: Luck) -> float:
    """The chance that some rival wins before my next turn, on a few deals that fit."""
    deals = [known.draw(luck) for _ in range(SAMPLES)]
    survival = 1.0
    for rival in rivals:
        lefts = [envelopes_left(known.notebook, rival, deal.hands[rival]) for deal in deals]
        solves = sum(SOLVES_NEXT[left] if left < len(SOLVES_NEXT) else 0.4 / left for left in lefts) / len(lefts)
        survival *= 1 - solves
    return 1 - survival


def should_accuse(best: float, after_asking: float, threat: float) -> bool:
    """`best` is the chance of the likeliest envelope now, `after_asking` what it may be after one more question."""
    return bool(best >= (1 - threat) ** TURNS_TO_WAIT * after_asking)
