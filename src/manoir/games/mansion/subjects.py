"""What an action is about: the cards it names, and whom it would ask for them."""

from collections.abc import Callable
from functools import cached_property
from typing import Generic, TypeVar

from manoir.core.actions import Action
from manoir.core.views import View
from manoir.games.knowing import Subject
from manoir.games.mansion.actions import Accuse, Go, Suggest
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Cards, Deck, together
from manoir.games.mansion.picture import MansionPicture
from manoir.games.mansion.rooms import room_card

P = TypeVar("P", bound=MansionPicture)


class MansionSubjects(Generic[P]):
    """The table is looked at once for all actions, and only if one of them hangs on it."""

    def __init__(self, deck: Deck, board: Board, view: View, picture: Callable[[View], P]) -> None:
        self.view = view
        self._deck = deck
        self._board = board
        self._picture = picture

    def __call__(self, action: Action) -> Subject:
        """A suggestion is about cards that some seats are `asked` for; a walk is about the room it leads to."""
        match action:
            case Suggest(suspect=suspect, weapon=weapon):
                here = self.seen.pawns[self.seen.suspects[self.view.seat]]
                return Subject(1 << suspect | 1 << weapon | self._room(here), self.asked)
            case Accuse(suspect=suspect, weapon=weapon, room=room):
                return Subject(together((suspect, weapon, room)))
            case Go(place=place):
                return Subject(self._room(place))
        return Subject()

    @cached_property
    def seen(self) -> P:
        return self._picture(self.view)

    @property
    def asked(self) -> tuple[int, ...]:
        return others(self.view.setup.seats, self.view.seat)

    def _room(self, place: Place) -> Cards:
        return 1 << room_card(self._deck, self._board, place) if self._board.is_room(place) else 0


def others(seats: int, seat: int, out: int = 0) -> tuple[int, ...]:
    """All seats but one, from its left on, and but those in `out`."""
    return tuple(other for step in range(1, seats) if not out >> (other := (seat + step) % seats) & 1)
