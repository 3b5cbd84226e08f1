"""Which question settles it? One of those offered, by a SAT solver that tries every answer."""

import pytest

from bench.settling_sat import envelopes, settling_offers
from manoir.core.names import Language
from manoir.deduction.answers import Answering
from manoir.games.knowing import HiddenCards
from manoir.games.registry import find_game
from manoir.puzzles.finding import make, open_named
from manoir.puzzles.kinds import SETTLING
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.puzzle import BadName, Order
from manoir.puzzles.settling.settled import ENVELOPES, OFFERED
from manoir.puzzles.settling.settling_puzzle import SettlingPuzzle
from manoir.terminal.puzzles.wordings import wording_of
from manoir.texts.catalogue import LANGUAGES

NAMES = {
    ("cluedo", 1): "e1.cluedo.settling.1.1.dd61",
    ("cluedo", 2): "e1.cluedo.settling.2.1.b89d",
    ("cluedo", 4): "e1.cluedo.settling.4.1.a172",
    ("super-cluedo", 3): "e1.super-cluedo.settling.3.1.5425",
}


@pytest.fixture(params=NAMES, ids=lambda asked: "-".join(map(str, asked)), scope="module")
def puzzle(request: pytest.FixtureRequest) -> SettlingPuzzle:
    game, level = request.param
    found = make(Order(game, SETTLING, level, 1))
    assert isinstance(found, SettlingPuzzle)
    return found


def test_it_is_what_it_has_always_been(puzzle: SettlingPuzzle) -> None:
    """Whoever changes one of these changes the puzzle that a friend was sent: make a new edition instead."""
    assert puzzle.name == NAMES[puzzle.order.game, puzzle.order.level]
    assert open_named(puzzle.name).answer == puzzle.answer


def test_one_question_alone_settles_it(puzzle: SettlingPuzzle) -> None:
    knowledge = find_game(puzzle.order.game).knowledge
    assert isinstance(knowledge, HiddenCards)
    assert len(envelopes(puzzle.notebook)) == ENVELOPES
    assert len(puzzle.question.offers) == OFFERED
    assert settling_offers(puzzle, knowledge.answering is Answering.EVERY) == {puzzle.answer}


def test_a_wrong_question_is_told_the_answer_that_leaves_it_open(puzzle: SettlingPuzzle) -> None:
    narrator = narrator_of(puzzle)
    assert narrator.judge(narrator.answer()).right
    for wrong in {*narrator.offered()} - {*narrator.answer()}:
        verdict = narrator.judge([wrong])
        assert not verdict.right
        assert verdict.doubt
        assert not verdict.doubt.holds
        assert {card for shown in verdict.doubt.inner for card in shown.cards} <= {*wrong.split()}


def test_its_proof_goes_through_every_answer(puzzle: SettlingPuzzle) -> None:
    reasons = narrator_of(puzzle).proof()
    answers = [reason for reason in reasons if reason.rule == "answer"]
    assert len(answers) == len(puzzle.proof.settled) > 1
    assert all(reason.holds for reason in answers)
    assert len({tuple(reason.cards) for reason in answers}) == ENVELOPES
    assert all(0 <= line < len(puzzle.story) for reason in reasons for line in reason.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(puzzle: SettlingPuzzle, language: Language) -> None:
    told = wording_of(puzzle, language)
    narrator = told.narrator
    wrong = next(offer for offer in narrator.offered() if [offer] != narrator.answer())
    for sentence in (*told.offers(), *told.proof(), told.question(), told.verdict(narrator.judge([wrong]))):
        assert sentence
        assert "{" not in sentence


def test_where_games_give_next_to_none_it_is_not_offered() -> None:
    with pytest.raises(BadName, match="its games give next to none"):
        make(Order("cluedo-2008", SETTLING, 2, 1))
