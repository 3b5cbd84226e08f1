"""Moving by dice: exact on squares, rooms crossed or entered, other pawns jumped or stopped short of."""

import pytest

from manoir.games.mansion.actions import FALLS
from manoir.games.mansion.events import CouldNotMove, Moved, Rolled, TookDice
from manoir.games.super_cluedo.components import BOARD
from manoir.games.super_cluedo.events import Passed
from manoir.games.super_cluedo.walking import moves
from tests.clauses import clauses
from tests.games.super_cluedo.table import sit


def test_sc_19_a_turn_may_use_dice_or_a_passage_or_both() -> None:
    sitting = sit(pawns={"olive": "cuisine"})
    assert {"roll", "passage", "pass"} <= sitting.choices
    assert "bibliotheque" in sitting.roll(1, 1).rooms()


def test_sc_20_the_total_is_the_number_of_squares_and_everybody_sees_roll_and_move() -> None:
    sitting = sit(pawns={"olive": "5,10"}).roll(1, 2)
    assert "5,13" in sitting.squares()
    assert not {"5,12", "5,14"} & sitting.squares()
    sitting.play("go 5,13")
    assert sitting.heard("spectator")[:3] == [TookDice(0), Rolled(0, 1, 2), Moved(0, BOARD.place("5,13"))]


def test_sc_20_two_dice_fall_each_of_36_ways_alike() -> None:
    sitting = sit().play("roll")
    assert sitting.asked == "chance"
    assert sitting.table.options == FALLS
    assert len(FALLS) == 36
    assert sitting.table.step.odds(sitting.table) is None


@clauses("SC-22")
def test_sc_21_steps_go_straight_back_or_round_a_corner_never_diagonally() -> None:
    two_steps = sit(pawns={"olive": "14,3"}).roll(1, 1).squares()
    assert {"13,2", "13,4", "14,1", "14,5", "14,3"} <= two_steps
    assert not {"13,3", "14,2", "14,4"} & two_steps


def test_sc_23_a_pawn_may_not_stop_on_an_occupied_square() -> None:
    assert "5,12" in sit(pawns={"olive": "5,10"}).roll(1, 1).squares()
    taken = sit(pawns={"olive": "5,10", "rose": "5,12"}).roll(1, 1)
    assert "5,12" not in taken.squares()
    assert taken.refused("go 5,12") == "SC-23"


@clauses("SC-25")
def test_sc_24_a_total_that_ends_on_a_pawn_lets_one_stop_short_of_it_and_not_beyond() -> None:
    free = sit(pawns={"olive": "5,10"}).roll(2, 3).squares()
    barred = sit(pawns={"olive": "5,10", "rose": "5,5"}).roll(2, 3).squares()
    assert barred - free == {"5,6", "5,8"}
    assert free - barred == {"5,5"}
    assert "5,4" not in barred


@clauses("SC-27")
def test_sc_26_a_larger_total_jumps_a_pawn_which_counts_as_one_square() -> None:
    sitting = sit(pawns={"olive": "14,0", "rose": "15,0"}).roll(1, 2)
    assert "17,0" in sitting.squares()
    assert "16,0" not in sitting.squares()


def test_sc_40_a_door_is_no_square() -> None:
    assert "cuisine" in sit(pawns={"olive": "5,4"}).roll(1, 1).rooms()


def test_sc_41_going_into_a_room_costs_one_point() -> None:
    assert "petit-salon" in sit(pawns={"olive": "5,13"}).roll(1, 2).rooms()
    assert "petit-salon" not in sit(pawns={"olive": "5,13"}).roll(1, 1).rooms()


def test_sc_44_a_room_is_crossed_as_one_square_without_a_suggestion() -> None:
    """In by one door of the Cuisine and out by the other: 2 points, where the corridor takes 4."""
    sitting = sit(pawns={"olive": "5,5"}).roll(1, 1)
    assert "2,6" in sitting.squares()
    assert not sitting.play("go 2,6").can("suggest")


def test_sc_45_a_room_is_entered_with_more_than_the_exact_total() -> None:
    sitting = sit(pawns={"olive": "5,7"}).roll(6, 6)
    assert "cuisine" in sitting.rooms()
    assert sitting.play("go cuisine").can("suggest")


def test_sc_46_surplus_points_are_lost_after_a_suggestion() -> None:
    sitting = sit(pawns={"olive": "5,7"}).roll(6, 6).play("go cuisine", "suggest olive corde")
    while sitting.asked != "olive":
        sitting.play(f"show {sorted(sitting.after('show'))[0]}")
    assert {text for text in sitting.choices if not text.startswith("accuse")} == {"end"}
    assert sitting.refused("go 5,5") == "SC-46"
    assert sitting.play("end").asked == "leblanc"


