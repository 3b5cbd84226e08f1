"""Boards read from their drawing."""

import pytest

from manoir.core.errors import UnknownName
from tests.games.mansion.small_board import BOARD, spelt, square


def test_squares_are_what_is_neither_outside_nor_closed_nor_a_room() -> None:
    assert spelt(BOARD.squares) == {"0,3", "0,4", "1,2", "1,3", "1,4", "2,4", "3,1", "3,2", "4,0", "4,1"}


def test_rooms_are_found_by_id_or_letter_and_squares_by_row_and_column() -> None:
    assert BOARD.place("attic") == BOARD.place("A") == BOARD.first_room
    assert BOARD.place("bath") == BOARD.place("B") == BOARD.first_room + 1
    for name in (*spelt(BOARD.squares), "attic", "bath"):
        assert BOARD.spell(BOARD.place(name)) == name
    assert BOARD.is_room(BOARD.place("bath"))
    assert not BOARD.is_room(BOARD.place("4,1"))


@pytest.mark.parametrize("name", ["cellar", "0,0", "2,3", "1,1", "0,5", "9,9", "1", "1,", "a,b", "-1,3", "", "0,2"])
def test_what_is_no_place_is_refused(name: str) -> None:
    with pytest.raises(UnknownName, match=r"unknown place .*attic, bath"):
        BOARD.place(name)


def test_exits_are_the_squares_in_front_of_the_doors() -> None:
    assert [spelt(exits) for exits in BOARD.exits] == [{"1,2"}, {"4,1"}]


def test_starts_and_passages_are_places() -> None:
    assert {name: BOARD.spell(place) for name, place in BOARD.starts.items()} == {"ann": "0,4", "bob": "4,0"}
    assert BOARD.passages == {BOARD.place("A"): BOARD.place("B"), BOARD.place("B"): BOARD.place("A")}


def test_a_step_goes_to_the_squares_beside_and_never_round_an_edge() -> None:
    assert spelt(BOARD.around(square("1,3"))) == {"0,3", "1,2", "1,4"}
    # (2,4) ends its row: a step to the right does not lead to the row below.
    assert spelt(BOARD.around(square("2,4"))) == {"1,4"}
    assert spelt(BOARD.around(square("4,0"))) == {"4,1"}
    assert spelt(BOARD.around(square("3,1") | square("0,4"))) == {"3,2", "4,1", "0,3", "1,4"}
