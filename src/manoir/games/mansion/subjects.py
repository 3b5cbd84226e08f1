"""What an action is about: the cards it names, and whom it would ask for them."""

from manoir.core.actions import Action
from manoir.games.knowing import Subject
from manoir.games.mansion.actions import Accuse, Go, Suggest
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Cards, Deck, together
from manoir.games.mansion.rooms import room_card


def subject(action: Action, deck: Deck, board: Board, here: Place, asked: tuple[int, ...]) -> Subject:
    """A suggestion is about cards that some seats are `asked` for; a walk is about the room it leads to."""
    match action:
        case Suggest(suspect=suspect, weapon=weapon):
            return Subject(1 << suspect | 1 << weapon | _room(deck, board, here), asked)
        case Accuse(suspect=suspect, weapon=weapon, room=room):
            return Subject(together((suspect, weapon, room)))
        case Go(place=place):
            return Subject(_room(deck, board, place))
    return Subject()


def others(seats: int, seat: int, out: int = 0) -> tuple[int, ...]:
    """All seats but one, from its left on, and but those in `out`."""
    return tuple(other for step in range(1, seats) if not out >> (other := (seat + step) % seats) & 1)


def _room(deck: Deck, board: Board, place: Place) -> Cards:
    return 1 << room_card(deck, board, place) if board.is_room(place) else 0
