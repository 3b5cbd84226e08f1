"""Secret passages, alone and inside a dice move."""

import pytest

from manoir.games.mansion.events import Moved, TookPassage
from manoir.games.super_cluedo.components import BOARD
from tests.clauses import clauses
from tests.games.super_cluedo.table import sit

SIX = {
    "bibliotheque": "cuisine",
    "cuisine": "bibliotheque",
    "grand-salon": "veranda",
    "veranda": "grand-salon",
    "jardin": "hall",
    "hall": "21,12",
}


@clauses("SC-29")
@pytest.mark.parametrize(("origin", "end"), SIX.items())
def test_sc_28_a_passage_takes_a_pawn_to_its_other_end_without_rolling(origin: str, end: str) -> None:
    sitting = sit(pawns={"olive": origin}).play("passage")
    assert sitting.where("olive") == end
    assert sitting.heard("spectator") == [TookPassage(0, BOARD.place(end))]


def test_sc_29_no_passage_leads_from_anywhere_else() -> None:
    for room in set(BOARD.rooms) - set(SIX):
        sitting = sit(pawns={"olive": room})
        assert not sitting.can("passage")
        assert sitting.refused("passage") == "SC-29"


def test_sc_30_a_passage_counts_as_one_square() -> None:
    """(5,5) Cuisine 1, passage 2; from (5,6) it is one more."""
    assert "bibliotheque" in sit(pawns={"olive": "5,5"}).roll(1, 1).rooms()
    assert "bibliotheque" not in sit(pawns={"olive": "5,6"}).roll(1, 1).rooms()


def test_sc_31_after_a_passage_the_suggestion_is_made_where_it_leads() -> None:
    sitting = sit(pawns={"olive": "cuisine"}).play("passage", "suggest rose corde")
    assert sitting.where("corde") == sitting.where("rose") == "bibliotheque"


def test_sc_32_after_a_passage_the_pawn_moves_no_more_this_turn() -> None:
    sitting = sit(pawns={"olive": "cuisine"}).play("passage")
    assert not any(sitting.can(verb) for verb in ("roll", "go", "passage", "pass"))
    assert sitting.refused("roll") == sitting.refused("passage") == "SC-46"


def test_sc_33_the_passage_to_the_garden_ends_on_the_stone_path() -> None:
    sitting = sit().play("passage")
    assert sitting.where("olive") == "21,12"
    assert not sitting.can("suggest")


@clauses("SC-36")
def test_sc_35_a_dice_move_may_include_a_passage_for_one_point() -> None:
    assert "veranda" not in sit(pawns={"olive": "14,4"}).roll(1, 1).rooms()
    sitting = sit(pawns={"olive": "14,4"}).roll(1, 2).play("go veranda")
    assert sitting.where("olive") == "veranda"
    assert sitting.heard("rose")[-1] == Moved(0, BOARD.place("veranda"))


def test_sc_37_after_a_combination_the_suggestion_is_made_in_the_far_room() -> None:
    sitting = sit(pawns={"olive": "14,4"}).roll(1, 2).play("go veranda", "suggest rose corde")
    assert sitting.where("rose") == "veranda"


@clauses("SC-39")
def test_sc_38_the_pawn_does_not_leave_the_far_room_neither_before_nor_after_its_suggestion() -> None:
    """The passage ends the move: the squares beyond the far room are out of reach however many points are left."""
    sitting = sit(pawns={"olive": "14,5"}).roll(6, 6)
    assert "veranda" in sitting.rooms()
    assert not {"5,19", "2,18", "6,19"} & sitting.squares()
    sitting.play("go veranda")
    assert sitting.refused("go 5,19") == "SC-46"
    sitting.play("suggest olive corde")
    while sitting.asked != "olive":
        sitting.play(f"show {min(sitting.after('show'))}")
    assert {text for text in sitting.choices if not text.startswith("accuse")} == {"end"}


