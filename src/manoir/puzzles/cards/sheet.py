"""A solver's sheet: what is settled, what is out, and the step that said so.

A place is a row: the players, the pool, then for each category of the envelope a row of one card.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from manoir.deduction.facts import ENVELOPE, POOL, Fact, Saw
from manoir.deduction.notebook import Notebook

Rule: TypeAlias = Literal[
    "seen", "elsewhere", "last-place", "full", "all-needed", "narrowed", "barred", "crowded", "suppose"
]
"""Why something follows, from the plainest to what needs a supposition."""


class Cell(Struct, frozen=True):
    row: int
    card: int


class Step(Struct, frozen=True):
    """The row holds all these cards, or (`holds` is false) none of them: from facts, and from cells settled before."""

    rule: Rule
    row: int
    cards: int
    holds: bool
    facts: tuple[int, ...] = ()
    because: tuple[Cell, ...] = ()
    inner: tuple["Step", ...] = ()
    """What a supposition leads to, its clash last."""


class Clash(Exception):
    """A step that cannot be: its conclusion is denied by cells settled before."""

    def __init__(self, step: Step, denied: tuple[Cell, ...]) -> None:
        super().__init__(step, denied)
        self.step = step
        self.denied = denied


class Sheet:
    """Settled cells, each with the number of the step that settled it."""

    def __init__(self, notebook: Notebook) -> None:
        players = len(notebook.hands)
        self.deck = notebook.deck
        self.players = range(players)
        self.pool = players
        self.envelope = range(players + 1, players + 1 + len(notebook.categories))
        self.sizes = (*notebook.hands, notebook.pool, *(1 for _ in notebook.categories))
        nothing = 0 if notebook.pool else self.deck
        self.never = (0,) * players + (nothing, *(self.deck & ~category for category in notebook.categories))
        """Cards that no deal brings there, which needs no reason."""
        self.held = [0] * len(self.sizes)
        self.out = list(self.never)
        self.steps: list[Step] = []
        self._why: dict[Cell, int] = {}

    def copy(self) -> "Sheet":
        other = Sheet.__new__(Sheet)
        other.__dict__.update(self.__dict__)
        other.held, other.out = self.held.copy(), self.out.copy()
        other.steps, other._why = self.steps.copy(), self._why.copy()
        return other

    def row_of(self, place: int, card: int) -> int:
        """Where the card would lie: the envelope has a row for each category."""
        if place == ENVELOPE:
            return next(row for row in self.envelope if not self.never[row] >> card & 1)
        return self.pool if place == POOL else place

    def rows_of(self, place: int) -> tuple[int, ...]:
        if place == ENVELOPE:
            return tuple(self.envelope)
        return (self.pool if place == POOL else place,)

    def place_of(self, row: int) -> int:
        return ENVELOPE if row in self.envelope else POOL if row == self.pool else row

    def claims(self, held: Iterable["Cell"]) -> list[Fact]:
        """These cells as facts."""
        return [Saw(self.place_of(cell.row), cell.card) for cell in held]

    def open(self, row: int) -> int:
        """Cards that may lie in the row or not."""
        return self.deck & ~self.held[row] & ~self.out[row]

    def missing(self, row: int) -> int:
        """How many cards of the row are not yet known."""
        return self.sizes[row] - self.held[row].bit_count()

    def holder(self, card: int) -> int | None:
        return next((row for row, held in enumerate(self.held) if held >> card & 1), None)

    def why(self, cell: Cell) -> int | None:
        """The number of the step that settled it; None for what no deal brings there."""
        return self._why.get(cell)

    def conclude(self, step: Step) -> bool:
        """Write down what is new in the step; False if nothing is. A conclusion denied before is a clash."""
        row = step.row
        settled, denied = (self.held, self.out) if step.holds else (self.out, self.held)
        if against := step.cards & denied[row]:
            raise Clash(step, cells(row, against))
        new = step.cards & ~settled[row]
        if not new:
            return False
        settled[row] |= new
        number = len(self.steps)
        self.steps.append(Step(step.rule, row, new, step.holds, step.facts, step.because, step.inner))
        for cell in cells(row, new):
            self._why[cell] = number
        return True


def cells(row: int, cards: int) -> tuple[Cell, ...]:
    return tuple(Cell(row, card) for card in range(cards.bit_length()) if cards >> card & 1)
