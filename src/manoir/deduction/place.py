"""A place of the open problem."""

from __future__ import annotations

from manoir.deduction.propagate import Lean


class Place:
    """Rows that nothing tells apart, with their slots together: the cards they can hold, and must."""

    def __init__(self, rows: list[int], cards: int, slots: int, clauses: list[int], leans: list[Lean]) -> None:
        self.rows = rows
        self.cards = cards
        self.slots = slots
        self.clauses = clauses
        self.leans = leans
        self.bound = 0
        for clause in clauses:
            self.bound |= clause
        for lean in leans:
            self.bound |= lean.cards
