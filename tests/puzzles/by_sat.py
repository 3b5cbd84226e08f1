"""The same question put to a SAT solver, which shares nothing with the reasoning that found the puzzle."""

from collections.abc import Iterable

from pysat.card import CardEnc  # type: ignore[import-untyped]  # python-sat ships no stubs
from pysat.solvers import Solver  # type: ignore[import-untyped]  # python-sat ships no stubs

from manoir.deduction.facts import Fact, FailedAccusation, HasNone, HasSome, Saw, cards_in
from manoir.deduction.notebook import Notebook


def deals_with(notebook: Notebook, claims: Iterable[Fact]) -> bool:
    """Whether a deal fits the facts of the notebook and these as well."""
    places = notebook.places()
    cards = cards_in(notebook.deck)
    number = {(place, card): 1 + at * len(cards) + card for at, place in enumerate(places) for card in cards}
    top = max(number.values())
    clauses: list[list[int]] = []

    def exactly(variables: list[int], count: int) -> None:
        nonlocal top
        found = CardEnc.equals(variables, count, top_id=top)
        top = max(top, found.nv)
        clauses.extend(found.clauses)

    for card in cards:
        exactly([number[place, card] for place in places], 1)
    for place in places:
        exactly([number[place, card] for card in cards], notebook.size(place))
    for category in notebook.categories:
        exactly([number[-1, card] for card in cards_in(category)], 1)
    for fact in (*notebook.facts, *claims):
        match fact:
            case Saw(place=place, card=card):
                clauses.append([number[place, card]])
            case HasNone(place=place, cards=none):
                clauses.extend([-number[place, card]] for card in cards_in(none))
            case HasSome(player=player, cards=some):
                clauses.append([number[player, card] for card in cards_in(some)])
            case FailedAccusation(cards=wrong):
                clauses.append([-number[-1, card] for card in cards_in(wrong)])
    with Solver(bootstrap_with=clauses) as solver:
        return bool(solver.solve())
