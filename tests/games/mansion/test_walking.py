"""Walking on a small board."""

from itertools import islice

from manoir.games.mansion.walking import first_steps, floods, places, rooms_beside
from tests.games.mansion.small_board import BOARD, spelt, square


def test_the_first_step_out_of_a_room_is_before_a_door() -> None:
    assert spelt(first_steps(BOARD, BOARD.place("attic"))) == {"1,2"}
    assert spelt(first_steps(BOARD, BOARD.place("1,4"))) == {"0,4", "1,3", "2,4"}


def test_floods_are_where_a_walk_can_be_after_each_step() -> None:
    walk = [spelt(flood) for flood in islice(floods(BOARD, BOARD.place("attic"), 4), 4)]
    assert walk == [{"1,2"}, {"1,3"}, {"1,2", "0,3", "1,4"}, {"1,3", "0,4", "2,4"}]
    assert len(list(floods(BOARD, BOARD.place("0,4"), 3))) == 3


def test_rooms_beside_squares_are_those_with_a_door_onto_one() -> None:
    assert rooms_beside(BOARD, square("1,2")) == [BOARD.place("attic")]
    assert rooms_beside(BOARD, square("1,2") | square("4,1")) == [BOARD.place("attic"), BOARD.place("bath")]
    # (3,2) touches the bath, but there is no door.
    assert rooms_beside(BOARD, square("3,2")) == []


def test_places_are_listed_row_by_row() -> None:
    names = ["0,3", "1,2", "4,1"]
    assert [BOARD.spell(place) for place in places(sum(map(square, reversed(names))))] == names
    assert list(places(0)) == []
