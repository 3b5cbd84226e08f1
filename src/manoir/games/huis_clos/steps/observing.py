"""Between the announcement and the deed, the others in the Place may choose to observe (HC-98)."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.huis_clos.actions import DECLINE, OBSERVE, Decline, Observe
from manoir.games.huis_clos.components import Seats
from manoir.games.huis_clos.events import DECLINED, OBSERVED
from manoir.games.huis_clos.refusals import refusal
from manoir.games.huis_clos.state import NEXT, HuisClosState
from manoir.games.huis_clos.steps import exchanging, searching

OPTIONS: tuple[Action, ...] = (OBSERVE, DECLINE)


class Observing(Step[HuisClosState], frozen=True):
    """`asked` have still to answer; `victim` is None before a Search."""

    seat: int
    asked: Seats
    watchers: Seats
    victim: int | None

    def actor(self, table: HuisClosState) -> int:
        return self.seat

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return OPTIONS

    def take(self, table: HuisClosState, action: Observe | Decline) -> Step[HuisClosState]:
        seat, watchers = self.seat, self.watchers
        if action is OBSERVE:
            watchers |= 1 << seat
            table.observed |= 1 << seat
            table.tell(OBSERVED[seat])
        else:
            table.tell(DECLINED[seat])
        return watch(table, self.victim, self.asked & ~(1 << seat), watchers)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refusal("observe", action)


def those_asked(table: HuisClosState) -> Seats:
    """The others in the Place whose Observation is unused."""
    place = table.pawns[table.player]
    if table.duel or table.pawns.count(place) == 1:
        return 0
    return table.standing(place) & ~table.observed & ~(1 << table.player)


def watch(table: HuisClosState, victim: int | None, asked: Seats, watchers: Seats = 0) -> Step[HuisClosState]:
    """Ask the next one, from the investigating player's left; when all have answered he goes on."""
    if asked:
        return Observing(NEXT[asked][table.player - 1], asked, watchers, victim)
    return searching.look(table, watchers) if victim is None else exchanging.Giving(victim, watchers)
