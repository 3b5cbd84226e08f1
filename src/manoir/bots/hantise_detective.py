"""A detective of Hantise: thinks its turn through to the end before it lays down the first card."""

from manoir.bots.hantise_outlook import outlook
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.seats import CHANCE
from manoir.core.views import View
from manoir.games.hantise.actions import END_TURN
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import Table
from manoir.games.hantise.steps.opening import Locating

WIDTH = 8
"""So many positions are followed at each card."""
LENGTH = 8
"""So many actions ahead."""

Plan = tuple[float, tuple[Action, ...]]
"""What a turn comes to, and the actions that lead there, up to where chance decides."""


def plans(table: Table, width: int = WIDTH) -> dict[Action, Plan]:
    """For each option of the player the best plan that begins with it."""
    seat = table.player
    found: dict[Action, Plan] = {}
    front: list[tuple[float, tuple[Action, ...], Table]] = [(0.0, (), table)]
    seen = set()
    for _ in range(LENGTH):
        following = []
        for _, past, position in front:
            for action in position.options:
                value, after = tried(position, action, seat)
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


def tried(table: Table, action: Action, seat: int) -> tuple[float, Table | None]:
    """What an action is worth if the turn ends with it, and the position to go on from, if one decides there again."""
    if action is END_TURN:
        return outlook(table, seat), None
    after = table.clone()
    after.take(action)
    if after.actor == CHANCE:
        return (mean(after, seat) if isinstance(after.step, Locating) else outlook(after, seat)), None
    return outlook(after, seat), after if after.player == seat and after.outcome is None else None


def mean(table: Table, seat: int) -> float:
    """Over all that chance may do."""
    options = table.options
    total = 0.0
    for action in options:
        after = table.clone()
        after.take(action)
        total += outlook(after, seat)
    return total / len(options)


class Detective:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        found = plans(Study(view).imagine(luck))
        return best_of({action: value for action, (value, _) in found.items()}, luck)