@clauses("SC-X17")
def test_sc_r06_a_player_may_pass_anywhere_but_not_after_a_roll() -> None:
    for place in ("hall", "bureau", "5,5", "12,7"):
        sitting = sit(pawns={"olive": place}).play("pass")
        assert sitting.asked == "leblanc"
        assert sitting.heard("rose")[0] == Passed(0)
        assert not sitting.can("watch")
    rolled = sit().roll(1, 1)
    assert rolled.refused("pass") == rolled.refused("end") == "SC-R06"
    assert not {"pass", "end", "stop"} & rolled.choices


def test_sc_r07_on_squares_the_total_is_used_exactly() -> None:
    sitting = sit(pawns={"olive": "5,10"}).roll(1, 2)
    assert {"5,13", "5,11"} <= sitting.squares(), "three steps on, or one step on and two to and fro"
    assert sitting.refused("go 5,12") == "SC-R07"


def test_sc_r08_a_move_may_end_in_any_room_whether_or_not_a_suggestion_may_follow() -> None:
    assert "hall" in sit(pawns={"olive": "6,10"}).roll(6, 6).rooms()
    again = sit(pawns={"olive": "5,7"}, latest={"olive": "cuisine"}).roll(6, 6).play("go cuisine")
    assert not again.can("suggest")
    assert again.can("end")


def test_sc_r09_to_and_fro_is_allowed_and_every_step_costs_its_point() -> None:
    assert "5,10" in sit(pawns={"olive": "5,10"}).roll(1, 1).squares(), "one step and back"
    assert "bureau" in sit(pawns={"olive": "bureau"}).roll(1, 1).rooms(), "out and in again"
    assert sit(pawns={"olive": "bureau"}).roll(1, 1).play("go bureau").can("suggest")
    odd = sit(pawns={"olive": "14,1"}).roll(1, 2)
    assert odd.refused("go 14,1") == "SC-R07"
    assert odd.refused("go jardin") == "SC-R09"


def test_sc_r11_case_1_allows_every_square_on_every_shortest_way_to_any_other_pawn() -> None:
    free = sit(pawns={"olive": "13,8"}).roll(1, 3).squares()
    barred = sit(pawns={"olive": "13,8", "rose": "14,11"}).roll(1, 3).squares()
    assert barred - free == {"13,9", "13,11", "14,8", "14,10"}, "the squares at an odd distance on the way"
    assert {"13,10", "14,9"} <= barred, "those at an even distance are ends by exact count as well"
    assert "13,8" in barred, "the start too, but only by exact count"


def test_sc_r11_case_1_needs_the_shortest_distance_to_be_the_total() -> None:
    """(14,11) can be reached in 6 steps as well, but it lies at distance 4: jumping it is case 2."""
    free = sit(pawns={"olive": "13,8"}).roll(3, 3).squares()
    assert sit(pawns={"olive": "13,8", "rose": "14,11"}).roll(3, 3).squares() == free - {"14,11"}


def test_sc_r11_case_1_never_offers_the_start_nor_another_taken_square() -> None:
    sitting = sit(pawns={"olive": "5,10", "rose": "5,5", "peche": "5,8"}).roll(2, 3)
    assert {"5,6", "5,7", "5,9"} <= sitting.squares()
    assert not {"5,8", "5,10", "5,5"} & sitting.squares()


def test_sc_r11_case_1_goes_through_rooms_and_windows() -> None:
    """From the Grand Salon: window 1, Jardin 2, (14,10) 3, and the other pawn at 4."""
    free = sit(pawns={"olive": "grand-salon"}).roll(1, 3).squares()
    barred = sit(pawns={"olive": "grand-salon", "rose": "13,10"}).roll(1, 3).squares()
    assert barred - free == {"18,7", "14,10"}


def test_sc_r11_case_1_counts_from_the_spy_square_a_move_goes_on_from() -> None:
    sitting = sit(pawns={"rose": "13,5"}, hands={"leblanc": "peche"}).roll(3, 4)
    sitting.play("spy 12,7", "watch leblanc", "show peche")
    assert {"13,7", "13,6"} <= sitting.squares()
    assert "13,5" not in sitting.squares()


def test_sc_r12_the_squares_before_the_pawn_are_open_and_those_beyond_it_are_not() -> None:
    sitting = sit(pawns={"olive": "14,0", "rose": "19,0"}).roll(2, 3).squares()
    assert {"15,0", "16,0", "17,0", "18,0"} <= sitting
    assert not {"19,0", "20,0", "21,0"} & sitting


