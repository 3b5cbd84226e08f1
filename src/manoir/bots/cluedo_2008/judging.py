"""The master's judgement of a finished game of Cluedo 2008."""

from collections.abc import Mapping

from manoir.bots.cluedo_2008.master import Weighing, begin
from manoir.bots.mansion.effort import effort_within
from manoir.bots.mansion.judging import Judge
from manoir.core.actions import Action
from manoir.core.state import State
from manoir.games.cluedo_2008.actions import FALLS
from manoir.games.cluedo_2008.components import DECK
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.cluedo_2008.steps.moving import Rolling
from manoir.games.cluedo_2008.walking import ends

EFFORT = effort_within(0.05)


def reached(turn: Weighing, before: State) -> Mapping[Action, float]:
    """Whoever knows enough only wants to be in the Pool, and is left alone."""
    assert isinstance(before, Cluedo2008State)
    if not isinstance(before.step, Rolling) or turn.solution:
        return {}
    left = before.step.left
    best = {
        score: max((turn.reached(go) for go in ends(turn.here, score, before.occupied, left)), default=0.0)
        for score in {fall.special + fall.ordinary for fall in FALLS}
    }
    return {fall: best[fall.special + fall.ordinary] for fall in FALLS}


JUDGE = Judge(DECK, lambda view, luck: begin(view, luck, EFFORT), reached)
