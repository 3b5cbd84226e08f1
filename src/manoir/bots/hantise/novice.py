"""A novice of Hantise: lays whatever makes its own best apparition more frightening, looks no further, never folds."""

from manoir.bots.hantise.beliefs import beliefs
from manoir.bots.hantise.standing import standing
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.seats import CHANCE
from manoir.core.views import View
from manoir.games.hantise.actions import END_TURN, FOLD
from manoir.games.hantise.components import NONE
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.outcome import points
from manoir.games.hantise.state import Table
from manoir.games.hantise.steps.opening import Locating

ELSEWHERE = 0.01
"""What a point of terror counts in any other apparition."""


class Novice:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        study = Study(view)
        table = study.imagine(luck)
        weights = {action: _worth(table, action) for action in view.options if action is not FOLD}
        return best_of(weights, luck, beliefs(study, table))


def _worth(table: Table, action: Action) -> float:
    seat = table.actor
    if action is END_TURN:
        return _fright(table, seat)
    after = table.clone()
    after.take(action)
    if after.actor != CHANCE or not isinstance(after.step, Locating):
        return _fright(after, seat)
    found = []
    for zone in after.options:
        there = after.clone()
        there.take(zone)
        found.append(_fright(there, seat))
    return sum(found) / len(found)


def _fright(table: Table, seat: int) -> float:
    """Between two nights the points."""
    if table.character == NONE:
        return points(table.won[seat], table.scored[seat])
    own = standing(table, seat)
    return own.best + ELSEWHERE * own.whole
