"""Answers: who says what, and who learns what from it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.deduction import (
    EVERYONE,
    NOTHING,
    SOMETHING,
    Answering,
    Deal,
    HasNone,
    HasSome,
    Leans,
    Notebook,
    Origin,
    Question,
    Reply,
    Saw,
    answers_heard,
    answers_with,
    cards_in,
    even_choice,
    facts_of,
    public_answers,
    solve,
)
from tests.deduction.enumeration import AllDeals
from tests.deduction.notebooks import SMALLEST, true_notebooks

fixed = settings(derandomize=True, database=None, deadline=None)

ROPE, DAGGER, HALL = 0, 1, 2
NAMED = 0b111


def test_an_even_choice_among_one_two_or_three() -> None:
    assert even_choice(2) == (6, 3, 2)
    assert even_choice(1) == (2, 1)
    assert even_choice(0) == (1,)


def test_the_first_card_shown_ends_the_questioning() -> None:
    held = [0, 0b011, 0b100]
    assert answers_with(held, Question((0, 1, 2), Answering.FIRST)) == [
        (Reply(0, NOTHING), Reply(1, ROPE)),
        (Reply(0, NOTHING), Reply(1, DAGGER)),
    ]


def test_every_witness_answers() -> None:
    held = [0, 0b011, 0b100]
    assert answers_with(held, Question((2, 0, 1), Answering.EVERY)) == [
        (Reply(2, HALL), Reply(0, NOTHING), Reply(1, ROPE)),
        (Reply(2, HALL), Reply(0, NOTHING), Reply(1, DAGGER)),
    ]


def test_a_suggestion_that_nobody_can_answer() -> None:
    for rule in Answering:
        assert answers_with([0, 0], Question((1, 0), rule)) == [(Reply(1, NOTHING), Reply(0, NOTHING))]


def test_who_learns_what() -> None:
    """Seat 0 suggests; seat 1 has none, seat 2 shows the dagger."""
    origin, suggester = Origin(4, "answer"), 0b001
    answer = (Reply(1, NOTHING), Reply(2, DAGGER))
    assert list(facts_of(answer, NAMED, suggester, origin, leaning=True)) == [
        HasNone(1, NAMED, origin, EVERYONE),
        HasSome(2, NAMED, origin, EVERYONE),
        Saw(2, DAGGER, origin, 0b101),
        Leans(2, 0b101, (6, 3, 2), origin, 0b001),
    ]
    unseen = (Reply(1, NOTHING), Reply(2, SOMETHING))
    assert list(facts_of(unseen, NAMED, suggester, origin)) == [
        HasNone(1, NAMED, origin, EVERYONE),
        HasSome(2, NAMED, origin, EVERYONE),
    ]


@pytest.mark.parametrize("rule", Answering)
@settings(fixed, max_examples=150)
@given(told=true_notebooks(layouts=SMALLEST), named=st.sets(st.integers(0, 5), min_size=1, max_size=3))
def test_no_answer_that_can_be_given_is_missing(
    rule: Answering, told: tuple[AllDeals, Notebook, Deal], named: set[int]
) -> None:
    deals, notebook, _ = told
    cards = sum(1 << card for card in named)
    question = Question(tuple(range(len(notebook.hands))), rule)
    posterior = solve(notebook)
    heard = list(answers_heard(posterior, cards, question))
    public = list(public_answers(posterior, cards, question))
    assert len(set(heard)) == len(heard)
    assert len(set(public)) == len(public)
    for answer in heard:
        shown = [reply.card for reply in answer if reply.card >= 0]
        assert len(set(shown)) == len(shown), "no card is shown twice"
    for fitting in deals.fitting(notebook.facts).values():
        for number in cards_in(fitting)[::7]:
            for answer in answers_with([hand & cards for hand in deals.deals[number].hands], question):
                assert answer in heard
                assert tuple(reply if reply.card < 0 else Reply(reply.seat, SOMETHING) for reply in answer) in public
