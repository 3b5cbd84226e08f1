"""Secret passages, entering and leaving rooms: CL-31 to CL-37."""

import pytest

from manoir.games.cluedo.components import BOARD
from tests.games.cluedo.table import table

LINKED = {"cuisine": "bureau", "bureau": "cuisine", "veranda": "salon", "salon": "veranda"}


@pytest.mark.parametrize("room", LINKED)
def test_cl_31_opposite_corners_are_linked_both_ways(room: str) -> None:
    game = table("rose leblanc olive", at={"rose": room}).play("passage")
    assert game.place("rose") == LINKED[room]


def test_cl_32_a_passage_is_taken_only_from_its_room_at_the_start_of_the_turn() -> None:
    for room in set(BOARD.rooms) - set(LINKED):
        assert table("rose leblanc olive", at={"rose": room}).refused("passage") == "CL-32"
    assert table("rose leblanc olive").refused("passage") == "CL-32"
    entered = table("rose leblanc olive", at={"rose": "18,6"}).roll(4).play("go salon")
    assert entered.refused("passage") == "CL-32"


def test_cl_33_a_passage_replaces_the_dice() -> None:
    game = table("rose leblanc olive", at={"rose": "salon"}).play("passage")
    assert game.asked == "rose"
    assert game.refused("roll") == "CL-34"
    rolled = table("rose leblanc olive", at={"rose": "salon"}).roll(5)
    assert rolled.refused("passage") == "CL-33"


def test_cl_34_a_passage_is_the_whole_movement() -> None:
    game = table("rose leblanc olive", at={"rose": "salon"}).play("passage")
    assert game.offers == {"suggest": 42, "end": 1, "accuse": 378}
    assert game.refused("passage") == "CL-32"
    assert game.refused("go 5,18") == "CL-37"


def test_cl_35_everybody_sees_the_passage_taken() -> None:
    game = table("rose leblanc olive", at={"rose": "cuisine"}).play("passage")
    assert [game.told(character) for character in game.everybody] == [["TookPassage rose bureau"]] * 4
    assert game.place("rose") == "bureau"


def test_cl_36_a_room_is_entered_and_left_by_a_door_that_is_not_counted() -> None:
    # From the Salle de bal to the Véranda: (5,16), (5,17), (5,18), and the room.
    game = table("rose leblanc olive", at={"rose": "salle-de-bal"})
    game.roll(4).play("go veranda")
    assert game.place("rose") == "veranda"
    assert table("rose leblanc olive", at={"rose": "salle-de-bal"}).roll(3).rooms == set()
    # The Véranda lies right above (6,20), but its one door opens onto (5,18).
    assert "veranda" not in table("rose leblanc olive", at={"rose": "6,20"}).roll(3).rooms
    assert "veranda" in table("rose leblanc olive", at={"rose": "6,20"}).roll(4).rooms


def test_cl_37_a_pawn_that_enters_a_room_stops_and_loses_what_is_left() -> None:
    game = table("rose leblanc olive", at={"rose": "18,6"}).roll(9).play("go salon")
    assert game.asked == "rose"
    assert game.offers == {"suggest": 42, "end": 1, "accuse": 378}
    assert game.refused("go 18,6") == game.refused("go salle-a-manger") == "CL-37"
    assert game.refused("roll") == "CL-34"


def test_cl_r05_the_passage_is_open_at_the_start_of_any_turn_in_its_room() -> None:
    game = table("rose leblanc olive", at={"rose": "bureau", "leblanc": "hall", "olive": "hall"})
    for _ in range(3):
        game.play("passage", "end", "stay", "end", "stay", "end")
    assert game.place("rose") == "cuisine"
    brought = table("rose leblanc olive", at={"rose": "salon"}, hands={"rose": "leblanc corde salon"})
    brought.play("stay", "suggest leblanc corde", "end")
    assert (brought.asked, brought.choices) == ("leblanc", {"roll", "passage", "stay"})
