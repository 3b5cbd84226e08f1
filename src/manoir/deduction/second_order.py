"""What others can tell of one's hand: their notebooks, as far as one's own shows them."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from manoir.deduction.answers import Answer, Question, facts_of, public_answers
from manoir.deduction.errors import NoDeal
from manoir.deduction.facts import EVERYONE, cards_in
from manoir.deduction.posterior import Posterior, solve


class Opinion(NamedTuple):
    """What a seat can tell of a hand: cards surely in it, cards surely not, and for each card the chance of it."""

    seat: int
    held: int
    absent: int
    chances: tuple[Fraction, ...]


class Leak(NamedTuple):
    """An answer as all hear it, how likely it is, and what the other seats can then tell of the suggester's hand."""

    answer: Answer
    chance: Fraction
    opinions: tuple[Opinion, ...]


def second_order(posterior: Posterior, me: int, seat: int, hand: int = 0) -> Opinion:
    """What the seat can tell of my hand from all that I know it knows.

    It knows its own cards: those that I am certain of, or the whole `hand` if one is supposed.
    """
    notebook = posterior.notebook.seen_by(seat)
    notebook.has_none(seat, posterior.impossible(seat))
    for card in cards_in(posterior.certain(seat) | hand):
        notebook.saw(seat, card)
    theirs = solve(notebook, posterior.limit)
    chances = tuple(theirs.chance(card, me) for card in cards_in(notebook.deck))
    return Opinion(seat, theirs.certain(me), theirs.impossible(me), chances)


def leaks(posterior: Posterior, me: int, cards: int, question: Question, most: int = 16) -> tuple[Leak, ...]:
    """What my suggestion of these cards would tell the others, by its likeliest answers, at most so many."""
    outcomes: list[tuple[Answer, Posterior]] = []
    for answer in public_answers(posterior, cards, question):
        notebook = posterior.notebook.copy()
        for fact in facts_of(answer, cards, EVERYONE):
            notebook.add(fact)
        try:
            outcomes.append((answer, Posterior(notebook, posterior.limit)))
        except NoDeal:
            continue
    outcomes.sort(key=lambda outcome: -outcome[1].total)
    others = [seat for seat in range(len(posterior.notebook.hands)) if seat != me]
    return tuple(
        Leak(answer, Fraction(after.total, posterior.total), tuple(second_order(after, me, seat) for seat in others))
        for answer, after in outcomes[:most]
    )
