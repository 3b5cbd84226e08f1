"""Bots for matches, weakest first: one that takes what lies in front of it, and one that knows the trick."""

from functools import reduce
from operator import xor

from manoir.bots.belief import Belief
from manoir.bots.bot import Level
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from tests.guests.matches import GAME, Take


class Balance(Belief, frozen=True):
    """All heaps added without carrying, and how many moves would leave nothing of it."""

    sum: int
    good_moves: int


class Hasty:
    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0]


class Sage:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        heaps = GAME.follow(view.setup, view.seat).look(view).heaps
        whole = reduce(xor, heaps)
        takes = [action for action in view.options if isinstance(action, Take)]
        worths: dict[Action, float] = {
            take: float(whole ^ heaps[take.heap] ^ heaps[take.heap] - take.count == 0) for take in takes
        }
        return best_of(worths, luck, (Balance(whole, int(sum(worths.values()))),))


BOTS = {
    "hasty": Level(lambda game, seconds: Hasty()),
    "sage": Level(lambda game, seconds: Sage(), beliefs=(Balance,)),
}
