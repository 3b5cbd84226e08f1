"""An inspector of Hantise: lays what makes its own best apparition most frightening, looks no further, never folds."""

from manoir.bots.hantise.beliefs import beliefs
from manoir.bots.hantise.fright import worth
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.hantise.actions import FOLD
from manoir.games.hantise.knowledge import Study


class Inspector:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        study = Study(view)
        table = study.imagine(luck)
        weights = {action: worth(table, action) for action in view.options if action is not FOLD}
        return best_of(weights, luck, beliefs(study, table))
