"""A novice of Hantise: lays anything that makes its own best apparition more frightening at all, and never folds."""

from manoir.bots.hantise.beliefs import beliefs
from manoir.bots.hantise.fright import fright, worth
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.hantise.actions import END_TURN, FOLD
from manoir.games.hantise.knowledge import Study

A_TURN_ENDED = 0.5
"""Rather than to lay what does not help."""


class Novice:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        study = Study(view)
        table = study.imagine(luck)
        now = fright(table, view.seat)
        weights = {action: float(worth(table, action) > now) for action in view.options if action is not FOLD}
        if END_TURN in weights:
            weights[END_TURN] = A_TURN_ENDED
        return best_of(weights, luck, beliefs(study, table))
