"""What each event teaches a notebook, and that no other does."""

from typing import Any

import pytest

from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008.components import DECK
from manoir.games.cluedo_2008.events import (
    Accused,
    Asked,
    Dealt,
    Glimpsed,
    LookedInPool,
    Murdered,
    Peeked,
    PlayedButler,
    ShowedNeighbour,
)
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.mansion.events import AccusedWrongly, Ended, HadNone, Showed
from tests.games.cluedo_2008.restless import restless_match
from tests.games.cluedo_2008.table import Position, table
from tests.games.learning import Lessons

LESSONS = Lessons(DECK, notebook)
TEACHERS = {
    *("Dealt", "HadNone", "Asked", "Showed", "Peeked", "ShowedNeighbour", "Glimpsed", "LookedInPool", "Murdered"),
    *("AccusedWrongly", "Ended"),
}
IN_THE_GUEST_ROOM = {"rose": "chambre-amis"}
ENVELOPE = "olive hache hall"


def asked(**more: Any) -> Position:
    """Rose goes to the Spa and names Olive and the rope: Moutarde has none, Pervenche must show."""
    hands = {"pervenche": "corde spa", "moutarde": "violet"}
    position = table(at=IN_THE_GUEST_ROOM, hands=hands, envelope=ENVELOPE, pool="poison", **more)
    return position.play("passage", "suggest olive corde")


def test_c8_18_the_deal_teaches_ones_own_hand() -> None:
    position = asked()
    own = {f"violet has {card}, known to violet" for card in position.hand("violet")}
    assert LESSONS.of(position.view("violet"), Dealt) == own
    assert LESSONS.of(position.view("spectator"), Dealt) == set()


def test_c8_78_who_cannot_show_teaches_everybody_so() -> None:
    for who in asked().everybody:
        assert LESSONS.of(asked().view(who), HadNone) == {"moutarde has none of olive corde spa"}


def test_c8_73_who_is_asked_without_a_butler_card_has_one_of_the_three() -> None:
    for who in asked().everybody:
        assert LESSONS.of(asked().view(who), Asked) == {"pervenche has one of olive corde spa"}
        silent = asked(butlers={"pervenche": "again"})
        assert LESSONS.of(silent.view(who), Asked) == set(), "he might keep silent"


def test_c8_75_a_card_shown_teaches_all_that_there_is_one_and_the_suggester_which() -> None:
    position = asked(butlers={"pervenche": "again"}).play("show corde")
    one = "pervenche has one of olive corde spa"
    assert LESSONS.of(position.view("rose"), Showed) == {one, "pervenche has corde, known to rose pervenche"}
    for who in ("moutarde", "violet", "spectator"):
        assert LESSONS.of(position.view(who), Showed) == {one}


def test_c8_137_silence_teaches_nobody_anything() -> None:
    position = asked(butlers={"pervenche": "silence"}).play("play silence")
    for who in position.everybody:
        assert LESSONS.of(position.view(who), PlayedButler) == set()


def test_c8_133_a_peeked_card_teaches_whoever_peeked() -> None:
    position = asked(butlers={"violet": "peek"}).play("show corde", "decline", "play peek")
    known = "pervenche has corde, known to rose pervenche violet"
    assert LESSONS.of(position.view("violet"), Peeked) == {known}
    assert LESSONS.of(position.view("rose"), Peeked) == {known}, "now she knows who else knows"
    for who in ("moutarde", "spectator"):
        assert LESSONS.of(position.view(who), Peeked) == set()


def test_c8_153_what_pervenche_pulls_out_teaches_her() -> None:
    position = asked().play("show corde", "power")
    card = min(option.text.split()[1] for option in position.table.options)
    position.play(f"pick {card}")
    for who in ("pervenche", "rose"):
        assert LESSONS.of(position.view(who), Glimpsed) == {f"rose has {card}, known to rose pervenche"}
    for who in ("moutarde", "violet", "spectator"):
        assert LESSONS.of(position.view(who), Glimpsed) == set()


def test_c8_127_what_the_neighbour_shows_teaches_whoever_played_the_card() -> None:
    position = table(at={"rose": "17,9"}, hands={"violet": "corde"}, butlers={"rose": "neighbour"}).roll(2, 1)
    position.play("go 17,10", "play neighbour", "show corde")
    assert LESSONS.of(position.view("rose"), ShowedNeighbour) == {"violet has corde, known to rose violet"}
    for who in ("moutarde", "pervenche", "spectator"):
        assert LESSONS.of(position.view(who), ShowedNeighbour) == set()


def test_c8_64_a_look_teaches_the_cards_of_the_pool() -> None:
    position = table(at={"rose": "12,8"}, pool="poison").roll(2, 1).play("go piscine", "look")
    assert LESSONS.of(position.view("rose"), LookedInPool) == {"the Pool has poison, known to rose"}
    for who in ("moutarde", "pervenche", "violet", "spectator"):
        assert LESSONS.of(position.view(who), LookedInPool) == set()


def test_c8_108_a_murder_teaches_everybody_the_hand() -> None:
    position = table(at={"rose": "8,15"}, track=7).roll(2, 1).play("go 8,16", "uncover time")
    assert position.status("rose") == "DEAD"
    for who in position.everybody:
        assert LESSONS.of(position.view(who), Murdered) == {f"rose has {card}" for card in position.hand("rose")}


def test_c8_96_a_wrong_accusation_teaches_all_that_it_was_wrong_and_its_maker_the_envelope() -> None:
    position = table(at={"rose": "12,8"}, envelope=ENVELOPE).roll(2, 1).play("go piscine", "accuse violet corde spa")
    wrong = "the envelope is not violet corde spa"
    seen = {f"the envelope has {card}, known to rose" for card in ENVELOPE.split()}
    assert LESSONS.of(position.view("rose"), AccusedWrongly) == {wrong} | seen
    for who in ("moutarde", "pervenche", "violet", "spectator"):
        assert LESSONS.of(position.view(who), AccusedWrongly) == {wrong}
        assert LESSONS.of(position.view(who), Accused) == set()


def test_c8_95_the_end_teaches_everybody_the_envelope() -> None:
    position = table(at={"rose": "12,8"}, envelope=ENVELOPE).roll(2, 1).play("go piscine", f"accuse {ENVELOPE}")
    for who in position.everybody:
        assert LESSONS.of(position.view(who), Ended) == {f"the envelope has {card}" for card in ENVELOPE.split()}


def test_r8_65_what_an_absent_player_shows_teaches_that_he_has_nothing_before_it() -> None:
    position = table(at=IN_THE_GUEST_ROOM, hands={"moutarde": "corde spa"}).leave("moutarde")
    position.play("passage", "suggest olive corde")
    assert LESSONS.of(position.view("rose"), Showed) == {
        "moutarde has one of olive corde spa",
        "moutarde has corde, known to rose moutarde",
        "moutarde has none of olive, known to rose moutarde",
    }


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_nothing_else_teaches_anything(seats: int) -> None:
    assert LESSONS.teachers([*restless_match(seats, 1)][-1]) <= TEACHERS
