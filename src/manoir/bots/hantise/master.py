"""A master of Hantise: a tree search over games that it cannot tell from the true one."""

from collections.abc import Callable
from math import exp, log, sqrt

from manoir.bots.hantise.believing import beliefs
from manoir.bots.hantise.planning import Effort, Horizon, plans
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome
from manoir.core.seats import CHANCE
from manoir.core.views import View
from manoir.games.hantise.actions import Locate
from manoir.games.hantise.components import NIGHTS
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import Table

POSITIONS_A_SECOND = 45_000
"""So many leave a slow machine time for the rest."""
A_GAME = 16
"""To imagine a game costs as much as so many positions."""
TURNS = 4
"""So far each game is played on."""
SWING = 4.0
"""How many points a night may change, by which a lead is turned into a chance to win."""
CURIOSITY = 0.12
"""How much is given for trying what has been tried little."""
TRUST = 4.0
"""The best plan with an action counts as so many games that began with it."""


class Node:
    """What the players have seen happen; `value` is the sum of what it came to for whoever brought it about."""

    __slots__ = ("branches", "chances", "forecasts", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.chances = 0
        """How often it could have been chosen: in some games the opponent cannot."""
        self.value = 0.0
        self.branches: dict[Action, Node] = {}
        self.forecasts: dict[Action, float] = {}
        """By action: what the best plan with it promises."""

    def branch(self, action: Action) -> "Node":
        if action not in self.branches:
            self.branches[action] = Node()
        return self.branches[action]

    def worth(self, action: Action) -> float:
        found = self.branches[action]
        return (found.value + TRUST * self.forecasts[action]) / (found.visits + TRUST)

    def promise(self, action: Action) -> float:
        found = self.branches[action]
        return self.worth(action) + CURIOSITY * sqrt(log(found.chances + 1) / (found.visits + 1))


class Search:
    """Every game goes down the tree, adds a node, and is played on from there."""

    def __init__(self, imagine: Callable[[Luck], Table], seat: int, luck: Luck) -> None:
        self.imagine = imagine
        self.seat = seat
        self.luck = luck
        self.root = Node()
        self.effort = Effort()

    def play_a_game(self) -> None:
        self.effort.spent += A_GAME
        table = self.imagine(self.luck)
        horizon = Horizon(table, TURNS)
        node = self.root
        path = [(node, self.seat)]
        is_known = True
        while is_known and not horizon.is_passed(table):
            actor = table.actor
            action = outcome(table, self.luck) if actor == CHANCE else self._select(node, table)
            table.take(action)
            # Drawn cards are no part of the tree: they belong to what is imagined.
            if actor != CHANCE or isinstance(action, Locate):
                node = node.branch(action)
                path.append((node, actor))
                is_known = node.visits > 0
        chance = chance_to_win(horizon.play_on(table, self.seat, self.luck, self.effort), table.night)
        for visited, actor in path:
            visited.visits += 1
            visited.value += chance if actor == self.seat else 1 - chance

    def _select(self, node: Node, table: Table) -> Action:
        options = table.options
        if any(option not in node.forecasts for option in options):
            for action, (value, _) in plans(table, self.effort).items():
                node.forecasts[action] = chance_to_win(value, table.night)
        for option in options:
            node.branch(option).chances += 1
        return max(options, key=node.promise)


def chance_to_win(lead: float, night: int) -> float:
    return 1 / (1 + exp(-lead / (SWING * sqrt(NIGHTS + 1.5 - night))))


class Master:
    """The number of positions hangs on the seconds given, so that a decision can be repeated."""

    def __init__(self, seconds: float) -> None:
        self.positions = int(seconds * POSITIONS_A_SECOND)

    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        study = Study(view)
        believed = beliefs(study, study.imagine(luck))
        if len(view.options) == 1:
            return Thought(view.options[0], believed)
        search = Search(study.imagine, view.seat, luck)
        while search.effort.spent < self.positions:
            search.play_a_game()
        root = search.root
        weighed = sorted(((action, root.worth(action)) for action in view.options), key=lambda item: -item[1])
        return Thought(weighed[0][0], (*believed, f"{root.visits} games imagined"), tuple(weighed))
