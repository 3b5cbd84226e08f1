"""Of every question asked, what it could tell, what the best one in the same room could, and what it told.

Bits are about the envelope, by all that the seat was told. *Choice* is what was expected of the question less what was
expected of the best one offered, never above 0; *luck* is what it told less what was expected, 0 on average.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Literal, TypeAlias

from msgspec import Struct

from manoir.core.chance import SeededLuck
from manoir.core.match import Match, Played
from manoir.core.views import View
from manoir.deduction.answers import NOTHING, Answer, Answering, Question
from manoir.deduction.errors import TooWide
from manoir.deduction.facts import cards_in
from manoir.deduction.outcomes import Outcome
from manoir.deduction.posterior import Posterior, solve
from manoir.deduction.weigh import Scales, Weighed
from manoir.games.knowing import HiddenCards
from manoir.table.helping.assistance import cards_of

FORESEEN = 0.6
"""The chance from which on an answer is."""
LISTED = 4
"""Of the answers to a question, so many are told."""


Flaw: TypeAlias = Literal["idle", "foreseen", "split"]
"""Why a question is worse than the best: a card is no secret, one answer is likely, its answers share out worse."""


class Shown(Struct, frozen=True):
    seat: int
    card: str


class Heard(Struct, frozen=True):
    """An answer: the cards shown, none if nobody had any; its chance, and how many solutions it leaves."""

    shown: list[Shown]
    chance: float
    solutions: int


class Weight(Struct, frozen=True):
    """A question: the bits that it tells on average, and its likeliest answers."""

    cards: list[str]
    expected: float
    answers: list[Heard]


class Asked(Struct, frozen=True):
    """A question, the move it was, and the best in its place; `told` is None where the answer was withheld.

    `idle` are its cards that were no secret to the asker, without those that the best names too.
    """

    ply: int
    seat: int
    solutions: int
    asked: Weight
    best: Weight
    idle: list[str]
    flaw: Flaw
    told: float | None
    answer: Heard | None

    @property
    def choice(self) -> float:
        return self.asked.expected - self.best.expected

    @property
    def luck(self) -> float:
        return 0.0 if self.told is None else self.told - self.asked.expected


Believing: TypeAlias = Callable[[Posterior, View], Posterior]
"""What a seat makes of all that it knows for certain."""


def by_facts_alone(known: Posterior, view: View) -> Posterior:
    return known


def asked_in(match: Match, believing: Believing = by_facts_alone) -> Iterator[Asked]:
    """Every question that can be weighed, as it was asked."""
    cards = cards_of(match.game)
    told = [match.view(seat).told for seat in range(match.setup.seats)]
    replay = Match(match.game, match.setup, match.deal)
    for ply, move in enumerate(match.moves, 1):
        if isinstance(move, Played) and move.seat >= 0:
            seen = replay.view(move.seat)
            if cards.subjects(seen)(move.action).asked:
                # The suggestion itself is told first.
                answer = cards.answer_in(move.seat, told[move.seat][len(seen.told) + 1 :])
                with suppress(TooWide):
                    yield _Asking(cards, seen, move, believing).weighed(ply, answer)
        replay.make(move)


class _Asking:
    """One question, as its asker saw it."""

    def __init__(self, cards: HiddenCards, seen: View, move: Played, believing: Believing) -> None:
        self.cards = cards
        self.seat = seen.seat
        self.known: Posterior = solve(cards.notebook(seen))
        self.believed = believing(self.known, seen)
        subjects = cards.subjects(seen)
        subject = subjects(move.action)
        self.question = Question(subject.asked, cards.answering)
        self.named = subject.cards
        kind = type(move.action)
        self.offered = [subjects(option).cards for option in seen.options if type(option) is kind]

    def weighed(self, ply: int, answer: Answer) -> Asked:
        scales = Scales(self.believed, self.question, SeededLuck(f"question {ply}"))
        asked = scales.weigh(self.named)
        best = max(asked, scales.best(self.offered), key=lambda found: found.expected)
        idle = self._settled(asked.cards) & ~best.cards
        heard = scales.told(asked, answer) if self._is_whole(answer) else None
        return Asked(
            ply,
            self.seat,
            len(self.known.envelopes()),
            self._weight(asked),
            self._weight(best),
            self.cards.spell_all(idle),
            "idle" if idle else "foreseen" if asked.outcomes[0].chance > FORESEEN else "split",
            None if heard is None else scales.doubt - heard.doubt,
            None if heard is None else self._heard(heard),
        )

    def _is_whole(self, answer: Answer) -> bool:
        """Whether nobody kept silent who was to answer."""
        ended = self.question.rule is Answering.FIRST and bool(answer) and answer[-1].card != NOTHING
        return ended or len(answer) == len(self.question.witnesses)

    def _weight(self, found: Weighed) -> Weight:
        answers = [self._heard(each) for each in found.outcomes[:LISTED]]
        return Weight(self.cards.spell_all(found.cards), found.expected, answers)

    def _settled(self, cards: int) -> int:
        """Those whose place the asker knew."""
        return sum(1 << card for card in cards_in(cards) if self.known.place_of(card) is not None)

    def _heard(self, found: Outcome) -> Heard:
        shown = [Shown(reply.seat, self.cards.spell(reply.card)) for reply in found.answer if reply.card != NOTHING]
        return Heard(shown, found.chance, found.solutions)
