"""The master's judgement of a finished game of Cluedo."""

from collections.abc import Mapping

from manoir.bots.cluedo.master import CluedoTurn, begin
from manoir.bots.mansion.effort import effort_within
from manoir.bots.mansion.judging import Judge
from manoir.core.actions import Action
from manoir.core.state import State
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.state import CluedoState
from manoir.games.cluedo.steps import Rolling
from manoir.games.cluedo.walking import ends
from manoir.games.mansion.actions import FALLS

EFFORT = effort_within(0.05)


def reached(turn: CluedoTurn, before: State) -> Mapping[Action, float]:
    assert isinstance(before, CluedoState)
    if not isinstance(before.step, Rolling):
        return {}
    others = before.occupied & ~(1 << turn.here)
    best = {
        total: max((turn.reached(go, total) for go in ends(turn.here, total, others)), default=turn.onward(turn.here))
        for total in range(2, 13)
    }
    return {fall: best[fall.first + fall.second] for fall in FALLS}


JUDGE = Judge(DECK, lambda view, luck: begin(view, luck, EFFORT), reached)
