"""The 48 cards as 36 kinds; copies of a kind are the same for play. A bag of cards is an int with two bits a kind."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from manoir.core.errors import UnknownName
from manoir.games.hantise.components import CHARACTERS, FAMILIES, NONE, PLACES, REINE, TYPES, ZONES, Card

Cards = Annotated[int, "cards"]
"""A bag: how many of each kind."""
Stack = Annotated[tuple[int, ...], "stack"]
"""Cards in order: an apparition from bottom to top, or the discard pile from oldest to newest."""

# Numbered family by family in the order of the types, then Zone by Zone with the terrifying Place first.
FIRST_PLACE = len(FAMILIES) * len(TYPES)
NAMES = (
    *(f"{kind.name}-{family}" for family in FAMILIES for kind in TYPES),
    *(place.name for place in PLACES),
)
COPIES = (*(kind.copies for _ in FAMILIES for kind in TYPES), *(1 for _ in PLACES))
TERROR = (*(kind.terror for _ in FAMILIES for kind in TYPES), *(place.terror for place in PLACES))
POINTS = (*(kind.points for _ in FAMILIES for kind in TYPES), *(place.terror for place in PLACES))
FAMILY_OF = (*(family for family in range(len(FAMILIES)) for _ in TYPES), *(NONE for _ in PLACES))
TYPE_OF = (*(kind for _ in FAMILIES for kind in range(len(TYPES))), *(NONE for _ in PLACES))
ZONE_OF = (*(NONE for _ in FAMILIES for _ in TYPES), *(place.zone for place in PLACES))

MONSTERS = range(FIRST_PLACE)
PLACE_CARDS = range(FIRST_PLACE, len(NAMES))

BITS = 2
UNSEEN = len(NAMES)
"""Stands for a card of any kind that lies face down: see `following`."""
ONE = tuple(1 << BITS * card for card in range(len(NAMES) + 1))
"""The bag of one card of each kind, and of one UNSEEN: bags are joined by adding them."""
_SECOND_BITS = sum(one << 1 for one in ONE[:UNSEEN])
_NUMBERS = {name: card for card, name in enumerate(NAMES)}

FULL_DECK: Cards = sum(one * copies for one, copies in zip(ONE[:UNSEEN], COPIES, strict=True))
MONSTER_BITS: Cards = ONE[FIRST_PLACE] - 1
PLACE_BITS: Cards = ONE[UNSEEN] - 1 - MONSTER_BITS
FAMILY_WIDTH = BITS * len(TYPES)
FAMILY_BITS = tuple(((1 << FAMILY_WIDTH) - 1) << FAMILY_WIDTH * family for family in range(len(FAMILIES)))
ZONE_BITS = tuple(sum(ONE[card] * 3 for card in PLACE_CARDS if ZONE_OF[card] == zone) for zone in range(len(ZONES)))
FIRST_FAMILIES: Cards = FAMILY_BITS[0] | FAMILY_BITS[1]
LAST_FAMILIES: Cards = FAMILY_BITS[2] | FAMILY_BITS[3]
FAMILY_CARDS = tuple(
    frozenset(card for card in MONSTERS if FAMILY_OF[card] == family) for family in range(len(FAMILIES))
)
REINES = frozenset(card for card in MONSTERS if TYPE_OF[card] == REINE)

# The last Character is the Marabout, so that nobody (NONE) is protected from nothing either.
PROTECTED_FROM = tuple(NONE if found.protection is None else found.protection.family for found in CHARACTERS)
OBJECT_PLACE = tuple(NONE if found.protection is None else _NUMBERS[found.protection.place] for found in CHARACTERS)


def monster(kind: int, family: int) -> Card:
    return family * len(TYPES) + kind


def card_named(name: str) -> Card:
    number = _NUMBERS.get(name)
    if number is None:
        raise UnknownName("card", name, _NUMBERS)
    return number


def size(cards: Cards) -> int:
    unseen = cards >> BITS * UNSEEN
    return (cards - unseen * ONE[UNSEEN]).bit_count() + (cards & _SECOND_BITS).bit_count() + unseen


def count(cards: Cards, card: Card) -> int:
    return cards >> BITS * card & 3


def bag(cards: Iterable[Card]) -> Cards:
    return sum(map(ONE.__getitem__, cards))


def kinds(cards: Cards) -> Iterator[Card]:
    """Each kind of the bag once, in the order of the cards."""
    while cards:
        card = ((cards & -cards).bit_length() - 1) // BITS
        yield card
        cards &= ~(ONE[card] * 3)


def each(cards: Cards) -> Iterator[Card]:
    """Each card of the bag, copies one after another."""
    for card in kinds(cards):
        for _ in range(count(cards, card)):
            yield card
