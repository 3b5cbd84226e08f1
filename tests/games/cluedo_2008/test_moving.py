"""The turn and its move: dice, passages, walking, Question squares, rooms that must be left."""

import pytest

from manoir.games.cluedo_2008.actions import FALLS
from manoir.games.cluedo_2008.components import BOARD
from tests.clauses import clauses
from tests.games.cluedo_2008.table import ALL_SIX, table

PASSAGES = {
    "cuisine": "observatoire",
    "observatoire": "cuisine",
    "spa": "chambre-amis",
    "chambre-amis": "spa",
}


def test_c8_34_a_pawn_moves_up_to_the_sum_of_the_dice() -> None:
    position = table(at={"rose": "17,12"}).roll(2, 1)
    assert {"17,13", "17,14", "17,15"} <= position.ends
    assert position.refused("go 17,16") == "C8-34"
    assert position.refused("go spa") == "C8-34"
    assert position.play("go 17,15").place("rose") == "17,15"


@clauses("C8-102")
def test_c8_35_a_question_mark_makes_the_player_draw_at_once() -> None:
    position = table(at={"rose": "17,12"}).roll("?", 4)
    assert position.asked == "chance"
    assert position.refused("go 17,13") == "C8-28"
    position.play("uncover again")
    assert position.butlers("rose") == ["again"]
    assert position.asked == "rose"


def test_c8_36_after_the_draw_he_moves_as_many_squares_as_the_other_die_shows() -> None:
    position = table(at={"rose": "17,12"}).roll("?", 4).play("uncover time")
    assert "17,16" in position.ends
    assert "17,17" not in position.ends


def test_c8_37_whoever_the_draw_kills_does_not_move() -> None:
    position = table(at={"rose": "17,12"}, track=7).roll("?", 4).play("uncover time")
    assert position.status("rose") == "DEAD"
    assert position.place("rose") is None
    assert position.asked == "moutarde"


def test_c8_38_moutardes_power_gives_two_such_moves() -> None:
    position = table(at={"moutarde": "17,12"}, player="moutarde").play(
        "power", "fall 2 1", "go 17,15", "roll", "fall ? 2"
    )
    position.play("uncover time")
    assert "17,17" in position.ends
    assert position.play("go 17,17").asked == "moutarde"


@clauses("C8-40")
def test_c8_39_a_passage_leads_straight_to_the_opposite_room_instead_of_a_roll() -> None:
    for room, other in PASSAGES.items():
        position = table(at={"rose": room}).play("passage")
        assert position.place("rose") == other
        assert "suggest" in position.choices
        assert position.refused("roll") == "R8-42"
    for room in ("patio", "theatre", "salon", "hall", "salle-a-manger", "piscine"):
        assert table(at={"rose": room}).refused("passage") == "C8-39"


def test_c8_41_butler_cards_move_the_pawn_or_keep_it() -> None:
    cards = {"rose": "stay anywhere plus6"}
    assert table(at={"rose": "hall"}, butlers=cards).play("play anywhere", "go spa").place("rose") == "spa"
    stayed = table(at={"rose": "hall"}, butlers=cards).play("play stay")
    assert stayed.place("rose") == "hall"
    assert "suggest" in stayed.choices
    assert "17,18" in table(at={"rose": "17,9"}, butlers=cards).roll(2, 1).play("play plus6").ends


def test_c8_42_leblancs_power_puts_her_pawn_directly_into_a_room() -> None:
    position = table("leblanc rose olive").play("power", "go theatre")
    assert position.place("leblanc") == "theatre"
    assert "suggest" in position.choices


def test_c8_45_steps_are_horizontal_or_vertical() -> None:
    position = table(at={"rose": "17,15"}).roll("?", 1).play("uncover time")
    assert position.ends == {"17,15", "16,15", "18,15", "17,14", "17,16"}


@clauses("X8-11", "R8-17")
def test_c8_46_the_guest_room_is_entered_and_left_diagonally_by_its_one_door_square() -> None:
    assert "chambre-amis" in table(at={"rose": "18,7"}).roll("?", 1).play("uncover time").rooms
    for beside in ("18,6", "19,7"):
        assert table(at={"rose": beside}).roll("?", 1).play("uncover time").rooms == set()
        assert table(at={"rose": beside}).roll("?", 2).play("uncover time").rooms == {"chambre-amis"}
    assert table(at={"rose": "chambre-amis"}).roll("?", 1).play("uncover time").ends == {"18,7"}


