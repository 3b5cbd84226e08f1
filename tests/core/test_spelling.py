"""Actions and events as plain data with names."""

from typing import Annotated

from manoir.core.actions import Action
from manoir.core.events import Event, Said
from manoir.core.spelling import Spelling, spell_action, spell_event
from tests.core.lantern import GUESSES, LANTERN, LOOK, Guessed, Looked

Number = Annotated[int, "number"]
Numbers = Annotated[int, "numbers"]


class Many(Event, frozen=True):
    seat: int
    one: Number
    maybe: Number | None
    several: Numbers


class Choose(Action, frozen=True):
    one: Number
    count: int


SPELLING: Spelling = {"number": str, "numbers": lambda bits: [str(bit) for bit in range(8) if bits >> bit & 1]}


def test_an_event_is_spelt_by_its_name_and_its_fields() -> None:
    assert spell_event(Guessed(2, 1, False), LANTERN.spelling) == {
        "event": "Guessed",
        "seat": 2,
        "colour": "blue",
        "right": False,
    }
    assert spell_event(Said(1, "Bonsoir"), {}) == {"event": "Said", "seat": 1, "text": "Bonsoir"}


def test_what_is_not_known_stays_none() -> None:
    assert spell_event(Guessed(2, None, False), LANTERN.spelling)["colour"] is None
    assert spell_event(Looked(0, None), LANTERN.spelling)["bright"] is None
    assert spell_event(Many(0, 3, None, 0), SPELLING)["maybe"] is None


def test_numbers_are_spelt_by_their_kind_and_seats_stay_numbers() -> None:
    assert spell_event(Many(4, 3, 2, 0b101), SPELLING) == {
        "event": "Many",
        "seat": 4,
        "one": "3",
        "maybe": "2",
        "several": ["0", "2"],
    }


def test_the_number_zero_is_spelt_too() -> None:
    assert spell_event(Many(0, 0, 0, 0), SPELLING) == {
        "event": "Many",
        "seat": 0,
        "one": "0",
        "maybe": "0",
        "several": [],
    }
    assert spell_action(GUESSES[0], LANTERN.spelling)["colour"] == "red"


def test_an_action_is_spelt_by_its_verb_its_text_and_its_parts() -> None:
    assert spell_action(GUESSES[1], LANTERN.spelling) == {"verb": "guess", "text": "guess blue", "colour": "blue"}
    assert spell_action(LOOK, LANTERN.spelling) == {"verb": "look", "text": "look"}
    assert spell_action(Choose("choose 5 2", 5, 2), SPELLING) == {
        "verb": "choose",
        "text": "choose 5 2",
        "one": "5",
        "count": 2,
    }
