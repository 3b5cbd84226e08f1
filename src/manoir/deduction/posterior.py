"""What a notebook implies: exact counts, certainties, chances, and random deals that fit."""

from __future__ import annotations

from fractions import Fraction

from manoir.deduction.diagram import Diagram
from manoir.deduction.draw import Chance, Deal, Dealer
from manoir.deduction.envelope import EnvelopeSweep
from manoir.deduction.errors import Contradiction, NoDeal, TooWide
from manoir.deduction.facts import ENVELOPE, Fact, Leans, cards_in
from manoir.deduction.marginals import Marginals
from manoir.deduction.notebook import Notebook
from manoir.deduction.plan import Plan
from manoir.deduction.propagate import Residue
from manoir.deduction.sweep import Sweep

LIMIT = 120_000
"""States that a query may pass through before it is `TooWide`."""


class Posterior:
    """Deals that fit a notebook, each counted by its weight: the product of its leans, one without leans."""

    def __init__(self, notebook: Notebook, limit: int) -> None:
        self.notebook = notebook.copy()
        self.limit = limit
        self._residue = Residue(notebook)
        self._sweep = Sweep(Diagram(Plan(self._residue)), limit)
        self._marginals = Marginals(self._residue, self._sweep)
        self.total = self._marginals.total
        self._envelopes: dict[int, int] | None = None
        self._dealer: Dealer | None = None
        self._cells: dict[int, tuple[int, int]] | None = None

    def count(self, card: int, place: int) -> int:
        """Deals with the card at the place."""
        return self._marginals.counts[self._residue.row_of(place, card)][card]

    def chance(self, card: int, place: int) -> Fraction:
        return Fraction(self.count(card, place), self.total)

    def probability(self, card: int, place: int) -> float:
        """The same chance as a float, for those who compare many."""
        return self.count(card, place) / self.total

    def place_of(self, card: int) -> int | None:
        """Where the card lies in every deal, if that is certain."""
        for place in self.notebook.places():
            if self.count(card, place) == self.total:
                return place
        return None

    def certain(self, place: int) -> int:
        """The cards that lie at the place in every deal."""
        return self._known()[place][0]

    def possible(self, place: int) -> int:
        """The cards that lie at the place in some deal."""
        return self._known()[place][1]

    def impossible(self, place: int) -> int:
        """The cards that lie at the place in no deal."""
        return self.notebook.deck & ~self.possible(place)

    def joint(self, cards: int) -> int:
        """Deals in which these cards are the envelope."""
        return self.envelopes().get(cards, 0)

    def envelopes(self) -> dict[int, int]:
        """Deals by envelope, for every envelope that is possible."""
        if self._envelopes is None:
            self._envelopes = self._joint()
        return self._envelopes

    def likeliest_envelope(self) -> int:
        """The cards most often together in the envelope, the lowest of equals."""
        return max(self.envelopes().items(), key=lambda item: (item[1], -item[0]))[0]

    def draw(self, chance: Chance) -> Deal:
        """A random deal, each as likely as its weight says, independent of all drawn before."""
        if self._dealer is None:
            self._dealer = Dealer(self._residue, self._sweep)
        return self._dealer.draw(chance)

    def _known(self) -> dict[int, tuple[int, int]]:
        """For each place, the cards certain and the cards possible there."""
        if self._cells is None:
            self._cells = {}
            for place in self.notebook.places():
                counts = [(card, self.count(card, place)) for card in cards_in(self.notebook.deck)]
                certain = sum(1 << card for card, count in counts if count == self.total)
                possible = sum(1 << card for card, count in counts if count)
                self._cells[place] = certain, possible
        return self._cells

    def _joint(self) -> dict[int, int]:
        sealed = sum(self._residue.held[row] for row in self._residue.envelope_rows)
        categories = self._sweep.diagram.plan.categories
        if not categories:
            return {sealed: self.total}
        if len(categories) == 1:
            return {
                sealed | 1 << card: self.count(card, ENVELOPE)
                for card in cards_in(categories[0].cards)
                if self.count(card, ENVELOPE)
            }
        if len(categories) <= 3:
            scale = self._marginals.scale
            return {sealed | cards: deals * scale for cards, deals in EnvelopeSweep(self._sweep).joint().items()}
        joint: dict[int, int] = {}
        for card in cards_in(categories[0].cards):
            if self.count(card, ENVELOPE):
                known = self.notebook.copy()
                known.saw(ENVELOPE, card)
                joint.update(solve(known, self.limit).envelopes())
        return joint


def solve(notebook: Notebook, limit: int = LIMIT) -> Posterior:
    """Count the deals that fit the notebook, exactly."""
    try:
        return Posterior(notebook, limit)
    except NoDeal:
        raise Contradiction(breaking_fact(notebook, limit)) from None


def fits(notebook: Notebook, limit: int = LIMIT) -> bool:
    """Whether any deal fits the notebook; leans never decide that."""
    firm = notebook.with_facts(fact for fact in notebook.facts if not isinstance(fact, Leans))
    try:
        Sweep(Diagram(Plan(Residue(firm))), limit)
    except NoDeal:
        return False
    return True


def breaking_fact(notebook: Notebook, limit: int) -> Fact:
    """The first fact that no deal fits together with those before it; where that is too wide to tell, a later one."""
    fitting, refuted = 0, len(notebook.facts)
    while refuted - fitting > 1:
        middle = (fitting + refuted) // 2
        try:
            fine = fits(notebook.with_facts(notebook.facts[:middle]), limit)
        except TooWide:
            fine = True
        if fine:
            fitting = middle
        else:
            refuted = middle
    return notebook.facts[refuted - 1]
