"""In how many deals each set of cards is the envelope, for two or three categories in doubt.

The cards of an envelope enter it in the order of the plan. Forwards, a state with one card taken carries a vector: its
ways for each first card. Backwards, a state with two taken carries one for each last card. Where the second card comes
in, the two give all pairs at once. A vector is one number, its entries side by side: adding vectors is one addition,
and pairing them is one product, since the backward entries stand a whole forward vector apart.
"""

from __future__ import annotations

from manoir.deduction.facts import cards_in
from manoir.deduction.sweep import Layer, Sweep, sum_backwards, sum_forwards


class EnvelopeSweep:
    """The joint of a sweep's open categories; like cards of the tail are one entry until the end."""

    def __init__(self, sweep: Sweep) -> None:
        plan = sweep.diagram.plan
        self._players = len(plan.players)
        self._slots = [fields.slots for fields in sweep.diagram.fields[self._players :]]
        self._all_open = sum(self._slots)
        self._missing = {self._all_open - slot: category for category, slot in enumerate(self._slots)}
        self._three = len(self._slots) == 3
        self._entries: list[list[int]] = []
        self._number: dict[int, int] = {}
        for category in plan.categories:
            cards = [card for card in plan.order if category.cards >> card & 1]
            self._number.update((card, number) for number, card in enumerate(cards))
            tail = plan.tail & category.cards
            self._entries.append([1 << card for card in cards] + ([tail] if tail else []))
        self._bytes = (sweep.total.bit_length() + 7) // 8
        self._near = 8 * self._bytes  # bits from one forward entry to the next
        self._far = self._near * max(len(entries) for entries in self._entries)  # and backwards
        self._pairs: dict[tuple[int, int, int], int] = {}  # by first category, second category, second entry
        self._from_tail = 0  # deals whose whole envelope comes from the tail
        firsts = [[0]]
        for layer, after in zip(sweep.layers, sweep.layers[1:], strict=False):
            firsts.append(self._forwards(layer, firsts[-1], len(after.states)))
        lasts = self._close(sweep.layers[-1], firsts.pop())
        for layer, after in zip(sweep.layers[-2::-1], sweep.layers[:0:-1], strict=True):
            lasts = self._backwards(layer, firsts.pop(), after.backward, lasts)

    def _forwards(self, layer: Layer, firsts: list[int], size: int) -> list[int]:
        if layer.settling:
            return sum_forwards(layer, firsts, size)
        after = [0] * size
        all_open, states, forward = self._all_open, layer.states, layer.forward
        for edges in layer.edges:
            if edges.place < self._players:
                for source, target in zip(edges.sources, edges.targets, strict=True):
                    if firsts[source]:
                        after[target] += firsts[source]
            else:
                entry = self._near * self._number[layer.card]
                for source, target in zip(edges.sources, edges.targets, strict=True):
                    if states[source] & all_open == all_open:
                        after[target] += forward[source] << entry
        return after

    def _close(self, last: Layer, firsts: list[int]) -> list[int]:
        """Categories still open before the tail take its entry, in their order."""
        lasts = [0] * len(last.states)
        for number, (state, endings) in enumerate(zip(last.states, last.backward, strict=True)):
            doubtful = [category for category, slot in enumerate(self._slots) if state & slot]
            taken = len(self._slots) - len(doubtful)
            rest = endings
            if doubtful and self._three:
                rest <<= self._far * (len(self._entries[doubtful[-1]]) - 1)
            if taken == 0:
                self._from_tail += last.forward[number] * endings
            elif taken == 1:
                self._pair(state, doubtful[0], len(self._entries[doubtful[0]]) - 1, firsts[number] * rest)
            elif taken == 2:
                lasts[number] = rest
        return lasts

    def _backwards(self, layer: Layer, firsts: list[int], backward: list[int], after: list[int]) -> list[int]:
        if layer.settling:
            return sum_backwards(layer, after)
        lasts = [0] * len(layer.states)
        all_open, states = self._all_open, layer.states
        for edges in layer.edges:
            category = edges.place - self._players
            if category < 0:
                for source, target in zip(edges.sources, edges.targets, strict=True):
                    if after[target]:
                        lasts[source] += after[target]
                continue
            entry = self._number[layer.card]
            for source, target in zip(edges.sources, edges.targets, strict=True):
                if firsts[source]:
                    self._pair(states[source], category, entry, firsts[source] * after[target])
                elif states[source] & all_open != all_open:
                    lasts[source] += backward[target] << self._far * entry
        return lasts

    def _pair(self, state: int, second: int, entry: int, deals: int) -> None:
        key = (self._missing[state & self._all_open], second, entry)
        self._pairs[key] = self._pairs.get(key, 0) + deals

    def joint(self) -> dict[int, int]:
        """Deals by the open cards of the envelope; sets with none are left out."""
        deals: dict[int, int] = {}
        if self._from_tail:
            share_out(deals, [entries[-1] for entries in self._entries], self._from_tail)
        size, stride = self._bytes, self._far // 8
        for (first, second, entry), packed in self._pairs.items():
            lasts = self._entries[3 - first - second] if self._three else [0]
            data = packed.to_bytes(stride * len(lasts), "little")
            for far, last in enumerate(lasts):
                for near, opening in enumerate(self._entries[first]):
                    start = far * stride + near * size
                    count = int.from_bytes(data[start : start + size], "little")
                    if count:
                        share_out(deals, [opening, self._entries[second][entry], last], count)
        return deals


def share_out(deals: dict[int, int], entries: list[int], count: int) -> None:
    """The cards of an entry of the tail have equal parts in it."""
    sets = [0]
    for entry in entries:
        if entry & (entry - 1):
            cards = [1 << card for card in cards_in(entry)]
            count //= len(cards)
            sets = [chosen | card for chosen in sets for card in cards]
        else:
            sets = [chosen | entry for chosen in sets]
    for chosen in sets:
        deals[chosen] = count
