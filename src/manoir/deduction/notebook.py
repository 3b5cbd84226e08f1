"""The notebook: all that one seat knows of the hidden cards, fact by fact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from manoir.deduction.facts import (
    ENVELOPE,
    EVERYONE,
    POOL,
    UNTOLD,
    Fact,
    FailedAccusation,
    HasNone,
    HasSome,
    Leans,
    Origin,
    Saw,
    cards_in,
)


class Notebook:
    """Append-only facts about one deal: who may hold what, who holds something, what the envelope is not."""

    def __init__(self, categories: Sequence[int], hands: Sequence[int], pool: int = 0) -> None:
        """`categories` are sets of cards that share the deck, the envelope holds one of each; sizes are in cards."""
        self.categories = tuple(categories)
        self.hands = tuple(hands)
        self.pool = pool
        self.facts: list[Fact] = []
        deck = 0
        for category in self.categories:
            if not category or category & deck:
                raise ValueError("categories are disjoint and none is empty")
            deck |= category
        if deck & (deck + 1):
            raise ValueError("cards are numbered from 0 without gaps")
        if min(self.hands, default=0) < 0 or pool < 0:
            raise ValueError("sizes are not negative")
        if sum(self.hands) + pool + len(self.categories) != deck.bit_count():
            raise ValueError("hands, pool and envelope together are the deck")
        self.deck = deck

    def saw(self, place: int, card: int, origin: Origin = UNTOLD, audience: int = EVERYONE) -> None:
        self.add(Saw(place, card, origin, audience))

    def has_none(self, place: int, cards: int, origin: Origin = UNTOLD, audience: int = EVERYONE) -> None:
        self.add(HasNone(place, cards, origin, audience))

    def has_some(self, player: int, cards: int, origin: Origin = UNTOLD, audience: int = EVERYONE) -> None:
        self.add(HasSome(player, cards, origin, audience))

    def failed_accusation(self, cards: int, origin: Origin = UNTOLD, audience: int = EVERYONE) -> None:
        self.add(FailedAccusation(cards, origin, audience))

    def leans(
        self, player: int, cards: int, table: tuple[int, ...], origin: Origin = UNTOLD, audience: int = EVERYONE
    ) -> None:
        self.add(Leans(player, cards, table, origin, audience))

    def is_exactly(self, place: int, cards: int, origin: Origin = UNTOLD, audience: int = EVERYONE) -> None:
        """The place's whole content, as one `Saw` a card."""
        if cards.bit_count() != self.size(place):
            raise ValueError(f"place {place} has {self.size(place)} cards, not {cards.bit_count()}")
        for card in cards_in(cards):
            self.saw(place, card, origin, audience)

    def add(self, fact: Fact) -> None:
        """Append a fact; it must speak of this deck and these places."""
        if isinstance(fact, (Saw, HasNone)):
            self.size(fact.place)
        elif not isinstance(fact, FailedAccusation) and not 0 <= fact.player < len(self.hands):
            raise ValueError(f"no player {fact.player}")
        cards = 1 << fact.card if isinstance(fact, Saw) else fact.cards
        if cards & ~self.deck:
            raise ValueError("no such card in the deck")
        if isinstance(fact, Leans) and (len(fact.table) != cards.bit_count() + 1 or min(fact.table) < 1):
            raise ValueError("a table has one positive weight for each number of cards held, none included")
        self.facts.append(fact)

    def size(self, place: int) -> int:
        """How many cards lie at the place."""
        if place == ENVELOPE:
            return len(self.categories)
        if place == POOL:
            return self.pool
        if not 0 <= place < len(self.hands):
            raise ValueError(f"no place {place}")
        return self.hands[place]

    def places(self) -> tuple[int, ...]:
        """Every place, players first."""
        return (*range(len(self.hands)), ENVELOPE, POOL)

    def with_facts(self, facts: Iterable[Fact]) -> Notebook:
        """A notebook of the same deck with these facts and no other."""
        other = Notebook(self.categories, self.hands, self.pool)
        other.facts.extend(facts)
        return other

    def copy(self) -> Notebook:
        """One that can be extended without touching this one."""
        return self.with_facts(self.facts)

    def seen_by(self, seat: int) -> Notebook:
        """The part of this notebook that the seat knows too."""
        return self.with_facts(fact for fact in self.facts if fact.audience >> seat & 1)
