"""What a puzzle asks of hidden cards, and where on a sheet its answer is to be found."""

from collections.abc import Iterator
from typing import ClassVar, TypeAlias

from msgspec import Struct

from manoir.deduction.facts import Fact, HasNone, Saw
from manoir.puzzles.cards.sheet import Cell, Sheet, cells


class Sealed(Struct, frozen=True, tag="sealed"):
    """Which cards lie in the envelope?"""

    kind: ClassVar[str] = "sealed"
    turns: ClassVar[tuple[int, ...]] = ()
    """Those that it speaks of."""

    def answer(self, sheet: Sheet) -> tuple[Cell, ...]:
        """The settled cells that are the answer; none as long as it is open."""
        found = tuple(cell for row in sheet.envelope for cell in cells(row, sheet.held[row]))
        return found if len(found) == len(sheet.envelope) else ()

    def goal(self, answer: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """All that must be settled for the answer to stand."""
        return answer

    def doubts(self, sheet: Sheet) -> Iterator[Cell]:
        """Cells to suppose something about."""
        for row in sheet.envelope:
            yield from cells(row, sheet.open(row))


class Holder(Struct, frozen=True, tag="holder"):
    """Who holds the card?"""

    kind: ClassVar[str] = "holder"
    turns: ClassVar[tuple[int, ...]] = ()
    card: int

    def answer(self, sheet: Sheet) -> tuple[Cell, ...]:
        row = sheet.holder(self.card)
        return () if row is None else (Cell(row, self.card),)

    def goal(self, answer: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """All that must be settled for the answer to stand."""
        return answer

    def doubts(self, sheet: Sheet) -> Iterator[Cell]:
        for row in range(len(sheet.sizes)):
            if sheet.open(row) >> self.card & 1:
                yield Cell(row, self.card)


class Shown(Struct, frozen=True, tag="shown"):
    """Which of these cards did a player show another, in that turn?"""

    kind: ClassVar[str] = "shown"
    turn: int
    seat: int
    to: int
    cards: int

    @property
    def turns(self) -> tuple[int, ...]:
        return (self.turn,)

    def answer(self, sheet: Sheet) -> tuple[Cell, ...]:
        held, out = self.cards & sheet.held[self.seat], self.cards & sheet.out[self.seat]
        return cells(self.seat, held) if held.bit_count() == 1 and held | out == self.cards else ()

    def goal(self, answer: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """He holds it, and neither of the others."""
        return cells(self.seat, self.cards)

    def doubts(self, sheet: Sheet) -> Iterator[Cell]:
        yield from cells(self.seat, self.cards & sheet.open(self.seat))


Question: TypeAlias = Sealed | Holder | Shown


def denials(question: Question, answer: tuple[Cell, ...], sheet: Sheet) -> list[Fact]:
    """Each of these facts says that the answer is another."""
    others = {*question.goal(answer)} - {*answer}
    wanting: list[Fact] = [HasNone(sheet.place_of(cell.row), 1 << cell.card) for cell in answer]
    return wanting + [Saw(sheet.place_of(cell.row), cell.card) for cell in others]
