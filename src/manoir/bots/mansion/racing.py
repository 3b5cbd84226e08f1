"""When to accuse: now, or after one more question, given how close the others are."""

from collections.abc import Mapping

from msgspec import Struct

from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.sights import Sights, add_sights
from manoir.core.chance import Luck
from manoir.deduction import Deal, Notebook, Posterior, TooWide, solve
from manoir.games.mansion.deck import Cards

SOLVES_NEXT = (1.0, 1.0, 0.45, 0.3, 0.22, 0.16, 0.12, 0.1, 0.08)
"""How likely a player with so many envelopes left is to know it by his next turn's end; measured in play among bots."""

MANY = 100
"""Envelopes left, if they are too many to count in time."""
WORTH_A_THOUGHT = 0.34
"""Below this chance nobody accuses: such bets win less often than weak rivals let one wait."""


class Pace(Struct, frozen=True):
    """What one waits for: so many turns until the next good question is answered, and so much likelier is the likeliest
    envelope then."""

    turns: float = 2.2
    gain: float = 1.6


ON_THE_BOARD = Pace()


def envelopes_left(public: Notebook, seat: int, deal: Deal, seen: Sights, luck: Luck, states: int) -> int:
    """How many envelopes a seat cannot tell apart, from what it is known to know, if this is the deal."""
    notebook = public.seen_by(seat)
    notebook.is_exactly(seat, deal.hands[seat])
    add_sights(notebook, seen, deal, luck)
    try:
        return len(solve(notebook, states).envelopes())
    except TooWide:
        return MANY


def danger(known: Posterior, rivals: Mapping[int, Sights], luck: Luck, effort: Effort) -> float:
    """The chance that some rival wins before my next turn, on a few deals that fit."""
    drawn = [known.draw(luck) for _ in range(effort.deals)]
    survival = 1.0
    for rival, seen in rivals.items():
        lefts = [envelopes_left(known.notebook, rival, deal, seen, luck, effort.states) for deal in drawn]
        solves = sum(SOLVES_NEXT[left] if left < len(SOLVES_NEXT) else 0.4 / left for left in lefts) / len(lefts)
        survival *= 1 - solves
    return 1 - survival


def worth_of_waiting(chance: float, threat: float, pace: Pace = ON_THE_BOARD) -> float:
    """The chance to win with the likeliest envelope after one more question, if nobody else does before."""
    return float((1 - threat) ** pace.turns * min(1.0, pace.gain * chance))


class Bet(Struct, frozen=True):
    """The likeliest envelope: the chance that it is the one, and the chance to win if one waits."""

    envelope: Cards
    chance: float
    waiting: float


def bet(known: Posterior, rivals: Mapping[int, Sights], luck: Luck, effort: Effort, pace: Pace = ON_THE_BOARD) -> Bet:
    """`rivals` with what they saw in private."""
    likeliest = known.likeliest_envelope()
    chance = known.joint(likeliest) / known.total
    if chance < WORTH_A_THOUGHT:
        return Bet(likeliest, chance, 1.0)
    if chance == 1:
        return Bet(likeliest, chance, 0.0)
    return Bet(likeliest, chance, worth_of_waiting(chance, danger(known, rivals, luck, effort), pace))
