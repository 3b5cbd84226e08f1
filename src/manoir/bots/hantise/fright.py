"""How frightening one's own apparitions are after a single action: as far as a beginner of Hantise looks."""

from manoir.bots.hantise.standing import standing
from manoir.core.actions import Action
from manoir.core.seats import CHANCE
from manoir.games.hantise.actions import END_TURN
from manoir.games.hantise.components import NONE
from manoir.games.hantise.outcome import points
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.opening import Locating

ELSEWHERE = 0.01
"""What a point of terror counts in any other apparition."""


def worth(table: HantiseState, action: Action) -> float:
    seat = table.actor
    if action is END_TURN:
        return fright(table, seat)
    after = table.clone()
    after.take(action)
    if after.actor != CHANCE or not isinstance(after.step, Locating):
        return fright(after, seat)
    found = []
    for zone in after.options:
        there = after.clone()
        there.take(zone)
        found.append(fright(there, seat))
    return sum(found) / len(found)


def fright(table: HantiseState, seat: int) -> float:
    """Between two nights the points."""
    if table.character == NONE:
        return points(table.won[seat], table.scored[seat])
    own = standing(table, seat)
    return own.best + ELSEWHERE * own.whole
