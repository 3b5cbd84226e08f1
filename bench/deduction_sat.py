"""The same knowledge for solvers of clauses: one variable for each card at each place."""

from collections.abc import Iterable, Iterator

from pysat.card import CardEnc  # type: ignore[import-untyped]  # python-sat ships no stubs
from pysat.solvers import Minicard  # type: ignore[import-untyped]  # python-sat ships no stubs

from manoir.deduction import ENVELOPE, Fact, FailedAccusation, HasNone, HasSome, Notebook, Saw, cards_in


class Cells:
    """The variables of a notebook, and what they must satisfy."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook
        self.places = notebook.places()
        self.cards = cards_in(notebook.deck)
        self.variables = [self.at(card, place) for card in self.cards for place in self.places]

    def at(self, card: int, place: int) -> int:
        return 1 + card * len(self.places) + self.places.index(place)

    def sums(self) -> Iterator[tuple[list[int], int]]:
        """Sets of variables of which exactly so many are true."""
        for card in self.cards:
            yield [self.at(card, place) for place in self.places], 1
        for place in self.places:
            yield [self.at(card, place) for card in self.cards], self._notebook.size(place)
        for category in self._notebook.categories:
            yield [self.at(card, ENVELOPE) for card in cards_in(category)], 1

    def clauses(self) -> Iterator[list[int]]:
        for fact in self._notebook.facts:
            match fact:
                case Saw(place, card):
                    yield [self.at(card, place)]
                case HasNone(place, cards):
                    for card in cards_in(cards):
                        yield [-self.at(card, place)]
                case HasSome(player, cards):
                    yield [self.at(card, player) for card in cards_in(cards)]
                case FailedAccusation(cards):
                    yield [-self.at(card, ENVELOPE) for card in cards_in(cards)]


class Refuter:
    """A cell is possible unless a SAT solver refutes it."""

    def __init__(self, notebook: Notebook) -> None:
        self._cells = Cells(notebook)
        self._solver = Minicard()
        for variables, number in self._cells.sums():
            self._solver.add_atmost(variables, number)
            self._solver.add_atmost([-variable for variable in variables], len(variables) - number)
        for clause in self._cells.clauses():
            self._solver.add_clause(clause)

    def possible(self) -> dict[tuple[int, int], tuple[bool, bool]]:
        """For each card and place: whether it can be there, and whether it can be elsewhere."""
        return {
            (card, place): (self._fits(self._cells.at(card, place)), self._fits(-self._cells.at(card, place)))
            for card in self._cells.cards
            for place in self._cells.places
        }

    def fits(self) -> bool:
        """Whether any deal does."""
        return bool(self._solver.solve())

    def close(self) -> None:
        self._solver.delete()

    def _fits(self, literal: int) -> bool:
        return bool(self._solver.solve(assumptions=[literal]))


def is_possible(notebook: Notebook, claims: Iterable[Fact] = ()) -> bool:
    """Whether a deal fits the notebook and these facts as well."""
    refuter = Refuter(notebook.with_facts([*notebook.facts, *claims]))
    try:
        return refuter.fits()
    finally:
        refuter.close()


def plain_clauses(notebook: Notebook) -> tuple[list[list[int]], list[int]]:
    """Clauses alone, sums written out with variables of their own; and the variables that say where the cards are."""
    cells = Cells(notebook)
    clauses = list(cells.clauses())
    top = max(cells.variables)
    for variables, number in cells.sums():
        encoded = CardEnc.equals(lits=variables, bound=number, top_id=top)
        clauses += encoded.clauses
        top = max(top, encoded.nv)
    return clauses, cells.variables
