"""The ends of a dice move: rooms crossed as squares, passages inside the move, stops short of another pawn."""

from functools import cache, lru_cache

from msgspec import Struct

from manoir.core.actions import Action
from manoir.games.mansion.actions import Go
from manoir.games.mansion.board import Place
from manoir.games.mansion.walking import places
from manoir.games.super_cluedo.actions import GO, SPY, STOP
from manoir.games.super_cluedo.components import BOARD, GARDEN, HALL, PASSAGES, PATH, SIDES, SPY_SQUARES

FARTHEST = 12


def _openings() -> dict[Place, int]:
    """What each room opens to, and so is open from: doors, windows, squares beside the path, the room behind a door."""
    found = {BOARD.first_room + room: exits for room, exits in enumerate(BOARD.exits)}
    pairs = [(row[1], row[4]) for row in BOARD.sections["doors"] if row[4] in BOARD.letters]
    pairs += [(place, row[1]) for row in BOARD.sections["windows"] for place in row[2:]]
    pairs += [(row[2], row[1]) for row in BOARD.sections["path"] if row[2] in BOARD.letters]
    for room, beside in pairs:
        found[BOARD.place(room)] |= 1 << BOARD.place(beside)
    return found


OPENINGS = _openings()
ROOMS = sum(1 << room for room in OPENINGS)
BESIDE_PATH = sum(1 << square for square in SIDES)
SPIES = sum(1 << square for square in SPY_SQUARES)
PASSAGES_INTO_ROOMS = {start: end for start, end in PASSAGES.items() if BOARD.is_room(end)}


def step(front: int) -> int:
    """All that one step on foot leads to from any of these squares and rooms."""
    after = BOARD.around(front & BOARD.squares)
    for room, opening in OPENINGS.items():
        if front >> room & 1:
            after |= opening
        if front & opening:
            after |= 1 << room
    return after


@cache
def rings(origin: Place) -> tuple[int, ...]:
    """What lies at distance 0, 1, 2, … on foot."""
    found = [1 << origin]
    within = front = 1 << origin
    for _ in range(FARTHEST):
        front = step(front) & ~within
        within |= front
        found.append(front)
    return tuple(found)


class Reach(Struct, frozen=True):
    """Where a move leads to as if no other pawn stood anywhere; sets of squares are bitboards."""

    ends: tuple[Go, ...]
    """The squares of `exact` in their order, then rooms."""
    moves: tuple[Action, ...]
    """The ends, then the stops on `spies` in the order of the squares."""
    exact: int
    spies: int
    rim: int
    """The squares whose distance is exactly the points: a pawn on one of them allows stops on the way to it."""


@cache
def reaches(origin: Place) -> tuple[Reach, ...]:
    """By points. Pawns never block the way (SC-R10), so only the end itself can be taken by another."""
    ring = rings(origin)
    front = 1 << origin
    on_path = rooms = spies = 0
    found = [Reach((), (), 0, 0, 0)]
    for distance in range(1, FARTHEST + 1):
        for start, end in PASSAGES_INTO_ROOMS.items():
            if front >> start & 1:
                rooms |= 1 << end
        if on_path & BESIDE_PATH:
            rooms |= 1 << GARDEN
        on_path = BOARD.around(on_path) & (BESIDE_PATH | 1 << PATH) | (front >> HALL & 1) << PATH
        front = step(front)
        rooms |= front & ROOMS
        rim = ring[distance] & BOARD.squares
        spies |= rim & SPIES
        exact = (front | on_path) & BOARD.squares
        ends = tuple(GO[place] for place in places(exact | rooms))
        moves = (*ends, *(SPY[square] for square in places(spies)))
        found.append(Reach(ends, moves, exact, spies, rim))
    return tuple(found)


@cache
def between(origin: Place, end: Place) -> int:
    """The squares on all shortest ways, both ends left out."""
    ahead, back = rings(origin), rings(end)
    points = points_to(origin, end) or 0
    found = 0
    for gone in range(1, points):
        found |= ahead[gone] & back[points - gone]
    return found & BOARD.squares


def moves(origin: Place, points: int, others: int, spied: bool) -> tuple[Action, ...]:
    """Every end, and every stop to spy or, after one, staying; `others` are the squares with other pawns."""
    found = reaches(origin)[points]
    options = (*found.ends, STOP) if spied else found.moves
    if taken := others & found.exact:
        for gone, square in enumerate(places(taken)):
            at = (found.exact & (1 << square) - 1).bit_count() - gone
            options = options[:at] + options[at + 1 :]
    if not spied and (taken := others & found.spies):
        for square in places(taken):
            at = len(options) - (found.spies >> square).bit_count()
            options = options[:at] + options[at + 1 :]
    if barred := others & found.rim:
        # Another pawn where the points would end: stops short of it, on any shortest way to it (SC-R11).
        short = 0
        for other in places(barred):
            short |= between(origin, other)
        options += goes_to(short & ~others & ~found.exact)
    return options


@lru_cache(maxsize=1 << 14)
def goes_to(squares: int) -> tuple[Go, ...]:
    return tuple(GO[square] for square in places(squares))


def points_to(origin: Place, place: Place) -> int | None:
    """How far it is on foot, if no farther than the dice can reach."""
    return next((distance for distance, ring in enumerate(rings(origin)) if ring >> place & 1), None)
