"""What a seat sees of the table, from what it was told alone."""

from manoir.core.events import Event, Left, Returned
from manoir.core.onlooker import Onlooker, still
from manoir.core.picture import Picture as AnyPicture
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.cluedo.components import BOARD, DECK, FIRST_ROOMS, STARTS
from manoir.games.cluedo.events import Accused, Dealt
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards
from manoir.games.mansion.events import (
    AccusedWrongly,
    Asked,
    Ended,
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookPassage,
    TurnBegan,
)
from manoir.games.mansion.rooms import room_place


class Picture(AnyPicture):
    """Pawns by suspect, weapons by weapon."""

    suspects: tuple[Card, ...]
    hand: Cards | None = None
    pawns: list[Place] = []
    weapons: list[Place] = []
    round: int = 1
    dice: tuple[int, int] | None = None
    suggestion: tuple[Card, Card, Card] | None = None
    called: Cards = 0
    """The suspects whose pawns another's suggestion has moved since their last turn: they may stay and suggest."""
    envelope: Cards | None = None


class Painter(Onlooker[Picture]):
    def __init__(self, setup: Setup, seat: int) -> None:
        suspects = tuple(DECK.card(character) for character in setup.characters)
        self._seen = Picture(suspects, player=0, asked=0, pawns=list(STARTS), weapons=list(FIRST_ROOMS))

    def hear(self, event: Event) -> None:
        seen = self._seen
        match event:
            case Dealt(sizes=sizes, hand=hand):
                seen.sizes, seen.hand = sizes, hand
            case TurnBegan(seat=seat, round=number):
                seen.called &= ~(1 << seen.suspects[seen.player])
                seen.player = seen.asked = seat
                seen.round, seen.dice, seen.suggestion = number, None, None
            case Rolled(first=first, second=second):
                seen.dice = (first, second)
            case Moved(seat=seat, place=place) | TookPassage(seat=seat, place=place):
                seen.pawns[seen.suspects[seat]] = place
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                place = room_place(DECK, BOARD, room)
                seen.called |= (seen.pawns[suspect] != place) << suspect
                seen.pawns[suspect] = seen.weapons[weapon - DECK.first_weapon] = place
                seen.suggestion = (suspect, weapon, room)
            case Asked(seat=seat):
                seen.asked = seat
            case Showed():
                seen.asked = seen.player
            case Accused():
                seen.suggestion = None
            case AccusedWrongly(seat=seat, envelope=envelope):
                seen.out |= 1 << seat
                seen.envelope = envelope if envelope is not None else seen.envelope
            case Ended(winner=winner, reason=reason, envelope=envelope):
                seen.winner, seen.reason, seen.envelope = winner, reason, envelope
            case Left(seat=seat):
                seen.away |= 1 << seat
            case Returned(seat=seat):
                seen.away &= ~(1 << seat)

    def draw(self) -> Picture:
        return still(self._seen)


def picture(view: View) -> Picture:
    return Painter(view.setup, view.seat).look(view)
