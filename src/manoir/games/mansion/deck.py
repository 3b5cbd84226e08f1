"""The cards: suspects, weapons and rooms. A card is a number, a set of cards an int with one bit each."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Annotated

from manoir.core.chance import Luck, shuffle
from manoir.core.errors import BadDeal, UnknownName

Card = Annotated[int, "card"]
Cards = Annotated[int, "cards"]

ENVELOPE = "envelope"


class Deck:
    """Numbered in this order: suspects, weapons, rooms."""

    def __init__(self, suspects: tuple[str, ...], weapons: tuple[str, ...], rooms: tuple[str, ...]) -> None:
        self.names = suspects + weapons + rooms
        self.first_weapon = len(suspects)
        self.first_room = len(suspects) + len(weapons)
        self.suspects = range(self.first_weapon)
        self.weapons = range(self.first_weapon, self.first_room)
        self.rooms = range(self.first_room, len(self.names))

    def __len__(self) -> int:
        return len(self.names)

    @cached_property
    def everything(self) -> Cards:
        return (1 << len(self.names)) - 1

    @cached_property
    def kinds(self) -> tuple[Cards, Cards, Cards]:
        """All suspects, all weapons, all rooms."""
        return together(self.suspects), together(self.weapons), together(self.rooms)

    @cached_property
    def _numbers(self) -> dict[str, Card]:
        return {name: number for number, name in enumerate(self.names)}

    def card(self, name: str) -> Card:
        number = self._numbers.get(name)
        if number is None:
            raise UnknownName("card", name, self._numbers)
        return number

    def cards(self, names: Iterable[str]) -> Cards:
        return together(self.card(name) for name in names)

    def spell(self, card: Card) -> str:
        return self.names[card]

    def spell_all(self, cards: Cards) -> tuple[str, ...]:
        return tuple(self.names[card] for card in each(cards))


def each(cards: Cards) -> Iterator[Card]:
    """The cards of a set, in the deck's order."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def together(cards: Iterable[Card]) -> Cards:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def sort_out(deck: Deck, luck: Luck) -> tuple[list[Card], list[Card]]:
    """The envelope, one card of each kind, and the rest shuffled together."""
    envelope = [kind.start + luck.below(len(kind)) for kind in (deck.suspects, deck.weapons, deck.rooms)]
    rest = [card for card in range(len(deck)) if card not in envelope]
    shuffle(rest, luck)
    return envelope, rest


def read_piles(deck: Deck, deal: Mapping[str, tuple[str, ...]], sizes: Mapping[str, int]) -> dict[str, Cards]:
    """The piles of a deal as sets, checked: these piles, of these sizes, and every card once."""
    if set(deal) != set(sizes):
        raise BadDeal(f"a deal has the piles {', '.join(sizes)}; found {', '.join(deal)}")
    piles = {pile: deck.cards(names) for pile, names in deal.items()}
    for pile, size in sizes.items():
        if len(deal[pile]) != size or piles[pile].bit_count() != size:
            raise BadDeal(f"pile {pile!r} must hold {size} different cards, found {' '.join(deal[pile]) or 'none'}")
    union = 0
    for pile, cards in piles.items():
        if union & cards:
            raise BadDeal(f"dealt twice: {' '.join(deck.spell_all(union & cards))}, the second time to {pile!r}")
        union |= cards
    if union != deck.everything:
        raise BadDeal(f"not dealt: {' '.join(deck.spell_all(deck.everything & ~union))}")
    if ENVELOPE in piles:
        for kind, name in zip(deck.kinds, ("suspect", "weapon", "room"), strict=True):
            if (piles[ENVELOPE] & kind).bit_count() != 1:
                raise BadDeal(f"the envelope must hold one {name}, found {' '.join(deal[ENVELOPE])}")
    return piles
