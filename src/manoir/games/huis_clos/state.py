"""What lies on the table in Huis Clos."""

from typing import Final, Self

from msgspec.structs import replace

from manoir.core.state import State
from manoir.games.huis_clos.components import (
    ALL_PLACES,
    CHARACTERS,
    CLUES_OF,
    ONE,
    PLACES,
    Character,
    Clues,
    Place,
    Places,
    Seats,
    accusing_from,
    each,
    last_turn,
)

NOWHERE: Final[Place] = -1
"""Where the pawns of the dead are."""


def _following(seats: Seats, seat: int) -> int:
    later = seats >> seat + 1 << seat + 1 or seats
    return (later & -later).bit_length() - 1


NEXT = tuple(tuple(_following(seats, seat) for seat in range(len(CHARACTERS))) for seats in range(1 << len(CHARACTERS)))
"""By a set of seats and a seat: the next of them to its left."""

_ONE_PLACE: tuple[Places, ...] = (*ONE[: len(PLACES)], 0)
"""The set of one Place, and of NOWHERE."""

IN_TURN_ORDER = tuple(
    tuple(each(seats >> starter << starter) + each(seats & (1 << starter) - 1) for starter in range(len(CHARACTERS)))
    for seats in range(1 << len(CHARACTERS))
)
"""By a set of seats and the starter: these seats."""


class HuisClosState(State, kw_only=True):
    """Hands, pawns, Accusation cards (`permits`) and destroyed clues by seat; `places` holds the clues of each."""

    characters: tuple[Character, ...]
    murderer: int
    layout: tuple[Place, ...]
    hands: list[Clues]
    places: list[Clues]
    pawns: list[Place]
    permits: tuple[int, ...]
    destroyed: tuple[Clues, ...]
    living: Seats
    bound: Seats
    """Who must keep to an Innocent's limits on weapons; in the Confrontation, nobody."""
    starter: int
    player: int
    turn: int = 0
    closed: Places = 0
    removed: Clues = 0
    """Used in wrong accusations."""
    shown: Seats = 0
    """Whose Suspect cards lie face up."""
    observed: Seats = 0
    """Who has spent his Observation of this turn."""
    urn: Clues = 0
    deposited: Seats = 0
    duel: bool = False

    def clone(self) -> Self:
        return replace(self, hands=self.hands[:], places=self.places[:], pawns=self.pawns[:])

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def turns(self) -> int:
        return last_turn(len(self.hands))

    def may_accuse(self, seat: int) -> bool:
        return self.turn >= accusing_from(len(self.hands)) and self.permits[seat] > 0 and not self.duel

    def standing(self, place: Place) -> Seats:
        """The living players in a Place."""
        found, bit = 0, 1
        for pawn in self.pawns:
            if pawn == place:
                found |= bit
            bit <<= 1
        return found

    @property
    def occupied(self) -> Places:
        """The Places with a living pawn, and so also the weapons that would kill."""
        return sum(map(_ONE_PLACE.__getitem__, set(self.pawns)))

    @property
    def open_places(self) -> Places:
        return ALL_PLACES & ~self.closed

    def own_clues(self, seat: int) -> Clues:
        """The clues of the seat's own Character."""
        return CLUES_OF[self.characters[seat]]

    def seat_of(self, character: Character) -> int:
        return self.characters.index(character)
