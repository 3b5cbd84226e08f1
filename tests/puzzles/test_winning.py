"""Which turn wins, whatever is drawn? One of those offered, by rules written out anew and everything tried."""

import pytest

from bench.winning_exhaustive import Checker, is_proven
from manoir.core.chance import SeededLuck
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.hantise import GAME
from manoir.games.hantise.actions import END_TURN
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.certainty import CERTAINTY
from manoir.games.hantise.certainty.turns import turns_of
from manoir.games.hantise.events import TurnBegan
from manoir.games.hantise.steps.turn import MAIN
from manoir.puzzles.finding import kinds_of, make, open_named
from manoir.puzzles.kinds import WINNING
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.puzzle import Order
from manoir.puzzles.winning.telling import WinningNarrator
from manoir.puzzles.winning.winning_puzzle import DETECTIVE, NOVICE, WinningPuzzle
from manoir.puzzles.winning.won import FEWEST_PLAYS, MOST_LINES, WRONG
from manoir.terminal.puzzles.wordings import wording_of
from manoir.texts.catalogue import LANGUAGES

NAMES = {
    (1, 4): "e1.hantise.winning.1.4.5303",
    (2, 23): "e1.hantise.winning.2.23.304d",
    (4, 2): "e1.hantise.winning.4.2.73eb",
}


@pytest.fixture(params=NAMES, ids=lambda asked: "-".join(map(str, asked)), scope="module")
def puzzle(request: pytest.FixtureRequest) -> WinningPuzzle:
    level, seed = request.param
    found = make(Order(GAME.name, WINNING, level, seed))
    assert isinstance(found, WinningPuzzle)
    return found


@pytest.fixture(scope="module")
def narrator(puzzle: WinningPuzzle) -> WinningNarrator:
    found = narrator_of(puzzle)
    assert isinstance(found, WinningNarrator)
    return found


def test_it_is_what_it_has_always_been(puzzle: WinningPuzzle) -> None:
    """Whoever changes one of these changes the puzzle that a friend was sent: make a new edition instead."""
    assert puzzle.name == NAMES[puzzle.order.level, puzzle.order.seed]


def test_one_plan_alone_wins_and_each_part_of_it_is_needed(puzzle: WinningPuzzle) -> None:
    assert is_proven(puzzle)
    assert len(puzzle.question.offers) == WRONG + 1
    assert puzzle.proof.plays >= FEWEST_PLAYS
    assert puzzle.proof.level == puzzle.order.level


def test_another_answer_would_not_be_proven(puzzle: WinningPuzzle) -> None:
    checker = Checker(puzzle.view)
    wins = [checker.wins_by(turn) for turn in puzzle.question.offers]
    assert wins == [course.wins for course in puzzle.proof.courses]
    assert not checker.wins_without(puzzle.question.offers[puzzle.answer][0])
    assert checker.wins_without("nothing that can be done")


def test_whatever_is_imagined_the_answer_wins_when_the_other_plays_at_random(puzzle: WinningPuzzle) -> None:
    luck = SeededLuck(puzzle.name)
    for _ in range(20):
        table = GAME.imagine(puzzle.view, luck)
        me = puzzle.view.seat
        for text in puzzle.question.offers[puzzle.answer]:
            while table.actor != me:
                table.take(table.options[luck.below(len(table.options))])
            table.play(GAME.action(text))
        while table.step is not MAIN:
            table.take(table.options[luck.below(len(table.options))])
        table.play(END_TURN)
        turn, night = table.turn, table.night
        while table.outcome is None and (table.turn, table.night) == (turn, night):
            table.take(table.options[luck.below(len(table.options))])
        assert table.won[me] != GAME.imagine(puzzle.view, luck).won[me]


def test_a_wrong_turn_is_told_what_undoes_it(puzzle: WinningPuzzle, narrator: WinningNarrator) -> None:
    assert narrator.judge(narrator.answer()).right
    for wrong in {*narrator.offered()} - {*narrator.answer()}:
        verdict = narrator.judge([wrong])
        assert not verdict.right
        assert verdict.doubt
        assert verdict.doubt.outcome
        outcome = verdict.doubt.outcome
        assert (outcome.offer, verdict.doubt.holds) == (int(wrong), False)
        assert verdict.doubt.rule == "first" or outcome.left < outcome.needed
        played = [event["card"] for event in outcome.events if event["event"] == "Played"]
        assert played == verdict.doubt.cards


def test_its_proof_goes_through_every_turn_offered(puzzle: WinningPuzzle, narrator: WinningNarrator) -> None:
    reasons = narrator.proof()
    assert sorted(reason.outcome.offer for reason in reasons if reason.outcome) == [*map(int, narrator.offered())]
    assert [reason.rule == "stands" for reason in reasons] == [False] * WRONG + [True]
    assert reasons[-1].outcome
    assert reasons[-1].outcome.left >= reasons[-1].outcome.needed


def test_its_story_is_that_of_the_night_and_ends_with_the_seat_s_own_turn(puzzle: WinningPuzzle) -> None:
    assert 2 <= len(puzzle.story) <= MOST_LINES + 1
    assert not puzzle.story[0].events
    last = [event for event in puzzle.view.told if isinstance(event, TurnBegan)][-1]
    assert last.seat == puzzle.view.seat


def test_its_pictures_hide_what_the_seat_does_not_know(puzzle: WinningPuzzle, narrator: WinningNarrator) -> None:
    pictures = narrator.pictures()
    assert len(pictures) == len(puzzle.story)
    whole = {field: value for picture in pictures for field, value in picture.items()}
    assert sorted(whole["hand"]) == sorted(narrator.hand())
    assert len(whole["stacks"]) == 2 * PER_SEAT
    assert isinstance(whole["pile"], int)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(puzzle: WinningPuzzle, language: Language) -> None:
    told = wording_of(puzzle, language)
    helps = [told.help(reason, degree) for reason in told.narrator.proof() for degree in range(3)]
    wrong = told.verdict(told.narrator.judge([{*told.narrator.offered()}.difference(told.narrator.answer()).pop()]))
    for sentence in (*told.opening(), *told.story(), *told.table(), *told.offers(), *told.proof(), *helps, wrong):
        assert sentence
        assert "{" not in sentence
        assert "\n" not in sentence


def test_more_thought_solves_more(puzzle: WinningPuzzle) -> None:
    assert puzzle.proof.is_within(NOVICE) <= puzzle.proof.is_within(DETECTIVE) <= puzzle.proof.is_within(5)


def test_nothing_is_asked_of_a_seat_that_does_not_decide(puzzle: WinningPuzzle) -> None:
    assert kinds_of(GAME.name) == (WINNING,)
    assert turns_of(puzzle.view) is None
    view = puzzle.view
    assert turns_of(View(view.setup, view.seat, view.told, (END_TURN,), ())) is not None
    assert CERTAINTY.hidden(view).hand


def test_a_name_opens_it_again() -> None:
    name = NAMES[4, 2]
    assert open_named(name).name == name
