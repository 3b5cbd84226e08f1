"""Independent random deals, each with exactly its weight: a walk through the sweep."""

from __future__ import annotations

from bisect import bisect_left
from math import perm
from typing import NamedTuple, Protocol

from manoir.deduction.facts import ENVELOPE, POOL, cards_in
from manoir.deduction.propagate import Residue
from manoir.deduction.sweep import Layer, Sweep


class Chance(Protocol):
    """A source of randomness."""

    def below(self, n: int, /) -> int:
        """A whole number from 0 to n - 1, each as likely."""


class Deal(NamedTuple):
    """Where all cards are."""

    hands: tuple[int, ...]
    envelope: int
    pool: int

    def at(self, place: int) -> int:
        """The cards at a player's seat, in the `ENVELOPE` or in the `POOL`."""
        if place == ENVELOPE:
            return self.envelope
        return self.pool if place == POOL else self.hands[place]


class Way(NamedTuple):
    """An edge: the place that takes the card, the state it leads to, the deals behind it."""

    place: int
    target: int
    deals: int


class Dealer:
    """Draws deals from a sweep; the ways out of a state are looked up when a walk first comes there."""

    def __init__(self, residue: Residue, sweep: Sweep) -> None:
        self._residue = residue
        self._sweep = sweep
        self._ways: list[dict[int, list[Way]]] = [{} for _ in sweep.layers]

    def draw(self, chance: Chance) -> Deal:
        sweep, plan = self._sweep, self._sweep.diagram.plan
        taken = [0] * len(plan.places)
        folded: list[tuple[int, int, list[tuple[int, int]]]] = []
        number = 0
        ticket = chance.below(sweep.total)
        for layer, after, known in zip(sweep.layers, sweep.layers[1:], self._ways, strict=False):
            if layer.settling:
                for fold in layer.settling.folds:
                    slots = layer.settling.parts(fold, layer.states[number])
                    folded.append((fold.into, taken[fold.into], list(zip(fold.parts, slots, strict=True))))
                    taken[fold.into] = 0
                ticket //= layer.weights[number]
                number = layer.targets[number]
                continue
            if number not in known:
                known[number] = ways_out(layer, number, after.backward)
            for way in known[number]:
                if ticket < way.deals:
                    break
                ticket -= way.deals
            taken[way.place] |= 1 << layer.card
            number = way.target
        self._deal_tail(taken, sweep.layers[-1].states[number], chance)
        for into, before, shares in reversed(folded):
            cards, taken[into] = taken[into], before
            split(cards, shares, taken, chance)
        rows = self._residue.held.copy()
        for place, cards in zip(plan.places, taken, strict=True):
            split(cards, [(row, self._residue.slots[row]) for row in place.rows], rows, chance)
        players = self._residue.pool_row
        return Deal(tuple(rows[:players]), sum(rows[players + 1 :]), rows[players])

    def _deal_tail(self, taken: list[int], state: int, chance: Chance) -> None:
        """The categories still open take a card each, the place that holds the tail all others."""
        plan = self._sweep.diagram.plan
        tail, players = plan.tail, len(plan.players)
        for category, fields in enumerate(self._sweep.diagram.fields[players:]):
            if state & fields.slots:
                candidates = cards_in(self._sweep.tails[category])
                card = 1 << candidates[chance.below(len(candidates))]
                taken[players + category] |= card
                tail &= ~card
        for index, place in enumerate(plan.players):
            if place.cards & tail:
                taken[index] |= tail
                break


def ways_out(layer: Layer, number: int, backward: list[int]) -> list[Way]:
    """The edges of a state that have deals behind them; the sources of edges are in rising order."""
    ways: list[Way] = []
    for edges in layer.edges:
        found = bisect_left(edges.sources, number)
        if found < len(edges.sources) and edges.sources[found] == number:
            target = edges.targets[found]
            if backward[target]:
                ways.append(Way(edges.place, target, backward[target]))
    return ways


def split(cards: int, shares: list[tuple[int, int]], into: list[int], chance: Chance) -> None:
    """Deal the cards at random: to each share's index as many as it says, to the last all that remain."""
    if len(shares) > 1:
        pack = cards_in(cards)
        dealt = len(pack) - shares[-1][1]
        ticket = chance.below(perm(len(pack), dealt))
        for index, size in shares[:-1]:
            for _ in range(size):
                ticket, chosen = divmod(ticket, len(pack))
                card = 1 << pack.pop(chosen)
                into[index] |= card
                cards ^= card
    into[shares[-1][0]] |= cards
