"""What a seat sees of the table, from what it was told alone."""

from manoir.core.events import Event
from manoir.core.onlooker import Painter
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.cluedo.components import BOARD, DECK, FIRST_ROOMS, STARTS
from manoir.games.cluedo.events import Accused, Dealt
from manoir.games.mansion.events import Asked, Rolled, TurnBegan
from manoir.games.mansion.picture import MansionPicture


class Picture(MansionPicture, kw_only=True):
    board = BOARD
    deck = DECK

    round: int = 1
    dice: tuple[int, int] | None = None

    def see(self, event: Event) -> None:
        super().see(event)
        match event:
            case Dealt(sizes=sizes, hand=hand):
                self.sizes, self.hand = sizes, hand
            case TurnBegan(round=number):
                self.round, self.dice = number, None
            case Rolled(first=first, second=second):
                self.dice = (first, second)
            case Asked(seat=seat):
                self.asked = seat
            case Accused():
                self.suggestion = None


def painter(setup: Setup, seat: int) -> Painter[Picture]:
    suspects = tuple(DECK.card(character) for character in setup.characters)
    return Painter(Picture(suspects=suspects, pawns=list(STARTS), weapons=list(FIRST_ROOMS)))


def picture(view: View) -> Picture:
    return painter(view.setup, view.seat).look(view)
