"""A detective of Hantise: thinks its turn through, and looks how the opponent might answer the best plans."""

from heapq import nlargest

from manoir.bots.hantise.beliefs import beliefs
from manoir.bots.hantise.outlook import outlook
from manoir.bots.hantise.planning import Effort, Horizon, plans
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.hantise.knowledge import Study

PLANS = 2
"""So many are compared."""
ANSWERS = 2
"""To each plan, by as many hands that the opponent may hold; fewer when there is much to choose from."""
MANY_OPTIONS = 40
TURNS = 2
"""One's own, and the opponent's answer."""


class Detective:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        study = Study(view)
        table = study.imagine(luck)
        believed = beliefs(study, table)
        if len(view.options) == 1:
            return Thought(view.options[0], believed)
        effort = Effort()
        found = plans(table, effort, outlook)
        weights = dict.fromkeys(nlargest(PLANS, found, key=lambda action: found[action][0]), 0.0)
        horizon = Horizon(table, TURNS, outlook)
        answers = max(1, min(ANSWERS, MANY_OPTIONS // len(view.options)))
        for _ in range(answers):
            table = study.imagine(luck)
            for action in weights:
                after = table.clone()
                after.take(action)
                weights[action] += horizon.play_on(after, view.seat, luck, effort) / answers
        return best_of(weights, luck, believed)
