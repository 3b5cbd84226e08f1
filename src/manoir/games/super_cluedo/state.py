"""What lies on the table in Super Cluedo."""

from typing import Self

from msgspec.structs import replace

from manoir.core.state import State
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards

NOWHERE: Place = -1


class SuperCluedoState(State, kw_only=True):
    """Pawns by suspect and weapons by weapon; `occupied` is the bitboard of squares with a pawn."""

    suspects: tuple[Card, ...]
    hands: tuple[Cards, ...]
    envelope: Cards
    rounds: int
    dealer: int
    pawns: list[Place]
    weapons: list[Place]
    latest: list[Place]
    """By seat: where its latest suggestion was made, or NOWHERE."""
    player: int
    occupied: int = 0
    called: Cards = 0
    """The suspects whose pawns another's suggestion has moved since their last turn."""
    round: int = 1
    out: int = 0

    def clone(self) -> Self:
        return replace(self, pawns=self.pawns[:], weapons=self.weapons[:], latest=self.latest[:])

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def place(self) -> Place:
        """Where the active player's own pawn stands."""
        return self.pawns[self.suspects[self.player]]

    @property
    def is_deserted(self) -> bool:
        """Nobody who could still take a turn is present."""
        return not ((1 << len(self.hands)) - 1) & ~self.out & ~self.away
