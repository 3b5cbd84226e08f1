"""Walking as the rule book says, over the drawn board, one step at a time: the engine must agree with it."""

from collections.abc import Iterator, Set
from itertools import islice

from manoir.games.cluedo.components import BOARD

BESIDE = ((-1, 0), (1, 0), (0, -1), (0, 1))
ARROWS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
ROOM_IDS = dict(zip(BOARD.letters, BOARD.rooms, strict=True))
ROOMS = set(BOARD.rooms)


def mark(row: int, column: int) -> str:
    inside = 0 <= row < len(BOARD.grid) and 0 <= column < len(BOARD.grid[0])
    return BOARD.grid[row][column] if inside else "#"


def drawn() -> dict[str, set[str]]:
    """What lies one step from each square and from each room; a door cell is part of the room behind its arrow."""
    squares = {
        (row, column)
        for row, line in enumerate(BOARD.grid)
        for column, cell in enumerate(line)
        if cell == "." or cell.isdigit()
    }
    steps: dict[str, set[str]] = {room: set() for room in ROOMS}
    for row, column in squares:
        beside = {(row + down, column + right) for down, right in BESIDE} & squares
        steps[f"{row},{column}"] = {f"{other[0]},{other[1]}" for other in beside}
    for row, line in enumerate(BOARD.grid):
        for column, cell in enumerate(line):
            if cell in ARROWS:
                down, right = ARROWS[cell]
                room = ROOM_IDS[mark(row - down, column - right)]
                front = f"{row + down},{column + right}"
                steps[room].add(front)
                steps[front].add(room)
    return steps


STEPS = drawn()
SQUARES = set(STEPS) - ROOMS


def walks(origin: str) -> Iterator[tuple[set[str], set[str]]]:
    """After 1, 2, … steps: the squares on which a walk can be, and the rooms it can have entered, which stops it."""
    walkers, entered = {origin}, set[str]()
    while True:
        reached = {spot for walker in walkers for spot in STEPS[walker]}
        walkers, entered = reached - ROOMS, entered | (reached & ROOMS)
        yield walkers, entered


def ends(origin: str, total: int, pawns: Set[str] = frozenset()) -> set[str]:
    """Every end of a dice move; the room left is none, nor is a square with another pawn."""
    squares, rooms = next(islice(walks(origin), total - 1, None))
    return (squares - pawns) | (rooms - {origin})


def distances(origin: str) -> dict[str, int]:
    """Steps from a square or a room to every square, over squares only."""
    found = {origin: 0}
    edge = {origin}
    while edge:
        steps = found[min(edge)] + 1
        edge = {spot for walker in edge for spot in STEPS[walker]} - ROOMS - set(found)
        found.update(dict.fromkeys(edge, steps))
    return found
