"""Guests, weapons, rooms, Intrigue cards, dice and the board of Cluedo 2008."""

from typing import Annotated

from msgspec import Struct

from manoir.core.names import Name
from manoir.games.mansion.board import Place, read_board
from manoir.games.mansion.deck import Deck

BOARD = read_board(__package__)

SUSPECTS = (
    Name("rose", "Mademoiselle Rose", "Kasandra Scarlet"),
    Name("moutarde", "Monsieur Moutarde", "Jack Mustard"),
    Name("leblanc", "Madame Leblanc", "Diane White"),
    Name("olive", "Monsieur Olive", "Jacob Green"),
    Name("pervenche", "Madame Pervenche", "Eleanor Peacock"),
    Name("violet", "Professeur Violet", "Victor Plum"),
)
ROSE, MOUTARDE, LEBLANC, OLIVE, PERVENCHE, VIOLET = range(6)

WEAPONS = (
    Name("corde", "la corde", "the rope"),
    Name("chandelier", "le chandelier", "the candlestick"),
    Name("couteau", "le couteau", "the knife"),
    Name("pistolet", "le pistolet", "the pistol"),
    Name("batte", "la batte de baseball", "the baseball bat"),
    Name("haltere", "l’haltère", "the dumbbell"),
    Name("trophee", "le trophée", "the trophy"),
    Name("poison", "le poison", "the poison"),
    Name("hache", "la hache", "the axe"),
)
ROOMS = tuple(Name(row[1], row[2], row[3]) for row in BOARD.sections["rooms"] if row[4] == "yes")

DECK = Deck(SUSPECTS, WEAPONS, ROOMS)

STARTS: tuple[Place, ...] = tuple(BOARD.starts[suspect.id] for suspect in SUSPECTS)
POOL: Place = BOARD.place("piscine")
CARD_ROOMS: tuple[Place, ...] = tuple(BOARD.place(room.id) for room in ROOMS)
PLACES_WITHOUT_PASSAGE = tuple(place for place in (*CARD_ROOMS, POOL) if place not in BOARD.passages)
QUESTIONS = frozenset(BOARD.place(square) for _, square in BOARD.sections["questions"])
FIRST_ROOM: Place = BOARD.first_room
"""Places below are squares, the others rooms."""


class Intrigue(Struct, frozen=True):
    """A kind of Intrigue card, and how many of it are in the deck."""

    name: Name
    count: int


INTRIGUES = (
    Intrigue(Name("time", "Temps", "Time"), 8),
    Intrigue(Name("stay", "Rester", "Stay"), 1),
    Intrigue(Name("anywhere", "N’importe où", "Anywhere"), 2),
    Intrigue(Name("plus6", "Six de plus", "Six more"), 2),
    Intrigue(Name("neighbour", "Voisin de droite", "To the right"), 1),
    Intrigue(Name("again", "Rejouer", "Play again"), 4),
    Intrigue(Name("sendhome", "Retour au départ", "Back to start"), 2),
    Intrigue(Name("peek", "Coup d’œil", "Peek"), 2),
    Intrigue(Name("silence", "Silence", "Silence"), 2),
)
POWERS = (
    Name("rose", "Indiscrétion", "Prying eyes"),
    Name("moutarde", "Double course", "Double run"),
    Name("leblanc", "Grande entrée", "Grand entrance"),
    Name("olive", "À distance", "From afar"),
    Name("pervenche", "Donnant donnant", "Tit for tat"),
    Name("violet", "Deux questions", "Two questions"),
)
"""What each guest's Power is called, by suspect."""
TIME, STAY, ANYWHERE, PLUS6, NEIGHBOUR, AGAIN, SENDHOME, PEEK, SILENCE = range(9)
BUTLERS = range(STAY, len(INTRIGUES))

Kind = Annotated[int, "intrigue"]
"""The kind of an Intrigue card."""

Hoard = Annotated[int, "hoard"]
"""Some Intrigue cards as one number: four bits count those of each kind."""

SHIFT = 4
COUNT = (1 << SHIFT) - 1


def one(kind: Kind) -> Hoard:
    return 1 << SHIFT * kind


def number_of(kind: Kind, hoard: Hoard) -> int:
    return hoard >> SHIFT * kind & COUNT


def size(hoard: Hoard) -> int:
    return sum(number_of(kind, hoard) for kind in range(len(INTRIGUES)))


WHOLE_PILE: Hoard = sum(intrigue.count * one(kind) for kind, intrigue in enumerate(INTRIGUES))
DEADLY = 7
"""With so many Time cards on the track, the next one kills."""


def spell_intrigue(kind: Kind) -> str:
    return INTRIGUES[kind].name.id


def spell_hoard(hoard: Hoard) -> tuple[str, ...]:
    return tuple(spell_intrigue(kind) for kind in range(len(INTRIGUES)) for _ in range(number_of(kind, hoard)))


Die = Annotated[int, "die"]
"""What the special die shows; « ? » is 0, and so it counts."""

QUESTION = 0
SPECIAL_FACES: tuple[Die, ...] = (QUESTION, 2, 3, 4, 5, 6)


def spell_die(die: Die) -> str:
    return "?" if die == QUESTION else str(die)
