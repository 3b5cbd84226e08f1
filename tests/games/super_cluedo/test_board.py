"""The board: rooms, doors, windows, path, and how far everything is."""

import pytest

from manoir.games.mansion.walking import places
from manoir.games.super_cluedo.components import BOARD, PATH, SIDES, SPY_SQUARES
from manoir.games.super_cluedo.walking import OPENINGS, step
from tests.clauses import clauses
from tests.games.super_cluedo.table import sit

LETTERS = "HKRTCUPLFJOGD"
POINTS = """
 0  8  5  4  7  5  6  7 11  5 11  7  4
 8  0 13 12 15 13 14 15 19 13 17 13  8
 5 13  0  1  4  8 11 12 16 10 16 12  9
 4 12  1  0  3  7 10 11 15  9 15 11  8
 7 15  4  3  0  7 11 14 18 12 18 14 11
 5 13  8  7  7  0  4 12 16 10 16 12  9
 6 14 11 10 11  4  0  8 12  6 12  8 10
 7 15 12 11 14 12  8  0  4  2  8  4  9
11 19 16 15 18 16 12  4  0  6 12  8 13
 5 13 10  9 12 10  6  2  6  0  6  2  7
11 17 16 15 18 16 12  8 12  6  0  4  9
 7 13 12 11 14 12  8  4  8  2  4  0  5
 4  8  9  8 11  9 10  9 13  7  9  5  0
"""


def points(origin: str, goal: str) -> int:
    """On foot, counted by flooding the whole board."""
    within, steps = 1 << BOARD.place(origin), 0
    while not within >> BOARD.place(goal) & 1:
        within |= step(within)
        steps += 1
    return steps


@pytest.mark.parametrize("letter", LETTERS)
def test_points_from_room_to_room_are_those_of_the_rule_book(letter: str) -> None:
    row = POINTS.strip().splitlines()[LETTERS.index(letter)]
    assert [points(letter, other) for other in LETTERS] == [int(number) for number in row.split()]


def test_sc_r01_the_board_has_180_squares_thirteen_rooms_and_these_doors() -> None:
    assert BOARD.squares.bit_count() == 180
    assert len(BOARD.rooms) == 13
    doors = {letter: [row for row in BOARD.sections["doors"] if row[1] == letter] for letter in BOARD.letters}
    assert {letter: len(rows) for letter, rows in doors.items()} == {
        **dict.fromkeys("KCUPLFJOGD", 2),
        "R": 0,
        "T": 3,
        "H": 5,
    }
    for rows in doors.values():
        for _, letter, cell, direction, front in rows:
            row, column = (int(part) for part in cell.split(","))
            down, right = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}[direction]
            assert BOARD.grid[row][column] == {"N": "^", "S": "v", "W": "<", "E": ">"}[direction]
            beyond = BOARD.grid[row + down][column + right]
            assert beyond == "R" if front == "R" else front == f"{row + down},{column + right}"
            assert letter in {
                BOARD.grid[row][column - 1 : column + 2][index].upper() for index in (0, -1)
            } or letter in {
                BOARD.grid[row - 1][column].upper(),
                BOARD.grid[row + 1][column].upper(),
            }


def test_sc_r10_any_number_of_pawns_may_stand_in_a_room_and_be_jumped() -> None:
    """Five pawns in a row do not keep anybody from the Cuisine, and the Hall holds all ten at the start."""
    row = {"rose": "5,9", "leblanc": "5,8", "moutarde": "5,7", "peche": "5,6", "legris": "5,5"}
    assert "cuisine" in sit(pawns={"olive": "5,10", **row}).roll(3, 3).rooms()
    assert sit().table.pawns == [BOARD.place("hall")] * 10


@clauses("SC-34")
def test_sc_42_the_garden_is_entered_by_doors_path_sides_and_windows() -> None:
    beside = {BOARD.spell(place) for place in places(OPENINGS[BOARD.place("jardin")])}
    assert beside == {"14,10", "14,14", "18,7", "18,17", "21,11", "21,13"}
    assert BOARD.spell(PATH) not in beside
    assert {BOARD.spell(side) for side in SIDES} == {"21,11", "21,13"}
    assert step(1 << PATH) == 1 << SIDES[0] | 1 << SIDES[1]


def test_sc_43_a_window_is_a_square_between_its_two_places() -> None:
    rooms = {BOARD.spell(place) for place in places(step(1 << BOARD.place("18,7")))}
    assert rooms == {"grand-salon", "jardin"}
    assert points("grand-salon", "jardin") == 2


def test_sc_r30_stairs_belong_to_the_hall_and_path_sides_and_windows_hold_one_pawn() -> None:
    assert BOARD.grid[10][12] == "h"
    for square, start, roll in (("21,12", "21,10", (1, 1)), ("21,11", "21,13", (1, 1)), ("18,7", "18,17", (1, 1))):
        assert square in sit(pawns={"olive": start}).roll(*roll).squares()
        taken = sit(pawns={"olive": start, "rose": square}).roll(*roll)
        assert taken.refused(f"go {square}") == "SC-23"


def test_sc_47_nine_squares_are_spy_squares() -> None:
    marks = {
        f"{row},{column}" for row, line in enumerate(BOARD.grid) for column, mark in enumerate(line) if mark == "*"
    }
    assert len(marks) == 9
    assert {BOARD.spell(square) for square in SPY_SQUARES} == marks
