"""Time to decide: for each decision, and for all decisions of a seat."""

from collections.abc import Sequence

from manoir.table.seating.settings import Clock

RESPITE = 30.0
"""Seconds that everybody has at least when a table is taken up again."""


class Clocks:
    """`spent` by seat is counted elsewhere; a table without limits never runs out."""

    def __init__(self, clock: Clock, spent: Sequence[float], now: float) -> None:
        self.clock = clock
        self._spent = spent
        self._resumed = now

    def left(self, seat: int) -> float | None:
        """Of the time for the whole game."""
        return None if self.clock.game is None else max(0.0, self.clock.game - self._spent[seat])

    def deadline(self, seat: int, asked: float) -> float | None:
        limits = [limit for limit in (self.clock.decision, self.left(seat)) if limit is not None]
        if not limits:
            return None
        ends = asked + min(limits)
        # A question from before the server stopped is not held against whoever could not answer it.
        return max(ends, self._resumed + RESPITE) if asked < self._resumed else ends
