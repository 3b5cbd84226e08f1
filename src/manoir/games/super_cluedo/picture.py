"""What a seat sees of the table, from what it was told alone."""

from manoir.core.events import Event
from manoir.core.onlooker import Painter
from manoir.core.seats import BySeat, Seat
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.mansion.board import Place
from manoir.games.mansion.events import (
    Asked,
    HadNone,
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookPassage,
    TurnBegan,
)
from manoir.games.mansion.picture import MansionPicture
from manoir.games.mansion.rooms import room_place
from manoir.games.super_cluedo.components import BOARD, DECK, HALL
from manoir.games.super_cluedo.events import Dealt, LetSee, Spied, StoppedToSpy
from manoir.games.super_cluedo.state import NOWHERE


class Picture(MansionPicture, kw_only=True):
    board = BOARD
    deck = DECK

    dealer: Seat = 0
    latest: BySeat[Place]
    """Where its latest suggestion was made, NOWHERE (-1) before the first."""
    round: int = 1
    dice: tuple[int, int] | None = None
    points: int = 0
    """What the active player may still move."""
    spying: bool = False
    """The active player's last walk has stopped on a spy square, to spy."""
    spied: Seat | None = None
    """Who was spied on in this turn."""
    answers: list[tuple[Seat, bool]] = []
    """Who has answered the suggestion so far, and whether he showed a card."""

    def see(self, event: Event) -> None:
        super().see(event)
        match event:
            case Dealt(dealer=dealer, sizes=sizes, hand=hand):
                self.dealer, self.sizes, self.hand = dealer, sizes, hand
            case TurnBegan(round=number):
                self.round, self.points, self.answers, self.spying = number, 0, [], False
                self.dice = self.spied = None
            case Rolled(first=first, second=second):
                self.dice, self.points = (first, second), first + second
            case Moved() | TookPassage():
                self.points, self.spying = 0, False
            case StoppedToSpy(seat=seat, place=place, left=left):
                self.go(seat, place)
                self.points, self.spying = left, True
            case Spied(on=seat):
                self.asked = self.spied = seat
            case LetSee():
                self.asked = self.player
            case Suggested(seat=seat, room=room):
                self.latest[seat] = room_place(DECK, BOARD, room)
            case Asked(seat=seat):
                self.asked = seat
            case HadNone(seat=seat):
                self.answers.append((seat, False))
            case Showed(seat=seat):
                self.answers.append((seat, True))


def painter(setup: Setup, seat: int) -> Painter[Picture]:
    suspects = tuple(DECK.card(character) for character in setup.characters)
    return Painter(
        Picture(
            suspects=suspects,
            pawns=[HALL] * len(DECK.suspects),
            weapons=[HALL] * len(DECK.weapons),
            latest=[NOWHERE] * len(suspects),
        )
    )


def picture(view: View) -> Picture:
    return painter(view.setup, view.seat).look(view)
