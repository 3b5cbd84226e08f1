"""A master of Hantise: tries its best plans in games that it cannot tell from the true one."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from manoir.bots.hantise.beliefs import beliefs, hopes
from manoir.bots.hantise.forecast import forecast
from manoir.bots.hantise.planning import Effort, Horizon, Plan, plans
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck, SeededLuck
from manoir.core.views import View
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import HantiseState

POSITIONS_A_SECOND = 25_000
"""So many leave a slow machine time for the rest."""
A_GAME = 8
"""To imagine a game costs as much as so many positions."""
TURNS = 3
"""So far each game is played on."""
PLANS, FINALISTS = 6, 3
"""So many plans are tried, and so many in the second half of the time."""
HOPELESS = 0.4
"""What promises less than the best by so much is not tried."""
TRUST = 4.0
"""What a plan promises counts as so many games."""
WIDTH = 2
"""So many positions are followed at each card as games are played on."""
SEEDS = 1 << 30


class Trial(Struct):
    """A plan, and what the games that began with it came to."""

    plan: tuple[Action, ...]
    promise: float
    games: int = 0
    total: float = 0.0

    @property
    def worth(self) -> float:
        return (TRUST * self.promise + self.total) / (TRUST + self.games)


class Search:
    """Every imagined game is played on after each of the plans, by the same luck."""

    def __init__(self, imagine: Callable[[Luck], HantiseState], luck: Luck, positions: float) -> None:
        self.imagine = imagine
        self.luck = luck
        self.effort = Effort(positions)
        table = imagine(luck)
        self.seat = table.actor
        self.trials = promising(plans(table, self.effort, forecast).values())

    def run(self) -> list[Trial]:
        """All trials, best first; those that were given up come last."""
        rest = [trial for trial in self.trials if trial.promise > self.trials[0].promise - HOPELESS]
        whole = self.effort.limit
        for share, plans_left in (0.5, PLANS), (1.0, FINALISTS):
            rest = sorted(rest, key=lambda trial: -trial.worth)[:plans_left]
            self.effort.limit = share * whole
            while len(rest) > 1 and not self.effort.is_spent:
                self._play_a_game(rest)
        rest.sort(key=lambda trial: -trial.worth)
        return rest + sorted((trial for trial in self.trials if trial not in rest), key=lambda trial: -trial.worth)

    def _play_a_game(self, trials: list[Trial]) -> None:
        self.effort.spent += A_GAME
        table, seed = self.imagine(self.luck), self.luck.below(SEEDS)
        horizon = Horizon(table, TURNS, forecast, WIDTH)
        values = []
        for trial in trials:
            after = table.clone()
            for action in trial.plan:
                after.take(action)
            values.append(horizon.play_on(after, self.seat, SeededLuck(seed), self.effort))
        if self.effort.is_spent:
            return  # What was cut short does not count.
        for trial, value in zip(trials, values, strict=True):
            trial.games += 1
            trial.total += value


def promising(found: Iterable[Plan]) -> list[Trial]:
    """Plans that differ by more than the order of their actions, best first."""
    trials: dict[frozenset[Action], Trial] = {}
    for promise, plan in sorted(found, key=lambda plan: -plan[0]):
        trials.setdefault(frozenset(plan), Trial(plan, promise))
    return list(trials.values())


class Master:
    """The number of positions hangs on the seconds given, so that a decision can be repeated."""

    def __init__(self, seconds: float) -> None:
        self.positions = int(seconds * POSITIONS_A_SECOND)

    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        study = Study(view)
        table = study.imagine(luck)
        believed = beliefs(study, table)
        if len(view.options) == 1:
            return Thought(view.options[0], believed)
        trials = Search(study.imagine, luck, self.positions).run()
        weighed = tuple((trial.plan[0], (1 + trial.worth) / 2) for trial in trials)
        best = trials[0]
        return Thought(best.plan[0], believed + hopes(table, best.plan, best.games), weighed)
