"""Beliefs of one moment with all that is worked out of them once: whoever looks at them again finds the same."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property
from math import log2
from typing import Any, TypeVar

from manoir.bots.mansion.asking import Inquiry
from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.racing import WORTH_A_THOUGHT, Bet, danger, worth_of_waiting
from manoir.bots.mansion.reading import believe
from manoir.bots.mansion.sights import Sights
from manoir.core.chance import SeededLuck
from manoir.core.views import View
from manoir.deduction import Notebook, Posterior, Question, Ranked
from manoir.deduction.rank import Sample
from manoir.games.mansion.deck import Cards

T = TypeVar("T")

FEARED = 0.2
"""Below this chance of the likeliest envelope nobody looks at how close the others are."""


class Study:
    """What is drawn hangs on the facts alone, so that a row is made from what the seat was told and nothing else."""

    def __init__(self, known: Posterior, effort: Effort) -> None:
        self.known = known
        self.effort = effort
        self._kept: dict[Hashable, Any] = {}
        self._scores: dict[tuple[Cards, Question], Ranked] = {}

    def once(self, key: Hashable, work: Callable[[], T]) -> T:
        """What was found under this key before, or is now."""
        if key not in self._kept:
            self._kept[key] = work()
        found: T = self._kept[key]
        return found

    def scored(self, cards: Cards, question: Question) -> Ranked:
        """What the answer to a suggestion tells, on deals that are drawn once."""
        found = self._scores.get((cards, question))
        if found is None:
            found = self._scores[cards, question] = self._sample.score(cards, question)
        return found

    @cached_property
    def likeliest(self) -> Cards:
        return self.known.likeliest_envelope()

    @cached_property
    def chance(self) -> float:
        """Of the likeliest envelope."""
        return self.known.joint(self.likeliest) / self.known.total

    @cached_property
    def doubt(self) -> float:
        """About the envelope, in bits."""
        total = self.known.total
        return -sum(part * log2(part) for deals in self.known.envelopes().values() if (part := deals / total))

    def threat(self, rivals: Mapping[int, Sights]) -> float:
        """The chance that some rival wins before the next turn, where that is worth a thought."""
        if not FEARED <= self.chance < 1:
            return 0.0
        return self.once("threat", lambda: danger(self.known, rivals, self._luck("rivals"), self.effort))

    def waiting(self, rivals: Mapping[int, Sights]) -> float:
        """The chance to win if one asks once more."""
        return worth_of_waiting(self.chance, self.threat(rivals)) if self.chance < 1 else 0.0

    def bet(self, rivals: Mapping[int, Sights]) -> Bet:
        """As `racing.bet` finds it."""
        is_worth = self.chance >= WORTH_A_THOUGHT
        return Bet(self.likeliest, self.chance, self.waiting(rivals) if is_worth else 1.0)

    @cached_property
    def _sample(self) -> Sample:
        luck = self._luck("deals")
        return Sample([self.known.draw(luck) for _ in range(self.effort.samples)])

    def _luck(self, what: str) -> SeededLuck:
        return SeededLuck(f"{what} {len(self.known.notebook.facts)}")


def study_of(facts: Notebook, view: View, effort: Effort) -> Study:
    return Study(believe(facts, view, effort.belief), effort)


class Studied(Inquiry):
    """An inquiry that looks up what suggestions tell."""

    def __init__(self, usual: Inquiry, study: Study) -> None:
        super().__init__(
            usual.deck, usual.board, study.known, usual.question, usual.asked, usual.luck, usual.effort, usual.hit
        )
        self.study = study

    def told_by(self, suggestions: Iterable[Cards]) -> dict[Cards, float]:
        return {cards: self.study.scored(cards, self.question).information for cards in suggestions}
