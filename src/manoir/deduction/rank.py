"""Suggestions by what their answers tell about the envelope.

All are scored on the same random deals; the best few are then scored exactly, by solving the notebook once for each
answer. Whoever can show several cards is taken to choose evenly. A sample of deals is far too small for the doubt about
whole envelopes, so there only the named cards are looked at, and which of them are sealed: what is told of these is a
lower bound of all that is told, and near it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import islice
from math import inf, log
from time import monotonic
from typing import NamedTuple

from manoir.deduction.answers import NOTHING, Answer, Question, answers_heard, answers_with
from manoir.deduction.draw import Chance, Deal
from manoir.deduction.facts import cards_in
from manoir.deduction.outcomes import entropy, outcome
from manoir.deduction.posterior import Posterior

PILOT = 64
"""Deals scored to learn how many fit into a given time."""


class Ranked(NamedTuple):
    """A suggestion: bits its answer tells about the envelope, and the chance that nobody shows a card."""

    cards: int
    information: float
    unanswered: float
    exact: bool


def rank(
    posterior: Posterior,
    suggestions: Sequence[int],
    question: Question,
    chance: Chance,
    samples: int = 1000,
    finalists: int = 4,
    seconds: float = inf,
    most_answers: int = 64,
) -> tuple[Ranked, ...]:
    """The suggestions, best first: finalists by their exact scores, then the others as sampled.

    Without `seconds` the result depends on the chance alone; with it, fewer deals and finalists are taken when time is
    short. A finalist with more than `most_answers` answers keeps its sampled score.
    """
    start = monotonic()
    deals = [posterior.draw(chance) for _ in range(samples if seconds == inf else min(samples, PILOT))]
    ranked = sampled_ranking(deals, suggestions, question)
    affordable = min(samples, int(seconds / 2 / (monotonic() - start) * len(deals))) if seconds < inf else 0
    if affordable > len(deals):
        deals += [posterior.draw(chance) for _ in range(affordable - len(deals))]
        ranked = sampled_ranking(deals, suggestions, question)
    best = [exactly(posterior, scored, question, most_answers, start + seconds) for scored in ranked[:finalists]]
    best.sort(key=lambda scored: (not scored.exact, -scored.information))
    return (*best, *ranked[finalists:])


def sampled_ranking(deals: Sequence[Deal], suggestions: Sequence[int], question: Question) -> list[Ranked]:
    sample = Sample(deals)
    return sorted((sample.score(cards, question) for cards in suggestions), key=lambda scored: -scored.information)


class Sample:
    """Deals drawn, by card: where it lies in each."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        self._size = len(deals)
        self._places = len(deals[0].hands) + 2
        deck = sum(deals[0].hands) | deals[0].pool | deals[0].envelope
        self._places_of = [[0] * self._size for _ in range(deck.bit_length())]
        for number, deal in enumerate(deals):
            for place, held in enumerate((*deal.hands, deal.pool, deal.envelope)):
                for card in cards_in(held):
                    self._places_of[card][number] = place

    def score(self, cards: int, question: Question) -> Ranked:
        """What is told: the doubt about what is sealed and that about the answer, less the doubt about both at once."""
        named = cards_in(cards)
        sealed: dict[int, float] = {}
        answers: dict[Answer, float] = {}
        both: dict[tuple[Answer, int], float] = {}
        for places, count in Counter(zip(*(self._places_of[card] for card in named), strict=True)).items():
            held = [0] * self._places
            for card, place in zip(named, places, strict=True):
                held[place] |= 1 << card
            sealed[held[-1]] = sealed.get(held[-1], 0.0) + count
            given = answers_with(held, question)
            part = count / len(given)
            for answer in given:
                answers[answer] = answers.get(answer, 0.0) + part
                both[answer, held[-1]] = both.get((answer, held[-1]), 0.0) + part
        doubts = [corrected_entropy(counts.values(), self._size) for counts in (sealed, answers, both)]
        unanswered = sum(count for answer, count in answers.items() if is_unanswered(answer))
        return Ranked(cards, max(0.0, doubts[0] + doubts[1] - doubts[2]), unanswered / self._size, exact=False)


def exactly(posterior: Posterior, sampled: Ranked, question: Question, most_answers: int, deadline: float) -> Ranked:
    """The same suggestion scored by exact counts, unless it has too many answers or time is up."""
    cards = sampled.cards
    answers = list(islice(answers_heard(posterior, cards, question), most_answers + 1))
    if len(answers) > most_answers:
        return sampled
    told, unanswered = entropy(posterior.envelopes().values(), posterior.total), 0.0
    for answer in answers:
        if monotonic() > deadline:
            return sampled
        heard = outcome(posterior, cards, answer)
        if heard is None:
            continue
        told -= heard.chance * heard.doubt
        if is_unanswered(answer):
            unanswered = heard.chance
    return Ranked(cards, max(0.0, told), unanswered, exact=True)


def is_unanswered(answer: Answer) -> bool:
    return all(reply.card == NOTHING for reply in answer)


def corrected_entropy(counts: Collection[float], size: int) -> float:
    """That of a sample is too small by about half a nat for each cell but one: the correction of Miller and Madow."""
    return entropy(counts, size) + (len(counts) - 1) / (2 * size * log(2))
