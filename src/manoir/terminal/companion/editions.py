"""What the companion needs to know of each Cluedo."""

from msgspec import Struct

from manoir.core.errors import BadSetup, UnknownName
from manoir.deduction.answers import Answering
from manoir.games.mansion.deck import Deck
from manoir.terminal import edition as houses
from manoir.terminal.cluedo import CluedoScreen
from manoir.terminal.cluedo_2008 import Cluedo2008Screen
from manoir.terminal.super_cluedo import SuperCluedoScreen


class Edition(Struct, frozen=True):
    house: houses.Edition
    seats: range
    rule: Answering
    has_pool: bool = False

    @property
    def name(self) -> str:
        return self.house.game

    @property
    def deck(self) -> Deck:
        return self.house.deck

    def hands(self, players: int) -> tuple[int, ...]:
        """By seat, when the first player deals; with a pool, what is left of an even deal lies in it."""
        if players not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} players, not {players}")
        each, rest = divmod(len(self.deck) - 3, players)
        extra = 0 if self.has_pool else rest
        return tuple(each + ((seat - 1) % players < extra) for seat in range(players))

    def pool(self, players: int) -> int:
        return (len(self.deck) - 3) % players if self.has_pool else 0


EDITIONS = {
    edition.name: edition
    for edition in (
        Edition(CluedoScreen.edition, range(3, 7), Answering.FIRST),
        Edition(SuperCluedoScreen.edition, range(3, 11), Answering.EVERY),
        Edition(Cluedo2008Screen.edition, range(2, 7), Answering.FIRST, has_pool=True),
    )
}


def find_edition(name: str) -> Edition:
    if name not in EDITIONS:
        raise UnknownName("edition", name, EDITIONS)
    return EDITIONS[name]
