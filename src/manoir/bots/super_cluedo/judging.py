"""The master's judgement of a finished game of Super Cluedo."""

from collections.abc import Mapping

from manoir.bots.mansion.effort import effort_within
from manoir.bots.mansion.judging import Judge
from manoir.bots.super_cluedo.master import SuperCluedoTurn, begin
from manoir.core.actions import Action
from manoir.core.state import State
from manoir.games.mansion.actions import FALLS
from manoir.games.super_cluedo.components import DECK
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.games.super_cluedo.steps.moving import Rolling, choices

EFFORT = effort_within(0.05)


def reached(turn: SuperCluedoTurn, before: State) -> Mapping[Action, float]:
    assert isinstance(before, SuperCluedoState)
    if not isinstance(before.step, Rolling):
        return {}
    best = {
        total: max(
            (turn.reached(move, total) for move in choices(before, total, False)), default=turn.onward(turn.here)
        )
        for total in range(2, 13)
    }
    return {fall: best[fall.first + fall.second] for fall in FALLS}


JUDGE = Judge(DECK, lambda view, luck: begin(view, luck, EFFORT), reached)