def test_c8_47_the_patio_is_entered_from_four_white_squares_and_from_nowhere_else() -> None:
    squares = [BOARD.spell(place) for place in range(BOARD.first_room) if BOARD.squares >> place & 1]
    doors = [square for square in squares if "patio" in enterable(square)]
    assert doors == ["5,7", "5,17", "7,10", "7,14"]
    assert all(BOARD.grid[int(row)][int(column)] == "+" for row, column in (door.split(",") for door in doors))


def enterable(square: str) -> set[str]:
    """The rooms one step from a square."""
    return table(at={"rose": square}, pile="again").roll("?", 1).play("uncover again").rooms


def test_c8_48_a_pawn_may_change_direction_during_a_move() -> None:
    assert "15,8" in table(at={"rose": "17,9"}).roll(2, 1).ends


def test_c8_49_a_player_need_not_use_all_his_points() -> None:
    position = table(at={"rose": "17,9"}).roll(6, 6)
    assert {"17,9", "17,10", "17,20"} <= position.ends


@clauses("C8-51")
def test_c8_50_a_pawn_may_pass_over_an_occupied_square_but_not_stop_there() -> None:
    position = table(at={"rose": "chambre-amis", "violet": "18,7"}).roll(2, 1)
    assert {"18,8", "17,7"} <= position.ends
    assert "18,7" not in position.ends
    assert position.refused("go 18,7") == "C8-51"


@clauses("X8-10")
def test_c8_52_a_question_square_with_a_pawn_on_it_gives_no_card() -> None:
    position = table(at={"rose": "17,8", "moutarde": "16,8"}).roll(2, 1)
    assert position.refused("go 16,8") == "C8-51"
    position.play("go 15,8")
    assert position.pile == 24
    assert position.choices == {"end"}


def test_c8_53_a_pawn_may_run_across_a_question_square() -> None:
    position = table(at={"rose": "17,8"}).roll(2, 1)
    assert {"16,8", "15,8"} <= position.ends
    assert position.play("go 15,8").asked == "rose"
    assert position.pile == 24


@clauses("C8-55", "C8-56", "X8-09")
def test_c8_54_stopping_on_a_free_question_square_ends_the_move_and_the_turn_with_a_draw() -> None:
    position = table(at={"rose": "hall"}).roll(2, 3)
    assert {"16,8"} <= position.ends
    position.play("go 16,8")
    assert position.asked == "chance"
    position.play("uncover silence")
    assert position.butlers("rose") == ["silence"]
    assert position.choices == {"end"}
    assert position.refused("suggest olive corde") == "C8-80"
    assert "16,8" in table(at={"rose": "hall"}).roll(2, 4).ends
    assert "15,8" in table(at={"rose": "hall"}).roll(2, 4).ends


@clauses("R8-49")
def test_c8_57_after_a_question_square_butler_cards_that_do_not_move_him_may_follow() -> None:
    cards = {"rose": "stay anywhere plus6 neighbour again sendhome peek silence"}
    position = table(at={"rose": "17,8", "violet": "hall"}, butlers=cards).roll(2, 1).play("go 16,8", "uncover again")
    assert position.choices == {"play neighbour", "send violet", "play again", "end"}
    fresh = table(at={"rose": "17,8"}).roll(2, 1).play("go 16,8", "uncover again")
    assert fresh.choices == {"play again", "end"}, "also if drawn just now"


def test_c8_58_a_pawn_must_leave_its_room() -> None:
    for room in ("hall", "cuisine", "piscine"):
        position = table(at={"rose": room}).roll(6, 6)
        assert room not in position.ends
        assert position.refused(f"go {room}") == "C8-58"
        assert table(at={"rose": room}).refused("stay") == "C8-44"


