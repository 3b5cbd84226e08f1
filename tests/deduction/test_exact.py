"""Counts, marginals and joints are those of full enumeration, integer by integer."""

import pytest
from hypothesis import given, settings

from manoir.deduction import Contradiction, Deal, Fact, Notebook, solve
from tests.deduction.enumeration import AllDeals, count
from tests.deduction.notebooks import any_notebooks, cards_and_places, true_notebooks

fixed = settings(derandomize=True, database=None, deadline=None)


def assert_exact(deals: AllDeals, notebook: Notebook) -> None:
    fitting = deals.fitting(notebook.facts)
    posterior = solve(notebook)
    assert posterior.total == count(fitting, deals.all)
    for card, place in cards_and_places(notebook):
        assert posterior.count(card, place) == count(fitting, deals.with_card[card, place])
    envelopes = {envelope: count(fitting, among) for envelope, among in deals.with_envelope.items()}
    assert posterior.envelopes() == {envelope: number for envelope, number in envelopes.items() if number}


def first_breaking_fact(deals: AllDeals, facts: list[Fact]) -> Fact | None:
    for number, fact in enumerate(facts, start=1):
        if not deals.fitting(facts[:number]):
            return fact
    return None


@settings(fixed, max_examples=600)
@given(true_notebooks())
def test_counts_are_those_of_enumeration(told: tuple[AllDeals, Notebook, Deal]) -> None:
    deals, notebook, _ = told
    assert_exact(deals, notebook)


@pytest.mark.soak
@settings(max_examples=20_000, database=None, deadline=None)
@given(true_notebooks())
def test_counts_are_those_of_enumeration_in_notebooks_never_seen_before(told: tuple[AllDeals, Notebook, Deal]) -> None:
    deals, notebook, _ = told
    assert_exact(deals, notebook)


@settings(fixed, max_examples=500)
@given(true_notebooks(at_most=25))
def test_counts_are_those_of_enumeration_late_in_a_game(told: tuple[AllDeals, Notebook, Deal]) -> None:
    deals, notebook, _ = told
    assert_exact(deals, notebook)


@settings(fixed, max_examples=500)
@given(any_notebooks())
def test_knowledge_that_contradicts_itself_names_the_fact_that_broke_it(told: tuple[AllDeals, Notebook]) -> None:
    deals, notebook = told
    broken = first_breaking_fact(deals, notebook.facts)
    if broken is None:
        assert_exact(deals, notebook)
        return
    with pytest.raises(Contradiction) as caught:
        solve(notebook)
    assert caught.value.fact is broken
