"""What the pictures of the three Cluedos share, and how the events that all of them tell change it."""

from typing import ClassVar

from msgspec import Struct

from manoir.core.events import Event, Left, Returned
from manoir.core.picture import Seen
from manoir.core.seats import Seat
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Cards, Deck
from manoir.games.mansion.events import AccusedWrongly, Ended, Moved, Showed, Suggested, TookPassage, TurnBegan
from manoir.games.mansion.rooms import room_place


class Shown(Struct, frozen=True):
    """The card is None for those who did not see it."""

    seat: Seat
    to: Seat
    card: Card | None


class MansionPicture(Seen, kw_only=True):
    """Pawns by suspect, weapons by weapon."""

    board: ClassVar[Board]
    deck: ClassVar[Deck]

    suspects: tuple[Card, ...]
    hand: Cards | None = None
    pawns: list[Place]
    weapons: list[Place]
    player: Seat = 0
    asked: Seat = 0
    walk: tuple[Place, Place] | None = None
    """Where the active player's last walk of this turn began and ended."""
    suggestion: tuple[Card, Card, Card] | None = None
    called: Cards = 0
    """The suspects whose pawns another's suggestion has moved since their last turn: they may stay and suggest."""
    shown: Shown | None = None
    """The last answer to the suggestion that was a card."""
    envelope: Cards | None = None

    def see(self, event: Event) -> None:
        match event:
            case TurnBegan(seat=seat):
                self.called &= ~(1 << self.suspects[self.player])
                self.begin_turn(seat)
            case Moved(seat=seat, place=place):
                self.go(seat, place)
            case TookPassage(seat=seat, place=place):
                self.bring(self.suspects[seat], place)
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                place = room_place(self.deck, self.board, room)
                self.suggestion, self.shown = (suspect, weapon, room), None
                self.weapons[weapon - self.deck.first_weapon] = place
                self.call(suspect, place)
            case Showed(seat=seat, to=to, card=card):
                self.asked, self.shown = self.player, Shown(seat, to, card)
            case AccusedWrongly(seat=seat, envelope=envelope):
                self.out |= 1 << seat
                self.envelope = envelope if envelope is not None else self.envelope
            case Ended(winner=winner, reason=reason, envelope=envelope):
                self.winner, self.reason, self.envelope = winner, reason, envelope
            case Left(seat=seat):
                self.away |= 1 << seat
            case Returned(seat=seat):
                self.away &= ~(1 << seat)

    def begin_turn(self, seat: int) -> None:
        self.player = self.asked = seat
        self.walk = self.suggestion = self.shown = None

    def go(self, seat: int, place: Place) -> None:
        suspect = self.suspects[seat]
        self.walk = (self.pawns[suspect], place)
        self.bring(suspect, place)

    def bring(self, suspect: Card, place: Place) -> None:
        self.pawns[suspect] = place

    def call(self, suspect: Card, place: Place) -> None:
        """By a suggestion."""
        self.called |= (self.pawns[suspect] != place) << suspect
        self.bring(suspect, place)
