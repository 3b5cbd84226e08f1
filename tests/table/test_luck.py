"""Luck apart from choices, in the three Cluedos."""

from pathlib import Path

import pytest

from manoir.core.match import Match, Played
from manoir.core.records import load
from manoir.deduction.posterior import solve
from manoir.games.registry import find_game
from manoir.table.assistance import cards_of
from manoir.table.luck import Asked, costliest, reckon
from manoir.table.refusal import Refusal

GAMES = Path(__file__).parents[1] / "games"
CLUEDOS = ["cluedo", "super_cluedo", "cluedo_2008"]


def recorded(name: str) -> Match:
    # In the first game of Cluedo 2008 the only witness dies.
    which = "b" if name == "cluedo_2008" else "a"
    return load(min((GAMES / name / "records").glob(f"{which}-*.txt")), find_game).match


def then(match: Match, question: Asked) -> Match:
    """The game as it was when the question was asked."""
    return Match(match.game, match.setup, match.deal, match.moves[: question.ply - 1])


@pytest.mark.parametrize("name", CLUEDOS)
def test_every_question_is_weighed(name: str) -> None:
    match = recorded(name)
    asked = [ply for ply, move in enumerate(match.moves, 1) if isinstance(move, Played) and is_question(move)]
    assert [question.ply for question in reckon(match).questions] == asked


def is_question(move: Played) -> bool:
    return move.action.text.startswith("suggest ")


@pytest.mark.parametrize("name", CLUEDOS)
def test_no_choice_is_better_than_the_best_and_none_tells_more_than_is_in_doubt(name: str) -> None:
    for question in reckon(recorded(name)).questions:
        assert question.choice <= 1e-9
        assert 0 <= question.asked.expected <= question.best.expected
        assert sum(heard.chance for heard in question.asked.answers) <= 1 + 1e-9


@pytest.mark.parametrize("name", CLUEDOS)
def test_what_was_told_leaves_what_the_notebook_leaves(name: str) -> None:
    match = recorded(name)
    for question in reckon(match).questions:
        known = solve(cards_of(match.game).notebook(then(match, question).view(question.seat)))
        assert question.solutions == len(known.envelopes())
        if question.answer is not None:
            assert question.answer.solutions <= question.solutions


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak) if name == "super_cluedo" else name for name in CLUEDOS]
)
def test_the_best_was_offered_at_that_moment(name: str) -> None:
    match = recorded(name)
    for question in reckon(match).questions:
        seen = then(match, question).view(question.seat)
        cards = cards_of(match.game)
        offered = [cards.spell_all(cards.subject_of(seen, option).cards) for option in seen.options]
        assert question.best.cards in offered


def test_sums_are_those_of_the_questions() -> None:
    told = reckon(recorded("cluedo"))
    for seat, ledger in enumerate(told.seats):
        own = [question for question in told.questions if question.seat == seat]
        assert ledger.questions == len(own)
        assert ledger.luck == pytest.approx(sum(question.luck for question in own))
    assert told.unit == pytest.approx(sum(each.best.expected for each in told.questions) / len(told.questions))


def test_the_costliest_choices_come_first() -> None:
    questions = reckon(recorded("super_cluedo")).questions
    found = costliest(questions, 0)
    assert 0 < len(found) <= 3
    own = [question.choice for question in questions if question.seat == 0]
    assert [question.choice for question in found] == sorted(own)[: len(found)]


def test_where_no_cards_are_asked_for_there_is_nothing_to_weigh() -> None:
    with pytest.raises(Refusal):
        reckon(recorded("hantise"))