def test_sc_r32_a_pawn_without_a_legal_end_stays() -> None:
    """A narrow alley: every square at distance 1, 2 and 3 is taken."""
    shut = {"rose": "16,0", "leblanc": "17,0", "moutarde": "18,0", "peche": "20,0", "chose": "21,0", "legris": "21,1"}
    sitting = sit(pawns={"olive": "19,0", **shut}).roll(1, 2)
    assert sitting.heard("rose")[-1] == CouldNotMove(0, BOARD.place("19,0"))
    assert sitting.where("olive") == "19,0"
    assert sitting.asked == "olive"
    assert {text for text in sitting.choices if not text.startswith("accuse")} == {"end"}


@pytest.mark.parametrize("room", BOARD.rooms)
def test_sc_r32_in_a_room_there_is_always_a_legal_end(room: str) -> None:
    """Out and in again: a room is never left without a move, so staying in one never counts as coming in."""
    for points in range(2, 13):
        ends = {move.text for move in moves(BOARD.place(room), points, BOARD.squares, False)}
        assert f"go {room}" in ends


def test_sc_d03_a_move_offers_its_ends_and_spying_stops_and_after_spying_a_stay() -> None:
    sitting = sit(hands={"leblanc": "peche"}).roll(1, 3)
    assert {text.split()[0] for text in sitting.choices} == {"go", "spy"}
    assert sitting.after("spy") == {"12,7", "12,17", "6,12"}
    sitting.play("spy 6,12", "watch leblanc", "show peche")
    assert sitting.choices == {"go 5,12", "go 6,11", "go 6,13", "stop"}, "three steps there, one left"


def test_sc_x03_three_points_lead_from_5_7_into_the_cuisine() -> None:
    assert "cuisine" not in sit(pawns={"olive": "5,7"}).roll(1, 1).rooms()
    assert "cuisine" in sit(pawns={"olive": "5,7"}).roll(1, 2).rooms()
    assert "cuisine" in sit(pawns={"olive": "5,7"}).roll(2, 2).rooms()


def test_sc_x04_five_points_to_a_pawn_five_squares_away() -> None:
    sitting = sit(pawns={"olive": "5,10", "rose": "5,5"}).roll(2, 3)
    assert sitting.refused("go 5,5") == "SC-23"
    assert "cuisine" not in sitting.rooms()
    assert {"5,6", "5,7", "5,8", "5,9"} <= sitting.squares()
    assert {"5,15", "4,6", "6,8"} <= sitting.squares(), "ends by exact count"


def test_sc_x05_six_points_jump_the_pawn_and_enter_the_cuisine() -> None:
    assert "cuisine" in sit(pawns={"olive": "5,10", "rose": "5,5"}).roll(3, 3).rooms()


def test_sc_x06_four_points_from_the_hall() -> None:
    assert sit().roll(1, 3).rooms() == {"hall", "petit-salon", "salle-a-manger", "jardin"}


def test_sc_x07_two_points_from_the_hall() -> None:
    sitting = sit().roll(1, 1)
    assert sitting.rooms() == {"hall"}
    assert {"21,11", "21,13"} <= sitting.squares()
    assert "21,12" not in sitting.squares()


def test_sc_x09_the_grange_through_the_petit_salon() -> None:
    sitting = sit().roll(2, 3)
    assert "grange" in sitting.rooms()
    sitting.play("go grange", "suggest olive corde")
    assert sitting.where("corde") == "grange"
    assert "grange" not in sit().roll(1, 3).rooms()


def test_sc_x10_from_window_to_window() -> None:
    assert "bibliotheque" in sit(pawns={"olive": "grand-salon"}).roll(1, 3).rooms()
    assert "bibliotheque" not in sit(pawns={"olive": "grand-salon"}).roll(1, 2).rooms()


def test_sc_x11_a_move_may_end_on_a_free_window() -> None:
    assert {"18,7", "18,17"} <= sit(pawns={"olive": "grand-salon"}).roll(1, 2).squares()
    taken = sit(pawns={"olive": "grand-salon", "rose": "18,17"}).roll(1, 2)
    assert "18,7" in taken.squares()
    assert taken.refused("go 18,17") == "SC-23"


def test_sc_x32_two_points_from_the_petit_salon() -> None:
    sitting = sit(pawns={"olive": "petit-salon"}).roll(1, 1)
    assert sitting.rooms() == {"grange", "petit-salon"}
    assert sitting.squares() == {"1,17", "2,18", "3,17", "5,14", "5,16", "6,15"}
    assert sitting.after("spy") == {"1,17"}
