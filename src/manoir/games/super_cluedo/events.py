"""What only Super Cluedo tells besides `mansion.events`; a field is None for those who may not know it."""

from manoir.core.events import Event
from manoir.core.seats import ForSeats, Seat
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards


class RolledForDeal(Event, frozen=True):
    """Before the game: the highest total deals and begins; those who share it roll again."""

    seat: Seat
    first: int
    second: int


class Dealt(Event, frozen=True):
    """`sizes` by seat; `hand` is the listener's own, None for a spectator."""

    dealer: Seat
    sizes: ForSeats[int]
    hand: Cards | None


class Passed(Event, frozen=True):
    seat: Seat


class StoppedToSpy(Event, frozen=True):
    """`left` are the points he may still move."""

    seat: Seat
    place: Place
    left: int


class Spied(Event, frozen=True):
    seat: Seat
    on: Seat


class LetSee(Event, frozen=True):
    """The spied player showed the spy, `to`, any card of his hand."""

    seat: Seat
    to: Seat
    card: Card | None


class StoppedThere(Event, frozen=True):
    """On the spy square, with points left."""

    seat: Seat
    place: Place


class Accused(Event, frozen=True):
    """What is on the paper only its writer knows."""

    seat: Seat
    paper: Cards | None


class AccusedRightly(Event, frozen=True):
    """He shows his paper."""

    seat: Seat
    paper: Cards
