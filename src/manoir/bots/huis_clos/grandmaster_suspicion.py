"""How an Innocent of Huis Clos stands, in small numbers: what he holds, whom he suspects, and how the race stands."""

from manoir.bots.huis_clos.grandmaster_evidence import RISK, Evidence
from manoir.bots.huis_clos.grandmaster_rows import HEADS, ODDS, SURE, VERBS
from manoir.bots.huis_clos.grandmaster_seated import MANY
from manoir.bots.option_rows import reached
from manoir.core.actions import Action
from manoir.games.huis_clos.components import (
    ALL_WEAPONS,
    CLUES_EACH,
    CLUES_OF,
    HAND_LIMIT,
    PLACES,
    accusing_from,
    last_turn,
)
from manoir.games.huis_clos.ledger import FIRST_HAND

SITUATION = (
    *(4, MANY, MANY, 8, 15, len(VERBS), MANY, MANY, MANY, 2),
    *(HAND_LIMIT, HAND_LIMIT, 3, len(RISK), 1, MANY, MANY, len(PLACES)),
    *(len(SURE), len(ODDS), MANY, len(SURE), len(SURE), len(ODDS), len(SURE)),
    *(HAND_LIMIT, CLUES_EACH, len(HEADS), len(HEADS), 3, len(HEADS), len(HEADS), len(HEADS), 1, 1, 1),
)


class Suspicion(Evidence):
    """A master's Innocent who looks around more closely than the master does."""

    def _situation(self, best: Action) -> list[int]:
        seen, seat, hand, main = self.seen, self.seat, self.seen.hand, self._main
        here = seen.pawn(seat)
        beside = seen.standing(here) & ~(1 << seat)
        known, evidence = self.public.odds, CLUES_OF[seen.characters[main]]
        return [
            seen.seats - 4,
            len(self._others),
            seen.seats - 1 - len(self._others),
            min(8, max(0, accusing_from(seen.seats) - seen.turn)),
            min(15, last_turn(seen.seats) - seen.turn),
            VERBS.index(type(best)),
            len(self._to_come),
            self._first_takers,
            len(self._ahead),
            min(2, seen.permits[seat]),
            hand.bit_count(),
            (hand & ALL_WEAPONS).bit_count(),
            min(3, seen.destroyed[seat].bit_count()),
            reached(self.dangers.get(here, 0.0), RISK),
            hand >> here & 1,
            beside.bit_count(),
            (beside & ~seen.observed).bit_count(),
            len(PLACES) - seen.closed.bit_count(),
            reached(self.odds[main], SURE),
            reached(max((chance for other, chance in self.odds.items() if other != main), default=0.0), ODDS),
            sum(chance > 0.02 for chance in self.odds.values()),
            reached(known.get(main, 0.0), SURE),
            reached(max(known.values()), SURE),
            reached(known.get(seat, 0.0), ODDS),
            reached(self.odds.get(seen.player, 0.0), SURE),
            (hand & evidence).bit_count(),
            (self._gone & evidence).bit_count(),
            reached(sum(self._can_show.values()), HEADS),
            reached(sum(self._can_show[other] for other in self._rivals_ahead), HEADS),
            min(3, sum(chance == 1 for chance in self._can_show.values())),
            reached(self._expected(evidence, range(FIRST_HAND)), HEADS),
            reached(self._expected(evidence, (FIRST_HAND + main,)), HEADS),
            reached(self._expected(ALL_WEAPONS, (FIRST_HAND + main,)), HEADS),
            main in self._ahead,
            bool(beside >> main & 1),
            main in self._to_come,
        ]
