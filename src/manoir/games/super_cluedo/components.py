"""Suspects, weapons, places and the board of Super Cluedo."""

from manoir.games.mansion.board import Place, read_board
from manoir.games.mansion.deck import Deck

BOARD = read_board(__package__)

# Mademoiselle Rose is the red pawn; the pink one is Madame Chose.
SUSPECTS = ("moutarde", "olive", "violet", "pervenche", "rose", "leblanc", "prunelle", "peche", "legris", "chose")
WEAPONS = ("poignard", "chandelier", "revolver", "corde", "matraque", "cle-anglaise", "fer-a-cheval", "poison")
ROOMS = BOARD.rooms
SCENES = tuple(row[1] for row in BOARD.sections["rooms"] if row[2] == "yes")
"""The rooms that have a card: all but the Hall."""

DECK = Deck(SUSPECTS, WEAPONS, SCENES)

FIRST_SCENE: Place = BOARD.first_room
HALL: Place = BOARD.place("hall")
GARDEN: Place = BOARD.place("jardin")
_path, *_sides = (BOARD.place(row[1]) for row in BOARD.sections["path"])
PATH: Place = _path
SIDES: tuple[Place, ...] = tuple(_sides)
SPY_SQUARES: tuple[Place, ...] = tuple(BOARD.place(row[1]) for row in BOARD.sections["spies"])

PASSAGES = {**BOARD.passages, PATH: HALL}
"""The path is the Garden's end of its passage: whoever stands on it may take the passage too (SC-R17)."""


def is_scene(place: Place) -> bool:
    """A place that can be named: any room but the Hall, the last on the board."""
    return FIRST_SCENE <= place < HALL
