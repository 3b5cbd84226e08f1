"""Before the first turn each player takes a clue from the Blue Suite."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.huis_clos.actions import Take, takes
from manoir.games.huis_clos.components import SUITE_BLEUE
from manoir.games.huis_clos.events import Drafted, LookedIntoSuite
from manoir.games.huis_clos.refusals import refusal
from manoir.games.huis_clos.state import NEXT, Table
from manoir.games.huis_clos.steps import turning


class Drafting(Step[Table], frozen=True):
    def actor(self, table: Table) -> int:
        return table.player

    def options(self, table: Table) -> tuple[Action, ...]:
        return takes(table.places[SUITE_BLEUE])

    def take(self, table: Table, action: Take) -> Step[Table]:
        seat = table.player
        table.hands[seat] |= 1 << action.clue
        table.places[SUITE_BLEUE] ^= 1 << action.clue
        table.tell(Drafted(seat, action.clue), 1 << seat, Drafted(seat, None))
        table.player = NEXT[table.living][seat]
        return turning.begin_turn(table) if table.player == table.starter else draft(table)

    def refusal(self, table: Table, action: Action) -> IllegalAction:
        return refusal("draft", action)


DRAFTING = Drafting()


def draft(table: Table) -> Step[Table]:
    table.tell(LookedIntoSuite(table.player, table.places[SUITE_BLEUE]), 1 << table.player)
    return DRAFTING
