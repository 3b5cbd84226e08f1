"""Before the first turn each player takes a clue from the Blue Suite."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.huis_clos.actions import Take, takes
from manoir.games.huis_clos.components import SUITE_BLEUE
from manoir.games.huis_clos.events import Drafted, LookedIntoSuite
from manoir.games.huis_clos.refusals import refusal
from manoir.games.huis_clos.state import NEXT, HuisClosState
from manoir.games.huis_clos.steps import turning


class Drafting(Step[HuisClosState], frozen=True):
    def actor(self, table: HuisClosState) -> int:
        return table.player

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return takes(table.places[SUITE_BLEUE])

    def take(self, table: HuisClosState, action: Take) -> Step[HuisClosState]:
        seat = table.player
        table.hands[seat] |= 1 << action.clue
        table.places[SUITE_BLEUE] ^= 1 << action.clue
        table.tell(Drafted(seat, action.clue), 1 << seat, Drafted(seat, None))
        table.player = NEXT[table.living][seat]
        return turning.begin_turn(table) if table.player == table.starter else draft(table)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refusal("draft", action)


DRAFTING = Drafting()


def draft(table: HuisClosState) -> Step[HuisClosState]:
    table.tell(LookedIntoSuite(table.player, table.places[SUITE_BLEUE]), 1 << table.player)
    return DRAFTING
