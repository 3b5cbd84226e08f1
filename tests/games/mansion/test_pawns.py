"""Pawns and the bitboard of the squares they stand on."""

from msgspec import Struct

from manoir.games.mansion.deck import Deck
from manoir.games.mansion.pawns import bring
from manoir.games.mansion.rooms import room_card, room_place
from tests.games.mansion.small_board import BOARD, names, spelt, square


class Standing(Struct):
    pawns: list[int]
    occupied: int


def standing() -> Standing:
    """One pawn on each start."""
    return Standing([BOARD.place("0,4"), BOARD.place("4,0")], square("0,4") | square("4,0"))


def test_a_pawn_leaves_its_square_and_takes_another() -> None:
    table = standing()
    assert bring(table, BOARD, 0, BOARD.place("1,3"))
    assert table.pawns == [BOARD.place("1,3"), BOARD.place("4,0")]
    assert spelt(table.occupied) == {"1,3", "4,0"}


def test_a_room_is_never_occupied() -> None:
    table = standing()
    assert bring(table, BOARD, 0, BOARD.place("attic"))
    assert bring(table, BOARD, 1, BOARD.place("attic"))
    assert table.occupied == 0
    assert bring(table, BOARD, 0, BOARD.place("bath"))
    assert table.occupied == 0
    assert bring(table, BOARD, 1, BOARD.place("1,2"))
    assert spelt(table.occupied) == {"1,2"}


def test_a_pawn_that_is_already_there_does_not_move() -> None:
    table = standing()
    assert not bring(table, BOARD, 0, BOARD.place("0,4"))
    assert table == standing()


def test_rooms_on_the_board_and_their_cards_go_together() -> None:
    deck = Deck(names("ann bob"), names("rope"), names("attic bath"))
    for room in BOARD.rooms:
        assert deck.spell(room_card(deck, BOARD, BOARD.place(room))) == room
        assert room_place(deck, BOARD, deck.card(room)) == BOARD.place(room)
