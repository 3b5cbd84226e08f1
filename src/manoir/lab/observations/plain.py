"""Observations of a game that has none of its own: the latest events that the seat was told, field by field."""

from collections import deque
from typing import Any
from zlib import crc32

from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.setup import Setup
from manoir.core.shapes import PLAIN, shapes
from manoir.games.registry import events_of
from manoir.lab.observations.rows import Layout, bit

LATEST = 16
"""So many events are remembered."""
FIELD = 16
"""Bits of a field: a small number as it is, anything else by a sum that is the same on every machine."""


class PlainObserver:
    def __init__(self, game: Game, setup: Setup, seat: int) -> None:
        self._seat, self._seats = seat, setup.seats
        told = events_of(game)
        self._numbers = {event: number for number, event in enumerate(told)}
        width = len(told) + FIELD * max(len(event.__struct_fields__) for event in told)
        self.layout: Layout = tuple((f"event {age}", width) for age in range(LATEST))
        self._rows: deque[int] = deque(maxlen=LATEST)

    def begin(self) -> None:
        self._rows = deque([0] * LATEST, LATEST)

    def hear(self, event: Event) -> None:
        row, at = bit(self._numbers[type(event)]), len(self._numbers)
        known = shapes(type(event))
        for field in event.__struct_fields__:
            value = getattr(event, field)
            is_seat = known.get(field, PLAIN).kind == "seat" and value is not None and value >= 0
            row |= _bits((value - self._seat) % self._seats if is_seat else value) << at
            at += FIELD
        self._rows.appendleft(row)

    def parts(self) -> list[int]:
        return list(self._rows)


def _bits(value: Any) -> int:
    """None is nothing, and so is no number."""
    most = (1 << FIELD) - 1
    if value is None:
        return 0
    return value + 1 if isinstance(value, int) and 0 <= value < most else crc32(repr(value).encode()) & most
