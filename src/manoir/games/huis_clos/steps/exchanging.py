"""The Forced exchange: a clue given by choice, then one drawn blindly."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import CHANCE, only
from manoir.core.steps import Step
from manoir.games.huis_clos.actions import Draw, Give, draws, gifts
from manoir.games.huis_clos.components import Clue, Seats
from manoir.games.huis_clos.events import Drew, Gave
from manoir.games.huis_clos.refusals import refusal
from manoir.games.huis_clos.state import HuisClosState
from manoir.games.huis_clos.steps import turning


class Giving(Step[HuisClosState], frozen=True):
    victim: int
    watchers: Seats

    def actor(self, table: HuisClosState) -> int:
        return table.player

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return gifts(table.hands[table.player])

    def take(self, table: HuisClosState, action: Give) -> Step[HuisClosState]:
        seat, victim = table.player, self.victim
        table.tell(Gave(seat, victim, action.clue), only(seat, victim), Gave(seat, victim, None))
        return Drawing(victim, action.clue, self.watchers)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refusal("give", action)


class Drawing(Step[HuisClosState], frozen=True):
    """The clue given is not among those drawn from: both change hands only now (HC-75)."""

    victim: int
    given: Clue
    watchers: Seats

    def actor(self, table: HuisClosState) -> int:
        return CHANCE

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return draws(table.hands[self.victim])

    def take(self, table: HuisClosState, action: Draw) -> Step[HuisClosState]:
        seat, victim = table.player, self.victim
        exchanged = 1 << self.given | 1 << action.clue
        table.hands[seat] ^= exchanged
        table.hands[victim] ^= exchanged
        table.tell(Drew(seat, victim, action.clue), self.watchers | 1 << seat | 1 << victim, Drew(seat, victim, None))
        return turning.next_investigation(table)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refusal("draw", action)
