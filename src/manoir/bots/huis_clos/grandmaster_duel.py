"""What the Murderer of Huis Clos sees of each of his options in the Confrontation, as rows of small numbers."""

from functools import cached_property

from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.grandmaster_rows import GENERAL, HEADS, VERBS, option_rows
from manoir.bots.option_rows import Rows, reached
from manoir.core.actions import Action
from manoir.games.huis_clos.actions import Deposit, Destroy, Give, Go, Swap, Take, TakeBack
from manoir.games.huis_clos.components import (
    ALL_PLACES,
    ALL_WEAPONS,
    HAND_LIMIT,
    PLACES,
    Clue,
    Place,
    each,
    last_turn,
    owner,
)
from manoir.games.huis_clos.state import NEXT

CHANCES = (0.01, 0.1, 0.2, 0.3, 0.4, 0.55, 0.7, 0.99)
ALL = len(PLACES)

SITUATION = (
    *(len(VERBS), 15, 1, 1, 1, 1),
    *(HAND_LIMIT, HAND_LIMIT, HAND_LIMIT, len(HEADS), HAND_LIMIT),
    *(1, len(CHANCES), 1, 1, ALL, ALL, ALL, ALL, len(CHANCES)),
)
PLACE = (9, 1, 1, 1, len(CHANCES), len(HEADS), len(CHANCES), 1, 1, 1, ALL)
CLUE = (1, 1, 1, 1, 1, len(CHANCES), 1, 1, 9)
LEVELS = (*SITUATION, *GENERAL, *PLACE, *CLUE, *CLUE, 1)


class DuelSight(Duellist):
    """A master's duellist who looks at his options more closely than the master does."""

    def rows(self) -> Rows:
        weights = {option: self.weight(option) for option in self.view.options}
        return option_rows(weights, self._situation, self._details)

    def _situation(self, best: Action) -> list[int]:
        seen, hand, here, there = self.seen, self.seen.hand, self._here, self._there
        weapons = hand & ALL_WEAPONS
        return [
            VERBS.index(type(best)),
            min(15, last_turn(seen.seats) - seen.turn),
            self._has_gone,
            seen.starter == self.seat,
            NEXT[seen.living][seen.starter] == self.seat,
            here == there,
            hand.bit_count(),
            weapons.bit_count(),
            min(HAND_LIMIT, seen.sizes[self.rival]),
            reached(sum(self._theirs), HEADS),
            min(HAND_LIMIT, sum(share == 1 for share in self._theirs)),
            hand >> there & 1,
            reached(self._theirs[here], CHANCES),
            seen.closed >> there & 1,
            seen.closed >> here & 1,
            (ALL_PLACES & ~seen.closed).bit_count(),
            (weapons & ~seen.closed).bit_count(),
            (weapons & ~seen.closed & ~(1 << there)).bit_count(),
            self._empty.bit_count(),
            reached(self._exposed, CHANCES),
        ]

    @property
    def _here(self) -> Place:
        return self.seen.pawn(self.seat)

    @property
    def _there(self) -> Place:
        return self.seen.pawn(self.rival)

    @cached_property
    def _has_gone(self) -> bool:
        """Whether the other stays where he is until the Urn is opened."""
        return self.seen.pool is None and (self.seen.player == self.rival or self.has_moved(self.rival))

    @cached_property
    def _theirs(self) -> list[float]:
        """By weapon: how likely the other holds it."""
        return [self.mind.held_by(self.rival, weapon) for weapon in range(ALL)]

    @cached_property
    def _exposed(self) -> float:
        """How likely the other has nowhere to go where he holds the weapon himself."""
        chance = 1.0
        for place in each(ALL_PLACES & ~self.seen.closed & ~(1 << self._there)):
            chance *= 1 - self._theirs[place]
        return chance

    @cached_property
    def _empty(self) -> int:
        """Open Places without clues."""
        found = 0
        for place in each(ALL_PLACES & ~self.seen.closed):
            found |= (not self.seen.counts[place]) << place
        return found

    def _details(self, option: Action) -> list[int]:
        place, gained, lost, strikes = [0] * len(PLACE), [0] * len(CLUE), [0] * len(CLUE), False
        match option:
            case Go(place=where):
                place = self._place(where)
            case Take(clue=clue) | TakeBack(clue=clue):
                gained = self._clue(clue)
            case Swap(own=own, clue=clue):
                gained, lost = self._clue(clue), self._clue(own)
            case Destroy(clue=clue) | Give(clue=clue):
                lost = self._clue(clue)
            case Deposit(clue=clue):
                lost, strikes = self._clue(clue), clue == self._there
        return [*place, *gained, *lost, strikes]

    def _place(self, place: Place) -> list[int]:
        seen, hand, there = self.seen, self.seen.hand, self._there
        aims = self.mind.lying(place, there) if place != there and not hand >> there & 1 else 0.0
        strikes = bool(hand >> there & 1) and place != there
        return [
            min(9, seen.counts[place]),
            place == there,
            self._has_gone,
            hand >> place & 1,
            reached(self._theirs[place], CHANCES),
            reached(sum(self.mind.lying(place, weapon) for weapon in self.wanted(place)), HEADS),
            reached(aims, CHANCES),
            strikes and self._has_gone,
            place == there and hand.bit_count() == HAND_LIMIT,
            not seen.counts[self._here],
            (hand & ALL_WEAPONS & ~seen.closed & ~(1 << place) & ~(1 << there)).bit_count(),
        ]

    def _clue(self, clue: Clue) -> list[int]:
        seen = self.seen
        if owner(clue) is not None:
            return [0, 1, 0, 0, 0, 0, 0, 0, 0]
        is_open = not seen.closed >> clue & 1
        return [
            *(is_open, 0, not is_open, clue == self._there, clue == self._here),
            reached(self.mind.lying(self._here, clue), CHANCES),
            clue == self._there and self._has_gone,
            bool(self._empty >> clue & 1),
            min(9, seen.counts[clue]),
        ]
