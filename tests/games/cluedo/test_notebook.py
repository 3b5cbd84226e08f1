"""What each event teaches a notebook, and that no other does."""

import pytest

from manoir.games.cluedo import GAME
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.events import Accused, Dealt
from manoir.games.cluedo.knowledge import notebook
from manoir.games.mansion.events import AccusedWrongly, Asked, Ended, HadNone, Showed
from tests.contract.play import random_match
from tests.games.cluedo.table import Position, table
from tests.games.learning import Lessons

LESSONS = Lessons(DECK, notebook)
TEACHERS = {"Dealt", "HadNone", "Asked", "Showed", "AccusedWrongly", "Ended"}
FOUR = "rose leblanc olive pervenche"
HANDS = {"olive": "poison hall", "pervenche": "corde"}


def asked() -> Position:
    """Rose suggests Violet and the poison in the Hall: Leblanc has none, Olive must show."""
    game = table(FOUR, at={"rose": "hall"}, hands=HANDS, envelope="violet poignard salon")
    return game.play("stay", "suggest violet poison")


def test_cl_15_the_deal_teaches_ones_own_hand() -> None:
    game = asked()
    own = {f"olive has {card}, known to olive" for card in game.hand("olive")}
    assert LESSONS.of(game.view("olive"), Dealt) == own
    assert LESSONS.of(game.view("spectator"), Dealt) == set()


def test_cl_54_who_has_none_teaches_everybody_so() -> None:
    for who in asked().everybody:
        assert LESSONS.of(asked().view(who), HadNone) == {"leblanc has none of violet poison hall"}


def test_cl_51_who_is_asked_has_one_of_the_three_as_everybody_knows() -> None:
    for who in asked().everybody:
        assert LESSONS.of(asked().view(who), Asked) == {"olive has one of violet poison hall"}


def test_cl_56_a_card_shown_teaches_the_suggester_and_only_him() -> None:
    game = asked().play("show poison")
    assert LESSONS.of(game.view("rose"), Showed) == {"olive has poison, known to rose olive"}
    for who in ("leblanc", "pervenche", "spectator"):
        assert LESSONS.of(game.view(who), Showed) == set()


def test_cl_65_a_wrong_accusation_teaches_all_that_it_was_wrong_and_its_maker_the_envelope() -> None:
    game = asked().play("show poison", "accuse violet corde salon")
    wrong = "the envelope is not violet corde salon"
    seen = {f"the envelope has {card}, known to rose" for card in ("violet", "poignard", "salon")}
    assert LESSONS.of(game.view("rose"), AccusedWrongly) == {wrong} | seen
    for who in ("leblanc", "olive", "pervenche", "spectator"):
        assert LESSONS.of(game.view(who), AccusedWrongly) == {wrong}
        assert LESSONS.of(game.view(who), Accused) == set(), "not before the envelope was looked at"


def test_cl_73_the_end_teaches_everybody_the_envelope() -> None:
    game = asked().play("show poison", "accuse violet poignard salon")
    for who in game.everybody:
        assert LESSONS.of(game.view(who), Ended) == {
            f"the envelope has {card}" for card in ("violet", "poignard", "salon")
        }


def test_every_fact_says_of_which_turn_and_of_what_event_it_is() -> None:
    game = asked().play("show poison", "end", "roll", "fall 1 1")
    game.play(min(choice for choice in game.choices if choice.startswith("go")), "end")
    facts = notebook(game.play("accuse violet corde salon").view("rose")).facts
    told = {fact.origin for fact in facts}
    assert told == {(0, "Dealt"), (1, "HadNone"), (1, "Asked"), (1, "Showed"), (3, "AccusedWrongly")}


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_nothing_else_teaches_anything(seats: int) -> None:
    assert LESSONS.teachers(random_match(GAME, seats, 1)) <= TEACHERS
