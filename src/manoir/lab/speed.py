"""How fast the games run, over the calibration loop of the same run."""

from collections.abc import Callable
from statistics import median
from time import process_time

from msgspec import Struct

from manoir.core.chance import SeededLuck, outcome, pick
from manoir.core.game import Game
from manoir.core.seats import CHANCE
from manoir.core.state import State
from manoir.games.registry import registered
from manoir.lab.calibration import iterations_per_second
from manoir.lab.peers import PEERS
from manoir.lab.simulate import play_at_random

ROUNDS = 7
SECONDS = 0.4
USUAL_SEATS = 4
MIDWAY = 60
"""Moves after which a state is cloned; few games are over by then."""


class Rate(Struct):
    """`per_second` in the median of several rounds; `ratio` is the median over the calibration loop beside it."""

    name: str
    per_second: float
    ratio: float


def measure(name: str, work: Callable[[], int]) -> Rate:
    """`work` does some and says how much; each round stands between two calibrations of its own."""
    rates, ratios = [], []
    work()
    for _ in range(ROUNDS):
        before = iterations_per_second(100_000)
        done, start = 0, process_time()
        while (spent := process_time() - start) < SECONDS:
            done += work()
        rates.append(done / spent)
        ratios.append(2 * rates[-1] / (before + iterations_per_second(100_000)))
    return Rate(name, median(rates), median(ratios))


def game_rates(game: Game) -> list[Rate]:
    seats = USUAL_SEATS if USUAL_SEATS in game.seat_counts else game.seat_counts.start
    setup = game.setup(seats)
    luck = SeededLuck(f"speed of {game.name}")

    def decisions() -> int:
        return play_at_random(game.start(setup, game.deal(setup, luck)), luck)

    state = _midway(game.start(setup, game.deal(setup, luck)), luck)

    def clones() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    where = f"{game.name}, {seats} seats"
    return [measure(f"{where}: decisions", decisions), measure(f"{where}: clones", clones)]


def _midway(state: State, luck: SeededLuck) -> State:
    for _ in range(MIDWAY):
        if state.outcome is not None:
            break
        action = outcome(state, luck) if state.actor == CHANCE else pick(state.step.cautious(state), luck)
        state.take(action)
    return state


def all_rates(names: list[str] | None = None) -> list[Rate]:
    """The house's games, and beside them what peers are installed."""
    games = [game for game in registered().values() if names is None or game.name in names]
    rates = [rate for game in games for rate in game_rates(game)]
    return rates + [measure(name, work) for name, start in PEERS.items() if (work := start()) is not None]
