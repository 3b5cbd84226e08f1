"""Everything printed on the cards of Hantise: the single place to change a name or a value."""

from typing import Annotated, Final

from msgspec import Struct

Family = Annotated[int, "family"]
Zone = Annotated[int, "zone"]
Character = Annotated[int, "character"]
Card = Annotated[int, "card"]
Type = Annotated[int, "type"]

NONE: Final = -1

SOULS = ("claire", "sombre")

FAMILIES = ("esprit-frappeur", "fantome", "revenant", "spectre")
ESPRIT_FRAPPEUR, FANTOME, REVENANT, SPECTRE = range(4)

ZONES = ("jardin", "sous-sol", "rez-de-chaussee", "premier-etage")
JARDIN, SOUS_SOL, REZ_DE_CHAUSSEE, PREMIER_ETAGE = range(4)
ZONE_BONUS: Final = 2


class MonsterType(Struct, frozen=True):
    """`terror` is what it is worth whatever lies with it; `points` what it is worth when scored."""

    name: str
    copies: int
    terror: int
    points: int = 0


TYPES = (
    MonsterType("serviteur", copies=3, terror=1),
    MonsterType("assommeur", copies=2, terror=2),
    MonsterType("chatouilleur", copies=1, terror=1),
    MonsterType("squatteur", copies=1, terror=0),
    MonsterType("reine", copies=1, terror=0, points=1),
)
SERVITEUR, ASSOMMEUR, CHATOUILLEUR, SQUATTEUR, REINE = range(5)


class Place(Struct, frozen=True):
    """Its terror is also what it is worth when scored."""

    name: str
    zone: int
    terror: int = 1


PLACES = (
    Place("puits", JARDIN, terror=2),
    Place("serre", JARDIN),
    Place("bassin", JARDIN),
    Place("cabanon", JARDIN),
    Place("cave", SOUS_SOL, terror=2),
    Place("buanderie", SOUS_SOL),
    Place("chaufferie", SOUS_SOL),
    Place("garage", SOUS_SOL),
    Place("placard", REZ_DE_CHAUSSEE, terror=2),
    Place("cuisine", REZ_DE_CHAUSSEE),
    Place("salon", REZ_DE_CHAUSSEE),
    Place("salle-a-manger", REZ_DE_CHAUSSEE),
    Place("grenier", PREMIER_ETAGE, terror=2),
    Place("chambre", PREMIER_ETAGE),
    Place("salle-de-bain", PREMIER_ETAGE),
    Place("bibliotheque", PREMIER_ETAGE),
)


class Protection(Struct, frozen=True):
    """An adult does not believe in one family, until the object found in a Place opens his eyes."""

    family: int
    object: str
    place: str


class CharacterCard(Struct, frozen=True):
    name: str
    threshold: int
    points: int
    protection: Protection | None = None


LUNETTES = "lunettes"
CORNET = "cornet"
LISTE = "liste"
PREUVES = "preuves"

CHARACTERS = (
    CharacterCard("bebe", 5, 4),
    CharacterCard("fillette", 6, 5),
    CharacterCard("fiston", 6, 5),
    CharacterCard("meme", 7, 6, Protection(SPECTRE, LUNETTES, "grenier")),
    CharacterCard("pepe", 7, 6, Protection(ESPRIT_FRAPPEUR, CORNET, "cave")),
    CharacterCard("maman", 8, 7, Protection(REVENANT, LISTE, "placard")),
    CharacterCard("papa", 9, 8, Protection(FANTOME, PREUVES, "puits")),
    CharacterCard("marabout", 2, 4),
)
"""The seven of the family, and the guest: the Marabout's threshold is added to that of whom he accompanies."""
BEBE, FILLETTE, FISTON, MEME, PEPE, MAMAN, PAPA, MARABOUT = range(8)
NIGHTS: Final = 7


class Combination(Struct, frozen=True):
    """Whoever has scared them all may devastate a family (a pair) or a Zone (three)."""

    name: str
    characters: tuple[int, ...]

    @property
    def is_pair(self) -> bool:
        return len(self.characters) == 2


COMBINATIONS = (
    Combination("fiston-fillette", (FISTON, FILLETTE)),
    Combination("papa-maman", (PAPA, MAMAN)),
    Combination("pepe-meme", (PEPE, MEME)),
    Combination("pepe-papa-fiston", (PEPE, PAPA, FISTON)),
    Combination("meme-maman-fillette", (MEME, MAMAN, FILLETTE)),
    Combination("fiston-fillette-bebe", (FISTON, FILLETTE, BEBE)),
)

DEALT_PLACES: Final = 2
DEALT_MONSTERS: Final = 3
FILLED_HAND: Final = 3
FOLDED_HAND: Final = 5
TURNS: Final = 40
"""Those of a night before dawn, unless agreed otherwise."""
MOST_TURNS: Final = 1000
