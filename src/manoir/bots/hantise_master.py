"""A master of Hantise: a tree search over games that it cannot tell from the true one."""

from math import exp, log, sqrt
from time import perf_counter

from manoir.bots.hantise_detective import plans
from manoir.bots.hantise_outlook import outlook
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome
from manoir.core.seats import CHANCE
from manoir.core.views import View
from manoir.games.hantise.components import NIGHTS
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import Table

GAMES_A_SECOND = 400
WIDTH = 4
TURNS = 4
SWING = 4.0
DOUBT = 0.25
TRUST = 2.0


class Node:
    """A position as the players see it; `value` is the sum of what it came to for whoever acted before it."""

    __slots__ = ("children", "priors", "value", "visits", "chances")

    def __init__(self) -> None:
        self.visits = 0
        self.chances = 0
        self.value = 0.0
        self.children: dict[Action, Node] = {}
        self.priors: dict[Action, float] = {}


class Search:
    def __init__(self, view: View, luck: Luck) -> None:
        self.study = Study(view)
        self.seat = view.seat
        self.luck = luck
        self.root = Node()

    def iterate(self) -> None:
        table = self.study.imagine(self.luck)
        node = self.root
        path: list[tuple[Node, int]] = [(node, self.seat)]
        end = table.turn + TURNS
        night = table.night
        while not is_over(table, night, end):
            actor = table.actor
            if actor == CHANCE:
                action = outcome(table, self.luck)
                table.take(action)
                if action.text.startswith("locate"):
                    node = node.children.setdefault(action, Node())
                    path.append((node, CHANCE))
                continue
            if not node.visits and node is not self.root:
                break
            action = self._selected(node, table)
            table.take(action)
            node = node.children[action]
            path.append((node, actor))
        won = self._played_out(table, night, end)
        for visited, actor in path:
            visited.visits += 1
            visited.value += won if actor == self.seat else 1 - won

    def _selected(self, node: Node, table: Table) -> Action:
        options = table.options
        if len(options) == 1:
            node.children.setdefault(options[0], Node())
            return options[0]
        if any(option not in node.priors for option in options):
            for action, (value, _) in plans(table, WIDTH).items():
                node.priors[action] = chance_to_win(value, table.night)
        for option in options:
            node.children.setdefault(option, Node()).chances += 1
        return max(options, key=lambda option: self._promise(node, option))

    def _promise(self, node: Node, action: Action) -> float:
        child = node.children[action]
        return mean(node, action) + DOUBT * sqrt(log(child.chances + 1) / (child.visits + 1))

    def _played_out(self, table: Table, night: int, end: int) -> float:
        while not is_over(table, night, end):
            if table.actor == CHANCE:
                table.take(outcome(table, self.luck))
                continue
            for action in max(plans(table, WIDTH).values(), key=lambda plan: plan[0])[1]:
                table.take(action)
        seat = 1 - table.player
        value = outlook(table, seat)
        if seat != self.seat:
            value = -value
        return chance_to_win(value, table.night)


def mean(node: Node, action: Action) -> float:
    child = node.children[action]
    return (child.value + TRUST * node.priors[action]) / (child.visits + TRUST)


def is_over(table: Table, night: int, end: int) -> bool:
    return table.night != night or table.outcome is not None or table.turn >= end


def chance_to_win(value: float, night: int) -> float:
    return 1 / (1 + exp(-value / (SWING * sqrt(NIGHTS + 1 - night + 0.5)))) if value < 300 else 1.0


class Master:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.games = max(20, int(seconds * GAMES_A_SECOND))

    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        if len(view.options) == 1:
            return Thought(view.options[0])
        search = Search(view, luck)
        until = perf_counter() + self.seconds
        for _ in range(self.games):
            search.iterate()
            if perf_counter() > until:
                break
        root = search.root
        weighed = {action: mean(root, action) for action in view.options}
        best = max(view.options, key=lambda action: (root.children[action].visits, weighed[action]))
        return Thought(best, (), tuple(sorted(weighed.items(), key=lambda item: -item[1])))
