"""Suspects, weapons, places and the board of Super Cluedo."""

from manoir.core.names import Name
from manoir.games.mansion.board import Place, read_board
from manoir.games.mansion.deck import Deck

BOARD = read_board(__package__)

# Mademoiselle Rose is the red pawn; the pink one is Madame Chose.
SUSPECTS = (
    Name("moutarde", "Colonel Moutarde", "Colonel Mustard"),
    Name("olive", "Docteur Olive", "Dr Green"),
    Name("violet", "Professeur Violet", "Professor Plum"),
    Name("pervenche", "Madame Pervenche", "Mrs Peacock"),
    Name("rose", "Mademoiselle Rose", "Miss Scarlett"),
    Name("leblanc", "Madame Leblanc", "Mrs White"),
    Name("prunelle", "Monsieur Prunelle", "Monsieur Brunette"),
    Name("peche", "Mademoiselle Pêche", "Miss Peach"),
    Name("legris", "Sergent Legris", "Sergeant Gray"),
    Name("chose", "Madame Chose", "Madame Rose"),
)
WEAPONS = (
    Name("poignard", "le poignard", "the dagger"),
    Name("chandelier", "le chandelier", "the candlestick"),
    Name("revolver", "le revolver", "the revolver"),
    Name("corde", "la corde", "the rope"),
    Name("matraque", "la matraque", "the lead pipe"),
    Name("cle-anglaise", "la clef anglaise", "the spanner"),
    Name("fer-a-cheval", "le fer à cheval", "the horseshoe"),
    Name("poison", "la fiole de poison", "the vial of poison"),
)
ROOMS = tuple(Name(row[1], row[2], row[3]) for row in BOARD.sections["rooms"])
SCENES = tuple(Name(row[1], row[2], row[3]) for row in BOARD.sections["rooms"] if row[4] == "yes")
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
