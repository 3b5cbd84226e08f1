"""What is told at a table of Hantise; a field is None for those who may not know it.

Most events are made once, like actions: a game tells the same few hundred things again and again.
"""

from typing import Annotated

from manoir.core.events import Event
from manoir.core.seats import Seat
from manoir.games.hantise.cards import NAMES, Cards, Stack
from manoir.games.hantise.components import MOST_TURNS, SOULS, ZONES, Card, Character, Family, Zone


class Dealt(Event, frozen=True):
    """Two Places and three Monsters; `hand` is for their owner alone."""

    seat: Seat
    hand: Cards | None


class NightBegan(Event, frozen=True):
    night: int
    opener: Seat


class CharacterRevealed(Event, frozen=True):
    character: Character


class ZoneRevealed(Event, frozen=True):
    """The Character is there now."""

    zone: Zone


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class Drew(Event, frozen=True):
    """The card is for the seat alone."""

    seat: Seat
    card: Card | None


class CouldNotDraw(Event, frozen=True):
    """Draw pile and discard pile are empty."""

    seat: Seat


class MaraboutEntered(Event, frozen=True):
    pass


class Reshuffled(Event, frozen=True):
    """The discard pile has become the draw pile."""

    cards: Cards


class Played(Event, frozen=True):
    seat: Seat
    card: Card
    zone: Zone


class Declined(Event, frozen=True):
    """An effect, or the scoring of a Reine."""

    seat: Seat


class Chased(Event, frozen=True):
    """A Serviteur makes the Character change Zone."""

    seat: Seat


class Knocked(Event, frozen=True):
    """An Assommeur discards the uncovered Monster of `owner`."""

    seat: Seat
    owner: Seat
    zone: Zone
    card: Card


class Recalled(Event, frozen=True):
    """A Chatouilleur takes a Monster out of the discard pile."""

    seat: Seat
    card: Card
    to: Zone


class Squatted(Event, frozen=True):
    """A Squatteur takes a Place from the opponent."""

    seat: Seat
    card: Card
    zone: Zone


class Captured(Event, frozen=True):
    """A Reine takes a Monster from `owner`."""

    seat: Seat
    owner: Seat
    zone: Zone
    card: Card
    to: Zone


class Lost(Event, frozen=True):
    """Discarded from an apparition by a protection or a devastation: all its cards of these kinds, bottom to top."""

    seat: Seat
    zone: Zone
    cards: Stack


class Changed(Event, frozen=True):
    seat: Seat
    card: Card


class Folded(Event, frozen=True):
    seat: Seat


class Scared(Event, frozen=True):
    """The seat's scare check has succeeded."""

    seat: Seat


class NightWon(Event, frozen=True):
    """By scare, fold or dawn; the Character is scored, and the Marabout with him if he is there."""

    seat: Seat
    how: str
    character: Character
    marabout: bool


class ApparitionNamed(Event, frozen=True):
    """The winning one."""

    seat: Seat
    zone: Zone


class Scored(Event, frozen=True):
    """A Place or a Reine of the winning apparition."""

    seat: Seat
    zone: Zone
    card: Card


class Cleared(Event, frozen=True):
    """The rest of the winning apparition is discarded, bottom to top."""

    seat: Seat
    zone: Zone
    cards: Stack


class Devastated(Event, frozen=True):
    """Either the family or the Zone is NONE; what is lost is told after."""

    seat: Seat
    combination: Annotated[int, "combination"]
    family: Family
    zone: Zone


class Ended(Event, frozen=True):
    winner: Seat
    reason: str
    points: tuple[int, int]


_SEATS = range(len(SOULS))

DREW = tuple(tuple(Drew(seat, card) for card in range(len(NAMES))) for seat in _SEATS)
DREW_UNSEEN = tuple(Drew(seat, None) for seat in _SEATS)
PLAYED = tuple(
    tuple(Played(seat, card, zone) for card in range(len(NAMES))) for seat in _SEATS for zone in range(len(ZONES))
)
"""By stack and card."""
DECLINED = tuple(Declined(seat) for seat in _SEATS)
CHASED = tuple(Chased(seat) for seat in _SEATS)
ZONE_REVEALED = tuple(ZoneRevealed(zone) for zone in range(len(ZONES)))
CHARACTER_REVEALED = tuple(CharacterRevealed(character) for character in range(7))
TURN_BEGAN = tuple(tuple(TurnBegan(seat, turn) for turn in range(MOST_TURNS + 2)) for seat in _SEATS)
