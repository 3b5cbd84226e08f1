"""Who sits where in the turn: what every grandmaster of Huis Clos counts, be he the Murderer or an Innocent."""

from functools import cached_property

from manoir.bots.huis_clos.mind import Mind
from manoir.games.huis_clos.components import Clues, each
from manoir.games.huis_clos.state import NEXT

MANY = 7
"""No more than so many others sit at a table."""


class Seated(Mind):
    @cached_property
    def _others(self) -> tuple[int, ...]:
        return each(self.seen.living & ~(1 << self.seat))

    @cached_property
    def _to_come(self) -> tuple[int, ...]:
        """Who has still to move before the next Urn is opened."""
        if self.seen.pool is not None:
            return self._others
        return tuple(other for other in self._others if other != self.seen.player and not self.has_moved(other))

    @cached_property
    def _gone(self) -> Clues:
        """What is out of the game."""
        gone = self.seen.removed
        for destroyed in self.seen.destroyed:
            gone |= destroyed
        return gone

    def _order(self, seat: int) -> int:
        """The place of a seat in the next turn."""
        first = NEXT[self.seen.living][self.seen.starter]
        return (seat - first) % self.seen.seats
