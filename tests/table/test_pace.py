"""The moment of an answer says no more than the answer."""

import pytest

from manoir.table.seating.settings import Settings
from manoir.table.table import Table
from manoir.table.tempo.haste import Skipped
from manoir.table.tempo.pace import PACES, Pace, PaceName, released
from tests.table.sitting import ANNE, BEN, bots, do, play_on, run_errands, sit_down, store

PACE = Pace(answer=2.0, beat=0.5, reaction=4.0)


@pytest.mark.parametrize(
    ("given", "automatic", "again", "at"),
    [
        (10.1, False, False, 12.0),  # a quick person, newly asked, waits for the delay
        (15.0, False, False, 15.0),  # a slow one does not
        (10.1, False, True, 10.1),  # whoever goes on is not held up
        (10.0, True, False, 12.0),  # a preset
        (10.3, True, False, 12.0),  # a quick bot
        (12.1, True, False, 14.0),  # a slow bot comes on the next beat
        (10.0, True, True, 10.5),
        (10.7, True, True, 11.0),
    ],
)
def test_answers_are_released_on_time(given: float, automatic: bool, again: bool, at: float) -> None:
    assert released(PACE, 10.0, given, automatic, again) == at


def test_without_a_pace_everything_is_at_once() -> None:
    assert released(PACES["none"], 10.0, 10.25, True, False) == 10.25
    assert released(PACES["none"], 10.0, 10.25, False, False) == 10.25


def asked_to_show() -> tuple[Table, int, float]:
    """A table where somebody has just been asked to show a card; how long it took to get there does not matter."""
    table = sit_down(settings=Settings(pace="normal"))
    now = 0.0
    while True:
        seat, question = next(iter(table.questions.items()))
        verbs = {option.verb: option for option in question.options}
        if "show" in verbs:
            return table, seat, now
        wanted = next(verbs[verb] for verb in ("suggest", "go", "stay", "roll", "end") if verb in verbs)
        now += 10.0
        table.answer(seat, question.ply, wanted.text, now)
        store(table, now)


def test_cl_r23_a_shown_card_is_released_after_the_same_delay_however_it_was_chosen() -> None:
    delay = PACES["normal"].answer
    for choose in ("person", "preset", "bot"):
        table, seat, now = asked_to_show()
        question = table.questions[seat]
        if choose == "person":
            table.answer(seat, question.ply, question.options[0].text, now + 0.1)
        elif choose == "preset":
            table.foresee(seat, "show", [], now + 0.1)
        else:
            table.answer_for(seat, question.ply, question.options[-1], now + 0.3)
        assert table.next_moment() == now + delay
        assert table.advance(now + delay - 0.01) == []
        assert len(table.advance(now + delay)) == 1


def test_who_goes_on_is_not_held_up() -> None:
    table = sit_down(settings=Settings(pace="normal"))
    do(table, 0, "roll", 0.1)
    assert table.questions[0].options[0].verb == "roll", "the first answer of a seat waits"
    store(table, 2.0)
    assert table.questions[0].options[0].verb == "go"
    do(table, 0, table.questions[0].options[0].text, 2.1)
    assert table.questions[0].asked == 2.1


def asked_of_anne(table: Table, now: float) -> float:
    """Let bots go on until something is asked of the first seat, and say when that is."""
    while 0 not in table.questions or table.questions[0].answer is not None:
        run_errands(table, now)
        store(table, now)
        if 0 not in table.questions:
            now = max(now, table.next_moment())
            store(table, now)
    return now


def end_turn(table: Table, now: float) -> None:
    while 0 in table.questions:
        verbs = {option.verb: option for option in table.questions[0].options}
        wanted = next(verbs[verb] for verb in ("end", "stay", "roll", "go", "show", "suggest") if verb in verbs)
        do(table, 0, wanted.text, now)
        store(table, now + PACES["patient"].answer)


@pytest.mark.parametrize("pace", ["patient", "normal"])
def test_a_person_alone_skips_to_the_next_question(pace: PaceName) -> None:
    waited = []
    for skips in (False, True):
        table = sit_down([ANNE, *bots(2, "novice")], Settings(pace=pace))
        end_turn(table, 10.0)
        if skips:
            table.skip(0, "question")
        waited.append(asked_of_anne(table, 20.0) - 20.0)
        assert not table.haste.is_common
    assert waited[1] < waited[0] / 5


def test_nobody_is_hurried_by_others() -> None:
    table = sit_down([ANNE, BEN, *bots(2)], Settings(pace="normal"))
    hurried = []
    wishes: tuple[tuple[int, Skipped], ...] = ((0, "question"), (1, "end"), (1, "nothing"))
    for seat, to in wishes:
        table.skip(seat, to)
        hurried.append(table.haste.is_common)
    table.presence.depart(1, 0.0)
    assert [*hurried, table.haste.is_common] == [False, True, False, True]


def test_whoever_goes_to_the_end_is_answered_for() -> None:
    table = sit_down([ANNE, *bots(2, "novice")], Settings(pace="normal"))
    table.skip(0, "end")
    play_on(table)
    assert table.is_over


def test_the_pace_changes_as_one_plays() -> None:
    table = sit_down([ANNE, *bots(2, "novice")], Settings(pace="patient"))
    table.change_pace("instant")
    do(table, 0, "roll", 0.1)
    assert table.next_moment() == PACES["instant"].answer


def test_bots_wait_while_their_opponent_looks_at_something() -> None:
    table = sit_down([ANNE, *bots(2, "novice")], Settings(pace="quick"))
    end_turn(table, 10.0)
    table.wait(30.0, 20.0)
    run_errands(table, 20.0)
    assert table.next_moment() == 50.0
    assert table.advance(49.9) == []
    table.wait(0.0, 25.0)
    assert table.advance(25.0)


def test_in_company_nobody_is_kept_waiting() -> None:
    table = sit_down([ANNE, *bots(1, "novice"), BEN], Settings(pace="quick"))
    end_turn(table, 10.0)
    table.wait(30.0, 20.0)
    run_errands(table, 20.0)
    assert table.next_moment() < 25.0
