"""How the Murderer of Huis Clos stands, in small numbers: what he holds, what is to come, and how suspect he is."""

from functools import cached_property

from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.grandmaster_rows import HEADS, ODDS, VERBS
from manoir.bots.huis_clos.grandmaster_seated import MANY, Seated
from manoir.bots.huis_clos.murderer import Murderer
from manoir.bots.option_rows import reached
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.games.huis_clos.components import (
    ALL_WEAPONS,
    CLUES_OF,
    PLACES,
    Clue,
    accusing_from,
    each,
    last_turn,
)
from manoir.games.huis_clos.events import Drew, Observed, SearchAnnounced, Swapped, Took

SITUATION = (
    *(4, MANY, MANY, 8, 15, len(VERBS), MANY, MANY, MANY),
    *(3, 3, 3, 3, 2, len(ODDS), len(ODDS), len(ODDS), MANY, MANY),
    *(len(HEADS), 4, 3, 3, MANY, len(HEADS), MANY, MANY, len(PLACES), len(PLACES)),
)


class Situation(Seated, Murderer):
    """A master's Murderer who looks around more closely than the master does."""

    def __init__(self, mind: Beliefs, luck: Luck, public: Beliefs | None = None) -> None:
        """With what all have seen, where somebody has followed that."""
        super().__init__(mind, luck)
        if public is not None:
            self.public = public

    def _situation(self, best: Action) -> list[int]:
        seen, seat, hand = self.seen, self.seat, self.seen.hand
        others = self._others
        own = CLUES_OF[seen.characters[seat]]
        here = seen.standing(seen.pawn(seat)) & ~(1 << seat)
        odds, suspected = self.public.odds, self._read
        mine = [self._held(other, own) for other in others]
        targets = each(hand & ALL_WEAPONS & ~(1 << seen.pawn(seat)))
        return [
            seen.seats - 4,
            len(others),
            seen.seats - 1 - len(others),
            min(8, max(0, accusing_from(seen.seats) - seen.turn)),
            min(15, last_turn(seen.seats) - seen.turn),
            VERBS.index(type(best)),
            len(self._to_come),
            self._place_in_next_turn,
            sum(seen.permits[other] > 0 for other in others),
            hand.bit_count(),
            (hand & ALL_WEAPONS).bit_count(),
            (hand & own).bit_count(),
            min(3, seen.destroyed[seat].bit_count()),
            min(2, self._known_weapons.bit_count()),
            reached(odds.get(seat, 0.0), ODDS),
            reached(suspected.get(seat, 0.0), ODDS),
            reached(max((odds.get(other, 0.0) for other in others), default=0.0), ODDS),
            sum(odds.get(other, 0.0) > 0.02 for other in others),
            len(self._witnesses),
            reached(sum(mine), HEADS),
            min(4, (self._gone & own).bit_count()),
            min(3, sum(share == 1 for share in mine)),
            min(3, sum(self._deaths(weapon) for weapon in targets)),
            max((self._deaths(weapon) for weapon in targets), default=0),
            reached(max((self._victims(weapon) for weapon in targets), default=0.0), HEADS),
            here.bit_count(),
            (here & ~seen.observed).bit_count(),
            len(PLACES) - seen.closed.bit_count(),
            len(PLACES) - (seen.closed | seen.occupied).bit_count(),
        ]

    @cached_property
    def _place_in_next_turn(self) -> int:
        own = self._order(self.seat)
        return sum(self._order(other) < own for other in self._others)

    @cached_property
    def _read(self) -> dict[int, float]:
        return dict(self.public.read())

    @cached_property
    def _known_weapons(self) -> int:
        """Those of which all know that he holds them."""
        hand = self.public.book.ledger.hand(self.seat)
        account = self.public.accounts.get(self.seat)
        return 0 if account is None else account.certain[hand] & ALL_WEAPONS

    @cached_property
    def _witnesses(self) -> frozenset[int]:
        """Who has seen him gain a weapon that he still holds, and lives."""
        found: set[int] = set()
        watching: set[int] = set()
        for event in self.view.told:
            match event:
                case SearchAnnounced():
                    watching = set()
                case Observed(seat=seat):
                    watching.add(seat)
                case Took(seat=seat, clue=int(clue)) | Swapped(seat=seat, gained=int(clue)) if seat == self.seat:
                    if self.seen.hand & ALL_WEAPONS & 1 << clue:
                        found |= watching
                case Drew(seat=seat, victim=victim, clue=int(clue)) if seat == self.seat:
                    if self.seen.hand & ALL_WEAPONS & 1 << clue:
                        found |= watching | {victim}
        return frozenset(found & set(self._others))

    def _held(self, seat: int, clues: int) -> float:
        """How many of these a seat should hold."""
        return sum(self.mind.held_by(seat, clue) for clue in each(clues & ~self.seen.hand))

    def _deaths(self, weapon: Clue) -> int:
        """Of those who stand in its Place for the rest of the turn."""
        there = self.seen.standing(weapon) & ~(1 << self.seat)
        return sum(other not in self._to_come for other in each(there))
