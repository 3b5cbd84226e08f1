"""What is in the box."""

from collections import Counter

from manoir.games.hantise.actions import ACTIONS, DRAWS
from manoir.games.hantise.cards import COPIES, FIRST_PLACE, FULL_DECK, NAMES, each, size
from manoir.games.hantise.components import CHARACTERS, FAMILIES, PLACES, TYPES, ZONES
from manoir.texts.catalogue import catalogue
from tests.clauses import clauses
from tests.games.hantise.table import P, Q, position

BOOK = catalogue("hantise", "fr")


VALUES = {
    "bebe": (5, 4),
    "fillette": (6, 5),
    "fiston": (6, 5),
    "meme": (7, 6),
    "pepe": (7, 6),
    "maman": (8, 7),
    "papa": (9, 8),
}


def test_ha_01_seven_family_members_and_the_marabout() -> None:
    names = [str(BOOK.name("characters", found.name)) for found in CHARACTERS]
    assert sorted(names) == sorted(["Pépé", "Mémé", "Papa", "Maman", "Fiston", "Fillette", "Bébé", "Marabout"])
    assert {found.name: (found.threshold, found.points) for found in CHARACTERS[:-1]} == VALUES


def test_ha_02_adults_are_those_who_are_protected() -> None:
    adults = {found.name for found in CHARACTERS if found.protection is not None}
    assert adults == {"pepe", "meme", "papa", "maman"}


@clauses("HA-06")
def test_ha_03_forty_eight_cards_of_which_thirty_two_are_monsters_of_four_families_with_eight_each() -> None:
    assert size(FULL_DECK) == 48
    monsters: Counter[str] = Counter()
    for name, copies in zip(NAMES[:FIRST_PLACE], COPIES[:FIRST_PLACE], strict=True):
        monsters[name.partition("-")[2]] += copies
    assert monsters == dict.fromkeys(FAMILIES, 8)
    assert len(PLACES) == 16
    assert len(list(each(FULL_DECK))) == sum(COPIES)


def test_ha_04_four_zones() -> None:
    names = [BOOK.name("zones", zone)["name"] for zone in ZONES]
    assert names == ["Jardin", "Sous-sol", "Rez-de-Chaussée", "1er Étage"]
    assert list(ZONES) == ["jardin", "sous-sol", "rez-de-chaussee", "premier-etage"]


def test_ha_05_four_families() -> None:
    names = [BOOK.name("families", family)["one"] for family in FAMILIES]
    assert names == ["Esprit Frappeur", "Fantôme", "Revenant", "Spectre"]


@clauses("HA-08")
def test_ha_07_five_types_of_three_two_one_one_and_one_copies_in_every_family() -> None:
    assert [(BOOK.name("types", kind.name)["name"], kind.copies) for kind in TYPES] == [
        ("Serviteur", 3),
        ("Assommeur", 2),
        ("Chatouilleur", 1),
        ("Squatteur", 1),
        ("Reine", 1),
    ]
    copies = dict(zip(NAMES, COPIES, strict=True))
    for family in FAMILIES:
        assert [copies[f"{kind.name}-{family}"] for kind in TYPES] == [3, 2, 1, 1, 1]


def test_ha_09_each_zone_has_three_places_of_one_and_a_terrifying_one_of_two() -> None:
    for zone in range(len(ZONES)):
        assert sorted(place.terror for place in PLACES if place.zone == zone) == [1, 1, 1, 2]
    assert {place.name for place in PLACES if place.terror == 2} == {"puits", "cave", "placard", "grenier"}
    in_zone: dict[str, set[str]] = {zone: set() for zone in ZONES}
    for place in PLACES:
        in_zone[ZONES[place.zone]].add(place.name)
    assert in_zone["jardin"] == {"puits", "serre", "bassin", "cabanon"}
    assert in_zone["sous-sol"] == {"cave", "buanderie", "chaufferie", "garage"}
    assert in_zone["rez-de-chaussee"] == {"placard", "cuisine", "salon", "salle-a-manger"}
    assert in_zone["premier-etage"] == {"grenier", "chambre", "salle-de-bain", "bibliotheque"}


def test_ha_10_the_marabout_adds_two_to_the_threshold() -> None:
    for name, (threshold, _) in VALUES.items():
        assert position(character=name).threshold == threshold
        assert position(character=name, marabout="here").threshold == threshold + 2
        assert position(character=name, marabout="scored").threshold == threshold


def test_every_copy_can_be_drawn_and_every_kind_is_played_by_one_text() -> None:
    assert [len(copies) for copies in DRAWS] == list(COPIES)
    assert len({action.text for action in ACTIONS}) == len(ACTIONS)
    held = position({"jardin": "serre"}, hands=("Ser-EF Ser-EF Ser-EF", ""))
    assert held.choices("play") == {"Ser-EF jardin"}
    assert held.hand_size(P) == 3
    assert held.hand_size(Q) == 0
