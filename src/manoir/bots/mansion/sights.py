"""What the others were shown in private: that they saw a card is known to all, which one only to them."""

from collections.abc import Sequence

from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction import POOL, Deal, Notebook, cards_in
from manoir.games.mansion.deck import Cards
from manoir.games.mansion.events import Showed, Suggested

Sights = Sequence[tuple[int, Cards]]
"""Hands of which a seat saw a card, with the cards that it may have been; the Pool is seen whole."""


def sights(view: View) -> list[list[tuple[int, Cards]]]:
    """By seat, the cards shown to it after suggestions, as far as one did not see them oneself."""
    found: list[list[tuple[int, Cards]]] = [[] for _ in range(view.setup.seats)]
    named = 0
    for event in view.told:
        match event:
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                named = 1 << suspect | 1 << weapon | 1 << room
            case Showed(seat=seat, to=to, card=None):
                found[to].append((seat, named))
    return found


def add_sights(notebook: Notebook, seen: Sights, deal: Deal, luck: Luck) -> None:
    """Enter what they may have been if this is the deal."""
    for place, cards in seen:
        if place == POOL:
            notebook.is_exactly(POOL, deal.pool)
        else:
            notebook.saw(place, pick(cards_in(deal.hands[place] & cards), luck))
