"""One of the three houses, as the terminal speaks of it."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from manoir.companion.editions import card_name
from manoir.core.names import Language
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Deck
from manoir.games.mansion.walking import places
from manoir.texts.catalogue import Catalogue, Named, catalogue


class Edition(Struct, frozen=True, eq=False):
    """`special` are squares that something happens on, by the key of what is said of them."""

    game: str
    deck: Deck
    board: Board
    special: Mapping[Place, str] = {}

    def book(self, language: Language) -> Catalogue:
        return catalogue(self.game, language)

    def card(self, card: Card, language: Language) -> Named:
        return card_name(self.game, self.deck, card, language)

    def place(self, place: Place, language: Language) -> Named:
        """A room, or a square by what is near."""
        if self.board.is_room(place):
            return self.book(language).name("rooms", self.board.spell(place))
        return _square(self, place, language)

    def nearest_room(self, square: Place) -> tuple[int, Place]:
        """In steps; a step through the door counts."""
        return _nearest(self)[square]


@cache
def _square(edition: Edition, place: Place, language: Language) -> Named:
    book, at = edition.book(language), edition.board.spell(place)
    key = edition.special.get(place)
    if key == "square.path":
        return {"name": book.term(key), "the": book.term(key), "in": book.term(f"{key}.in"), "id": at}
    steps, room = edition.nearest_room(place)
    named = book.name("rooms", edition.board.spell(room))
    forms = {form: book.term(f"square.{form}", at=at, n=steps, room=named["the"]) for form in ("the", "in")}
    if key is None:
        return {"name": book.term("square", at=at), **forms, "id": at}
    # What happens there is said to whoever chooses it; where somebody is, what it is.
    brief = f"{key}.brief" if book.has_term(f"{key}.brief") else key
    told = {f"told.{form}": book.term(brief, place=words) for form, words in forms.items()}
    forms = {form: book.term(key, place=words) for form, words in forms.items()}
    return {"name": book.term("square", at=at), **forms, **told, "id": at}


@cache
def _nearest(edition: Edition) -> dict[Place, tuple[int, Place]]:
    board = edition.board
    fronts = {board.first_room + room: exits for room, exits in enumerate(board.exits)}
    beside = [(row[2], row[1]) for name in ("windows", "path") for row in board.sections.get(name, ())]
    for letter, name in beside:
        if letter in board.letters:
            fronts[board.place(letter)] |= 1 << board.place(name)
    found: dict[Place, tuple[int, Place]] = {}
    reached = steps = 0
    while any(fronts.values()):
        steps += 1
        for room, front in fronts.items():
            for square in places(front & ~reached):
                found[square] = (steps, room)
            reached |= front
        fronts = {room: board.around(front) & ~reached for room, front in fronts.items()}
    return found
