"""Guests, weapons, rooms, Intrigue cards, dice and the board of Cluedo 2008."""

from typing import Annotated

from msgspec import Struct

from manoir.games.mansion.board import Place, read_board
from manoir.games.mansion.deck import Deck

BOARD = read_board(__package__)

SUSPECTS = ("rose", "moutarde", "leblanc", "olive", "pervenche", "violet")
ROSE, MOUTARDE, LEBLANC, OLIVE, PERVENCHE, VIOLET = range(6)

WEAPONS = ("corde", "chandelier", "couteau", "pistolet", "batte", "haltere", "trophee", "poison", "hache")
ROOMS = tuple(row[1] for row in BOARD.sections["rooms"] if row[2] == "yes")

DECK = Deck(SUSPECTS, WEAPONS, ROOMS)

STARTS: tuple[Place, ...] = tuple(BOARD.starts[suspect] for suspect in SUSPECTS)
POOL: Place = BOARD.place("piscine")
CARD_ROOMS: tuple[Place, ...] = tuple(BOARD.place(room) for room in ROOMS)
PLACES_WITHOUT_PASSAGE = tuple(place for place in (*CARD_ROOMS, POOL) if place not in BOARD.passages)
QUESTIONS = frozenset(BOARD.place(square) for _, square in BOARD.sections["questions"])
FIRST_ROOM: Place = BOARD.first_room
"""Places below are squares, the others rooms."""


class Intrigue(Struct, frozen=True):
    """A kind of Intrigue card, and how many of it are in the deck."""

    name: str
    count: int


INTRIGUES = (
    Intrigue("time", 8),
    Intrigue("stay", 1),
    Intrigue("anywhere", 2),
    Intrigue("plus6", 2),
    Intrigue("neighbour", 1),
    Intrigue("again", 4),
    Intrigue("sendhome", 2),
    Intrigue("peek", 2),
    Intrigue("silence", 2),
)
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
    return INTRIGUES[kind].name


def spell_hoard(hoard: Hoard) -> tuple[str, ...]:
    return tuple(spell_intrigue(kind) for kind in range(len(INTRIGUES)) for _ in range(number_of(kind, hoard)))


Die = Annotated[int, "die"]
"""What the special die shows; « ? » is 0, and so it counts."""

QUESTION = 0
SPECIAL_FACES: tuple[Die, ...] = (QUESTION, 2, 3, 4, 5, 6)


def spell_die(die: Die) -> str:
    return "?" if die == QUESTION else str(die)