@clauses("C8-44", "C8-90", "X8-13", "R8-12", "DP-10")
def test_c8_59_a_pawn_called_by_a_suggestion_may_stay() -> None:
    position = table(at={"rose": "6,19", "pervenche": "hall"}, hands={"moutarde": "corde"})
    position.roll(2, 1).play("go spa", "suggest pervenche corde", "decline", "show corde", "end").idle()
    assert position.choices == {"roll", "passage", "stay"}
    position.play("stay")
    assert "suggest" in position.choices
    assert not position.is_called("pervenche")
    rolled = table(at={"rose": "spa"}, called="rose").roll(6, 6)
    assert "spa" not in rolled.ends
    assert rolled.refused("stay") == "R8-12"
    assert "stay" not in table(at={"rose": "spa"}).choices, "a turn later he must leave"


@clauses("C8-120", "C8-121")
def test_c8_60_the_stay_card_lets_him_stay_and_suggest() -> None:
    position = table(at={"rose": "hall"}, butlers={"rose": "stay"}).play("play stay")
    assert position.place("rose") == "hall"
    assert position.butlers("rose") == []
    assert position.choices == {"suggest", "pass"}
    assert position.refused("roll") == "R8-42"
    assert table(at={"rose": "17,9"}, butlers={"rose": "stay"}).refused("play stay") == "C8-120"


@clauses("R8-14")
def test_c8_61_a_room_left_this_turn_is_not_entered_again() -> None:
    position = table(at={"moutarde": "salle-a-manger"}, player="moutarde").play(
        "power", "fall 6 6", "go cuisine", "roll"
    )
    position.play("fall 6 6")
    assert "salle-a-manger" not in position.ends
    assert "cuisine" not in position.ends
    assert position.refused("go salle-a-manger") == "C8-61"
    again = table(at={"rose": "salle-a-manger"}, butlers={"rose": "again"}).roll(2, 1)
    again.play("go 17,5", "play again", "roll", "fall 2 1")
    assert "salle-a-manger" in again.ends, "every turn forgets the rooms left before"


def test_c8_62_entering_a_room_ends_the_move() -> None:
    position = table(at={"rose": "6,5"}).roll(6, 6).play("go cuisine")
    assert position.refused("go 6,5") == "R8-42"
    assert position.choices == {"suggest", "pass"}


@clauses("C8-64")
def test_c8_63_the_pool_is_entered_like_a_room_and_offers_a_look_or_an_accusation() -> None:
    position = table(at={"rose": "12,8"}).roll(2, 1).play("go piscine")
    assert position.place("rose") == "piscine"
    assert position.choices == {"look", "accuse", "pass"}
    position.play("look")
    assert position.choices == {"end"}
    assert position.refused("accuse olive corde hall") == "C8-33"


def test_c8_65_no_suggestion_in_the_pool() -> None:
    position = table(at={"rose": "12,8"}).roll(2, 1).play("go piscine")
    assert position.refused("suggest olive corde") == "C8-65"
    with pytest.raises(Exception, match="piscine"):
        position.play("suggest olive corde piscine")


@pytest.mark.parametrize("fall", FALLS, ids=lambda fall: fall.text)
def test_r8_07_two_question_marks_cannot_fall(fall: object) -> None:
    assert str(fall).count("?") <= 1
    assert str(fall).split()[2] in set("123456")


def test_r8_09_zero_steps_on_a_question_square_are_no_stop_there() -> None:
    position = table(at={"rose": "16,8"}).roll(2, 1)
    assert "16,8" in position.ends
    position.play("go 16,8")
    assert position.asked == "rose"
    assert position.pile == 24
    olive = table("olive rose violet", at={"olive": "16,8"}).roll(2, 1).play("go 16,8")
    assert "suggest" in olive.choices, "the turn is not over by it"


def test_r8_10_a_question_mark_does_not_cancel_the_duty_to_leave() -> None:
    position = table(at={"rose": "hall"}).roll("?", 1).play("uncover time")
    assert position.ends == {"18,12", "20,8", "20,16"}


