"""What a question can be expected to tell about the envelope, and the best question there was.

The expectation is exact: every answer is solved. Where there are very many, the likeliest are, and the others are taken
to leave as much doubt as these do. Who has shown the asker a named card before is taken to show it again. The best is
sought among all questions on random deals, and the foremost are weighed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from manoir.deduction.answers import Answer, Question, answers_heard, answers_with
from manoir.deduction.draw import Chance, Deal
from manoir.deduction.facts import Saw, cards_in
from manoir.deduction.notebook import Notebook
from manoir.deduction.outcomes import Outcome, entropy, outcome
from manoir.deduction.posterior import Posterior
from manoir.deduction.rank import sampled_ranking

SAMPLES = 400
FINALISTS = 5
MOST_ANSWERS = 48


class Weighed(NamedTuple):
    """A question, the bits that its answer tells on average, and the answers, likeliest first."""

    cards: int
    expected: float
    outcomes: tuple[Outcome, ...]


class Scales:
    """What one seat knows at one moment, and whom it can ask."""

    def __init__(self, posterior: Posterior, question: Question, chance: Chance) -> None:
        self.posterior = posterior
        self.question = question
        self.doubt = entropy(posterior.envelopes().values(), posterior.total)
        self._before: dict[int, int] = {}
        for fact in posterior.notebook.facts:
            if isinstance(fact, Saw):
                self._before[fact.place] = self._before.get(fact.place, 0) | 1 << fact.card
        self._deals: list[Deal] = [posterior.draw(chance) for _ in range(SAMPLES)]

    def weigh(self, cards: int) -> Weighed:
        possible = [outcome(self.posterior, cards, answer, self._before) for answer in self._answers(cards)]
        outcomes = sorted((found for found in possible if found is not None), key=lambda found: -found.chance)
        covered = sum(found.chance for found in outcomes)
        left = sum(found.chance * found.doubt for found in outcomes) / covered
        return Weighed(cards, max(0.0, self.doubt - left), tuple(outcomes))

    def best(self, suggestions: Iterable[int]) -> Weighed:
        ranked = sampled_ranking(self._deals, different(self.posterior.notebook, suggestions), self.question)
        return max((self.weigh(found.cards) for found in ranked[:FINALISTS]), key=lambda found: found.expected)

    def told(self, asked: Weighed, answer: Answer) -> Outcome | None:
        """What the answer left; None where no deal fits it."""
        likely = next((found for found in asked.outcomes if found.answer == answer), None)
        # Somebody may show another card than before all the same.
        return likely or outcome(self.posterior, asked.cards, answer)

    def _answers(self, cards: int) -> Sequence[Answer]:
        every = list(answers_heard(self.posterior, cards, self.question))
        if len(every) <= MOST_ANSWERS:
            return every
        drawn = Counter[Answer]()
        for deal in self._deals:
            given = answers_with([hand & cards for hand in deal.hands], self.question)
            for answer in given:
                drawn[answer] += 60 // len(given)
        return [answer for answer, _ in drawn.most_common(MOST_ANSWERS)]


def different(notebook: Notebook, suggestions: Iterable[int]) -> list[int]:
    """One of those that cannot but tell the same: cards of a kind of which the same is known are alike."""
    known: dict[int, tuple[object, ...]] = dict.fromkeys(cards_in(notebook.deck), ())
    for number, fact in enumerate(notebook.facts):
        if isinstance(fact, Saw):
            known[fact.card] += (("at", fact.place),)
        else:
            for card in cards_in(fact.cards):
                known[card] += (number,)
    found: dict[tuple[object, ...], int] = {}
    for cards in suggestions:
        found.setdefault(tuple(known[card] for card in cards_in(cards)), cards)
    return list(found.values())
