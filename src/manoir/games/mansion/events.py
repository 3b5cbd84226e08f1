"""What is told at the table of every Cluedo; a field is None for those who may not know it."""

from manoir.core.events import Event
from manoir.core.seats import Seat
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class TurnSkipped(Event, frozen=True):
    """The seat is away."""

    seat: Seat


class TookDice(Event, frozen=True):
    """They are about to fall."""

    seat: Seat


class Rolled(Event, frozen=True):
    seat: Seat
    first: int
    second: int


class Moved(Event, frozen=True):
    """By the dice, to a square or into a room."""

    seat: Seat
    place: Place


class TookPassage(Event, frozen=True):
    seat: Seat
    place: Place


class CouldNotMove(Event, frozen=True):
    seat: Seat
    place: Place


class Suggested(Event, frozen=True):
    """The suspect and the weapon now stand in the room."""

    seat: Seat
    suspect: Card
    weapon: Card
    room: Card


class HadNone(Event, frozen=True):
    seat: Seat


class Asked(Event, frozen=True):
    """Holds a named card, and has to show one."""

    seat: Seat


class Showed(Event, frozen=True):
    """To `to` alone: the card is None for all others."""

    seat: Seat
    to: Seat
    card: Card | None


class AccusedWrongly(Event, frozen=True):
    """The envelope's cards are for the accuser alone."""

    seat: Seat
    envelope: Cards | None


class Ended(Event, frozen=True):
    winner: Seat | None
    reason: str
    envelope: Cards
