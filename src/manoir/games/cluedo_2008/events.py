"""What only Cluedo 2008 tells besides `mansion.events`; a field is None for those who may not know it."""

from typing import Literal

from manoir.core.events import Event
from manoir.core.seats import Seat
from manoir.games.cluedo_2008.components import Die, Kind
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards

Cause = Literal["die", "square", "called"]
"""Why an Intrigue card is drawn: « ? » on the die, a Question square, a pawn moved by a suggestion."""


class Dealt(Event, frozen=True):
    """Every hand has `size` cards, the Pool has `pool`; `hand` is the listener's own, None for a spectator."""

    size: int
    pool: int
    hand: Cards | None


class RolledForFirst(Event, frozen=True):
    seat: Seat
    special: Die
    ordinary: int


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class Rolled(Event, frozen=True):
    seat: Seat
    special: Die
    ordinary: int


class CouldNotLeave(Event, frozen=True):
    seat: Seat
    place: Place


class Stayed(Event, frozen=True):
    """In the room into which a suggestion called the pawn."""

    seat: Seat
    place: Place


class Stopped(Event, frozen=True):
    """Moutarde did without his second roll."""

    seat: Seat


class PlayedButler(Event, frozen=True):
    seat: Seat
    kind: Kind


class UsedPower(Event, frozen=True):
    seat: Seat


class SentHome(Event, frozen=True):
    seat: Seat
    suspect: Card


class Offered(Event, frozen=True):
    """An Intrigue card, for having been called from another room."""

    seat: Seat


class Accepted(Event, frozen=True):
    seat: Seat


class Declined(Event, frozen=True):
    seat: Seat


class DrewButler(Event, frozen=True):
    """The kind is for the drawer alone."""

    seat: Seat
    cause: Cause
    kind: Kind | None


class DrewTime(Event, frozen=True):
    """`track` is the number of Time cards drawn so far."""

    seat: Seat
    cause: Cause
    track: int


class Murdered(Event, frozen=True):
    """By the eighth Time card, which was shuffled back: the hand lies open, `butlers` Butler cards are gone unseen."""

    seat: Seat
    cause: Cause
    hand: Cards
    butlers: int


class Asked(Event, frozen=True):
    """Is to answer. Whoever has no Butler card to play is asked only if he holds a named card."""

    seat: Seat


class NobodyShowed(Event, frozen=True):
    seat: Seat


class Reacted(Event, frozen=True):
    """What a seat answered, told to nobody else: looks are carried out when all have answered (R8-33)."""

    seat: Seat
    answer: str


class AllReacted(Event, frozen=True):
    """Everybody who might have looked at the card just shown has answered; the looks follow."""


class Peeked(Event, frozen=True):
    """`seat` looked at the card that `shower` had just shown."""

    seat: Seat
    shower: Seat
    card: Card | None


class Glimpsed(Event, frozen=True):
    """Pervenche looked at one card of `owner`'s hand."""

    seat: Seat
    owner: Seat
    card: Card | None


class ShowedNeighbour(Event, frozen=True):
    """Made to by a Butler card of `to`."""

    seat: Seat
    to: Seat
    card: Card | None


class LookedInPool(Event, frozen=True):
    seat: Seat
    number: int
    cards: Cards | None


class Accused(Event, frozen=True):
    seat: Seat
    suspect: Card
    weapon: Card
    room: Card
