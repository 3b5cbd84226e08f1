"""All that an opponent may hold and draw, as far as a seat can know: the cards are chosen as they are needed."""

from typing import Self

from msgspec import Struct

from manoir.games.hantise.cards import MONSTER_BITS, ONE, PLACE_BITS, Cards, count, each, size
from manoir.games.hantise.components import Card
from manoir.games.hantise.knowledge import Study


class HiddenHand(Struct, frozen=True):
    """`known` cards are surely there; `dealt` others and `drawn` more come from the `pool`, of which some are `used`.

    The first deal may leave its mark on the hand: `places` are the numbers of Places that the `dealt` cards may have.
    """

    known: Cards
    pool: Cards
    dealt: int
    places: tuple[int, ...]
    drawn: int = 0
    used: Cards = 0

    @classmethod
    def behind(cls, study: Study) -> Self:
        holding = study.holding(1 - study.view.seat)
        places = tuple(number for number, ways in enumerate(holding.ways) if ways)
        return cls(study.surely_held, study.unseen, holding.size, places)

    def drawing(self) -> "HiddenHand":
        return HiddenHand(self.known, self.pool, self.dealt, self.places, self.drawn + 1, self.used)

    def without(self, card: Card) -> "HiddenHand | None":
        """After the card was played, a known one first; None if it cannot be there."""
        if count(self.known, card):
            return HiddenHand(self.known - ONE[card], self.pool, self.dealt, self.places, self.drawn, self.used)
        if not count(self.pool, card):
            return None
        left = HiddenHand(self.known, self.pool - ONE[card], self.dealt, self.places, self.drawn, self.used + ONE[card])
        return left if left.share() is not None else None

    def share(self) -> tuple[int, int, int] | None:
        """Places dealt, then Places and Monsters drawn, such that all cards used were there; None if that cannot be."""
        used_places, used_monsters = size(self.used & PLACE_BITS), size(self.used & MONSTER_BITS)
        all_places, all_monsters = size(self.pool & PLACE_BITS), size(self.pool & MONSTER_BITS)
        for places in self.places:
            monsters = self.dealt - places
            drawn_places, drawn_monsters = max(0, used_places - places), max(0, used_monsters - monsters)
            if (
                drawn_places + drawn_monsters <= self.drawn
                and max(0, places - used_places) <= all_places
                and max(0, monsters - used_monsters) <= all_monsters
            ):
                return places, drawn_places, drawn_monsters
        return None

    def lots(self) -> tuple[list[Card], list[Card]]:
        """A hand, known cards included, and draws that the used cards may come from, all else the first there is."""
        share = self.share()
        assert share
        places, drawn_places, drawn_monsters = share
        used_places, used_monsters = [*each(self.used & PLACE_BITS)], [*each(self.used & MONSTER_BITS)]
        spare_places, spare_monsters = [*each(self.pool & PLACE_BITS)], [*each(self.pool & MONSTER_BITS)]
        drawn = [used_places.pop() for _ in range(drawn_places)] + [used_monsters.pop() for _ in range(drawn_monsters)]
        hand = (used_places + spare_places)[:places] + (used_monsters + spare_monsters)[: self.dealt - places]
        rest = [*spare_places[places - len(used_places) :], *spare_monsters[self.dealt - places - len(used_monsters) :]]
        return hand, (drawn + rest)[: self.drawn]
