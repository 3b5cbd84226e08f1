"""What a bot of a Cluedo believes of the hidden cards."""

from typing import Literal, TypeAlias

from msgspec import Struct

from manoir.bots.belief import Belief
from manoir.core.seats import Seat
from manoir.deduction import ENVELOPE, Posterior
from manoir.games.mansion.deck import Card, Cards, Deck, each

Kind: TypeAlias = Literal["suspect", "weapon", "room"]
KINDS: tuple[Kind, ...] = ("suspect", "weapon", "room")


class OpenCard(Struct, frozen=True):
    """`odds` are None for a bot that counts none."""

    card: Card
    odds: float | None = None


class OpenCards(Belief, frozen=True):
    """Of one kind, what may be in the envelope, likeliest first."""

    kind: Kind
    cards: tuple[OpenCard, ...]


class Envelopes(Belief, frozen=True):
    """How many are possible, and the likeliest."""

    possible: int
    likeliest: Cards
    odds: float


class Holds(Belief, frozen=True):
    """For certain."""

    seat: Seat
    cards: Cards


def open_cards_of(cards: Cards, deck: Deck) -> tuple[Belief, ...]:
    """What may be in the envelope, without odds."""
    kinds = zip(KINDS, deck.kinds, strict=True)
    return tuple(OpenCards(name, tuple(map(OpenCard, each(cards & kind)))) for name, kind in kinds)


def certainties(known: Posterior, deck: Deck) -> tuple[Belief, ...]:
    """What may be in the envelope, and what is certain of each hand."""
    return (*open_cards_of(known.possible(ENVELOPE), deck), *_hands(known))


def beliefs(known: Posterior, deck: Deck) -> tuple[Belief, ...]:
    """The odds of every card that may be in the envelope, the likeliest envelope, and what is certain of each hand."""
    found: list[Belief] = []
    for name, kind in zip(KINDS, deck.kinds, strict=True):
        odds = {card: known.probability(card, ENVELOPE) for card in each(kind)}
        likely = sorted((card for card in odds if odds[card]), key=lambda card: -odds[card])
        found.append(OpenCards(name, tuple(OpenCard(card, float(odds[card])) for card in likely)))
    likeliest = known.likeliest_envelope()
    envelopes = Envelopes(len(known.envelopes()), likeliest, known.joint(likeliest) / known.total)
    return (*found, envelopes, *_hands(known))


def _hands(known: Posterior) -> list[Belief]:
    return [Holds(seat, cards) for seat in range(len(known.notebook.hands)) if (cards := known.certain(seat))]


MEMORIES = (OpenCards,)
CERTAINTIES = (OpenCards, Holds)
ODDS = (OpenCards, Envelopes, Holds)
