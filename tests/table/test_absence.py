"""Seats whose people are away, and clocks that run out."""

from manoir.core.events import Left, Returned
from manoir.core.match import Played
from manoir.table.seating.holders import Nobody, Person, Robot
from manoir.table.seating.settings import Clock, Settings
from manoir.table.table import ERRAND_SECONDS
from manoir.table.tempo.clocks import RESPITE
from tests.table.sitting import ANNE, BEN, CLEO, do, play_on, run_errands, sit_down, store

HELD = Settings(pace="none", grace=60, stand_in="random")
BY_RULE = Settings(pace="none", grace=60, absence="rules")


def test_a_seat_is_kept_for_its_person_until_the_grace_is_over() -> None:
    table = sit_down(settings=HELD)
    table.presence.depart(0, 100.0)
    assert table.next_moment() == 160.0
    assert table.errands(159.9) == []
    (errand,) = table.errands(160.0)
    assert (errand.seat, errand.level) == (0, "random")
    assert errand.view == table.view(0)
    assert table.errands(161.0) == [], "a bot is asked once"


def test_a_bot_lost_in_thought_is_replaced_by_the_simplest_one() -> None:
    table = sit_down([ANNE, Robot("master"), CLEO])
    do(table, 0, "roll")
    do(table, 0, table.questions[0].options[0].text)
    do(table, 0, "end")
    (first,) = table.errands(100.0)
    assert (first.seat, first.level) == (1, "master")
    assert table.next_moment() == 100.0 + ERRAND_SECONDS
    assert table.errands(100.0 + ERRAND_SECONDS - 1) == []
    (again,) = table.errands(100.0 + ERRAND_SECONDS)
    assert (again.seat, again.ply, again.level) == (1, first.ply, "random")
    table.answer_for(1, first.ply, first.view.options[0], 150.0)
    store(table, 150.0)
    table.answer_for(1, again.ply, again.view.options[1], 151.0)
    assert sum(isinstance(move, Played) and move.seat == 1 for move in table.match.moves) == 1, "it counts once"


def test_a_person_who_comes_back_has_the_seat_again() -> None:
    table = sit_down(settings=HELD)
    table.presence.depart(0, 0.0)
    (errand,) = table.errands(100.0)
    table.presence.arrive(0)
    do(table, 0, "accuse rose corde hall", 100.0)
    table.answer_for(0, errand.ply, table.game.action("roll"), 101.0)
    store(table, 101.0)
    assert [move.action.text for move in table.match.moves if isinstance(move, Played)] == ["accuse rose corde hall"]
    table.presence.depart(1, 200.0)
    table.presence.arrive(1)
    assert table.errands(1000.0) == []


def test_a_table_left_by_all_waits() -> None:
    table = sit_down([ANNE, Robot("random"), CLEO], HELD)
    table.presence.depart(0, 0.0)
    table.presence.depart(2, 0.0)
    assert table.errands(1e6) == []
    assert play_on(table) == 0.0
    table.presence.arrive(2)
    assert [errand.seat for errand in table.errands(1e6)] == [0]


def test_people_who_have_not_come_yet_count_as_away() -> None:
    table = sit_down(settings=HELD, here=False)
    table.presence.arrive(1)
    assert table.errands(59.0) == []
    assert [errand.seat for errand in table.errands(60.0)] == [0]


def test_a_seat_given_up_is_played_by_a_bot_and_can_be_taken_over() -> None:
    table = sit_down([ANNE, BEN, Nobody()], HELD)
    table.presence.give(0, Nobody(), 0.0)
    assert [errand.seat for errand in table.errands(0.0)] == [0]
    table.presence.give(0, Person("dora", "Dora"), 10.0)
    assert not table.presence.is_here(0)
    table.presence.arrive(0)
    do(table, 0, "roll", 11.0)
    assert table.questions[0].options[0].verb == "go"


def test_where_the_rules_answer_for_the_absent_they_leave_and_return() -> None:
    table = sit_down(settings=BY_RULE)
    table.presence.depart(0, 0.0)
    table.note_absences(59.0)
    assert table.advance(59.0) == []
    table.note_absences(60.0)
    store(table, 60.0)
    assert table.match.moves == [Left(0)]
    assert list(table.questions) == [1], "the turn is skipped (CL-R26)"
    assert table.errands(1e6) == []
    table.presence.arrive(0)
    table.note_absences(70.0)
    store(table, 70.0)
    assert table.match.moves == [Left(0), Returned(0)]


def test_leaving_twice_at_once_is_leaving() -> None:
    table = sit_down(settings=BY_RULE)
    table.interject(Left(2))
    table.interject(Left(2))
    store(table, 0.0)
    assert table.match.moves == [Left(2)]


def test_a_bot_decides_when_the_time_for_a_decision_is_over() -> None:
    table = sit_down(settings=Settings(pace="none", clock=Clock(decision=30)))
    assert table.next_moment() == 30.0
    assert table.errands(29.9) == []
    assert run_errands(table, 30.0) == 1
    store(table, 30.0)
    assert len(table.match.moves) > 0
    assert table.presence.is_here(0), "the seat itself is still its person's"


def test_the_time_for_the_game_is_counted_by_seat() -> None:
    table = sit_down(settings=Settings(pace="none", clock=Clock(game=100)))
    do(table, 0, "roll", 40.0)
    assert table.clocks.left(0) == 60.0
    assert table.clocks.left(1) == 100.0
    do(table, 0, table.questions[0].options[0].text, 90.0)
    assert table.clocks.left(0) == 10.0
    assert table.next_moment() == 100.0
    assert run_errands(table, 100.0) == 1


def test_a_table_taken_up_again_gives_everybody_time() -> None:
    table = sit_down(settings=Settings(pace="none", clock=Clock(decision=30)))
    table.catch_up([], 0.0)
    assert table.clocks.deadline(0, -1000.0) == RESPITE
    assert table.clocks.deadline(0, 5.0) == 35.0
