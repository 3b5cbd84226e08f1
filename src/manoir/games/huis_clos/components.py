"""Characters, Places and clues of Huis Clos. A clue is a number, a set of clues an int with one bit each.

The weapon of a Place has the Place's own number, so a set of Places is also the set of their weapons.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Final, TypeVar

from manoir.core.errors import UnknownName
from manoir.core.names import Name
from manoir.core.seats import SeatSet

T = TypeVar("T")

Character = Annotated[int, "character"]
Place = Annotated[int, "place"]
Places = Annotated[int, "places"]
Clue = Annotated[int, "clue"]
Clues = Annotated[int, "clues"]
Seats = SeatSet

CHARACTERS = (
    Name("lecomte", "Dr Lecomte", "Dr Lecomte"),
    Name("williams", "Juge Williams", "Judge Williams"),
    Name("borrow", "Lady Borrow", "Lady Borrow"),
    Name("georges", "Georges", "Georges"),
    Name("eddington", "Thomas Eddington", "Thomas Eddington"),
    Name("worms", "Inspecteur Worms", "Inspector Worms"),
    Name("puddingham", "Sir Puddingham", "Sir Puddingham"),
    Name("peely", "Miss Peely", "Miss Peely"),
)

# In table order, which settles ties between crime scenes (HC-131).
PLACES = (
    Name("suite-bleue", "la Suite Bleue", "the Blue Suite"),
    Name("salon", "le Salon", "the drawing room"),
    Name("cuisine", "la Cuisine", "the kitchen"),
    Name("bibliotheque", "la Bibliothèque", "the library"),
    Name("salle-a-manger", "la Salle à Manger", "the dining room"),
    Name("serre", "la Serre", "the greenhouse"),
    Name("salle-des-trophees", "la Salle des Trophées", "the trophy room"),
)
SUITE_BLEUE: Final = 0

WEAPONS = (
    Name("corde", "la Corde", "the rope"),
    Name("tisonnier", "le Tisonnier", "the poker"),
    Name("couteau", "le Couteau", "the knife"),
    Name("coupe-papier", "le Coupe-papier", "the paper knife"),
    Name("chandelier", "le Chandelier", "the candlestick"),
    Name("secateur", "le Sécateur", "the shears"),
    Name("fusil", "le Fusil", "the shotgun"),
)
CORDE: Final = 0

OBJECTS = {
    "lecomte": (
        Name("stethoscope", "le stéthoscope", "the stethoscope"),
        Name("trousse", "la trousse", "the doctor's bag"),
        Name("ordonnance", "l’ordonnance", "the prescription"),
        Name("lunettes", "les lunettes", "the spectacles"),
    ),
    "williams": (
        Name("perruque", "la perruque", "the wig"),
        Name("code", "le code de lois", "the law book"),
        Name("bague", "la bague", "the ring"),
        Name("lorgnon", "le lorgnon", "the pince-nez"),
    ),
    "borrow": (
        Name("eventail", "l’éventail", "the fan"),
        Name("voilette", "la voilette", "the veil"),
        Name("collier", "le collier de perles", "the pearl necklace"),
        Name("face-a-main", "le face-à-main", "the lorgnette"),
    ),
    "georges": (
        Name("gants", "les gants blancs", "the white gloves"),
        Name("plateau", "le plateau", "the tray"),
        Name("clefs", "le trousseau de clefs", "the bunch of keys"),
        Name("flasque", "la flasque", "the hip flask"),
    ),
    "eddington": (
        Name("plume", "la plume", "the quill"),
        Name("manuscrit", "le manuscrit", "the manuscript"),
        Name("encrier", "l’encrier", "the inkwell"),
        Name("echarpe", "l’écharpe", "the scarf"),
    ),
    "worms": (
        Name("loupe", "la loupe", "the magnifying glass"),
        Name("carnet", "le carnet", "the notebook"),
        Name("pipe", "la pipe", "the pipe"),
        Name("insigne", "l’insigne", "the badge"),
    ),
    "puddingham": (
        Name("canne", "la canne", "the cane"),
        Name("monocle", "le monocle", "the monocle"),
        Name("cartes", "le jeu de cartes", "the pack of cards"),
        Name("cigare", "le cigare", "the cigar"),
    ),
    "peely": (
        Name("coiffe", "la coiffe", "the nurse's cap"),
        Name("thermometre", "le thermomètre", "the thermometer"),
        Name("sels", "le flacon de sels", "the smelling salts"),
        Name("mouchoir", "le mouchoir brodé", "the embroidered handkerchief"),
    ),
}

FRENCH_OWNERS = (
    "du Dr Lecomte",
    "du Juge Williams",
    "de Lady Borrow",
    "de Georges",
    "de Thomas Eddington",
    "de l’Inspecteur Worms",
    "de Sir Puddingham",
    "de Miss Peely",
)
"""By Character."""


def _object_of(character: Character, thing: Name) -> Name:
    owner = CHARACTERS[character]
    return Name(
        f"{owner.id}-{thing.id}",
        f"{thing.french} {FRENCH_OWNERS[character]}",
        f"{owner.english}'{'' if owner.english.endswith('s') else 's'} {thing.english.removeprefix('the ')}",
    )


CLUES = WEAPONS + tuple(
    _object_of(number, thing) for number, character in enumerate(CHARACTERS) for thing in OBJECTS[character.id]
)
CLUES_EACH: Final = 4
HAND_LIMIT: Final = 3
DESTRUCTION_LIMIT: Final = 3

ALL_PLACES: Final[Places] = (1 << len(PLACES)) - 1
ALL_CLUES: Final[Clues] = (1 << len(CLUES)) - 1
ALL_WEAPONS: Final[Clues] = (1 << len(WEAPONS)) - 1
CLUES_OF: tuple[Clues, ...] = tuple(
    0b1111 << len(WEAPONS) + CLUES_EACH * character for character in range(len(CHARACTERS))
)
"""By Character."""


class _Numbers(dict[str, int]):
    def __init__(self, kind: str, names: Iterable[Name]) -> None:
        super().__init__((name.id, number) for number, name in enumerate(names))
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
    return CLUES[clue].id


spell_clues = one_for_each([clue.id for clue in CLUES])
"""The names of a set of clues."""


def spell_place(place: Place) -> str:
    return PLACES[place].id


def spell_places(places: Places) -> tuple[str, ...]:
    return tuple(PLACES[place].id for place in each(places))


def spell_character(character: Character) -> str:
    return CHARACTERS[character].id
