"""Which games are played: every deal as often as there are seats, the entrants one seat further each time."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from manoir.bots.entrants import Entrant, parse_entrant
from manoir.core.errors import BadSetup
from manoir.core.game import Game


class Fixture(Struct, frozen=True):
    """One game to be played: `seats[k]` is the entrant that sits at seat k."""

    deal: int
    rotation: int
    seats: tuple[int, ...]


def parse_entrants(game: Game, text: str, seats: int) -> tuple[Entrant, ...]:
    """`master,detective`: one for each seat, the last one for all seats that are left."""
    entrants = [parse_entrant(game, word) for word in text.split(",")]
    if len(entrants) > seats:
        raise BadSetup(
            f"{len(entrants)} entrants for {seats} seats", f"{len(entrants)} concurrents pour {seats} sièges"
        )
    return tuple(entrants + entrants[-1:] * (seats - len(entrants)))


def fixtures(entrants: Sequence[Entrant], games: int, first_deal: int = 0) -> Iterator[Fixture]:
    """Whole deals only: `games` is rounded up to a multiple of the seats."""
    seats = len(entrants)
    for deal in range(first_deal, first_deal - (-games // seats)):
        for rotation in range(seats):
            yield Fixture(deal, rotation, tuple((seat - rotation) % seats for seat in range(seats)))
