"""What one answer to a suggestion leaves open, exactly.

Whoever can show several cards is taken to choose evenly; among those that he has shown before, if he has any.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log2
from typing import NamedTuple

from manoir.deduction.answers import NOTHING, Answer, even_choice, facts_of
from manoir.deduction.errors import NoDeal
from manoir.deduction.facts import EVERYONE
from manoir.deduction.posterior import Posterior

NEVER: Mapping[int, int] = {}


class Outcome(NamedTuple):
    """An answer, its chance, and what is left after it: the doubt about the envelope, in bits, and the solutions."""

    answer: Answer
    chance: float
    doubt: float
    solutions: int


def outcome(posterior: Posterior, cards: int, answer: Answer, before: Mapping[int, int] = NEVER) -> Outcome | None:
    """None where no deal fits the answer. `before` are the cards that each has shown the asker."""
    notebook = posterior.notebook.copy()
    even, ways = even_choice(cards.bit_count() - 1)[0], 1
    for reply in answer:
        again = cards & before.get(reply.seat, 0)
        if again and (reply.card == NOTHING or not again >> reply.card & 1):
            return None
        for fact in facts_of((reply,), cards, EVERYONE, leaning=not again):
            notebook.add(fact)
        if reply.card != NOTHING:
            ways *= again.bit_count() or even
    try:
        after = Posterior(notebook, posterior.limit)
    except NoDeal:
        return None
    envelopes = after.envelopes()
    chance = after.total / (posterior.total * ways)
    return Outcome(answer, chance, entropy(envelopes.values(), after.total), len(envelopes))


def entropy(weights: Iterable[float], total: float) -> float:
    """In bits."""
    bits = 0.0
    for weight in weights:
        share = weight / total
        bits -= share * log2(share)
    return bits
