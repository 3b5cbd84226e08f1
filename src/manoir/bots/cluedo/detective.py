"""A detective of Cluedo: every forced fact, and no odds."""

from manoir.bots.cluedo.steady import Turn
from manoir.bots.mansion.beliefs import certainties
from manoir.bots.mansion.clues import clues_from_facts
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import solve
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.knowledge import notebook


class Detective:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        known = solve(notebook(view))
        turn = Turn(view, luck, clues_from_facts(known, view.setup.seats))
        return Thought(turn.choose(), certainties(known, DECK))
