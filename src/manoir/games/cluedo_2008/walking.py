"""Where a pawn may go: up to as many steps as the score, stopping in a room or on a free square."""

from functools import cache, lru_cache

from msgspec import Struct

from manoir.games.cluedo_2008.actions import GO
from manoir.games.cluedo_2008.components import BOARD, CARD_ROOMS, PLACES_WITHOUT_PASSAGE, POOL, QUESTIONS
from manoir.games.mansion.actions import Go
from manoir.games.mansion.board import Place
from manoir.games.mansion.walking import first_steps, places, rooms_beside

ENTERABLE = (*CARD_ROOMS, POOL)
SQUARES = tuple(places(BOARD.squares))


@cache
def steps_from(origin: Place) -> dict[Place, int]:
    """To every other place. Pawns never block the way: only the end itself can be taken by another (R8-13, R8-15)."""
    front = 0 if BOARD.is_room(origin) else 1 << origin
    crossed, following = front, first_steps(BOARD, origin)
    found: dict[Place, int] = {}
    steps = 1
    while following or front:
        entered = [room for room in rooms_beside(BOARD, front) if room != origin and room not in found]
        found.update(dict.fromkeys((*entered, *places(following)), steps))
        crossed |= following
        front, following, steps = following, BOARD.around(following) & ~crossed, steps + 1
    return found


def distance(origin: Place, room: Place) -> int:
    return steps_from(origin)[room]


class Reach(Struct, frozen=True):
    """All ends of a move as if no other pawn stood anywhere; the squares come last in `goes`, in the board's order."""

    squares: int
    goes: tuple[Go, ...]
    positions: dict[Place, int]


@cache
def reach(origin: Place, score: int) -> Reach:
    within = sorted(place for place, steps in steps_from(origin).items() if steps <= score)
    squares = [place for place in within if not BOARD.is_room(place)]
    own = [] if BOARD.is_room(origin) else [origin]
    ordered = (*within[len(squares) :], *own, *squares)
    positions = {place: position for position, place in enumerate(ordered)}
    return Reach(sum(1 << square for square in squares), tuple(GO[place] for place in ordered), positions)


def ends(origin: Place, score: int, occupied: int, left: tuple[Place, ...]) -> tuple[Go, ...]:
    """All ends of a dice move; `left` are the rooms that the pawn has left before, this turn."""
    found = reach(origin, score)
    taken = occupied & found.squares
    if not taken and not left:
        return found.goes
    free = list(found.goes)
    while taken:
        square = taken.bit_length() - 1
        del free[found.positions[square]]
        taken ^= 1 << square
    if left:
        free = [go for go in free if go.place not in left]
    return tuple(free) or (GO[origin],)


def usual_end(origin: Place, options: tuple[Go, ...], left: tuple[Place, ...]) -> Go:
    """Where an absent player's pawn goes: the nearest room, or else as close to one as a plain square is (DP-11)."""
    rooms = [option for option in options if BOARD.is_room(option.place)]
    if rooms:
        return min(rooms, key=lambda go: (distance(origin, go.place) if go.place != origin else 0, go.place))
    plain = [option for option in options if option.place not in QUESTIONS]
    open_rooms = [room for room in ENTERABLE if room != origin and room not in left]
    return min(plain or options, key=lambda go: (min(distance(go.place, room) for room in open_rooms), go.place))


@lru_cache(maxsize=1 << 12)
def anywhere(origin: Place, occupied: int) -> tuple[Go, ...]:
    """Any other room, any free square; the pawn's own square is not free."""
    rooms = tuple(GO[room] for room in ENTERABLE if room != origin)
    return (*rooms, *(GO[square] for square in SQUARES if not occupied >> square & 1))


@cache
def jumps(origin: Place) -> tuple[Go, ...]:
    """The rooms that Leblanc's Power leads to."""
    return tuple(GO[room] for room in PLACES_WITHOUT_PASSAGE if room != origin)
