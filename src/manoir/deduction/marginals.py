"""In how many deals each card lies at each place."""

from __future__ import annotations

from manoir.deduction.diagram import ways_to_split
from manoir.deduction.facts import cards_in
from manoir.deduction.place import Place
from manoir.deduction.propagate import Residue
from manoir.deduction.shares import Shares
from manoir.deduction.sweep import Edges, Sweep


class Marginals:
    """`counts[row][card]` deals, out of `total`."""

    def __init__(self, residue: Residue, sweep: Sweep) -> None:
        self._slots = residue.slots
        self._sweep = sweep
        self._plan = sweep.diagram.plan
        self._shares = Shares(sweep)
        self.scale = residue.scale
        for place in self._plan.players:
            self.scale *= ways_to_split([residue.slots[row] for row in place.rows])
        self.total = sweep.total * self.scale
        self.counts = [[0] * residue.deck.bit_length() for _ in residue.can]
        for row, held in enumerate(residue.held):
            for card in cards_in(held):
                self.counts[row][card] = self.total
        for layer, after, shares in zip(sweep.layers, sweep.layers[1:], self._shares.layers, strict=False):
            for edges in layer.edges:
                if edges.place in shares:
                    self._share([layer.card], passing(edges, shares[edges.place], after.backward))
                else:
                    deals = passing(edges, layer.forward, after.backward)
                    self._tell([layer.card], self._plan.places[edges.place], deals)
        if self._plan.tail:
            self._count_tail()

    def _tell(self, cards: list[int], place: Place, deals: int) -> None:
        """The rows of a place hold each of these cards in so many deals, in proportion to their slots."""
        deals *= self.scale
        for row in place.rows:
            part, counts = deals * self._slots[row] // place.slots, self.counts[row]
            for card in cards:
                counts[card] = part

    def _share(self, cards: list[int], packed: int) -> None:
        for index, deals in self._shares.parts(packed):
            self._tell(cards, self._plan.players[index], deals)

    def _count_tail(self) -> None:
        """Like cards fare alike: a category still open takes one of its tail cards, the folded place all others."""
        plan, last = self._plan, self._sweep.layers[-1]
        holder = next(index for index, place in enumerate(plan.players) if place.cards & plan.tail)
        shares = self._shares.whole(holder)
        given = sum(share * endings for share, endings in zip(shares, last.backward, strict=True))
        others = plan.tail
        for number, (category, tail) in enumerate(zip(plan.categories, self._sweep.tails, strict=True)):
            if not tail:
                continue
            slot = self._sweep.diagram.fields[len(plan.players) + number].slots
            sealed = kept_out = 0
            for state, ways, share, endings in zip(last.states, last.forward, shares, last.backward, strict=True):
                if state & slot:
                    each = endings // tail.bit_count()
                    sealed += ways * each
                    kept_out += share * each
            self._tell(cards_in(tail), category, sealed)
            self._share(cards_in(tail), given - kept_out)
            others &= ~tail
        if others:
            self._share(cards_in(others), given)


def passing(edges: Edges, forward: list[int], backward: list[int]) -> int:
    """Sums forwards times sums backwards over the edges."""
    deals = 0
    for source, target in zip(edges.sources, edges.targets, strict=True):
        deals += forward[source] * backward[target]
    return deals
