"""Turns and their order, murder, the end of the game, and who answers for the absent."""

from typing import Any, ClassVar

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Over, Step
from manoir.games.cluedo_2008.actions import PlayButler, SendHome
from manoir.games.cluedo_2008.components import SENDHOME, number_of, size
from manoir.games.cluedo_2008.events import Cause, Murdered, TurnBegan
from manoir.games.cluedo_2008.refusals import NOT_HELD, refusal
from manoir.games.cluedo_2008.state import GONE, Cluedo2008State
from manoir.games.mansion.events import (
    Ended,
)


class Decision(Step[Cluedo2008State], frozen=True):
    """A question to a player; an absent one gives the usual answer (R8-65)."""

    moment: ClassVar[str]

    def usual(self, table: Cluedo2008State) -> Action:
        """What is answered for an absent player."""
        raise NotImplementedError

    def refusal(self, table: Cluedo2008State, action: Action) -> IllegalAction:
        if isinstance(action, PlayButler | SendHome):
            kind = SENDHOME if isinstance(action, SendHome) else action.kind
            if not number_of(kind, table.butlers[self.actor(table)]):
                return IllegalAction(*NOT_HELD)
        return refusal(self.moment, action)

    def when_away(self, table: Cluedo2008State) -> Step[Any] | None:
        return self.take(table, self.usual(table)) if table.active & ~table.away else None


def begin_turn(table: Cluedo2008State, seat: int) -> Step[Any]:
    if table.turn == table.turns:
        return end(table, None, "turns", "R8-61")
    table.player = seat
    table.turn += 1
    table.tell(TurnBegan(seat, table.turn))
    return table.opening


def next_turn(table: Cluedo2008State) -> Step[Any]:
    """To the left, past all who are spent or dead; without an active player the game is over."""
    if not table.active:
        if table.dead.bit_count() == table.seats:
            return end(table, None, "all-murdered", "C8-114")
        return end(table, None, "nobody-active", "R8-60")
    seat, seats = table.player + 1, table.seats
    while not table.active >> seat % seats & 1:
        seat += 1
    return begin_turn(table, seat % seats)


def end(table: Cluedo2008State, winner: int | None, reason: str, clause: str) -> Over:
    table.tell(Ended(winner, reason, table.envelope))
    return Over(winner, reason, clause)


def retire(table: Cluedo2008State, seat: int) -> None:
    """Spent or dead, a player has no more turns and no Power."""
    table.active &= ~(1 << seat)
    table.powers &= ~(1 << table.suspects[seat])


def murder(table: Cluedo2008State, seat: int, cause: Cause) -> None:
    retire(table, seat)
    table.dead |= 1 << seat
    table.tell(Murdered(seat, cause, table.hands[seat], size(table.butlers[seat])))
    table.butlers[seat] = 0
    table.bring(table.suspects[seat], GONE)
