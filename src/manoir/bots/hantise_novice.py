"""x"""
from manoir.bots.hantise_detective import tried
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.hantise.knowledge import Study


class Novice:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        table = Study(view).imagine(luck)
        return best_of({action: tried(table, action, view.seat)[0] for action in view.options}, luck)
