"""What the companion needs to know of each Cluedo, and of sets of cards that somebody has made."""

from typing import Annotated

from msgspec import Meta, Struct

from manoir.core.errors import BadSetup, UnknownName
from manoir.core.names import Language
from manoir.core.views import View
from manoir.deduction.answers import Answering
from manoir.deduction.facts import ENVELOPE, POOL
from manoir.deduction.notebook import Notebook
from manoir.games.cluedo import components as cluedo
from manoir.games.cluedo_2008 import components as cluedo_2008
from manoir.games.cluedo_2008.setup import POOL_PILE
from manoir.games.knowing import HiddenCards
from manoir.games.mansion import deck as decks
from manoir.games.mansion.deck import Card, Deck
from manoir.games.super_cluedo import components as super_cluedo
from manoir.texts.catalogue import Named, catalogue

KINDS = ("suspects", "weapons", "rooms")
PILES = {ENVELOPE: decks.ENVELOPE, POOL: POOL_PILE}


Short = Annotated[str, Meta(min_length=1, max_length=60)]
Kind = Annotated[list[Short], Meta(min_length=2, max_length=20)]


class OwnCards(Struct, frozen=True, forbid_unknown_fields=True):
    """A set of cards that no edition has; `every` witness answers, or the first one who can."""

    suspects: Kind
    weapons: Kind
    rooms: Kind
    every: bool = False
    pool: bool = False


class Edition(Struct, frozen=True, eq=False):
    name: str
    deck: Deck
    seats: range
    rule: Answering
    has_pool: bool = False
    own: OwnCards | None = None
    """Where its cards are called what somebody has called them."""

    def card(self, card: Card, language: Language) -> Named:
        if self.own is not None:
            return {"name": self.deck.spell(card), "the": self.deck.spell(card)}
        return card_name(self.name, self.deck, card, language)

    @property
    def cards(self) -> HiddenCards:
        """How cards and places are spelt."""
        return HiddenCards(_no_view, self.deck.spell, PILES)

    def hands(self, players: int) -> tuple[int, ...]:
        """By seat, when the first player deals; with a pool, what is left of an even deal lies in it."""
        if players not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} players, not {players}")
        each, rest = divmod(len(self.deck) - 3, players)
        extra = 0 if self.has_pool else rest
        return tuple(each + ((seat - 1) % players < extra) for seat in range(players))

    def pool(self, players: int) -> int:
        return (len(self.deck) - 3) % players if self.has_pool else 0


def card_name(game: str, deck: Deck, card: Card, language: Language) -> Named:
    kind = KINDS[(card >= deck.first_weapon) + (card >= deck.first_room)]
    return catalogue(game, language).name(kind, deck.spell(card))


EDITIONS = {
    edition.name: edition
    for edition in (
        Edition("cluedo", cluedo.DECK, range(3, 7), Answering.FIRST),
        Edition("super-cluedo", super_cluedo.DECK, range(3, 11), Answering.EVERY),
        Edition("cluedo-2008", cluedo_2008.DECK, range(2, 7), Answering.FIRST, has_pool=True),
    )
}


def find_edition(name: str) -> Edition:
    if name not in EDITIONS:
        raise UnknownName("edition", name, EDITIONS)
    return EDITIONS[name]


def own_edition(name: str, own: OwnCards) -> Edition:
    names = [*own.suspects, *own.weapons, *own.rooms]
    if len(set(names)) < len(names):
        raise BadSetup("two cards have one name", "deux cartes ont le même nom")
    rule = Answering.EVERY if own.every else Answering.FIRST
    deck = Deck(tuple(own.suspects), tuple(own.weapons), tuple(own.rooms))
    return Edition(name, deck, range(2, 11), rule, own.pool, own)


def _no_view(view: View) -> Notebook:
    raise AssertionError("on cardboard nobody is told anything by the house")
