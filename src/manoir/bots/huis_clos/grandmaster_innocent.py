"""What an Innocent of Huis Clos sees of each of his options, as rows of small numbers: how he stands, what a master
makes of the option, and what it brings in the race for the Murderer, to him and to those who may accuse before him."""

from functools import cached_property

from manoir.bots.huis_clos.grandmaster_evidence import CLUE, RISK
from manoir.bots.huis_clos.grandmaster_rows import HEADS, SURE, VERBS, option_rows
from manoir.bots.huis_clos.grandmaster_seated import MANY
from manoir.bots.huis_clos.grandmaster_suspicion import SITUATION, Suspicion
from manoir.bots.option_rows import Rows, Steps, reached
from manoir.core.actions import Action
from manoir.games.huis_clos.actions import (
    Accuse,
    Deposit,
    Destroy,
    Exchange,
    Give,
    Go,
    Swap,
    Take,
    TakeAndDestroy,
    TakeBack,
)
from manoir.games.huis_clos.components import ALL_WEAPONS, CLUES_OF, HAND_LIMIT, Place, accusing_from, each
from manoir.games.huis_clos.ledger import FIRST_HAND

OPTIONS = 24
"""So many are looked at: a full hand has many, and what keeps others from accusing is not what a master likes."""
LESS: Steps = (0.1, 0.3, 0.6, 1.0, 1.6, 2.5, 4.0, 7.0)
"""Than the best option, by a master's judgement; few steps, so that a beginner also tries what he likes least."""
GENERAL = (*(1,) * len(VERBS), len(LESS))
JUDGED = len(SITUATION) + len(VERBS)
"""Where a row says how much less a master likes the option than the best."""
FINDS: Steps = (0.1, 0.3, 0.6, 1.0, 1.5, 2.5, 4.0)
PLACE = (
    *(9, MANY, MANY, MANY, 1, len(RISK), len(FINDS), len(HEADS), 3, len(HEADS), 1),
    *(len(SURE), 1, 1, len(SURE), 1, len(HEADS), 1),
)
MOVED = (*CLUE, MANY)
ACCUSED = (len(SURE), len(SURE), 1, HAND_LIMIT)
VICTIM = (len(SURE), len(SURE), len(SURE), 1, HAND_LIMIT)
LEVELS = (*SITUATION, *GENERAL, *PLACE, *MOVED, *MOVED, *ACCUSED, *VICTIM)


class InnocentSight(Suspicion):
    """The same, who looks at his options, too."""

    def rows(self) -> Rows:
        weights = {option: self.weight(option) for option in self.view.options}
        return option_rows(weights, self._situation, self._details, LESS, OPTIONS)

    def _details(self, option: Action) -> list[int]:
        place, gained, lost = [0] * len(PLACE), [0] * len(MOVED), [0] * len(MOVED)
        accused, victim = [0] * len(ACCUSED), [0] * len(VICTIM)
        match option:
            case Go(place=where):
                place = self._place(where)
            case Take(clue=clue) | TakeBack(clue=clue):
                gained = [*self._clue(clue), self._watching]
            case Swap(own=own, clue=clue):
                gained, lost = [*self._clue(clue), self._watching], [*self._clue(own), 0]
            case TakeAndDestroy(clue=clue, destroyed=own):
                gained, lost = [*self._clue(clue), self._watching], [*self._clue(own), 0]
            case Destroy(clue=clue) | Give(clue=clue):
                lost = [*self._clue(clue), 0]
            case Deposit(clue=clue):
                lost = [*self._clue(clue), self._first_takers]
            case Accuse(accused=character):
                accused = self._accused(self.seen.characters.index(character))
            case Exchange(victim=character):
                victim = self._victim(self.seen.characters.index(character))
        return [*place, *gained, *lost, *accused, *victim]

    @cached_property
    def _watching(self) -> int:
        """Who will see what he gains."""
        here = self.seen.standing(self.seen.pawn(self.seat)) & ~(1 << self.seat)
        return len(self._others) if self.seen.pool is not None else (here & self.seen.observed).bit_count()

    def _place(self, place: Place) -> list[int]:
        seen, hand, main = self.seen, self.seen.hand, self._main
        standing = each(seen.standing(place) & ~(1 << self.seat))
        stay = [other for other in standing if other not in self._to_come]
        evidence = each(CLUES_OF[seen.characters[main]])
        lying = [self._where(clue)[place] for clue in evidence]
        prey = max((self._may_accuse(other) * self.odds.get(other, 0.0) for other in standing), default=0.0)
        robbed = [other for other in standing if other in self._can_show] if hand.bit_count() == HAND_LIMIT else []
        return [
            min(9, seen.counts[place]),
            len(standing),
            len(stay),
            sum(not seen.observed >> other & 1 for other in stay),
            hand >> place & 1,
            reached(self.dangers.get(place, 0.0), RISK),
            reached(self._finds(place), FINDS),
            reached(sum(lying), HEADS),
            min(3, sum(chance == 1 for chance in lying)),
            reached(self._expected(ALL_WEAPONS, (place,)), HEADS),
            seen.seen[place] is not None,
            reached(sum(self.odds.get(other, 0.0) for other in standing), SURE),
            main in standing,
            main in stay and self._stays(main),
            reached(prey, SURE),
            any(self.accusing(seen.characters[other]) > 0 for other in standing),
            reached(max((self._can_show[other] for other in robbed), default=0.0), HEADS),
            any(other in self._ahead for other in robbed),
        ]

    def _may_accuse(self, other: int) -> bool:
        seen = self.seen
        is_allowed = seen.turn >= accusing_from(seen.seats) and seen.permits[self.seat] > 0
        return is_allowed and bool(seen.hand & CLUES_OF[seen.characters[other]])

    def _accused(self, seat: int) -> list[int]:
        left = (self.seen.hand & CLUES_OF[self.seen.characters[seat]]).bit_count() - 1
        return [
            reached(self.odds.get(seat, 0.0), SURE),
            reached(self.public.odds.get(seat, 0.0), SURE),
            seat == self._main,
            left,
        ]

    def _victim(self, seat: int) -> list[int]:
        """How likely he has a clue of the main suspect, and how likely that is drawn, or a weapon."""
        size, hand = self.seen.sizes[seat], (FIRST_HAND + seat,)
        drawn = self._expected(CLUES_OF[self.seen.characters[self._main]], hand) / size
        return [
            reached(drawn, SURE),
            reached(self._expected(ALL_WEAPONS, hand) / size, SURE),
            reached(self.odds.get(seat, 0.0), SURE),
            seat in self._ahead,
            min(HAND_LIMIT, size),
        ]
