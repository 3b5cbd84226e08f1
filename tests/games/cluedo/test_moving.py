"""Moving by the dice: CL-22 to CL-30, and the rulings on walking."""

from collections import Counter

import pytest

from manoir.core.chance import SeededLuck, outcome
from manoir.games.cluedo.components import BOARD
from manoir.games.cluedo.walking import ends, reach
from manoir.games.mansion.walking import places
from tests.clauses import clauses
from tests.games.cluedo import walks
from tests.games.cluedo.table import table
from tests.games.cluedo.walks import ROOMS, SQUARES, STEPS, distances

TOTALS = range(2, 13)


def engine_ends(origin: str, total: int, pawns: frozenset[str] = frozenset()) -> set[str]:
    occupied = sum(1 << BOARD.place(pawn) for pawn in pawns)
    return {BOARD.spell(action.place) for action in ends(BOARD.place(origin), total, occupied)}


def test_cl_22_a_turn_begins_with_the_players_own_pawn() -> None:
    game = table("rose leblanc olive")
    assert game.offers == {"roll": 1, "accuse": 378}
    assert {game.refused(action) for action in ("suggest olive corde", "go 23,7", "end")} == {
        "CL-38",
        "CL-24",
        "CL-R12",
    }
    before = [game.place(pawn) for pawn in ("leblanc", "olive", "violet")]
    game.roll(2).play("go 23,8")
    assert game.place("rose") == "23,8"
    assert [game.place(pawn) for pawn in ("leblanc", "olive", "violet")] == before
    assert {game.refused("roll"), game.refused("stay"), game.refused("go 24,7")} == {"CL-22"}


def test_cl_23_a_move_need_not_end_in_a_room_within_reach() -> None:
    game = table("rose leblanc olive", at={"rose": "18,7"}).roll(5)
    assert game.rooms == {"salon", "salle-a-manger"}
    game.play("go 17,9")
    assert game.place("rose") == "17,9"
    assert game.choices == {"end"}


def test_cl_24_two_dice_are_rolled_and_their_total_is_moved() -> None:
    game = table("rose leblanc olive").play("roll")
    assert game.asked == "chance"
    assert game.choices == {f"fall {first} {second}" for first in range(1, 7) for second in range(1, 7)}
    assert game.table.step.odds(game.table) is None
    luck = SeededLuck("dice")
    fallen = Counter(outcome(game.table, luck).text for _ in range(7200))
    assert len(fallen) == 36
    assert all(130 < count < 270 for count in fallen.values())
    game.play("fall 2 5")
    assert [game.told(character) for character in game.everybody] == [["Rolled rose 2 5"]] * 4
    assert game.ends == table("rose leblanc olive").play("roll", "fall 6 1").ends == engine_ends("24,7", 7)


def test_cl_25_the_whole_total_is_moved() -> None:
    game = table("rose leblanc olive").roll(5)
    steps = distances("24,7")
    assert all(steps[end] in (1, 3, 5) for end in game.ends)
    assert {game.refused(f"go {square}") for square in ("24,7", "22,7", "20,7")} == {"CL-25"}
    for spot in STEPS:
        for total in TOTALS:
            assert engine_ends(spot, total) == walks.ends(spot, total)


def test_cl_26_each_step_is_horizontal_or_vertical() -> None:
    for square in SQUARES:
        row, column = map(int, square.split(","))
        beside = {f"{row - 1},{column}", f"{row + 1},{column}", f"{row},{column - 1}", f"{row},{column + 1}"}
        assert {BOARD.spell(place) for place in places(reach(BOARD.place(square), 1).squares)} == beside & SQUARES


def test_cl_27_no_step_is_diagonal() -> None:
    # Straight steps change the colour of the square as on a chessboard; a diagonal one would not.
    for square in SQUARES:
        for total in TOTALS:
            for end in engine_ends(square, total) & SQUARES:
                assert (sum(map(int, square.split(","))) + sum(map(int, end.split(",")))) % 2 == total % 2


def test_cl_28_steps_may_go_forward_and_backward() -> None:
    game = table("rose leblanc olive", at={"rose": "23,7"}).roll(3)
    assert "24,7" in game.ends  # up, and twice down; or down, up and down again
    game.play("go 24,7")
    assert game.place("rose") == "24,7"


def test_cl_29_direction_may_change_as_often_as_wished() -> None:
    # Round the Hall: two up, seven to the right, two down, and no shorter way.
    game = table("rose leblanc olive", at={"rose": "19,8"}).roll(11)
    assert distances("19,8")["19,15"] == 11
    game.play("go 19,15")
    assert game.place("rose") == "19,15"


def test_cl_30_a_pawn_may_not_stop_on_an_occupied_square() -> None:
    game = table("rose leblanc olive", at={"leblanc": "22,7", "violet": "23,8"}).roll(2)
    assert game.ends == {"24,7"}
    assert game.refused("go 22,7") == game.refused("go 23,8") == "CL-30"
    for spot in STEPS:
        pawns = frozenset(sorted(SQUARES - {spot})[::7])
        assert engine_ends(spot, 6, pawns) == walks.ends(spot, 6, pawns)


