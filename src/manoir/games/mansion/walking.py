"""Walking: floods of a bitboard, one step at a time."""

from collections.abc import Iterator

from manoir.games.mansion.board import Board, Place


def first_steps(board: Board, origin: Place) -> int:
    """The squares one step away: beside a square, or in front of the doors of a room."""
    if board.is_room(origin):
        return board.exits[origin - board.first_room]
    return board.around(1 << origin)


def floods(board: Board, origin: Place, steps: int) -> Iterator[int]:
    """The squares on which a walk can be after exactly 1, 2, … steps, over squares only, pawns being no obstacle."""
    front = first_steps(board, origin)
    for _ in range(steps):
        yield front
        front = board.around(front)


def rooms_beside(board: Board, squares: int) -> list[Place]:
    """The rooms with a door onto any of these squares."""
    return [board.first_room + room for room, exits in enumerate(board.exits) if exits & squares]


def places(squares: int) -> Iterator[Place]:
    """The squares of a bitboard, row by row."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest
