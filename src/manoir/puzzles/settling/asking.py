"""What each possible answer to a question would leave of the envelopes, by exact counting."""

from collections.abc import Iterator

from msgspec import Struct

from manoir.deduction.answers import NOTHING, Answering, Question, answers_heard, facts_of
from manoir.deduction.facts import ENVELOPE, Fact, Saw, cards_in
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import fits, solve


class Left(Struct, frozen=True):
    """Of an answer: who shows which card, in their order, and the envelopes that it leaves, as sets of cards."""

    shown: tuple[tuple[int, int], ...]
    envelopes: tuple[int, ...]


class Asking:
    """A seat that could ask the others, from its left on, for any cards."""

    def __init__(self, notebook: Notebook, seat: int, rule: Answering) -> None:
        self.notebook, self.seat = notebook, seat
        self.posterior = solve(notebook)
        seats = len(notebook.hands)
        self.question = Question(tuple((seat + step) % seats for step in range(1, seats)), rule)
        self.envelopes = tuple(sorted(self.posterior.envelopes()))

    def leaves(self, cards: int) -> Iterator[Left]:
        """What each answer that is possible leaves."""
        for answer in answers_heard(self.posterior, cards, self.question):
            told = [*self.notebook.facts, *facts_of(answer, cards, 1 << self.seat)]
            left = tuple(each for each in self.envelopes if fits(self.notebook.with_facts([*told, *sealed(each)])))
            if left:
                yield Left(tuple((reply.seat, reply.card) for reply in answer if reply.card != NOTHING), left)

    def doubt(self, cards: int) -> Left | None:
        """An answer that would leave it open, if there is one."""
        return next((left for left in self.leaves(cards) if len(left.envelopes) > 1), None)


def sealed(envelope: int) -> list[Fact]:
    return [Saw(ENVELOPE, card) for card in cards_in(envelope)]
