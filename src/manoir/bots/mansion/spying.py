"""What a look at hidden cards is worth."""

from math import log2

from manoir.deduction import ENVELOPE, Posterior, cards_in

SURE = 0.999
"""A card that is so likely in the envelope tells no more than that if it turns up elsewhere."""


def told_by_all(known: Posterior, place: int) -> float:
    """Bits that the cards of a place tell about the envelope by not being in it."""
    told = 0.0
    for card in cards_in(known.possible(place) & known.possible(ENVELOPE)):
        sealed = min(SURE, known.probability(card, ENVELOPE))
        told -= known.probability(card, place) * log2(1 - sealed)
    return told


def told_by_a_card(known: Posterior, seat: int) -> float:
    """The same for one card of a hand, any as likely."""
    return told_by_all(known, seat) / known.notebook.size(seat)
