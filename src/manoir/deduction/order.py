"""The order of cards: a good one keeps the frontier narrow, that is, few states between two cards.

The frontier after some cards depends only on the set of cards left: how many slots each place may have used, which
choices are half made, which places can be told apart. An order walks through such sets; it is searched greedily from
its end, and where that is wide from its beginning too. Widths are estimated in bits, as if all were independent.
"""

from __future__ import annotations

from math import log2

from manoir.deduction.facts import cards_in
from manoir.deduction.place import Place

WIDE = 20_000.0
"""Estimated states, some thirty times the true number, from which on a second search pays."""

Slots = tuple[int, int, int, list[int], list[float]]
"""Of a place: its cards, those bound, its slots; by how many cards are left, most slots used and bits of doubt."""


def slots_of(place: Place) -> Slots:
    slots, cards = place.slots, place.cards.bit_count()
    used = [min(slots, cards - left) for left in range(cards + 1)]
    bits = [log2(used[left] - max(0, slots - left) + 1) for left in range(cards + 1)]
    return place.cards, place.bound, slots, used, bits


def slot_bits(places: list[Slots], left: int) -> float:
    """How far slots are in doubt when these cards are left; places that nothing tells apart any more count as one."""
    total = 0.0
    alike: dict[int, tuple[int, int]] = {}
    for cards, bound, slots, used, bits in places:
        rest = cards & left
        if bound & left:
            total += bits[rest.bit_count()]
        elif rest in alike:
            others = alike[rest]
            alike[rest] = others[0] + slots, others[1] + used[rest.bit_count()]
        elif rest:
            alike[rest] = slots, used[rest.bit_count()]
    for rest, (slots, most) in alike.items():
        surplus = slots - rest.bit_count()
        width = most - surplus if surplus > 0 else most
        if width > 0:
            total += log2(width + 1)
    return total


class Search:
    """Orders of all cards but the tail."""

    def __init__(self, players: list[Place], categories: list[Place], bars: list[int], cards: int, tail: int) -> None:
        self._cards = cards
        self._tail = tail
        self._places = [slots_of(place) for place in players]
        # sets of cards that a state remembers a bit of while some are left and some are not
        self._choices = [place.cards for place in categories] + bars
        for place in players:
            self._choices += place.clauses
            self._choices += [lean.cards for lean in place.leans]
        groups = [place.cards for place in players] + self._choices
        kinds: dict[int, list[int]] = {}
        for card in cards_in(cards & ~tail):
            member = 0
            for group in groups:
                member = member << 1 | group >> card & 1
            kinds.setdefault(member, []).append(card)
        self._kinds = list(kinds.values())

    def best(self) -> list[int]:
        backwards, states = self._greedy(self._tail, 1)
        if states > WIDE:
            forwards, fewer = self._greedy(self._cards, -1)
            if fewer < states / 2:  # the estimate flatters this side
                return forwards
        backwards.reverse()
        return backwards

    def _greedy(self, left: int, sign: int) -> tuple[list[int], float]:
        """Add cards to those left, or take them away, by the narrowest next frontier; and the sum of all widths."""
        sizes = [cards.bit_count() for cards in self._choices]
        inside = [(cards & left).bit_count() for cards in self._choices]
        begun = sum(0 < count < size for count, size in zip(inside, sizes, strict=True))
        kinds = [kind.copy() for kind in self._kinds]
        named = [[index for index, cards in enumerate(self._choices) if cards >> kind[0] & 1] for kind in kinds]
        order: list[int] = []
        states = 0.0
        while kinds:
            narrowest, chosen, begun_then = float("inf"), 0, 0
            for number, kind in enumerate(kinds):
                after = begun
                for index in named[number]:
                    count, size = inside[index], sizes[index]
                    after += (0 < count + sign < size) - (0 < count < size)
                width = after + slot_bits(self._places, left + sign * (1 << kind[-1]))
                if width < narrowest:
                    narrowest, chosen, begun_then = width, number, after
            begun = begun_then
            states += 2.0**narrowest
            card = kinds[chosen].pop()
            order.append(card)
            left += sign * (1 << card)
            for index in named[chosen]:
                inside[index] += sign
            if not kinds[chosen]:
                del kinds[chosen], named[chosen]
        return order, states
