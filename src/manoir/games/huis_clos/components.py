"""Characters, Places and clues of Huis Clos. A clue is a number, a set of clues an int with one bit each.

The weapon of a Place has the Place's own number, so a set of Places is also the set of their weapons.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Final, TypeVar

from manoir.core.errors import UnknownName
from manoir.core.seats import SeatSet

T = TypeVar("T")

Character = Annotated[int, "character"]
Place = Annotated[int, "place"]
Places = Annotated[int, "places"]
Clue = Annotated[int, "clue"]
Clues = Annotated[int, "clues"]
Seats = SeatSet

CHARACTERS = ("lecomte", "williams", "borrow", "georges", "eddington", "worms", "puddingham", "peely")

# In table order, which settles ties between crime scenes (HC-131).
PLACES = ("suite-bleue", "salon", "cuisine", "bibliotheque", "salle-a-manger", "serre", "salle-des-trophees")
SUITE_BLEUE: Final = 0

WEAPONS = ("corde", "tisonnier", "couteau", "coupe-papier", "chandelier", "secateur", "fusil")
CORDE: Final = 0

OBJECTS = {
    "lecomte": ("stethoscope", "trousse", "ordonnance", "lunettes"),
    "williams": ("perruque", "code", "bague", "lorgnon"),
    "borrow": ("eventail", "voilette", "collier", "face-a-main"),
    "georges": ("gants", "plateau", "clefs", "flasque"),
    "eddington": ("plume", "manuscrit", "encrier", "echarpe"),
    "worms": ("loupe", "carnet", "pipe", "insigne"),
    "puddingham": ("canne", "monocle", "cartes", "cigare"),
    "peely": ("coiffe", "thermometre", "sels", "mouchoir"),
}

CLUES = WEAPONS + tuple(f"{character}-{thing}" for character in CHARACTERS for thing in OBJECTS[character])
CLUES_EACH: Final = 4
HAND_LIMIT: Final = 3
DESTRUCTION_LIMIT: Final = 3


def last_turn(seats: int) -> int:
    """How many turns there are at most; deaths do not change it (HC-12)."""
    return 2 * seats


def accusing_from(seats: int) -> int:
    """The first turn in which one may accuse (HC-79)."""
    return seats + 1


ALL_PLACES: Final[Places] = (1 << len(PLACES)) - 1
ALL_CLUES: Final[Clues] = (1 << len(CLUES)) - 1
ALL_WEAPONS: Final[Clues] = (1 << len(WEAPONS)) - 1
CLUES_OF: tuple[Clues, ...] = tuple(
    0b1111 << len(WEAPONS) + CLUES_EACH * character for character in range(len(CHARACTERS))
)
"""By Character."""


class _Numbers(dict[str, int]):
    def __init__(self, kind: str, names: Iterable[str]) -> None:
        super().__init__((name, number) for number, name in enumerate(names))
        self._kind = kind

    def __missing__(self, name: str) -> int:
        raise UnknownName(self._kind, name, self)


# The numbers of names.
clue: Callable[[str], Clue] = _Numbers("clue", CLUES).__getitem__
place: Callable[[str], Place] = _Numbers("place", PLACES).__getitem__
character: Callable[[str], Character] = _Numbers("character", CHARACTERS).__getitem__


def clues(names: Iterable[str]) -> Clues:
    """The set of clues named; fewer than names if any is named twice."""
    return sum(map(ONE.__getitem__, map(clue, names)))


def owner(clue: Clue) -> Character | None:
    """The Character a clue belongs to; None for a weapon."""
    return (clue - len(WEAPONS)) // CLUES_EACH if clue >= len(WEAPONS) else None


ONE = tuple(1 << number for number in range(len(CLUES)))
"""The set of one clue, Place or seat; looked up where it is asked for all the time."""

_PART, _TWO_PARTS, _THREE_PARTS = 10, 20, 30
_MASK = (1 << _PART) - 1


def one_for_each(things: Sequence[T]) -> Callable[[int], tuple[T, ...]]:
    """The way from a set of clues to the things that stand for them; looked up in parts that stay in the cache."""
    first, second, third, fourth = (_by_set(things[at : at + _PART]) for at in range(0, len(CLUES), _PART))

    def standing_for(numbers: int) -> tuple[T, ...]:
        if numbers <= _MASK:
            return first[numbers]
        return (
            first[numbers & _MASK]
            + second[numbers >> _PART & _MASK]
            + third[numbers >> _TWO_PARTS & _MASK]
            + fourth[numbers >> _THREE_PARTS]
        )

    return standing_for


def _by_set(things: Sequence[T]) -> list[tuple[T, ...]]:
    found: list[tuple[T, ...]] = [()]
    for thing in things:
        found += [(*chosen, thing) for chosen in found]
    return found


each = one_for_each(range(len(CLUES)))
"""The members of a set of clues, Places or seats."""


def together(numbers: Iterable[int]) -> int:
    """The set of these."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def spell_clue(clue: Clue) -> str:
    return CLUES[clue]


spell_clues = one_for_each(CLUES)
"""The names of a set of clues."""


def spell_place(place: Place) -> str:
    return PLACES[place]


def spell_places(places: Places) -> tuple[str, ...]:
    return tuple(PLACES[place] for place in each(places))


def spell_character(character: Character) -> str:
    return CHARACTERS[character]
