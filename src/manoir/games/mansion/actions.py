"""What can be done in every Cluedo: each game makes its own of these from its deck and its board."""

from manoir.core.actions import Action
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Deck
from manoir.games.mansion.walking import places


class Roll(Action, frozen=True):
    """Choose the dice; how they fall is chance's doing."""


class Fall(Action, frozen=True):
    first: int
    second: int


class TakePassage(Action, frozen=True):
    pass


class Go(Action, frozen=True):
    place: Place


class Suggest(Action, frozen=True):
    suspect: Card
    weapon: Card


class Show(Action, frozen=True):
    card: Card


class Accuse(Action, frozen=True):
    suspect: Card
    weapon: Card
    room: Card


class EndTurn(Action, frozen=True):
    pass


ROLL = Roll("roll")
FALLS = tuple(Fall(f"fall {first} {second}", first, second) for first in range(1, 7) for second in range(1, 7))
PASSAGE = TakePassage("passage")
END_TURN = EndTurn("end")


def goes(board: Board) -> dict[Place, Go]:
    """To every square, then to every room."""
    rooms = range(board.first_room, board.first_room + len(board.rooms))
    return {place: Go(f"go {board.spell(place)}", place) for place in (*places(board.squares), *rooms)}


def suggestions(deck: Deck) -> tuple[Suggest, ...]:
    return tuple(
        Suggest(f"suggest {deck.spell(suspect)} {deck.spell(weapon)}", suspect, weapon)
        for suspect in deck.suspects
        for weapon in deck.weapons
    )


def shows(deck: Deck) -> tuple[Show, ...]:
    """By card."""
    return tuple(Show(f"show {deck.spell(card)}", card) for card in range(len(deck)))


def accusations(deck: Deck) -> tuple[Accuse, ...]:
    return tuple(
        Accuse(f"accuse {deck.spell(suspect)} {deck.spell(weapon)} {deck.spell(room)}", suspect, weapon, room)
        for suspect in deck.suspects
        for weapon in deck.weapons
        for room in deck.rooms
    )
