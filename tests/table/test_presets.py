"""Answers given in advance."""

import pytest

from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Holder, Person, Robot
from manoir.table.seating.settings import Settings
from manoir.table.tempo.presets import Presets
from tests.table.sitting import sit_down, store

SHOWS = ("show rose", "show corde", "show hall")


def test_the_first_preferred_option_is_taken() -> None:
    table = sit_down()
    presets = Presets()
    options = [table.game.action(text) for text in SHOWS]
    presets.set(0, "show", ["show salon", "show hall", "show rose"])
    assert presets.choose(0, options) is options[2]
    assert presets.choose(1, options) is None


def test_a_preset_decides_whatever_is_offered_under_its_verb() -> None:
    table = sit_down()
    presets = Presets()
    presets.set(0, "show", [])
    assert presets.choose(0, [table.game.action("show corde")]) is table.game.action("show corde")
    assert presets.choose(0, [table.game.action("roll")]) is None
    presets.clear(0, "show")
    assert presets.choose(0, [table.game.action("show corde")]) is None


def test_an_open_question_is_answered_too() -> None:
    table = sit_down()
    table.foresee(0, "roll", ["roll"], 0.0)
    store(table, 0.0)
    assert table.questions[0].options[0].verb == "go"


def test_a_person_may_still_answer_otherwise_until_it_is_carried_out() -> None:
    table = sit_down(settings=Settings(pace="normal"))
    ply = table.questions[0].ply
    table.foresee(0, "roll", [], 0.0)
    assert table.answer(0, ply, "accuse rose corde hall", 0.1)
    store(table, 5.0)
    assert table.journals[0].answer_to(ply) is table.game.action("accuse rose corde hall")


@pytest.mark.parametrize("heir", [Robot("random"), Person("dora", "Dora")])
def test_whoever_takes_the_seat_over_is_not_answered_for_by_the_one_before(heir: Holder) -> None:
    table = sit_down()
    table.foresee(1, "roll", ["roll"], 0.0)
    table.skip(1, "end")
    table.hand_over(1, Person("ben", "Benoît"), 0.0)
    assert (table.presets.of(1), table.haste.rests(1)) == ({"roll": ("roll",)}, True), "he has but changed his name"
    table.hand_over(1, heir, 0.0)
    assert (table.presets.of(1), table.haste.rests(1)) == ({}, False)


def test_what_is_no_action_cannot_be_preset() -> None:
    with pytest.raises(Refusal):
        sit_down().foresee(0, "show", ["show nothing"], 0.0)
