"""Questions that others must not notice: in 2008 whoever might be able to look at a shown card is asked."""

from functools import cache

import pytest
from msgspec.json import encode

from manoir.core.match import Match, Played
from manoir.core.seats import SPECTATOR
from manoir.games.cluedo_2008.actions import DECLINE
from manoir.games.cluedo_2008.steps.reacting import Reacting
from manoir.games.registry import find_game
from manoir.table.chronicle import Line
from manoir.table.questions import is_quiet
from manoir.table.seating.settings import Clock, Settings
from manoir.table.table import Table
from manoir.table.telling import Manner, Telling
from manoir.table.tempo.pace import PACES, PaceName
from tests.contract.play import random_match
from tests.guests import all_games, find
from tests.table.sitting import ANNE, BEN, CLEO, SECRETS, bots, store

NOW = 100.0
WINDOW = PACES["quick"].reaction or 0.0


@pytest.mark.parametrize("name", all_games())
def test_a_kind_of_step_is_quiet_or_not_always(name: str) -> None:
    game = find(name)
    match = random_match(game, game.seat_counts[-1], 11)
    replay = Match(game, match.setup, match.deal)
    for move in match.moves[:300]:
        if replay.state.actor >= 0:
            seen = game.picture(replay.view(SPECTATOR)).asked
            assert is_quiet(game, match.setup, replay.state) == (seen != replay.state.actor), replay.state.step
        replay.make(move)


@cache
def shown() -> Match:
    """A game of five in which a card has just been shown, and at least two may want to look at it, one of them able."""
    game = find_game("cluedo-2008")
    for seed in range(100):
        match = random_match(game, 5, seed)
        replay = Match(game, match.setup, match.deal)
        for move in match.moves:
            step = replay.state.step
            if isinstance(step, Reacting) and len(step.asked) > 2 and len(replay.state.options) > 1:
                return replay
            replay.make(move)
    raise AssertionError("nobody ever looks")


def reacting(pace: PaceName = "quick") -> Table:
    match = shown()
    settings = Settings(pace=pace, clock=Clock(decision=60, game=600))
    table = Table(Match(match.game, match.setup, match.deal), SECRETS, [ANNE, BEN, CLEO, ANNE, BEN], settings, NOW)
    for seat in range(5):
        table.presence.arrive(seat)
    table.catch_up([Line(ply, move, 0.0) for ply, move in enumerate(match.moves)], NOW)
    return table


def test_all_whom_it_might_concern_are_asked_at_once() -> None:
    table = reacting()
    step = table.match.state.step
    assert isinstance(step, Reacting)
    assert tuple(table.questions) == step.asked
    for question in table.questions.values():
        assert question.is_quiet
        assert question.closes == NOW + WINDOW
        assert question.options[-1] is DECLINE


def test_what_they_answer_is_carried_out_when_the_time_is_over_and_not_before() -> None:
    table = reacting()
    for seat, question in table.questions.items():
        table.answer(seat, question.ply, "decline", NOW + 0.5)
    assert table.advance(NOW + WINDOW - 0.01) == []
    lines = table.advance(NOW + WINDOW)
    assert {line.move.action for line in lines if isinstance(line.move, Played)} == {DECLINE}
    assert all(line.spent == 0.0 for line in lines)


def test_whoever_has_not_answered_by_then_has_said_no() -> None:
    table = reacting()
    asked = len(table.questions)
    assert table.next_moment() == NOW + WINDOW
    lines = table.advance(NOW + WINDOW)
    assert [line.move.action.text for line in lines[:asked] if isinstance(line.move, Played)] == ["decline"] * asked


def test_answers_are_carried_out_as_given() -> None:
    table = reacting()
    seat, question = next((seat, q) for seat, q in table.questions.items() if len(q.options) > 1)
    table.answer(seat, question.ply, question.options[0].text, NOW + 1.0)
    lines = table.advance(NOW + WINDOW)
    assert Played(seat, question.options[0]) in [line.move for line in lines]


@pytest.mark.parametrize("pace", ["quick", "patient"])
def test_nobody_else_is_sent_anything_about_it(pace: PaceName) -> None:
    table = reacting(pace)
    telling = Telling(table)
    step = table.match.state.step
    assert isinstance(step, Reacting)
    watching = [seat for seat in (*range(5), SPECTATOR) if seat not in step.asked]
    for seat in watching:
        news = telling.joined(seat, 0, NOW, Manner())
        assert news.clock is not None
        assert news.clock.seat is None
        assert news.question is None
    before = {seat: encode(telling.joined(seat, 0, NOW, Manner())) for seat in watching}
    seat, question = next(iter(table.questions.items()))
    table.answer(seat, question.ply, "decline", NOW + 1.0)
    store(table, NOW + 2.0)
    for seat in watching:
        assert not telling.has_news(seat)
        assert encode(telling.joined(seat, 0, NOW, Manner())) == before[seat]


def test_where_there_is_time_they_are_asked_one_by_one_and_waited_for() -> None:
    table = reacting("patient")
    (question,) = table.questions.values()
    assert question.is_quiet
    assert question.closes is None
    assert table.advance(NOW + 50.0) == []


def test_where_all_others_are_bots_nothing_closes_by_itself() -> None:
    match = shown()
    table = Table(Match(match.game, match.setup, match.deal), SECRETS, [ANNE, *bots(4)], Settings(pace="quick"), NOW)
    table.presence.arrive(0)
    table.catch_up([Line(ply, move, 0.0) for ply, move in enumerate(match.moves)], NOW)
    step = table.match.state.step
    assert isinstance(step, Reacting)
    assert tuple(table.questions) == step.asked
    assert {question.closes for question in table.questions.values()} == {None}
