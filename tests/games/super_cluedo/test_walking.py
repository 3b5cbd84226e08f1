"""The ends of a move, against a plain walk over the drawn board that knows nothing of bitboards."""

from collections import defaultdict

from manoir.core.chance import SeededLuck, pick
from manoir.games.super_cluedo.components import BOARD
from manoir.games.super_cluedo.walking import moves

GRID = BOARD.grid
STEPS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
ROOM_BY_LETTER = dict(zip(BOARD.letters, BOARD.rooms, strict=True))
SPIES = {f"{row},{column}" for row, line in enumerate(GRID) for column, mark in enumerate(line) if mark == "*"}
PASSAGES = {
    "bibliotheque": "cuisine",
    "cuisine": "bibliotheque",
    "grand-salon": "veranda",
    "veranda": "grand-salon",
    "jardin": "hall",
    "21,12": "hall",
}
PATH = {"21,11", "21,12", "21,13"}


def room_at(row: int, column: int) -> str | None:
    """The room that a cell belongs to; a door cell belongs to the room behind it."""
    mark = GRID[row][column]
    if mark in STEPS:
        down, right = STEPS[mark]
        return room_at(row - down, column - right)
    return ROOM_BY_LETTER.get(mark.upper())


def draw_graph() -> dict[str, set[str]]:
    links: dict[str, set[str]] = defaultdict(set)

    def link(one: str, other: str) -> None:
        links[one].add(other)
        links[other].add(one)

    for row, line in enumerate(GRID):
        for column, mark in enumerate(line):
            here = f"{row},{column}"
            if mark in ".*:=":
                for down, right in ((0, 1), (1, 0)):
                    beyond = GRID[row + down][column + right : column + right + 1]
                    if beyond and beyond in ".*:=":
                        link(here, f"{row + down},{column + right}")
            if mark in STEPS:
                down, right = STEPS[mark]
                room = room_at(row, column)
                front = room_at(row + down, column + right) or f"{row + down},{column + right}"
                assert room is not None
                link(room, front)
            if mark == "W":
                for side in (-1, 1):
                    place = room_at(row, column + side)
                    assert place is not None
                    link(here, place)
            if mark == ":":
                link(here, "jardin")
    return links


LINKS = draw_graph()


def distances(origin: str) -> dict[str, int]:
    found = {origin: 0}
    front = [origin]
    while front:
        front = [other for place in front for other in LINKS[place] if other not in found and not found.get(other)]
        for place in front:
            found.setdefault(place, min(found[other] for other in LINKS[place] if other in found) + 1)
    return found


FAR = {place: distances(place) for place in LINKS}


def expected(origin: str, points: int, others: set[str], spied: bool) -> set[str]:
    squares: set[str] = set()
    rooms: set[str] = set()
    on_foot = {origin}
    after_stairs: set[str] = set()
    for _ in range(points):
        rooms |= {PASSAGES[place] for place in on_foot if place in PASSAGES}
        following = {other for place in after_stairs for other in LINKS[place] & (PATH | {"jardin"})}
        if "hall" in on_foot:
            following.add("21,12")
        rooms |= following & {"jardin"}
        after_stairs = following - {"jardin"}
        on_foot = {other for place in on_foot for other in LINKS[place]}
        rooms |= {place for place in on_foot if "," not in place}
    squares |= {place for place in on_foot | after_stairs if "," in place} - others
    for other in others:
        if FAR[origin][other] == points:
            squares |= {
                place
                for place in LINKS
                if "," in place
                and place not in others
                and 0 < FAR[origin][place] < points
                and FAR[origin][place] + FAR[place][other] == points
            }
    spying = {place for place in SPIES - others if 1 <= FAR[origin][place] <= points}
    more = {"stop"} if spied else {f"spy {place}" for place in spying}
    return {f"go {place}" for place in squares | rooms} | more


def test_moves_agree_with_a_plain_walk_from_everywhere() -> None:
    luck = SeededLuck("walks")
    squares = sorted(place for place in LINKS if "," in place)
    assert len(LINKS) == 193
    for origin in sorted(LINKS):
        for points in range(1, 13):
            near = [square for square in squares if square != origin and FAR[origin][square] <= points + 1]
            others = {pick(near, luck) for _ in range(luck.below(10))}
            spied = origin in SPIES and luck.below(2) == 0
            taken = sum(1 << BOARD.place(square) for square in others)
            offered = [move.text for move in moves(BOARD.place(origin), points, taken, spied)]
            assert len(offered) == len(set(offered))
            assert set(offered) == expected(origin, points, others, spied), (origin, points, others)
