"""Takes any option, and only now and then one that may throw it out of the game."""

from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View

CAUTION = 100
"""One choice in so many is taken among all options, the others among the cautious ones."""


class ChancePlayer:
    def choose(self, view: View, luck: Luck) -> Action:
        return pick(view.options if luck.below(CAUTION) == 0 else view.cautious, luck)
