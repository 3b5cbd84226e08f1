"""Random notebooks of small decks, for Hypothesis."""

from collections.abc import Sequence
from functools import cache

from hypothesis import strategies as st

from manoir.deduction import Deal, Fact, FailedAccusation, HasNone, HasSome, Leans, Notebook, Saw, cards_in
from tests.deduction.enumeration import AllDeals, Layout, all_deals

LAYOUTS: list[Layout] = [
    ((2, 2, 2), (1, 1, 1), 0),
    ((3, 2, 2), (2, 2), 0),
    ((3, 3, 2), (2, 2), 1),
    ((3, 3, 3), (2, 2, 2), 0),
    ((3, 3, 3), (1, 3), 2),
    ((4, 3, 2), (3, 2, 0), 1),
    ((2, 3, 4), (1, 1, 1, 1), 2),
    ((1, 4, 3), (2, 1, 1), 1),
    ((2, 2, 4), (2, 2, 1), 0),
    ((5, 4), (3, 2), 2),
    ((4, 4), (2, 2, 1), 1),
    ((8,), (3, 2), 2),
    ((2, 2, 2, 2), (2, 1), 1),
    ((2, 1, 3, 2), (2, 2), 0),
    ((4, 3, 3), (3, 3), 1),
    ((4, 3, 3), (2, 2, 2), 1),
    ((3, 3, 4), (1, 1, 2, 2), 1),
]

SMALLEST = [layout for layout in LAYOUTS if sum(layout[0]) <= 7]


@cache
def facts_about(layout: Layout) -> st.SearchStrategy[Fact]:
    """Any fact of that deck, true or not."""
    empty = all_deals(layout).empty
    places = st.sampled_from(empty.places())
    players = st.integers(0, len(empty.hands) - 1)
    cards = st.integers(0, empty.deck.bit_length() - 1)
    several = st.lists(cards, min_size=1, max_size=4, unique=True).map(lambda chosen: sum(1 << card for card in chosen))
    tables = st.lists(st.integers(1, 6), min_size=5, max_size=5)
    return st.one_of(
        st.builds(Saw, places, cards),
        st.builds(HasNone, places, several),
        st.builds(HasSome, players, several),
        st.builds(HasSome, players, several),
        st.builds(FailedAccusation, several),
        st.builds(
            lambda player, cards, table: Leans(player, cards, tuple(table[: cards.bit_count() + 1])),
            players,
            several,
            tables,
        ),
    )


def told_truly(fact: Fact, holds: bool) -> Fact | None:
    """The fact if it holds, or else what does hold instead."""
    if holds:
        return fact
    if isinstance(fact, HasSome):
        return HasNone(fact.player, fact.cards)
    if isinstance(fact, Saw):
        return HasNone(fact.place, 1 << fact.card)
    if isinstance(fact, HasNone) and fact.place >= 0:
        return HasSome(fact.place, fact.cards)
    return None


@st.composite
def true_notebooks(
    draw: st.DrawFn, at_most: int = 10, layouts: Sequence[Layout] = LAYOUTS
) -> tuple[AllDeals, Notebook, Deal]:
    """Facts that all hold in one deal, and that deal."""
    layout = draw(st.sampled_from(layouts))
    deals = all_deals(layout)
    truth = draw(st.integers(0, len(deals.deals) - 1))
    notebook = deals.empty.copy()
    for fact in draw(st.lists(facts_about(layout), max_size=at_most)):
        holds = any(allowed >> truth & 1 for allowed in deals.weights(fact).values())
        true_fact = told_truly(fact, holds)
        if true_fact is not None:
            notebook.add(true_fact)
    return deals, notebook, deals.deals[truth]


@st.composite
def any_notebooks(draw: st.DrawFn, at_most: int = 6) -> tuple[AllDeals, Notebook]:
    """Facts that may contradict each other."""
    layout = draw(st.sampled_from(LAYOUTS))
    notebook = all_deals(layout).empty.copy()
    for fact in draw(st.lists(facts_about(layout), max_size=at_most)):
        notebook.add(fact)
    return all_deals(layout), notebook


def cards_and_places(notebook: Notebook) -> list[tuple[int, int]]:
    return [(card, place) for card in cards_in(notebook.deck) for place in notebook.places()]
