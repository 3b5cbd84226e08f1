"""A board read from its data file: squares, rooms, doors and what else is drawn on it.

A place is a number. Squares come first, numbered row by row with one spare column at the right, so that a step is a
shift of a bitboard and never wraps round an edge; rooms follow, in the order of the file.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated

from msgspec import Struct

from manoir.core.errors import UnknownName

Place = Annotated[int, "place"]

OUTSIDE = "#"
CLOSED = "X"
DOORS = "^v<>/"


class Board(Struct, frozen=True):
    """`squares` is a bitboard, and so are the `exits` of each room: the squares in front of its doors."""

    stride: int
    first_room: int
    grid: tuple[str, ...]
    sections: Mapping[str, tuple[tuple[str, ...], ...]]
    letters: tuple[str, ...]
    rooms: tuple[str, ...]
    squares: int
    exits: tuple[int, ...]
    starts: Mapping[str, Place]
    passages: Mapping[Place, Place]

    def place(self, name: str) -> Place:
        """A room by its id or letter, a square as `row,column`."""
        if name in self.rooms:
            return self.first_room + self.rooms.index(name)
        if name in self.letters:
            return self.first_room + self.letters.index(name)
        row, comma, column = name.partition(",")
        if comma and row.isdecimal() and column.isdecimal() and int(column) < self.stride:
            place = int(row) * self.stride + int(column)
            if self.squares >> place & 1:
                return place
        raise UnknownName("place", name, self.rooms)

    def spell(self, place: Place) -> str:
        if place >= self.first_room:
            return self.rooms[place - self.first_room]
        return f"{place // self.stride},{place % self.stride}"

    def is_room(self, place: Place) -> bool:
        return place >= self.first_room

    def around(self, squares: int) -> int:
        """The squares one step from any of these."""
        stride = self.stride
        return (squares << 1 | squares >> 1 | squares << stride | squares >> stride) & self.squares


def read_board(package: str) -> Board:
    """The board in `board.txt` of a game's package."""
    return parse_board((files(package) / "board.txt").read_text(encoding="utf-8"))


def parse_board(text: str) -> Board:
    sections = _sections(text)
    grid = tuple(row[0] for row in sections["grid"])
    stride = len(grid[0]) + 1
    first_room = len(grid) * stride
    letters = tuple(row[0] for row in sections["rooms"])
    rooms = tuple(row[1] for row in sections["rooms"])
    not_squares = {OUTSIDE, CLOSED, *DOORS, *letters, *(letter.lower() for letter in letters)}
    squares = 0
    for row, line in enumerate(grid):
        for column, mark in enumerate(line):
            if mark not in not_squares:
                squares |= 1 << row * stride + column
    bare = Board(stride, first_room, grid, sections, letters, rooms, squares, (), {}, {})
    exits = [0] * len(rooms)
    for _, letter, _, _, front in sections["doors"]:
        if front not in letters:
            exits[letters.index(letter)] |= 1 << bare.place(front)
    return Board(
        stride=stride,
        first_room=first_room,
        grid=grid,
        sections=sections,
        letters=letters,
        rooms=rooms,
        squares=squares,
        exits=tuple(exits),
        starts={row[1]: bare.place(row[2]) for row in sections.get("starts", ())},
        passages={bare.place(row[1]): bare.place(row[3]) for row in sections["passages"]},
    )


def _sections(text: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The rows of each section; the columns of a row stand between bars."""
    sections: dict[str, list[tuple[str, ...]]] = {}
    rows: list[tuple[str, ...]] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith(";"):
            continue
        if line.startswith("["):
            rows = sections.setdefault(line.strip("[] "), [])
        else:
            rows.append(tuple(part.strip() for part in line.split("|")))
    return {name: tuple(found) for name, found in sections.items()}
