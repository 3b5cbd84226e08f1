"""What lies on the table in Cluedo 2008."""

from typing import Any, Self

from msgspec.structs import replace

from manoir.core.state import State
from manoir.core.steps import Step
from manoir.games.cluedo_2008.components import FIRST_ROOM, WHOLE_PILE, Hoard, Kind, one
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards

GONE: Place = -1
"""Where the pawns of the murdered are."""


class Cluedo2008State(State, kw_only=True):
    """Pawns by suspect, weapons by weapon, Butler cards by seat; `called`, `powers` have a bit for each suspect.

    `occupied` is the bitboard of squares with a pawn. A Power's bit is set while its owner may still use it.
    """

    opening: Step[Any]
    """How every turn begins."""
    suspects: tuple[Card, ...]
    owners: tuple[int, ...]
    """The seat that plays each suspect, or NOBODY."""
    hands: tuple[Cards, ...]
    envelope: Cards
    pool: Cards
    turns: int
    corridor_draw: bool
    pawns: list[Place]
    weapons: list[Place]
    butlers: list[Hoard]
    occupied: int
    active: int
    powers: int
    dead: int = 0
    called: int = 0
    pile: Hoard = WHOLE_PILE
    track: int = 0
    player: int = 0
    turn: int = 0

    def clone(self) -> Self:
        return replace(self, pawns=self.pawns[:], weapons=self.weapons[:], butlers=self.butlers[:])

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def guest(self) -> Card:
        """Whom the turn player plays."""
        return self.suspects[self.player]

    @property
    def place(self) -> Place:
        """Where the turn player's own pawn stands."""
        return self.pawns[self.suspects[self.player]]

    def has_power(self, guest: Card) -> bool:
        """Whether it is this guest's turn and the Power is unused."""
        return self.suspects[self.player] == guest and bool(self.powers >> guest & 1)

    def bring(self, suspect: Card, place: Place) -> None:
        """Move a pawn; it loses the right to stay where it was called."""
        origin = self.pawns[suspect]
        self.pawns[suspect] = place
        if self.called:
            self.called &= ~(1 << suspect)
        # Two pawns share a square when one was sent home to it (R8-16).
        if 0 <= origin < FIRST_ROOM and origin not in self.pawns:
            self.occupied ^= 1 << origin
        if 0 <= place < FIRST_ROOM:
            self.occupied |= 1 << place

    def spend(self, seat: int, kind: Kind) -> None:
        """A played Butler card leaves the game."""
        self.butlers[seat] -= one(kind)
