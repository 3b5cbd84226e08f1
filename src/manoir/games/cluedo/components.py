"""Suspects, weapons, rooms and the board of Cluedo."""

from manoir.core.names import Name
from manoir.games.mansion.board import Place, read_board
from manoir.games.mansion.deck import Deck

BOARD = read_board(__package__)

# Clockwise by start square: also the order of the seats.
SUSPECTS = (
    Name("rose", "Mlle Rose", "Miss Scarlett"),
    Name("moutarde", "Colonel Moutarde", "Colonel Mustard"),
    Name("leblanc", "Mme Leblanc", "Mrs White"),
    Name("olive", "Révérend Olive", "Reverend Green"),
    Name("pervenche", "Mme Pervenche", "Mrs Peacock"),
    Name("violet", "Professeur Violet", "Professor Plum"),
)
WEAPONS = (
    Name("corde", "la corde", "the rope"),
    Name("matraque", "la matraque", "the lead pipe"),
    Name("poignard", "le poignard", "the dagger"),
    Name("cle-anglaise", "la clé anglaise", "the spanner"),
    Name("chandelier", "le chandelier", "the candlestick"),
    Name("revolver", "le revolver", "the revolver"),
    Name("poison", "le flacon de poison", "the bottle of poison"),
)
ROOMS = tuple(Name(row[1], row[2], row[3]) for row in BOARD.sections["rooms"])

DECK = Deck(SUSPECTS, WEAPONS, ROOMS)

STARTS: tuple[Place, ...] = tuple(BOARD.starts[suspect.id] for suspect in SUSPECTS)


def _first_room_of(weapon: Name) -> Place:
    return next(BOARD.place(row[1]) for row in BOARD.sections["rooms"] if row[4] == weapon.id)


FIRST_ROOMS: tuple[Place, ...] = tuple(_first_room_of(weapon) for weapon in WEAPONS)
