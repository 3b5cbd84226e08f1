"""Everything that can be done in Cluedo, by a seat or by the dice."""

from manoir.core.actions import Action
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, each
from manoir.games.mansion.walking import places


class Roll(Action, frozen=True):
    """Choose the dice; how they fall is chance's doing."""


class Fall(Action, frozen=True):
    first: int
    second: int


class TakePassage(Action, frozen=True):
    pass


class Stay(Action, frozen=True):
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
STAY = Stay("stay")
GO = {
    place: Go(f"go {BOARD.spell(place)}", place)
    for place in (*places(BOARD.squares), *range(BOARD.first_room, BOARD.first_room + len(BOARD.rooms)))
}
SUGGESTIONS = tuple(
    Suggest(f"suggest {DECK.spell(suspect)} {DECK.spell(weapon)}", suspect, weapon)
    for suspect in DECK.suspects
    for weapon in DECK.weapons
)
SHOWS = tuple(Show(f"show {DECK.spell(card)}", card) for card in range(len(DECK)))
ACCUSATIONS = tuple(
    Accuse(f"accuse {DECK.spell(suspect)} {DECK.spell(weapon)} {DECK.spell(room)}", suspect, weapon, room)
    for suspect in DECK.suspects
    for weapon in DECK.weapons
    for room in DECK.rooms
)
END_TURN = EndTurn("end")

ACTIONS: tuple[Action, ...] = (
    *FALLS,
    ROLL,
    PASSAGE,
    STAY,
    *GO.values(),
    *SUGGESTIONS,
    *SHOWS,
    END_TURN,
    *ACCUSATIONS,
)


def shows(cards: Cards) -> tuple[Show, ...]:
    """Show one of these."""
    return tuple(SHOWS[card] for card in each(cards))
