"""A grandmaster of Hantise: a network that learned by playing itself, which thinks its turn through before it plays."""

from functools import cache
from pathlib import Path

import numpy as np
from msgspec import Struct

from manoir.bots.hantise.beliefs import beliefs, hopes
from manoir.bots.hantise.grandmaster_frame import MOVES, frame_of, moves
from manoir.bots.hantise.grandmaster_sight import LEVELS, row
from manoir.bots.network import UNIT, Network, Position, load
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.hantise.cards import Cards
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import HantiseState

WEIGHTS = Path(__file__).with_suffix(".npz")
VICTORY = len(MOVES)
"""Where the network says how likely the victory is, after its moves: UNIT if it is sure, -UNIT if the defeat is."""


class Effort(Struct, frozen=True):
    """How far a turn is thought through."""

    width: int = 6
    """So many positions are followed at each card."""
    branches: int = 4
    """So many moves are tried in each."""
    length: int = 6
    """So many actions ahead."""
    sure: int = 4 * UNIT
    """A move that is likelier than every other by so much needs no thought, and one that is less likely gets none."""
    doubt: int = 20
    """A plan loses one part of its worth for so many by which its moves are less likely than the likeliest."""


@cache
def network() -> Network:
    return load(WEIGHTS, LEVELS)


class Line(Struct):
    """A plan as far as it is thought out: what it has led to, and by how much others were likelier."""

    table: HantiseState
    plan: tuple[Action, ...]
    unlikely: int = 0


class Plan(Struct, frozen=True):
    actions: tuple[Action, ...]
    victory: int
    """In parts of UNIT."""
    unlikely: int


class Search:
    """Follows the likeliest moves to where the turn ends or chance decides, and sees how the seat stands there."""

    def __init__(self, network: Network, table: HantiseState, known: Cards, effort: Effort) -> None:
        self.network, self.known, self.seat, self.effort = network, known, table.actor, effort
        self.root: Position | None = None
        self.front = [Line(table, ())]
        self.ends: list[Line] = []
        self.plans: list[Plan] = []

    def run(self) -> list[Plan]:
        """Best first."""
        for actions in range(self.effort.length):
            self._look(is_last=actions == self.effort.length - 1)
            if not self.front and not self.ends:
                break
        return sorted(self.plans, key=lambda plan: plan.unlikely - self.effort.doubt * plan.victory)

    def _look(self, is_last: bool) -> None:
        """At all positions of the front and all ends found before, by one question to the network."""
        front, ends, seat = self.front, self.ends, self.seat
        frames = [frame_of(line.table, seat) for line in front + ends]
        rows = [row(line.table, seat, self.known, frame) for line, frame in zip(front + ends, frames, strict=True)]
        numbers = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        self.root = self.root or self.network.position(numbers[0])
        found = self.network(numbers, self.root)
        for line, victory in zip(ends, found[len(front) :, VICTORY].tolist(), strict=True):
            self.plans.append(Plan(line.plan, _within(victory), line.unlikely))
        self.front, self.ends = [], []
        following: dict[object, Line] = {}
        for line, frame, logits in zip(front, frames, found[: len(front)].tolist(), strict=False):
            if is_last:
                self.plans.append(Plan(line.plan, _within(logits[VICTORY]), line.unlikely))
                continue
            options = moves(line.table.options, frame, seat)
            best = sorted(options, key=lambda move: -logits[move])[: self.effort.branches]
            likely = [move for move in best if logits[best[0]] - logits[move] <= self.effort.sure]
            if not line.plan and len(likely) == 1:
                self.plans.append(Plan((options[best[0]],), _within(logits[VICTORY]), 0))
                return
            for move in likely:
                self._try(line, options[move], line.unlikely + logits[best[0]] - logits[move], following)
        self.front = sorted(following.values(), key=lambda line: line.unlikely)[: self.effort.width]

    def _try(self, line: Line, action: Action, unlikely: int, following: dict[object, Line]) -> None:
        after = line.table.clone()
        after.take(action)
        found = Line(after, (*line.plan, action), unlikely)
        over = after.outcome
        if over is not None:
            self.plans.append(Plan(found.plan, UNIT if over.winner == self.seat else -UNIT, unlikely))
        elif after.actor != self.seat:
            self.ends.append(found)
        else:
            key = after.hands[self.seat], tuple(after.stacks), after.step
            if key not in following or unlikely < following[key].unlikely:
                following[key] = found


def _within(victory: int) -> int:
    return max(-UNIT, min(UNIT, victory))


class Grandmaster:
    def __init__(self, network: Network, effort: Effort) -> None:
        self.network, self.effort = network, effort

    def choose(self, view: View, luck: Luck) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        study = Study(view)
        return Search(self.network, study.imagine(luck), study.surely_held, self.effort).run()[0].actions[0]

    def think(self, view: View, luck: Luck) -> Thought:
        study = Study(view)
        table = study.imagine(luck)
        believed = beliefs(study, table)
        if len(view.options) == 1:
            return Thought(view.options[0], believed)
        plans = Search(self.network, table, study.surely_held, self.effort).run()
        best = plans[0]
        weighed: dict[Action, float] = {}
        for plan in plans:
            weighed.setdefault(plan.actions[0], chance(plan))
        return Thought(best.actions[0], believed + hopes(table, best.actions, 0), tuple(weighed.items()))


def chance(plan: Plan) -> float:
    """To win the game."""
    return (UNIT + plan.victory) / (2 * UNIT)


def make(seconds: float) -> Grandmaster:
    """It thinks so far and no further, whatever time it has."""
    return Grandmaster(network(), Effort())
