"""The ends of a dice move: exact on squares, any surplus lost on entering a room."""

from functools import cache, lru_cache

from msgspec import Struct

from manoir.games.cluedo.actions import GO
from manoir.games.cluedo.components import BOARD
from manoir.games.mansion.actions import Go
from manoir.games.mansion.board import Place
from manoir.games.mansion.walking import floods, places, rooms_beside


class Reach(Struct, frozen=True):
    """All ends of a move as if no other pawn stood anywhere."""

    squares: int
    rooms: tuple[Place, ...]
    ends: tuple[Go, ...]


@cache
def reach(origin: Place, total: int) -> Reach:
    """Pawns never block the way, so only the end itself can be taken by another (CL-R09)."""
    crossed = 0
    front = 1 << origin if not BOARD.is_room(origin) else 0
    for front_after in floods(BOARD, origin, total):
        crossed |= front
        front = front_after
    rooms = tuple(room for room in rooms_beside(BOARD, crossed) if room != origin)
    return Reach(front, rooms, (*(GO[place] for place in places(front)), *(GO[room] for room in rooms)))


def ends(origin: Place, total: int, occupied: int) -> tuple[Go, ...]:
    """The ends that are free; `occupied` is without the walker's own square, where he may end too."""
    found = reach(origin, total)
    taken = occupied & found.squares
    return _free_ends(origin, total, taken) if taken else found.ends


def is_stuck(origin: Place, total: int, occupied: int) -> bool:
    """Whether no end is left (CL-R14)."""
    found = reach(origin, total)
    return not found.rooms and not found.squares & ~occupied


@lru_cache(maxsize=1 << 16)
def _free_ends(origin: Place, total: int, taken: int) -> tuple[Go, ...]:
    return tuple(end for end in reach(origin, total).ends if not taken >> end.place & 1)
