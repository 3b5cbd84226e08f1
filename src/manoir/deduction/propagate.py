"""Unit propagation: what follows from the facts at once, and the smaller problem that is left open.

Inside the solver a place is a row: the players, the pool, then for each category of the envelope a row of one slot.
"""

from __future__ import annotations

from math import gcd
from typing import NamedTuple

from manoir.deduction.errors import NoDeal
from manoir.deduction.facts import ENVELOPE, POOL, FailedAccusation, HasNone, HasSome, Leans, Saw
from manoir.deduction.notebook import Notebook


class Lean(NamedTuple):
    """A deal in which the row holds k of the cards weighs `table[k]`."""

    row: int
    cards: int
    table: tuple[int, ...]


class Residue:
    """Cards settled, and for the others: which rows can take them, slots left, clauses, bars and leans."""

    def __init__(self, notebook: Notebook) -> None:
        players = len(notebook.hands)
        self.categories = notebook.categories
        self.deck = notebook.deck
        self.pool_row = players
        self.envelope_rows = range(players + 1, players + 1 + len(self.categories))
        self.slots = [*notebook.hands, notebook.pool, *(1 for _ in self.categories)]
        self.can = [self.deck] * (players + 1) + list(self.categories)
        self.held = [0] * len(self.can)
        self.clauses: list[list[int]] = [[] for _ in self.can]
        self.bars: list[int] = []
        self.leans: list[Lean] = []
        self.scale = 1
        self._settled = 0
        self._changed = True
        self._read(notebook)
        while self._changed:
            self._changed = False
            self._fill_rows()
            self._place_lonely_cards()
            if self.bars:
                self._simplify_bars()
        self._fold_leans()

    def row_of(self, place: int, card: int) -> int:
        """The row where the card would lie: the envelope has one for each category."""
        if place >= 0:
            return place
        if place == POOL:
            return self.pool_row
        for row, category in zip(self.envelope_rows, self.categories, strict=True):
            if category >> card & 1:
                return row
        raise ValueError(f"no card {card}")

    def _read(self, notebook: Notebook) -> None:
        for fact in notebook.facts:
            if isinstance(fact, HasNone):
                rows = self.envelope_rows if fact.place == ENVELOPE else (self.row_of(fact.place, 0),)
                for row in rows:
                    self.can[row] &= ~fact.cards
            elif isinstance(fact, HasSome):
                self.clauses[fact.player].append(fact.cards)
            elif isinstance(fact, FailedAccusation):
                self.bars.append(fact.cards)
            elif isinstance(fact, Leans):
                self.leans.append(Lean(fact.player, fact.cards, fact.table))
        for fact in notebook.facts:
            if isinstance(fact, Saw):
                self._settle(self.row_of(fact.place, fact.card), 1 << fact.card)

    def _settle(self, row: int, cards: int) -> None:
        cards &= ~self.held[row]
        if not cards:
            return
        self.slots[row] -= cards.bit_count()
        if cards & ~self.can[row] or self.slots[row] < 0:
            raise NoDeal
        self.held[row] |= cards
        self._settled |= cards
        self._changed = True
        can = self.can
        for other in range(len(can)):
            can[other] &= ~cards

    def _fill_rows(self) -> None:
        can, slots = self.can, self.slots
        for row in range(len(can)):
            if self.clauses[row]:
                self._simplify_clauses(row)
            spare = can[row].bit_count() - slots[row]
            if spare < 0:
                raise NoDeal
            if spare == 0:
                self._settle(row, can[row])
            elif slots[row] == 0:
                can[row] = 0
                self._changed = True

    def _simplify_clauses(self, row: int) -> None:
        """Keep the clauses that still say something, smallest first, none implied by another."""
        live = {clause & self.can[row] for clause in self.clauses[row] if not clause & self.held[row]}
        kept: list[int] = []
        for clause in sorted(live, key=int.bit_count):
            if clause & (clause - 1) == 0:
                if not clause:
                    raise NoDeal
                self._settle(row, clause)
            elif (
                not clause & self.held[row]
                and (self.can[row] & ~clause).bit_count() >= self.slots[row]
                and not any(small & clause == small for small in kept)
            ):
                kept.append(clause)
        self.clauses[row] = kept
        self._fill_with_disjoint(row)

    def _fill_with_disjoint(self, row: int) -> None:
        """As many disjoint clauses as slots: each slot serves one of them, so no other card fits."""
        union = needed = 0
        for clause in self.clauses[row]:
            if not clause & union:
                union |= clause
                needed += 1
        if needed > self.slots[row]:
            raise NoDeal
        if needed and needed == self.slots[row] and self.can[row] & ~union:
            self.can[row] &= union
            self._changed = True

    def _place_lonely_cards(self) -> None:
        """A card with one possible row lies there."""
        once = twice = 0
        for cards in self.can:
            twice |= once & cards
            once |= cards
        if once | self._settled != self.deck:
            raise NoDeal
        lonely = once & ~twice
        if lonely:
            for row in range(len(self.can)):
                self._settle(row, lonely & self.can[row])

    def _simplify_bars(self) -> None:
        """A bar is a set of cards that are not all in the envelope; keep those with two or more cards in doubt."""
        sealed = possible = 0
        for row in self.envelope_rows:
            sealed |= self.held[row]
            possible |= self.can[row]
        kept: list[int] = []
        for bar in self.bars:
            if bar & ~(sealed | possible):
                continue
            doubtful = bar & ~sealed
            if not doubtful:
                raise NoDeal
            if doubtful & (doubtful - 1):
                kept.append(doubtful)
                continue
            for row in self.envelope_rows:
                self.can[row] &= ~doubtful
            self._changed = True
        self.bars = kept

    def _fold_leans(self) -> None:
        """Restrict each table to open cards, multiply those over the same cards, move what they share to the scale."""
        tables: dict[tuple[int, int], tuple[int, ...]] = {}
        for row, cards, table in self.leans:
            known, doubtful = (cards & self.held[row]).bit_count(), cards & self.can[row]
            table = table[known : known + doubtful.bit_count() + 1]
            others = tables.get((row, doubtful), (1,) * len(table))
            tables[row, doubtful] = tuple(a * b for a, b in zip(others, table, strict=True))
        self.leans = []
        for (row, cards), table in tables.items():
            common = gcd(*table)
            self.scale *= common
            table = tuple(weight // common for weight in table)
            if any(weight != table[0] for weight in table):
                self.leans.append(Lean(row, cards, table))
