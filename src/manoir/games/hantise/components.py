"""Everything printed on the cards of Hantise: the single place to change a name or a value."""

from typing import Annotated, Final

from msgspec import Struct

from manoir.core.names import Name

Family = Annotated[int, "family"]
Zone = Annotated[int, "zone"]
Character = Annotated[int, "character"]
Card = Annotated[int, "card"]
Type = Annotated[int, "type"]

NONE: Final = -1

SOULS = (Name("claire", "Âme claire", "Pale Soul"), Name("sombre", "Âme sombre", "Dark Soul"))

FAMILIES = (
    Name("esprit-frappeur", "Esprit Frappeur", "Poltergeist"),
    Name("fantome", "Fantôme", "Ghost"),
    Name("revenant", "Revenant", "Revenant"),
    Name("spectre", "Spectre", "Spectre"),
)
ESPRIT_FRAPPEUR, FANTOME, REVENANT, SPECTRE = range(4)

ZONES = (
    Name("jardin", "Jardin", "Garden"),
    Name("sous-sol", "Sous-sol", "Basement"),
    Name("rez-de-chaussee", "Rez-de-Chaussée", "Ground Floor"),
    Name("premier-etage", "1er Étage", "First Floor"),
)
JARDIN, SOUS_SOL, REZ_DE_CHAUSSEE, PREMIER_ETAGE = range(4)
ZONE_BONUS: Final = 2


class MonsterType(Struct, frozen=True):
    """`terror` is what it is worth whatever lies with it; `points` what it is worth when scored."""

    name: Name
    copies: int
    terror: int
    points: int = 0


TYPES = (
    MonsterType(Name("serviteur", "Serviteur", "Servant"), copies=3, terror=1),
    MonsterType(Name("assommeur", "Assommeur", "Knocker"), copies=2, terror=2),
    MonsterType(Name("chatouilleur", "Chatouilleur", "Tickler"), copies=1, terror=1),
    MonsterType(Name("squatteur", "Squatteur", "Squatter"), copies=1, terror=0),
    MonsterType(Name("reine", "Reine", "Queen"), copies=1, terror=0, points=1),
)
SERVITEUR, ASSOMMEUR, CHATOUILLEUR, SQUATTEUR, REINE = range(5)


class Place(Struct, frozen=True):
    """Its terror is also what it is worth when scored."""

    name: Name
    zone: int
    terror: int = 1


PLACES = (
    Place(Name("puits", "Puits", "Well"), JARDIN, terror=2),
    Place(Name("serre", "Serre", "Greenhouse"), JARDIN),
    Place(Name("bassin", "Bassin", "Pond"), JARDIN),
    Place(Name("cabanon", "Cabanon", "Shed"), JARDIN),
    Place(Name("cave", "Cave", "Cellar"), SOUS_SOL, terror=2),
    Place(Name("buanderie", "Buanderie", "Laundry"), SOUS_SOL),
    Place(Name("chaufferie", "Chaufferie", "Boiler Room"), SOUS_SOL),
    Place(Name("garage", "Garage", "Garage"), SOUS_SOL),
    Place(Name("placard", "Placard", "Cupboard"), REZ_DE_CHAUSSEE, terror=2),
    Place(Name("cuisine", "Cuisine", "Kitchen"), REZ_DE_CHAUSSEE),
    Place(Name("salon", "Salon", "Living Room"), REZ_DE_CHAUSSEE),
    Place(Name("salle-a-manger", "Salle à Manger", "Dining Room"), REZ_DE_CHAUSSEE),
    Place(Name("grenier", "Grenier", "Attic"), PREMIER_ETAGE, terror=2),
    Place(Name("chambre", "Chambre", "Bedroom"), PREMIER_ETAGE),
    Place(Name("salle-de-bain", "Salle de Bain", "Bathroom"), PREMIER_ETAGE),
    Place(Name("bibliotheque", "Bibliothèque", "Library"), PREMIER_ETAGE),
)


class Protection(Struct, frozen=True):
    """An adult does not believe in one family, until the object found in a Place opens his eyes."""

    family: int
    object: Name
    place: str


class CharacterCard(Struct, frozen=True):
    name: Name
    threshold: int
    points: int
    protection: Protection | None = None


LUNETTES = Name("lunettes", "Paire de Lunettes", "Pair of Glasses")
CORNET = Name("cornet", "Cornet Acoustique", "Ear Trumpet")
LISTE = Name("liste", "Liste des Invités", "Guest List")
PREUVES = Name("preuves", "Preuves du Paranormal", "Proof of the Paranormal")

CHARACTERS = (
    CharacterCard(Name("bebe", "Bébé", "Baby"), 5, 4),
    CharacterCard(Name("fillette", "Fillette", "Daughter"), 6, 5),
    CharacterCard(Name("fiston", "Fiston", "Son"), 6, 5),
    CharacterCard(Name("meme", "Mémé", "Granny"), 7, 6, Protection(SPECTRE, LUNETTES, "grenier")),
    CharacterCard(Name("pepe", "Pépé", "Grandpa"), 7, 6, Protection(ESPRIT_FRAPPEUR, CORNET, "cave")),
    CharacterCard(Name("maman", "Maman", "Mum"), 8, 7, Protection(REVENANT, LISTE, "placard")),
    CharacterCard(Name("papa", "Papa", "Dad"), 9, 8, Protection(FANTOME, PREUVES, "puits")),
    CharacterCard(Name("marabout", "Marabout", "Marabout"), 2, 4),
)
"""The seven of the family, and the guest: the Marabout's threshold is added to that of whom he accompanies."""
BEBE, FILLETTE, FISTON, MEME, PEPE, MAMAN, PAPA, MARABOUT = range(8)
NIGHTS: Final = 7


class Combination(Struct, frozen=True):
    """Whoever has scared them all may devastate a family (a pair) or a Zone (three)."""

    name: Name
    characters: tuple[int, ...]

    @property
    def is_pair(self) -> bool:
        return len(self.characters) == 2


COMBINATIONS = (
    Combination(Name("fiston-fillette", "Fiston et Fillette", "Son and Daughter"), (FISTON, FILLETTE)),
    Combination(Name("papa-maman", "Papa et Maman", "Dad and Mum"), (PAPA, MAMAN)),
    Combination(Name("pepe-meme", "Pépé et Mémé", "Grandpa and Granny"), (PEPE, MEME)),
    Combination(Name("pepe-papa-fiston", "Pépé, Papa et Fiston", "Grandpa, Dad and Son"), (PEPE, PAPA, FISTON)),
    Combination(
        Name("meme-maman-fillette", "Mémé, Maman et Fillette", "Granny, Mum and Daughter"), (MEME, MAMAN, FILLETTE)
    ),
    Combination(
        Name("fiston-fillette-bebe", "Fiston, Fillette et Bébé", "Son, Daughter and Baby"), (FISTON, FILLETTE, BEBE)
    ),
)

DEALT_PLACES: Final = 2
DEALT_MONSTERS: Final = 3
FILLED_HAND: Final = 3
FOLDED_HAND: Final = 5
TURNS: Final = 40
"""Those of a night before dawn, unless agreed otherwise."""
MOST_TURNS: Final = 1000
