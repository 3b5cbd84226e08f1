"""Seats are small ints counted clockwise; a set of seats is an int with one bit each."""

from typing import Final

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
