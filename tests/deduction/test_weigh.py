"""What a question could tell, and the best that could have been asked."""

from itertools import product

import pytest

from bench.deduction_games import CLASSIC, Dice, play
from manoir.deduction import NOTHING, Answering, Contradiction, Notebook, Question, Reply, cards_in, solve
from manoir.deduction.outcomes import outcome
from manoir.deduction.weigh import Scales, different

SUSPECTS, WEAPONS, ROOMS = 0b111, 0b111 << 3, 0b111 << 6


def small() -> Notebook:
    """Nine cards, three hands of two, the first one's known."""
    notebook = Notebook((SUSPECTS, WEAPONS, ROOMS), (2, 2, 2))
    notebook.is_exactly(0, 1 << 0 | 1 << 3)
    return notebook


def scales(notebook: Notebook, rule: Answering = Answering.FIRST) -> Scales:
    return Scales(solve(notebook), Question((1, 2), rule), Dice(1))


def every_question(notebook: Notebook) -> list[int]:
    return [sum(1 << card for card in triple) for triple in product(*map(cards_in, notebook.categories))]


@pytest.mark.parametrize("rule", Answering)
def test_the_answers_share_out_all_chances(rule: Answering) -> None:
    weighing = scales(small(), rule)
    for cards in every_question(small()):
        assert sum(found.chance for found in weighing.weigh(cards).outcomes) == pytest.approx(1)


def test_what_is_expected_is_what_is_told_on_average() -> None:
    weighing = scales(small())
    for cards in every_question(small()):
        asked = weighing.weigh(cards)
        told = sum(found.chance * (weighing.doubt - found.doubt) for found in asked.outcomes)
        assert asked.expected == pytest.approx(told)


def test_the_best_question_is_hardly_worse_than_any() -> None:
    *_, turn = play(CLASSIC[4], 3, 8)
    notebook = turn.notebook
    others = tuple((turn.seat + step) % 4 for step in (1, 2, 3))
    asking = Scales(solve(notebook), Question(others, Answering.FIRST), Dice(1))
    every = every_question(notebook)
    in_one_room = [cards for cards in every if cards & notebook.categories[2] == every[0] & notebook.categories[2]]
    most = max(asking.weigh(cards).expected for cards in in_one_room)
    assert most - 0.02 < asking.best(in_one_room).expected <= most + 1e-9


def test_questions_that_cannot_but_tell_the_same_are_weighed_once() -> None:
    notebook = small()
    # Of suspects and weapons one is in the asker's hand and two are unknown; of rooms all are.
    assert len(different(notebook, every_question(notebook))) == 4
    first, second = 1 << 1 | 1 << 4 | 1 << 6, 1 << 2 | 1 << 5 | 1 << 7
    assert scales(notebook).weigh(first).expected == pytest.approx(scales(notebook).weigh(second).expected)
    notebook.has_none(1, first)
    assert len(different(notebook, every_question(notebook))) == 18


def test_a_card_that_was_shown_before_is_shown_again() -> None:
    notebook = small()
    notebook.saw(1, 1)
    (found,) = scales(notebook).weigh(1 << 1 | 1 << 4 | 1 << 6).outcomes
    assert found.answer == (Reply(1, 1),)
    assert found.chance == pytest.approx(1)
    assert scales(notebook).weigh(1 << 1 | 1 << 4 | 1 << 6).expected == pytest.approx(0)


def test_an_answer_that_no_deal_fits_has_no_outcome() -> None:
    notebook = small()
    notebook.saw(1, 1)
    assert outcome(solve(notebook), 1 << 1 | 1 << 4 | 1 << 6, (Reply(1, NOTHING), Reply(2, NOTHING))) is None


def test_places_that_want_more_cards_than_they_may_hold_contradict_each_other() -> None:
    notebook = Notebook((SUSPECTS, WEAPONS, 0b111111 << 6), (3, 3, 3))
    for player in (0, 1):
        notebook.has_none(player, 0b111111110000)
    with pytest.raises(Contradiction):
        solve(notebook)