@clauses("X8-12")
def test_r8_11_a_pawn_that_cannot_leave_stays_but_may_not_act_unless_called() -> None:
    blocked = {"pervenche": "chambre-amis", "violet": "18,7"}
    position = table(at=blocked, player="pervenche").roll("?", 1).play("uncover plus6")
    assert position.choices == {"play plus6", "go chambre-amis"}
    position.play("go chambre-amis")
    assert position.told("spectator")[-1] == "CouldNotLeave pervenche chambre-amis"
    assert position.choices == {"end"}
    left = table(at=blocked, player="pervenche").roll("?", 1).play("uncover plus6", "play plus6")
    assert "chambre-amis" not in left.ends
    assert "18,8" in left.ends, "over Violet's pawn"
    called = (
        table(at=blocked, player="pervenche", called="pervenche").roll("?", 1).play("uncover time", "go chambre-amis")
    )
    assert called.choices == {"suggest", "pass"}
    assert not called.is_called("pervenche")


def test_r8_13_only_the_shortest_way_over_squares_counts() -> None:
    pawns = {"rose": "17,5", "violet": "17,6", "olive": "16,7"}
    assert "15,7" not in table(at=pawns).roll(2, 1).ends
    assert "15,7" in table(at=pawns).roll(3, 1).ends, "four steps away, straight on through the pawns"
    assert "16,7" not in table(at=pawns).roll(3, 1).ends
    assert "cuisine" not in table(at={"rose": "17,5"}).roll(6, 6).ends, "no way through the Dining room"


def test_r8_15_every_pawn_on_the_board_blocks_stopping_and_none_blocks_the_way() -> None:
    pawns = {"rose": "17,9", "moutarde": "17,10", "leblanc": "17,11", "violet": "17,12"}
    position = table(at=pawns, spent="moutarde", dead="pervenche").roll(2, 2)
    assert not {"17,10", "17,11", "17,12"} & position.ends
    assert "17,13" in position.ends
    assert "7,24" in table(at={"rose": "7,23"}, dead="pervenche").roll(2, 1).ends, "the dead are gone"
    assert "7,24" not in table(at={"rose": "7,23"}).roll(2, 1).ends


@clauses("X8-28")
def test_r8_16_a_pawn_sent_home_may_share_its_start_square() -> None:
    position = table(
        ALL_SIX,
        at={"moutarde": "0,7", "rose": "1,7", "leblanc": "piscine"},
        player="rose",
        butlers={"rose": "sendhome"},
    )
    position.roll(2, 1).play("go 2,7", "send leblanc")
    assert position.place("leblanc") == position.place("moutarde") == "0,7"
    position.play("end", "roll", "fall 2 1")
    assert "0,7" in position.ends, "zero steps on a shared square"
    position.play("go 1,7", "end", "roll", "fall 2 1")
    assert position.player == "leblanc"
    assert position.play("go 0,7").place("leblanc") == "0,7"
    position.play("end").idle(3)
    assert position.player == "rose"
    assert "0,7" not in position.roll(2, 1).ends, "Leblanc is still there"
    sent = table(at={"leblanc": "spa"}, called="leblanc", butlers={"rose": "sendhome"}).roll(2, 1)
    assert not sent.play("go 24,7", "send leblanc").is_called("leblanc")


def test_r8_18_a_passage_is_no_second_move() -> None:
    position = table(at={"moutarde": "6,5"}, player="moutarde").play("power", "fall 2 1", "go cuisine")
    assert position.choices == {"roll", "stop"}
    assert position.refused("passage") == "R8-18"


@clauses("X8-37")
def test_r8_62_each_cause_of_a_draw_pays_by_itself() -> None:
    position = table(at={"rose": "hall"}).roll("?", 5).play("uncover again", "go 16,8", "uncover time")
    assert position.told("moutarde")[-2:] == ["Moved rose 16,8", "DrewTime rose square 1"]
    assert position.butlers("rose") == ["again"]
    assert position.pile == 22
    three = table(at={"moutarde": "17,12"}, player="moutarde").play(
        "power", "fall ? 4", "uncover time", "go 17,8", "roll"
    )
    three.play("fall ? 1", "uncover time", "go 16,8", "uncover time")
    assert three.table.track == 3
    dead = table(at={"rose": "hall"}, track=7).roll("?", 5).play("uncover time")
    assert dead.asked == "moutarde", "a death cancels what would follow"
