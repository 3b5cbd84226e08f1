"""What a screen draws of any game; each game adds its own fields."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct

from manoir.core.events import Event
from manoir.core.seats import BY_SEAT, Seat, SeatSet


class Picture(Struct, kw_only=True):
    """`asked` is who everybody can see has to act: a seat, chance, or nobody."""

    player: Seat
    """Whose turn it is."""
    asked: Seat
    sizes: Annotated[Sequence[int], BY_SEAT] = ()
    """Of the hands, in games that have any."""
    out: SeatSet = 0
    """Who has no more turns."""
    away: SeatSet = 0
    winner: Seat | None = None
    reason: str | None = None
    """Why the game is over."""


class Seen(Picture):
    """A picture that changes by events alone."""

    def see(self, event: Event) -> None:
        """Add what one event says."""
        raise NotImplementedError
