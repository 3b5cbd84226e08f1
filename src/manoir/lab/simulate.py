"""Whole games without a table: who wins, why they end, how fast they go."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import log
from time import perf_counter

from msgspec import Struct

from manoir.bots.bot import decision_luck, make_bot
from manoir.bots.chance_player import CAUTION
from manoir.core.chance import Luck, SeededLuck, outcome
from manoir.core.game import Game
from manoir.core.seats import CHANCE, NOBODY
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import view

RANDOM = "random"


class Tally(Struct):
    """Decisions are those of seats; what chance does is not counted."""

    games: int
    decisions: int
    seconds: float
    wins: list[int]
    reasons: dict[str, int]

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def simulate(
    game: Game,
    setup: Setup,
    games: int,
    seed: int,
    bots: Sequence[str] = (),
    on_game: Callable[[], None] = lambda: None,
) -> Tally:
    """Play `games` games; seats without a named bot play at random."""
    names = [*bots, *[RANDOM] * (setup.seats - len(bots))]
    wins, reasons = [0] * setup.seats, Counter[str]()
    decisions = 0
    start = perf_counter()
    for number in range(games):
        luck = SeededLuck(f"{seed} {number}")
        state = game.start(setup, game.deal(setup, luck))
        if all(name == RANDOM for name in names):
            decisions += play_at_random(state, luck)
        else:
            decisions += play_with_bots(game, setup, state, names, luck)
        over = state.outcome
        assert over is not None
        reasons[over.reason] += 1
        if over.winner is not None:
            wins[over.winner] += 1
        on_game()
    return Tally(games, decisions, perf_counter() - start, wins, dict(sorted(reasons.items())))


def play_at_random(state: State, luck: SeededLuck) -> int:
    """To the end, straight on the state: what `ChancePlayer` would do from its views. Returns the decisions made."""
    bits = luck.bits
    decisions, careless = 0, _until_careless(luck)
    step = state.step
    while True:
        actor = step.actor(state)
        if actor >= 0:
            if decisions == careless:
                options = step.options(state)
                careless += 1 + _until_careless(luck)
            else:
                options = step.cautious(state)
            decisions += 1
        elif actor == CHANCE:
            options = step.options(state) if step.odds(state) is None else (outcome(state, luck),)
        else:
            return decisions
        # Nobody leaves the table, so that no step goes on without its actor. 24 bits keep the product small for Python.
        state.step = step = step.take(state, options[bits(24) * len(options) >> 24])


def _until_careless(luck: SeededLuck) -> int:
    """How many choices are cautious before one is not: as if luck were asked each time, one in CAUTION."""
    return int(log(1 - luck.random()) / _LOG_CAUTIOUS)


_LOG_CAUTIOUS = log(1 - 1 / CAUTION)


def play_with_bots(game: Game, setup: Setup, state: State, names: Sequence[str], luck: Luck) -> int:
    """Bots have a seed of their own, so that their choices do not hang on the dice."""
    bots = [make_bot(game, name) for name in names]
    seed = luck.below(1 << 31)
    decisions = 0
    while (actor := state.actor) != NOBODY:
        if actor == CHANCE:
            state.take(outcome(state, luck))
            continue
        seen = view(setup, state, actor)
        state.play(bots[actor].choose(seen, decision_luck(seed, seen)))
        decisions += 1
    return decisions
