"""Suspects, weapons, rooms and the board of Cluedo."""

from manoir.games.mansion.board import Place, read_board
from manoir.games.mansion.deck import Deck

BOARD = read_board(__package__)

# Clockwise by start square: also the order of the seats.
SUSPECTS = ("rose", "moutarde", "leblanc", "olive", "pervenche", "violet")
WEAPONS = ("corde", "matraque", "poignard", "cle-anglaise", "chandelier", "revolver", "poison")
ROOMS = BOARD.rooms

DECK = Deck(SUSPECTS, WEAPONS, ROOMS)

STARTS: tuple[Place, ...] = tuple(BOARD.starts[suspect] for suspect in SUSPECTS)


def _first_room_of(weapon: str) -> Place:
    return next(BOARD.place(row[1]) for row in BOARD.sections["rooms"] if row[2] == weapon)


FIRST_ROOMS: tuple[Place, ...] = tuple(_first_room_of(weapon) for weapon in WEAPONS)
