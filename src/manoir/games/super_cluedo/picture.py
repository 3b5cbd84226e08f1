"""What a seat sees of the table, from what it was told alone."""

from manoir.core.events import Event, Left, Returned
from manoir.core.onlooker import Onlooker, still
from manoir.core.picture import Picture as AnyPicture
from manoir.core.seats import BySeat, Seat
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards
from manoir.games.mansion.events import (
    AccusedWrongly,
    Asked,
    Ended,
    HadNone,
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookPassage,
    TurnBegan,
)
from manoir.games.mansion.rooms import room_place
from manoir.games.super_cluedo.components import BOARD, DECK, HALL
from manoir.games.super_cluedo.events import Dealt, LetSee, Spied, StoppedToSpy
from manoir.games.super_cluedo.state import NOWHERE


class Picture(AnyPicture):
    """Pawns by suspect, weapons by weapon."""

    suspects: tuple[Card, ...]
    dealer: Seat = 0
    hand: Cards | None = None
    pawns: list[Place] = []
    weapons: list[Place] = []
    latest: BySeat[Place] = []
    """Where its latest suggestion was made, NOWHERE (-1) before the first."""
    round: int = 1
    dice: tuple[int, int] | None = None
    points: int = 0
    """What the active player may still move."""
    spied: Seat | None = None
    """Who was spied on in this turn."""
    suggestion: tuple[Card, Card, Card] | None = None
    called: Cards = 0
    """The suspects whose pawns another's suggestion has moved since their last turn: they need not move to suggest."""
    answers: list[tuple[Seat, bool]] = []
    """Who has answered the suggestion so far, and whether he showed a card."""
    envelope: Cards | None = None


class Painter(Onlooker[Picture]):
    def __init__(self, setup: Setup, seat: int) -> None:
        suspects = tuple(DECK.card(character) for character in setup.characters)
        self._seen = Picture(
            suspects,
            player=0,
            asked=0,
            pawns=[HALL] * len(DECK.suspects),
            weapons=[HALL] * len(DECK.weapons),
            latest=[NOWHERE] * len(suspects),
        )

    def hear(self, event: Event) -> None:
        seen = self._seen
        match event:
            case Dealt(dealer=dealer, sizes=sizes, hand=hand):
                seen.dealer, seen.sizes, seen.hand = dealer, sizes, hand
            case TurnBegan(seat=seat, round=number):
                seen.called &= ~(1 << seen.suspects[seen.player])
                seen.player = seen.asked = seat
                seen.round, seen.points, seen.answers = number, 0, []
                seen.dice = seen.spied = seen.suggestion = None
            case Rolled(first=first, second=second):
                seen.dice, seen.points = (first, second), first + second
            case Moved(seat=seat, place=place) | TookPassage(seat=seat, place=place):
                seen.pawns[seen.suspects[seat]], seen.points = place, 0
            case StoppedToSpy(seat=seat, place=place, left=left):
                seen.pawns[seen.suspects[seat]], seen.points = place, left
            case Spied(on=seat):
                seen.asked = seen.spied = seat
            case LetSee():
                seen.asked = seen.player
            case Suggested(seat=seat, suspect=suspect, weapon=weapon, room=room):
                place = room_place(DECK, BOARD, room)
                seen.called |= (seen.pawns[suspect] != place) << suspect
                seen.pawns[suspect] = seen.weapons[weapon - DECK.first_weapon] = seen.latest[seat] = place
                seen.suggestion = (suspect, weapon, room)
            case Asked(seat=seat):
                seen.asked = seat
            case HadNone(seat=seat):
                seen.answers.append((seat, False))
            case Showed(seat=seat):
                seen.asked = seen.player
                seen.answers.append((seat, True))
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
