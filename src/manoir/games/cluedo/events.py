"""What is told at a table of Cluedo besides `mansion.events`; a field is None for those who may not know it."""

from manoir.core.events import Event
from manoir.core.seats import ForSeats, Seat
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards


class Dealt(Event, frozen=True):
    """`sizes` by seat; `hand` is the listener's own, None for a spectator."""

    sizes: ForSeats[int]
    hand: Cards | None


class Stayed(Event, frozen=True):
    seat: Seat
    place: Place


class NobodyShowed(Event, frozen=True):
    seat: Seat


class Accused(Event, frozen=True):
    seat: Seat
    suspect: Card
    weapon: Card
    room: Card
