"""Reasons: facts that force a certainty, with nothing to spare."""

import pytest
from hypothesis import given, settings

from manoir.deduction import ENVELOPE, Deal, HasNone, HasSome, Leans, Notebook, Origin, Saw, explain, solve
from tests.deduction.enumeration import AllDeals, count
from tests.deduction.notebooks import cards_and_places, true_notebooks

fixed = settings(derandomize=True, database=None, deadline=None)

ROSE, OLIVE, VIOLET, ROPE, DAGGER, HALL, STUDY, KITCHEN = range(8)


def table() -> Notebook:
    """Three suspects, two weapons, three rooms; hands of two, two and one."""
    return Notebook((0b00000111, 0b00011000, 0b11100000), (2, 2, 1))


@settings(fixed, max_examples=120)
@given(true_notebooks(at_most=8))
def test_reasons_force_the_certainty_and_none_can_be_left_out(told: tuple[AllDeals, Notebook, Deal]) -> None:
    deals, notebook, _ = told
    posterior = solve(notebook)
    certain = [cell for cell in cards_and_places(notebook) if posterior.count(*cell) in (0, posterior.total)]
    for card, place in certain[:: max(1, len(certain) // 3)]:
        there = deals.with_card[card, place]
        denied = deals.all & ~there if posterior.count(card, place) else there
        reasons = list(explain(posterior, card, place))
        assert all(fact in notebook.facts for fact in reasons)
        assert count(deals.fitting(reasons), denied) == 0
        for number in range(len(reasons)):
            assert count(deals.fitting(reasons[:number] + reasons[number + 1 :]), denied) > 0


def test_a_card_seen_needs_no_other_reason() -> None:
    notebook = table()
    notebook.has_none(0, 1 << ROPE, Origin(1))
    notebook.saw(1, DAGGER, Origin(2))
    notebook.has_some(1, 1 << DAGGER | 1 << HALL, Origin(3))
    assert explain(solve(notebook), DAGGER, 1) == (Saw(1, DAGGER, Origin(2)),)


def test_the_shorter_of_two_reasons_is_given() -> None:
    notebook = table()
    notebook.has_none(1, 1 << HALL | 1 << STUDY, Origin(1))
    notebook.has_some(1, 1 << HALL | 1 << STUDY | 1 << KITCHEN, Origin(2))
    notebook.saw(1, KITCHEN, Origin(3))
    assert explain(solve(notebook), KITCHEN, 1) == (Saw(1, KITCHEN, Origin(3)),)


def test_a_chain_of_facts_is_given_in_their_order() -> None:
    """One has not the rope, and only the rope or the dagger can be what he showed: so he holds the dagger."""
    notebook = table()
    notebook.has_some(2, 1 << ROSE, Origin(1))
    notebook.has_none(0, 1 << ROPE, Origin(3))
    notebook.leans(0, 1 << HALL, (2, 1), Origin(4))
    notebook.has_some(0, 1 << ROPE | 1 << DAGGER, Origin(5))
    posterior = solve(notebook)
    assert explain(posterior, DAGGER, 0) == (HasNone(0, 1 << ROPE, Origin(3)), HasSome(0, 0b11000, Origin(5)))
    assert explain(posterior, ROPE, ENVELOPE) == (HasNone(0, 1 << ROPE, Origin(3)), HasSome(0, 0b11000, Origin(5)))


def test_leans_are_never_reasons() -> None:
    notebook = table()
    notebook.leans(2, 1 << ROSE, (1, 1000))
    notebook.saw(2, ROSE)
    assert not any(isinstance(fact, Leans) for fact in explain(solve(notebook), ROSE, 2))


def test_what_follows_from_no_fact_has_no_reason() -> None:
    notebook = Notebook((0b0001, 0b1110), (1, 1))
    notebook.saw(0, 1)
    assert explain(solve(notebook), 0, ENVELOPE) == ()


def test_what_is_not_certain_has_no_reason() -> None:
    with pytest.raises(ValueError, match="may be at place 0 or not"):
        explain(solve(table()), ROPE, 0)
