"""What the others can tell of my hand."""

from fractions import Fraction

import pytest

from manoir.deduction import (
    NOTHING,
    SOMETHING,
    Answering,
    Fact,
    HasNone,
    HasSome,
    Notebook,
    Origin,
    Question,
    Reply,
    Saw,
    leaks,
    second_order,
    solve,
)
from tests.deduction.enumeration import all_deals, count

ME, ANNA, BEN = 0, 1, 2
ROSE, OLIVE, VIOLET, ROPE, DAGGER, LAMP, HALL, STUDY, KITCHEN = range(9)
LAYOUT = ((3, 3, 3), (2, 2, 2), 0)
MY_HAND = 1 << ROSE | 1 << ROPE
SHOWN = 1 << ROSE | 1 << LAMP | 1 << HALL


def my_notebook() -> Notebook:
    notebook = all_deals(LAYOUT).empty.copy()
    notebook.is_exactly(ME, MY_HAND, Origin(0, "hand"), 1 << ME)
    return notebook


def chances(facts: list[Fact]) -> tuple[Fraction, ...]:
    """Of each card being mine, for one who knows these facts."""
    deals = all_deals(LAYOUT)
    fitting = deals.fitting(facts)
    return tuple(Fraction(count(fitting, deals.with_card[card, ME]), count(fitting, deals.all)) for card in range(9))


def test_before_anything_is_said_only_their_own_hands_tell_them_something() -> None:
    opinion = second_order(solve(my_notebook()), ME, ANNA)
    assert opinion.seat == ANNA
    assert opinion.held == opinion.absent == 0
    assert opinion.chances == chances([HasNone(ANNA, MY_HAND)])


def test_a_card_that_i_showed_is_known_to_whom_it_was_shown() -> None:
    notebook = my_notebook()
    notebook.has_some(ME, SHOWN, Origin(1))
    notebook.saw(ME, ROSE, Origin(1), 1 << ME | 1 << ANNA)
    posterior = solve(notebook)
    assert second_order(posterior, ME, ANNA).held == 1 << ROSE
    assert second_order(posterior, ME, BEN).held == 0
    assert second_order(posterior, ME, BEN).chances == chances([HasSome(ME, SHOWN), HasNone(BEN, MY_HAND)])


def test_what_i_know_of_their_hands_they_know_too() -> None:
    """Anna showed me Violet, Ben the lamp: Olive and the dagger are sealed, and she knows she has none of them."""
    notebook = my_notebook()
    notebook.saw(ANNA, VIOLET, Origin(1), 1 << ME | 1 << ANNA)
    notebook.saw(BEN, LAMP, Origin(2), 1 << ME | 1 << BEN)
    opinion = second_order(solve(notebook), ME, ANNA)
    elsewhere = 1 << LAMP | 1 << OLIVE | 1 << DAGGER
    assert opinion.absent == 1 << VIOLET
    assert opinion.chances == chances([Saw(ANNA, VIOLET), HasNone(ANNA, MY_HAND | elsewhere)])


def test_cards_that_i_deduce_in_a_hand_its_owner_knows() -> None:
    """Anna has two of Olive, dagger and hall; Ben, as only he and I know, one of the last two: so she has Olive."""
    notebook = my_notebook()
    notebook.has_none(ANNA, 1 << VIOLET | 1 << LAMP | 1 << STUDY | 1 << KITCHEN, Origin(1))
    notebook.has_some(BEN, 1 << DAGGER | 1 << HALL, Origin(2), 1 << ME | 1 << BEN)
    posterior = solve(notebook)
    assert posterior.certain(ANNA) == 1 << OLIVE
    assert second_order(posterior, ME, ANNA).absent == 1 << OLIVE


def test_a_whole_hand_can_be_supposed() -> None:
    hand = 1 << OLIVE | 1 << KITCHEN
    opinion = second_order(solve(my_notebook()), ME, BEN, hand)
    assert opinion.absent == hand
    assert opinion.chances == chances([Saw(BEN, OLIVE), Saw(BEN, KITCHEN)])


def test_what_a_suggestion_would_tell_by_its_answers() -> None:
    """I name my own Rose with Dagger and Study: silence of both others leaves Rose to me or to the envelope."""
    posterior = solve(my_notebook())
    named = 1 << ROSE | 1 << DAGGER | 1 << STUDY
    found = {leak.answer: leak for leak in leaks(posterior, ME, named, Question((ANNA, BEN), Answering.FIRST))}
    assert set(found) == {
        (Reply(ANNA, SOMETHING),),
        (Reply(ANNA, NOTHING), Reply(BEN, SOMETHING)),
        (Reply(ANNA, NOTHING), Reply(BEN, NOTHING)),
    }
    assert sum(leak.chance for leak in found.values()) == 1
    silence = found[Reply(ANNA, NOTHING), Reply(BEN, NOTHING)]
    heard = [HasNone(ANNA, named), HasNone(BEN, named)]
    after = solve(my_notebook().with_facts([*my_notebook().facts, *heard]))
    assert silence.chance == Fraction(after.total, posterior.total)
    assert [opinion.seat for opinion in silence.opinions] == [ANNA, BEN]
    assert silence.opinions[0].chances == chances([*heard, HasNone(ANNA, MY_HAND)])
    assert silence.opinions[0].chances[ROSE] > second_order(posterior, ME, ANNA).chances[ROSE]


def test_only_the_likeliest_answers_are_looked_at() -> None:
    posterior = solve(my_notebook())
    named = 1 << OLIVE | 1 << DAGGER | 1 << STUDY
    question = Question((ANNA, BEN), Answering.EVERY)
    every = leaks(posterior, ME, named, question)
    assert [leak.chance for leak in every] == sorted((leak.chance for leak in every), reverse=True)
    assert sum(leak.chance for leak in every) == 1
    assert leaks(posterior, ME, named, question, most=2) == every[:2]


@pytest.mark.parametrize("seat", [ANNA, BEN])
def test_a_proof_needs_every_fact_that_it_rests_on(seat: int) -> None:
    """I said none of Olive and Violet, and showed one of Rose and Dagger; Ben alone knows that I lack the dagger."""
    notebook = my_notebook()
    notebook.has_none(ME, 1 << OLIVE | 1 << VIOLET, Origin(1))
    notebook.has_some(ME, 1 << ROSE | 1 << DAGGER, Origin(2))
    notebook.has_none(ME, 1 << DAGGER, Origin(3), 1 << BEN | 1 << ME)
    opinion = second_order(solve(notebook), ME, seat)
    assert opinion.held == (1 << ROSE if seat == BEN else 0)
    assert opinion.absent & (1 << OLIVE | 1 << VIOLET) == 1 << OLIVE | 1 << VIOLET
