"""Thinking a turn of Hantise through to its end, and games on to the end of the night."""

from manoir.bots.hantise.outlook import outlook
from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome
from manoir.core.seats import CHANCE
from manoir.games.hantise.actions import END_TURN
from manoir.games.hantise.state import Table
from manoir.games.hantise.steps.opening import Locating

WIDTH = 4
"""So many positions are followed at each card; fewer where there is much to choose from."""
MANY_OPTIONS = 80
LENGTH = 8
"""So many actions ahead."""

Plan = tuple[float, tuple[Action, ...]]
"""What a turn comes to, and the actions that lead there, up to where chance decides."""


class Effort:
    """What thinking has cost so far, in positions looked at."""

    def __init__(self) -> None:
        self.spent = 0


def plans(table: Table, effort: Effort) -> dict[Action, Plan]:
    """For each option of the player the best plan that begins with it."""
    seat = table.player
    width = max(1, min(WIDTH, MANY_OPTIONS // len(table.options)))
    found: dict[Action, Plan] = {}
    front: list[tuple[float, tuple[Action, ...], Table]] = [(0.0, (), table)]
    seen = set()
    for _ in range(LENGTH):
        following = []
        for _, past, position in front:
            options = position.options
            effort.spent += len(options)
            for action in options:
                value, after = _tried(position, action, seat)
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


def _tried(table: Table, action: Action, seat: int) -> tuple[float, Table | None]:
    """What an action is worth if the turn ends with it, and the position to go on from, if one decides there again."""
    if action is END_TURN:
        return outlook(table, seat), None
    after = table.clone()
    after.take(action)
    if after.actor == CHANCE:
        return (_mean(after, seat) if isinstance(after.step, Locating) else outlook(after, seat)), None
    return outlook(after, seat), after if after.player == seat and after.outcome is None else None


def _mean(table: Table, seat: int) -> float:
    """Over all the Zones where the Character may go."""
    options = table.options
    total = 0.0
    for action in options:
        after = table.clone()
        after.take(action)
        total += outlook(after, seat)
    return total / len(options)


class Horizon:
    """How far games are played on: so many turns, and not beyond the night."""

    def __init__(self, table: Table, turns: int) -> None:
        self.night = table.night
        self.turn = table.turn + turns

    def is_passed(self, table: Table) -> bool:
        return table.night != self.night or table.turn >= self.turn or table.outcome is not None

    def play_on(self, table: Table, seat: int, luck: Luck, effort: Effort) -> float:
        """Let both sides follow their best plans, and see how well the seat stands then."""
        while not self.is_passed(table):
            if table.actor == CHANCE:
                table.take(outcome(table, luck))
                continue
            for action in max(plans(table, effort).values(), key=lambda plan: plan[0])[1]:
                table.take(action)
        # A turn has just begun, so that the other player has just ended his.
        last = 1 - table.player
        return outlook(table, seat) if last == seat else -outlook(table, last)
