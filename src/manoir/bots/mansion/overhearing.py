"""What a suggestion tells the others: they hear who could answer it, and know their own cards."""

from collections.abc import Iterable

from msgspec import Struct

from manoir.bots.mansion.effort import Effort
from manoir.core.chance import Luck
from manoir.deduction import NOTHING, SOMETHING, Deal, Notebook, Posterior, Question, Reply, TooWide, solve
from manoir.deduction.answers import answers_with, facts_of
from manoir.deduction.rank import entropy
from manoir.games.mansion.deck import Cards


def doubt(notebook: Notebook, states: int) -> float:
    """Bits in which the envelope is open."""
    known = solve(notebook, states)
    return entropy(known.envelopes().values(), known.total)


class Bystander(Struct, frozen=True):
    """A rival as he may be: with his hand in a deal that fits, and all that he was told."""

    deal: Deal
    notebook: Notebook
    doubt: float


class Bystanders:
    """The rivals on a few deals that fit; whoever has too much in doubt to be worked out in time is no danger."""

    def __init__(self, known: Posterior, rivals: Iterable[int], question: Question, luck: Luck, effort: Effort) -> None:
        self.question = question
        self.states = effort.states
        self.present: list[Bystander] = []
        deals = [known.draw(luck) for _ in range(effort.deals)]
        for rival in rivals:
            for deal in deals:
                notebook = known.notebook.seen_by(rival)
                notebook.is_exactly(rival, deal.hands[rival])
                try:
                    self.present.append(Bystander(deal, notebook, doubt(notebook, self.states)))
                except TooWide:
                    continue

    def learn(self, cards: Cards) -> float:
        """The bits that each of them is told by the answer, on average."""
        if not self.present:
            return 0.0
        return sum(self._learns(bystander, cards) for bystander in self.present) / len(self.present)

    def _learns(self, bystander: Bystander, cards: Cards) -> float:
        held = [hand & cards for hand in bystander.deal.hands]
        heard = tuple(
            Reply(seat, NOTHING if card == NOTHING else SOMETHING)
            for seat, card in answers_with(held, self.question)[0]
        )
        notebook = bystander.notebook.copy()
        for fact in facts_of(heard, cards, told=0):
            notebook.add(fact)
        try:
            return bystander.doubt - doubt(notebook, self.states)
        except TooWide:
            return 0.0
