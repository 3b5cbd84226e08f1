"""What lies on the table in Cluedo."""

from typing import Self

from msgspec.structs import replace

from manoir.core.state import State
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards


class CluedoState(State, kw_only=True):
    """Pawns by suspect and weapons by weapon; `occupied` is the bitboard of squares with a pawn."""

    suspects: tuple[Card, ...]
    hands: tuple[Cards, ...]
    envelope: Cards
    rounds: int
    pawns: list[Place]
    weapons: list[Place]
    occupied: int
    player: int = 0
    round: int = 1
    out: int = 0

    def clone(self) -> Self:
        return replace(self, pawns=self.pawns[:], weapons=self.weapons[:])

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def place(self) -> Place:
        """Where the active player's own pawn stands."""
        return self.pawns[self.suspects[self.player]]
