"""Seats are small ints counted clockwise; a set of seats is an int with one bit each.

Fields say so in their types: `player: Seat`, `out: SeatSet`, `points: BySeat[int]`.
"""

from typing import Annotated, Final, TypeAlias, TypeVar

T = TypeVar("T")

SEAT: Final = "seat"
SEATS: Final = "seats"
BY_SEAT: Final = "by-seat"

Seat: TypeAlias = Annotated[int, SEAT]
SeatSet: TypeAlias = Annotated[int, SEATS]
BySeat: TypeAlias = Annotated[list[T], BY_SEAT]
"""One value for each seat, in order."""
ForSeats: TypeAlias = Annotated[tuple[T, ...], BY_SEAT]
"""The same where it never changes."""

CHANCE: Final = -1
NOBODY: Final = -2

EVERYBODY: Final = -1
"""Every bit: all seats, and whoever only watches."""

SPECTATOR: Final = 62
"""A seat that is never dealt in: it belongs to EVERYBODY and to no other set."""


def only(*seats: int) -> int:
    """The set of just these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seats_in(mask: int) -> list[int]:
    """The seats of a set, in order."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