def test_sc_r17_from_the_garden_or_the_path_to_the_hall() -> None:
    for place in ("jardin", "21,12"):
        assert sit(pawns={"olive": place}).play("passage").where("olive") == "hall"
        assert "hall" in sit(pawns={"olive": place}).roll(1, 1).rooms()
    for place in ("21,11", "21,13"):
        assert not sit(pawns={"olive": place}).can("passage")
        assert "hall" in sit(pawns={"olive": place}).roll(1, 1).rooms(), "one step onto the path, one to the Hall"


def test_sc_r18_without_dice_the_path_must_be_free() -> None:
    taken = sit(pawns={"rose": "21,12"})
    assert not taken.can("passage")
    assert taken.refused("passage") == "SC-R18"
    assert not sit(pawns={"olive": "jardin"}).play("passage").can("suggest")


def test_sc_r19_from_the_stairs_points_go_only_to_path_sides_and_garden() -> None:
    three = sit().roll(1, 2)
    assert "jardin" in three.rooms()
    assert "21,12" in three.squares(), "path, side square, path"
    assert not {"21,10", "21,14"} & three.squares()
    four = sit().roll(1, 3)
    assert {"21,11", "21,13"} <= four.squares()
    assert not {"21,9", "21,10", "21,14", "21,15", "18,7", "18,17"} & four.squares()
    assert not {"grand-salon", "bibliotheque"} & sit().roll(2, 3).rooms()
    assert "21,11" not in sit(pawns={"rose": "21,11"}).roll(1, 1).squares()


def test_sc_r20_a_combination_ends_in_the_far_room_and_holds_one_passage_at_most() -> None:
    first_step = sit(pawns={"olive": "cuisine"}).roll(1, 1)
    assert first_step.rooms() == {"cuisine", "bibliotheque"}
    from_the_garden = sit(pawns={"olive": "jardin"}).roll(1, 1)
    assert "hall" in from_the_garden.rooms()
    assert not {"6,10", "6,14", "10,8", "10,16", "13,12"} & from_the_garden.squares(), "the doors of the Hall"


def test_sc_r21_a_suggestion_after_a_passage_is_optional_and_never_twice_running() -> None:
    assert sit(pawns={"olive": "cuisine"}).play("passage", "end").asked == "leblanc"
    again = sit(pawns={"olive": "cuisine"}, latest={"olive": "bibliotheque"}).play("passage")
    assert not again.can("suggest")
    assert again.refused("suggest rose corde") == "SC-57"


def test_sc_x08_the_passage_from_the_hall() -> None:
    sitting = sit().play("passage")
    assert sitting.where("olive") == "21,12"
    assert {text for text in sitting.choices if not text.startswith("accuse")} == {"end"}
    taken = sit(pawns={"rose": "21,12"})
    assert not taken.can("passage")
    assert "jardin" in taken.roll(1, 2).rooms()


def test_sc_x12_three_points_through_the_bibliotheque_to_the_cuisine() -> None:
    assert "cuisine" in sit(pawns={"olive": "15,20"}).roll(1, 2).rooms()
    assert "cuisine" not in sit(pawns={"olive": "15,20"}).roll(1, 1).rooms()


def test_sc_x13_points_left_after_the_passage_are_lost() -> None:
    sitting = sit(pawns={"olive": "14,3"}).roll(4, 4).play("go veranda")
    assert not sitting.can("go")
    assert sitting.can("suggest")
    assert sitting.refused("go 5,19") == "SC-46"


def test_sc_x30_from_the_garden_to_the_hall() -> None:
    assert not sit(pawns={"olive": "jardin"}).play("passage").can("suggest")
    rolled = sit(pawns={"olive": "jardin"}).roll(1, 1)
    assert "hall" in rolled.rooms()
    rolled.play("go hall")
    assert not rolled.can("suggest")
    assert not rolled.can("go")
