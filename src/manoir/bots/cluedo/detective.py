"""A detective of Cluedo: every forced fact, and no odds; an inspector is one who has noted less."""

from manoir.bots.cluedo.steady import Turn
from manoir.bots.mansion.beliefs import certainties
from manoir.bots.mansion.clues import Deducing, all_conclusions
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import picture


class Detective:
    def __init__(self, deduce: Deducing = all_conclusions) -> None:
        self.deduce = deduce

    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        known, clues = self.deduce(notebook(view), view)
        return Thought(Turn(view, picture(view), luck, clues).choose(), certainties(known, DECK))
