"""Pawns on the board, and the bitboard of the squares that they stand on."""

from typing import Protocol

from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card


class Pawns(Protocol):
    pawns: list[Place]
    occupied: int


def bring(table: Pawns, board: Board, suspect: Card, place: Place) -> bool:
    """Move a pawn, and say whether it was elsewhere; the squares it leaves and takes stay in step with `occupied`."""
    origin = table.pawns[suspect]
    if origin == place:
        return False
    table.pawns[suspect] = place
    if origin < board.first_room:
        table.occupied ^= 1 << origin
    if place < board.first_room:
        table.occupied ^= 1 << place
    return True
