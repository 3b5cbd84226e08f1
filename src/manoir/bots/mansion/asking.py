"""What to ask: suggestions by what their answers tell, among those that may name the envelope."""

from collections.abc import Iterable, Sequence

from manoir.core.chance import Luck
from manoir.deduction import ENVELOPE, Posterior, Question, Ranked, rank
from manoir.games.mansion.deck import Card, Cards, Deck

SAMPLES = 150
"""Deals on which suggestions are compared: enough to tell good from bad in a few milliseconds each."""


def is_open(known: Posterior, card: Card) -> bool:
    """Whether the card may still be in the envelope."""
    return known.count(card, ENVELOPE) > 0


def pairs(known: Posterior, deck: Deck) -> list[tuple[int, Card, Card]]:
    """(weight, suspect, weapon): how often each pair is in the envelope together, likeliest first."""
    weights: dict[tuple[Card, Card], int] = {}
    for envelope, deals in known.envelopes().items():
        suspect = (envelope & deck.kinds[0]).bit_length() - 1
        weapon = (envelope & deck.kinds[1]).bit_length() - 1
        weights[suspect, weapon] = weights.get((suspect, weapon), 0) + deals
    return sorted(((weight, *pair) for pair, weight in weights.items()), reverse=True)


def candidates(known: Posterior, deck: Deck, hand: Cards, most: int) -> list[tuple[Card, Card]]:
    """Pairs worth asking about: the likeliest ones, and the likeliest card of each kind beside one of my own."""
    likely = [(suspect, weapon) for _, suspect, weapon in pairs(known, deck)[:most]]
    own_suspect = next((card for card in deck.suspects if hand >> card & 1), None)
    own_weapon = next((card for card in deck.weapons if hand >> card & 1), None)
    suspect, weapon = likely[0]
    found = dict.fromkeys(likely)
    if own_suspect is not None:
        found[own_suspect, weapon] = None
    if own_weapon is not None:
        found[suspect, own_weapon] = None
    return list(found)


def compare(known: Posterior, suggestions: Iterable[Cards], question: Question, luck: Luck) -> tuple[Ranked, ...]:
    """Best first."""
    return rank(known, list(suggestions), question, luck, samples=SAMPLES, finalists=0)


def together(cards: Sequence[Card]) -> Cards:
    return sum(1 << card for card in cards)