@clauses("CL-37")
def test_cl_r07_corridors_need_the_exact_total_rooms_at_least_it() -> None:
    for total in TOTALS:
        game = table("rose leblanc olive", at={"rose": "20,17"}).roll(total)
        assert "bureau" in game.rooms
        assert all(distances("20,17")[end] % 2 == total % 2 for end in game.ends - ROOMS)
    game = table("rose leblanc olive", at={"rose": "20,17"}).roll(12)
    game.play("go bureau")
    assert game.place("rose") == "bureau"
    too_far = table("rose leblanc olive").roll(7)
    assert too_far.refused("go salon") == "CL-R07"


def test_cl_r08_ends_are_the_squares_at_a_distance_of_the_same_parity() -> None:
    for square in SQUARES:
        steps = distances(square)
        for total in TOTALS:
            fair = {end for end, distance in steps.items() if distance <= total and (total - distance) % 2 == 0}
            assert engine_ends(square, total) & SQUARES == fair
    assert "24,7" in table("rose leblanc olive").roll(12).ends
    for room in ROOMS:
        for total in TOTALS:
            fair = set()
            for front in STEPS[room]:
                steps = {end: 1 + distance for end, distance in distances(front).items()}
                fair |= {end for end, distance in steps.items() if distance <= total and (total - distance) % 2 == 0}
            assert engine_ends(room, total) & SQUARES == fair


def test_cl_r09_an_occupied_square_is_passed_over_and_counts_one() -> None:
    corridor = {"moutarde": "22,7", "leblanc": "22,8", "olive": "23,7", "violet": "23,8"}
    game = table("rose leblanc olive", at=corridor).roll(4)
    assert game.ends == walks.ends("24,7", 4) - {"22,7", "23,8"} == {"24,7", "20,7", "21,8"}
    walled_in = table("rose leblanc olive", at={"rose": "bureau", "olive": "20,17"}).roll(3)
    assert walled_in.ends == walks.ends("bureau", 3, {"20,17"})


def test_cl_r10_a_dice_move_does_not_end_in_the_room_it_left() -> None:
    for room in BOARD.rooms:
        for total in TOTALS:
            game = table("rose leblanc olive", at={"rose": room}).roll(total)
            assert room not in game.ends
            assert game.refused(f"go {room}") == "CL-R10"


def test_cl_r11_a_room_is_not_crossed_and_is_left_by_any_door() -> None:
    # (17,11) and (20,15) lie before two doors of the Hall: two points through it, seven round it.
    before_the_door = {"rose": "17,11"}
    assert distances("17,11")["20,15"] == 7
    for total in (3, 5):
        assert table("rose leblanc olive", at=before_the_door).roll(total).refused("go 20,15") == "CL-25"
    assert "20,15" in table("rose leblanc olive", at=before_the_door).roll(7).ends
    leaving = table("rose leblanc olive", at={"rose": "hall"}).roll(2)
    assert leaving.ends == {"17,10", "17,11", "17,12", "17,13", "19,15", "21,15", "20,16"}


def test_cl_r12_on_a_square_one_must_roll_in_a_room_one_may_stay_after_rolling_one_must_move() -> None:
    on_a_square = table("rose leblanc olive")
    assert on_a_square.choices == {"roll"}
    assert on_a_square.refused("stay") == on_a_square.refused("end") == "CL-R12"
    assert table("rose leblanc olive", at={"rose": "hall"}).choices == {"roll", "stay"}
    assert table("rose leblanc olive", at={"rose": "salon"}).choices == {"roll", "passage", "stay"}
    rolled = table("rose leblanc olive", at={"rose": "hall"}).roll(6)
    assert set(rolled.offers) == {"go"}
    assert rolled.refused("stay") == rolled.refused("end") == "CL-R12"


def test_cl_r14_without_a_legal_end_the_pawn_stays_and_may_suggest_in_a_room() -> None:
    # Three steps from (0,9) end on (1,9) or (1,7).
    on_a_square = table("leblanc olive violet", at={"rose": "1,9", "violet": "1,7"}).roll(3)
    assert on_a_square.told("olive")[-1] == "CouldNotMove leblanc 0,9"
    assert on_a_square.place("leblanc") == "0,9"
    assert (on_a_square.asked, on_a_square.offers) == ("leblanc", {"end": 1, "accuse": 378})
    in_a_room = table("rose leblanc olive", at={"rose": "veranda", "olive": "5,17", "violet": "6,18"}).roll(2)
    assert in_a_room.offers == {"suggest": 42, "end": 1, "accuse": 378}


def test_cl_r16_start_squares_are_ordinary_squares() -> None:
    game = table("moutarde leblanc olive", at={"rose": "hall", "moutarde": "22,7"}).roll(2)
    game.play("go 24,7")
    assert game.place("moutarde") == "24,7"
    taken = table("moutarde leblanc olive", at={"moutarde": "22,7"}).roll(2)
    assert taken.refused("go 24,7") == "CL-30"


@pytest.mark.parametrize("total", TOTALS)
def test_every_roll_from_every_start_square_ends_where_the_drawn_board_says(total: int) -> None:
    for suspect in ("rose", "moutarde", "leblanc", "olive", "pervenche", "violet"):
        game = table("rose moutarde leblanc olive pervenche violet", player=suspect).roll(total)
        others = {game.place(other) for other in game.characters if other != suspect}
        assert game.ends == walks.ends(game.place(suspect), total, others)
