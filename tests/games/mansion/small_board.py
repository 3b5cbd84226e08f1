"""A board of a few squares, drawn, and names for cards."""

from manoir.games.mansion.board import Board, parse_board

DRAWN = """\
; a comment
[grid]
AA#.1
A>...
AA#X.
#..BB
2.<BB

[rooms]
A | attic
B | bath

[doors]
A1 | A | 1,1 | E | 1,2
B1 | B | 4,2 | W | 4,1

[starts]
1 | ann | 0,4
2 | bob | 4,0

[passages]
Q1 | A | 0,0 | B
Q2 | B | 4,4 | A
"""

BOARD: Board = parse_board(DRAWN)


def spelt(squares: int) -> set[str]:
    return {BOARD.spell(place) for place in range(BOARD.first_room) if squares >> place & 1}


def square(name: str) -> int:
    return 1 << BOARD.place(name)


def names(ids: str) -> tuple[str, ...]:
    return tuple(ids.split())
