"""The master's judgement of a finished game of Hantise, in parts of a game won.

A decision is held against the plan that the forecast likes best: both are played on in games that the seat cannot tell
from the true one. What chance draws is worth what the
forecast says afterwards: of a hand to whoever drew, of a Zone or a Character to whoever is to play there.
"""

from collections.abc import Iterator, Mapping, Sequence

from manoir.bots.hantise.beliefs import Tonight, hopes
from manoir.bots.hantise.forecast import chance_to_win, forecast
from manoir.bots.hantise.planning import Effort, Horizon, Plan, plans
from manoir.bots.judging import Coin, Opinion, Stroke, Why
from manoir.core.actions import Action
from manoir.core.chance import Luck, SeededLuck, outcome
from manoir.core.seats import CHANCE
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.drawing import Drawing

WIDTH = 2
"""Of positions followed at each card in what is only imagined: a whole game is looked through."""
NEARLY = 0.01
"""Plans that the forecast tells apart by no more are as good as the same."""
GAMES, TURNS = 4, 2
"""A plan is tried in so many games, and so many turns on, the own one included."""


class Judge:
    coin: Coin = "games"

    def opinion(self, view: View, taken: Action, luck: Luck) -> Opinion | None:
        if len(view.options) == 1:
            return None
        study = Study(view)
        table = study.imagine(luck)
        found = plans(table, Effort(), forecast)
        best = max(found, key=lambda action: found[action][0])
        if found[best][0] - found[taken][0] < NEARLY:
            chance = _chance(found[taken][0])
            return Opinion({taken: chance}, lambda action: _why(table, found[action], chance))
        chances = _tried(study, [found[action] for action in (taken, best)], luck)
        worths = dict(zip((taken, best), chances, strict=True))
        return Opinion(worths, lambda action: _why(table, found[action], worths[action]))

    def strokes(self, setup: Setup, before: State, taken: Action, luck: Luck) -> Iterator[Stroke]:
        assert isinstance(before, HantiseState)
        if before.actor != CHANCE:
            return
        step = before.step
        seat = step.seat if isinstance(step, Drawing) else before.player
        later = luck.below(1 << 30)
        stands = {
            option: _stands(before, option, seat, isinstance(step, Drawing), later) for option in {*before.options}
        }
        gained = stands[taken] - sum(stands[option] for option in before.options) / len(before.options)
        yield Stroke(seat, "draws", gained)
        yield Stroke(1 - seat, "draws", -gained)


def _tried(study: Study, some: Sequence[Plan], luck: Luck) -> list[float]:
    """How likely the game is won after each plan, in games that the seat cannot tell from the true one."""
    totals = [0.0] * len(some)
    for _ in range(GAMES):
        table = study.imagine(luck)
        horizon = Horizon(table, TURNS, forecast, WIDTH)
        later = luck.below(1 << 30)
        for number, (_, actions) in enumerate(some):
            after = table.clone()
            for action in actions:
                after.take(action)
            totals[number] += _chance(horizon.play_on(after, study.view.seat, SeededLuck(later), Effort())) / GAMES
    return totals


def _stands(before: HantiseState, option: Action, seat: int, has_drawn: bool, later: int) -> float:
    """How likely the seat is to win after an outcome; what chance adds to it at once is the same for all of them."""
    after = before.clone()
    after.take(option)
    if has_drawn:
        return chance_to_win(after, seat)
    luck = _SameLuck(later)
    while after.actor == CHANCE:
        after.take(outcome(after, luck))
    if after.outcome is not None:
        return chance_to_win(after, seat)
    best = _chance(max(value for value, _ in plans(after, Effort(), forecast, WIDTH).values()))
    return best if after.actor == seat else 1 - best


class _SameLuck:
    """Gives everybody the same of what is left."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        return self.number % n


def _chance(value: float) -> float:
    return (1 + value) / 2


def _why(table: HantiseState, plan: Plan, chance: float) -> Mapping[Why, float]:
    tonight = next((each.planned for each in hopes(table, plan[1], 0) if isinstance(each, Tonight)), None)
    return {"win": chance} if tonight is None else {"win": chance, "night": tonight}


JUDGE = Judge()
