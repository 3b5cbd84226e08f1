"""The reference: every deal of a small deck, one by one. A set of deals is an int, one bit for each deal."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from manoir.deduction import ENVELOPE, Deal, Fact, FailedAccusation, HasNone, HasSome, Leans, Notebook, Saw, cards_in

Layout = tuple[tuple[int, ...], tuple[int, ...], int]
"""Sizes of the categories, of the hands and of the pool."""


def together(cards: tuple[int, ...]) -> int:
    return sum(1 << card for card in cards)


def splits(cards: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in hand)
        for others in splits(rest, sizes[1:]):
            yield (together(hand), *others)


class AllDeals:
    """The deals of a layout, and for each card and place those with the card there."""

    def __init__(self, layout: Layout) -> None:
        sizes, hands, pool = layout
        starts = [sum(sizes[:number]) for number in range(len(sizes))]
        categories = [(1 << size) - 1 << start for size, start in zip(sizes, starts, strict=True)]
        self.empty = Notebook(categories, hands, pool)
        self.deals: list[Deal] = []
        for chosen in product(*(cards_in(category) for category in categories)):
            rest = tuple(card for card in range(sum(sizes)) if card not in chosen)
            for split in splits(rest, (*hands, pool)):
                self.deals.append(Deal(split[:-1], together(chosen), split[-1]))
        self.all = (1 << len(self.deals)) - 1
        self.with_card = {(card, place): 0 for card in range(sum(sizes)) for place in self.empty.places()}
        self.with_envelope: dict[int, int] = {}
        for number, deal in enumerate(self.deals):
            self.with_envelope[deal.envelope] = self.with_envelope.get(deal.envelope, 0) | 1 << number
            for place in self.empty.places():
                for card in cards_in(deal.at(place)):
                    self.with_card[card, place] |= 1 << number

    def holding(self, place: int, cards: int, count: int) -> int:
        """The deals with exactly so many of the cards at the place."""
        by_count = [self.all, *(0 for _ in cards_in(cards))]
        for card in cards_in(cards):
            there = self.with_card[card, place]
            for more in range(len(by_count) - 1, 0, -1):
                by_count[more] = by_count[more] & ~there | by_count[more - 1] & there
            by_count[0] &= ~there
        return by_count[count]

    def weights(self, fact: Fact) -> dict[int, int]:
        """The deals that the fact allows, by the weight that it gives them."""
        match fact:
            case Saw(place, card):
                return {1: self.with_card[card, place]}
            case HasNone(place, cards):
                return {1: self.holding(place, cards, 0)}
            case HasSome(player, cards):
                return {1: self.all & ~self.holding(player, cards, 0)}
            case FailedAccusation(cards):
                return {1: self.all & ~self.holding(ENVELOPE, cards, cards.bit_count())}
            case Leans(player, cards, table):
                weights: dict[int, int] = {}
                for count, weight in enumerate(table):
                    weights[weight] = weights.get(weight, 0) | self.holding(player, cards, count)
                return weights

    def fitting(self, facts: list[Fact]) -> dict[int, int]:
        """The deals that fit all facts, by weight."""
        fitting = {1: self.all}
        for fact in facts:
            after: dict[int, int] = {}
            for factor, allowed in self.weights(fact).items():
                for weight, deals in fitting.items():
                    if deals & allowed:
                        after[weight * factor] = after.get(weight * factor, 0) | deals & allowed
            fitting = after
        return fitting


all_deals = cache(AllDeals)


def count(fitting: dict[int, int], among: int) -> int:
    return sum(weight * (deals & among).bit_count() for weight, deals in fitting.items())
