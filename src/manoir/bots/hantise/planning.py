"""Thinking a turn of Hantise through to its end, and games on to the end of the night."""

from collections.abc import Callable
from math import inf

from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome
from manoir.core.seats import CHANCE
from manoir.games.hantise.actions import END_TURN
from manoir.games.hantise.components import NONE
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.opening import Locating

WIDTH = 4
"""So many positions are followed at each card; fewer where there is much to choose from."""
MANY_OPTIONS = 80
LENGTH = 8
"""So many actions ahead."""

Plan = tuple[float, tuple[Action, ...]]
"""What a turn comes to, and the actions that lead there, up to where chance decides."""
Judge = Callable[[HantiseState, int], float]
"""How well a seat stands if its turn ended now; what is good for one is as bad for the other."""


class Effort:
    """What thinking has cost so far, and what it may cost, in positions looked at."""

    def __init__(self, limit: float = inf) -> None:
        self.spent = 0
        self.limit = limit

    @property
    def is_spent(self) -> bool:
        return self.spent >= self.limit


def plans(table: HantiseState, effort: Effort, judge: Judge, width: int = WIDTH) -> dict[Action, Plan]:
    """For each option of whoever decides the best plan that begins with it."""
    seat = table.actor
    width = max(1, min(width, MANY_OPTIONS // len(table.options)))
    found: dict[Action, Plan] = {}
    front: list[tuple[float, tuple[Action, ...], HantiseState]] = [(0.0, (), table)]
    seen = set()
    for _ in range(LENGTH):
        following = []
        for _, past, position in front:
            options = position.options
            effort.spent += len(options)
            for action in options:
                value, after = _tried(position, action, seat, judge)
                actions = (*past, action)
                if actions[0] not in found or value > found[actions[0]][0]:
                    found[actions[0]] = value, actions
                if after is not None:
                    key = (actions[0], after.hands[seat], tuple(after.stacks), after.step)
                    if key not in seen:
                        seen.add(key)
                        following.append((value, actions, after))
        if not following:
            break
        following.sort(key=lambda entry: -entry[0])
        front = following[:width]
    return found


def _tried(table: HantiseState, action: Action, seat: int, judge: Judge) -> tuple[float, HantiseState | None]:
    """What an action is worth if the turn ends with it, and the position to go on from, if one decides there again."""
    if action is END_TURN:
        return judge(table, seat), None
    after = table.clone()
    after.take(action)
    if after.actor == CHANCE:
        return (mean_over_zones(after, seat, judge) if isinstance(after.step, Locating) else judge(after, seat)), None
    return judge(after, seat), after if after.outcome is None and after.actor == seat else None


def mean_over_zones(table: HantiseState, seat: int, judge: Judge) -> float:
    """Over all the Zones where the Character may go."""
    options = table.options
    total = 0.0
    for action in options:
        after = table.clone()
        after.take(action)
        total += judge(after, seat)
    return total / len(options)


class Horizon:
    """How far games are played on: so many turns, and not beyond the night."""

    def __init__(self, table: HantiseState, turns: int, judge: Judge, width: int = WIDTH) -> None:
        self.night = table.night
        self.turn = table.turn + turns
        self.judge = judge
        self.width = width

    def is_passed(self, table: HantiseState) -> bool:
        return table.night != self.night or table.turn >= self.turn or table.outcome is not None

    def play_on(self, table: HantiseState, seat: int, luck: Luck, effort: Effort) -> float:
        """Let both sides follow their best plans, and see how well the seat stands then."""
        while not self.is_passed(table) and not effort.is_spent:
            if table.actor == CHANCE:
                table.take(outcome(table, luck))
                continue
            for action in max(plans(table, effort, self.judge, self.width).values(), key=lambda plan: plan[0])[1]:
                table.take(action)
        # Within a night a turn has just begun, so that the other player has just ended his.
        last = seat if table.character == NONE else 1 - table.player
        return self.judge(table, seat) if last == seat else -self.judge(table, last)
