"""Where the cards may be that a seat has not seen.

Cards leave a hand only by being played or changed, in the open, and come into it only from the draw pile. So all cards
of one shuffle that a seat has not seen are alike to it, but for three things. The first hands hold two Places and three
Monsters. What was in hand when the discard pile was shuffled anew is not in the new pile. And what was played had been
drawn before.

Histories are counted with all 48 cards told apart and every play as likely as another. A hand with `p` Places among
`n` cards of a shuffle can have been drawn in `ways[p]` orders: going back in time, any of its cards may have been the
last one drawn. The count changes with every draw and play, and is all that has to be remembered. Copies are alike, so
that of two from different shuffles the one that came first may be taken to go first.
"""

from collections.abc import Sequence
from itertools import product
from math import comb

from manoir.core.chance import Luck
from manoir.core.retrace import DoesNotFit
from manoir.games.hantise.cards import FIRST_PLACE, MONSTER_BITS, ONE, PLACE_BITS, Cards, count, each
from manoir.games.hantise.components import Card

DRAWN, PLAYED = range(2)
Ways = list[int]


class Holding:
    """The cards of one shuffle in one hidden hand: how many there are, and how they came and went."""

    def __init__(self) -> None:
        self.size = 0
        self.ways: Ways = [1]
        self.past: list[tuple[int, int, Ways]] = []
        """(DRAWN, moment, ways before it) or (PLAYED, card, ways before it)."""

    def begin_with(self, places: int, monsters: int) -> None:
        self.size = places + monsters
        self.ways = [int(number == places) for number in range(self.size + 1)]

    def draw(self, moment: int) -> None:
        before = self.ways
        self.past.append((DRAWN, moment, before))
        self.size += 1
        n = self.size
        self.ways = [(p * before[p - 1] if p else 0) + ((n - p) * before[p] if p < n else 0) for p in range(n + 1)]

    def play(self, card: Card) -> None:
        self.past.append((PLAYED, card, self.ways))
        self.size -= 1
        self.ways = self.ways[1:] if card >= FIRST_PLACE else self.ways[:-1]

    def retrace(self, places: list[Card], monsters: list[Card], luck: Luck, drawn: dict[int, Card]) -> None:
        """Note what was drawn at each moment by a hand that holds these now; what is left of them was there first."""
        for what, number, before in reversed(self.past):
            if what == PLAYED:
                (places if number >= FIRST_PLACE else monsters).append(number)
                continue
            p, m = len(places), len(monsters)
            of_places = p * before[p - 1] if p else 0
            of_monsters = m * before[p] if m else 0
            group = places if luck.below(of_places + of_monsters) < of_places else monsters
            drawn[number] = group.pop(luck.below(len(group)))


class Shuffle:
    """The cards of one shuffle that the seat has not seen since: in the hidden hands, or still in the draw pile."""

    def __init__(self, cards: Cards, hidden: Sequence[int]) -> None:
        self.unseen = cards
        self.holdings = {seat: Holding() for seat in hidden}

    def may_have_given(self, seat: int, card: Card) -> bool:
        holding = self.holdings[seat]
        ways = holding.ways[1:] if card >= FIRST_PLACE else holding.ways[:-1]
        return count(self.unseen, card) > 0 and any(ways)

    def give(self, seat: int, card: Card) -> None:
        self.unseen -= ONE[card]
        self.holdings[seat].play(card)

    def spread(self, luck: Luck) -> tuple[dict[int, tuple[list[Card], list[Card]]], list[Card]]:
        """Places and Monsters for each hidden hand, and the rest; every history that fits is as likely."""
        places, monsters = list(each(self.unseen & PLACE_BITS)), list(each(self.unseen & MONSTER_BITS))
        shares = self._shares(len(places), len(monsters), luck)
        hands = {}
        for (seat, holding), share in zip(self.holdings.items(), shares, strict=True):
            hands[seat] = (
                [places.pop(luck.below(len(places))) for _ in range(share)],
                [monsters.pop(luck.below(len(monsters))) for _ in range(holding.size - share)],
            )
        return hands, places + monsters

    def _shares(self, places: int, monsters: int, luck: Luck) -> tuple[int, ...]:
        """How many Places each hidden hand holds."""
        holdings = list(self.holdings.values())
        choices = []
        for shares in product(*(range(holding.size + 1) for holding in holdings)):
            weight, p, m = 1, places, monsters
            for holding, share in zip(holdings, shares, strict=True):
                if share > p or holding.size - share > m:
                    break
                weight *= holding.ways[share] * comb(p, share) * comb(m, holding.size - share)
                p, m = p - share, m - holding.size + share
            else:
                choices.append((weight, shares))
        total = sum(weight for weight, _ in choices)
        if not total:
            raise DoesNotFit("the hidden hands cannot hold what is left of a shuffle")
        rest = luck.below(total)
        for weight, shares in choices:
            if rest < weight:
                return shares
            rest -= weight
        raise AssertionError("a number below the sum of the weights falls on one of them")
