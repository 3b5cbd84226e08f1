"""The board as drawn, and the points from room to room: CL-R06 and the tables of the rules page."""

import re
from pathlib import Path

import pytest

from manoir.games.cluedo.components import BOARD
from manoir.games.cluedo.walking import reach
from manoir.games.mansion.walking import places
from tests.games.cluedo.walks import ROOMS, SQUARES, STEPS

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "cluedo.md"
LONGEST = 40


def distance_table() -> dict[tuple[str, str], int]:
    """The table of the rules page: (room left, room entered) -> points, by the letters of the board."""
    text = PAGE.read_text(encoding="utf-8")
    (header,) = re.findall(r"^\|   \|((?: [A-Z] \|)+)$", text, re.MULTILINE)
    letters = re.findall("[A-Z]", header)
    rows = re.findall(r"^\| \*\*([A-Z])\*\* [^|]+\|(.+)\|$", text, re.MULTILINE)
    assert [letter for letter, _ in rows] == letters
    return {
        (origin, letter): int(points)
        for origin, row in rows
        for letter, points in zip(letters, map(str.strip, row.split("|")), strict=True)
        if points != "–"
    }


def points(origin: str, room: str) -> int:
    target = BOARD.place(room)
    return next(total for total in range(1, LONGEST) if target in reach(BOARD.place(origin), total).rooms)


def test_the_drawn_board_and_the_board_of_the_engine_are_the_same() -> None:
    assert {BOARD.spell(square) for square in places(BOARD.squares)} == SQUARES
    for room in ROOMS:
        exits = BOARD.exits[BOARD.place(room) - BOARD.first_room]
        assert {BOARD.spell(square) for square in places(exits)} == STEPS[room]


def test_cl_r06_a_door_costs_nothing_the_room_and_the_square_in_front_cost_one() -> None:
    for room in ROOMS:
        for front in STEPS[room]:
            assert points(front, room) == 1
        assert {BOARD.spell(square) for square in places(reach(BOARD.place(room), 1).squares)} == STEPS[room]
        assert reach(BOARD.place(room), 1).rooms == ()


def test_points_from_room_to_room_are_those_of_the_rules_page() -> None:
    expected = distance_table()
    assert len(expected) == 72
    assert {(origin, room): points(origin, room) for origin, room in expected} == expected


@pytest.mark.parametrize("suspect", BOARD.starts)
def test_nearest_room_from_each_start_square_is_that_of_the_rules_page(suspect: str) -> None:
    assert "The nearest room is 8 points from each start square, except for Mrs Peacock: 7." in PAGE.read_text("utf-8")
    start = BOARD.spell(BOARD.starts[suspect])
    assert min(points(start, room) for room in ROOMS) == (7 if suspect == "pervenche" else 8)
