"""Which games are played: every deal as often as there are seats, the entrants one seat further each time."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from manoir.bots.bot import bots_of
from manoir.core.errors import BadSetup, UnknownName
from manoir.core.game import Game


class Entrant(Struct, frozen=True):
    """A bot and the seconds it may take for a decision, if not those of its level: `master@0.02`."""

    bot: str
    seconds: float | None = None

    def __str__(self) -> str:
        return self.bot if self.seconds is None else f"{self.bot}@{self.seconds:g}"


class Fixture(Struct, frozen=True):
    """One game to be played: `seats[k]` is the entrant that sits at seat k."""

    deal: int
    rotation: int
    seats: tuple[int, ...]


def parse_entrants(game: Game, text: str, seats: int) -> tuple[Entrant, ...]:
    """`master,detective`: one for each seat, the last one for all seats that are left."""
    entrants = []
    for word in text.split(","):
        bot, at, seconds = word.partition("@")
        if bot not in bots_of(game):
            raise UnknownName("bot", bot, bots_of(game))
        if at and not seconds.replace(".", "", 1).isdecimal():
            raise BadSetup(f"{word!r}: seconds are a number, as in {bot}@0.5")
        entrants.append(Entrant(bot, float(seconds) if at else None))
    if len(entrants) > seats:
        raise BadSetup(f"{len(entrants)} entrants for {seats} seats")
    return tuple(entrants + entrants[-1:] * (seats - len(entrants)))


def fixtures(entrants: Sequence[Entrant], games: int, first_deal: int = 0) -> Iterator[Fixture]:
    """Whole deals only: `games` is rounded up to a multiple of the seats."""
    seats = len(entrants)
    for deal in range(first_deal, first_deal - (-games // seats)):
        for rotation in range(seats):
            yield Fixture(deal, rotation, tuple((seat - rotation) % seats for seat in range(seats)))
