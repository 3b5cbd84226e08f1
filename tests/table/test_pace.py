"""The moment of an answer says no more than the answer."""

import pytest

from manoir.table.pace import PACES, Pace, released
from manoir.table.settings import Settings
from manoir.table.table import Table
from tests.table.sitting import do, sit_down, store

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
