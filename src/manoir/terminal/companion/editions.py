"""What the companion needs to know of each Cluedo."""

from msgspec import Struct

from manoir.core.errors import BadSetup, UnknownName
from manoir.deduction.answers import Answering
from manoir.games.cluedo.components import DECK as CLASSIC
from manoir.games.cluedo_2008.components import DECK as OF_2008
from manoir.games.mansion.deck import Deck
from manoir.games.super_cluedo.components import DECK as SUPER


class Edition(Struct, frozen=True):
    name: str
    deck: Deck
    seats: range
    rule: Answering
    has_pool: bool = False

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
        Edition("cluedo", CLASSIC, range(3, 7), Answering.FIRST),
        Edition("super-cluedo", SUPER, range(3, 11), Answering.EVERY),
        Edition("cluedo-2008", OF_2008, range(2, 7), Answering.FIRST, has_pool=True),
    )
}


def find_edition(name: str) -> Edition:
    if name not in EDITIONS:
        raise UnknownName("edition", name, EDITIONS)
    return EDITIONS[name]
