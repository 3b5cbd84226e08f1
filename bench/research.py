"""Steps a second of the environments beside PettingZoo's own classic games, in the same run and by the same loop."""

import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from manoir.games.registry import game_names
from manoir.lab.pettingzoo import env

CLASSIC = {
    "tic-tac-toe": "tictactoe_v3",
    "connect four": "connect_four_v3",
    "texas hold'em": "texas_holdem_v4",
    "hanabi": "hanabi_v5",
    "chess": "chess_v6",
}
ACCUSING = ("cluedo", "super-cluedo", "cluedo-2008")
"""Where random play soon ends in wrong accusations."""
USUAL_SEATS = 4
ROUNDS = 9
SECONDS = 0.25

Work = Callable[[], int]


def random_play(environment: Any, cautious: bool = False) -> Work:
    """One game a call, every step with its observation, as PettingZoo's own benchmark goes on from game to game.

    Cautious play makes no wild accusations, so its games last.
    """
    rng = Random(1)

    def play() -> int:
        environment.reset(seed=rng.randrange(1 << 30))
        steps = 0
        while not all(environment.terminations.values()) and not all(environment.truncations.values()):
            observation, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            if cautious:
                mask = environment.cautious_mask()
            legal = np.flatnonzero(mask.view(np.bool_))
            environment.step(int(legal[rng.randrange(len(legal))]))
            steps += 1
        return steps

    return play


def classic(module: str) -> Any:
    """One of PettingZoo's own games, if what it needs is installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return import_module(f"pettingzoo.classic.{module}").env()
        except ImportError:
            return None


def works() -> tuple[dict[str, Work], dict[str, Work]]:
    """Of the house, and of the classic games."""
    own: dict[str, Work] = {}
    for name in game_names():
        made = env(name, seats=None if name == "hantise" else USUAL_SEATS)
        own[f"{name}, {made.max_num_agents} seats"] = random_play(made)
        if name in ACCUSING:
            own[f"{name}, {made.max_num_agents} seats, cautious play"] = random_play(made, cautious=True)
    found = {f"PettingZoo, {name}": classic(module) for name, module in CLASSIC.items()}
    return own, {name: random_play(made) for name, made in found.items() if made is not None}


def steps_a_second(work: Work) -> float:
    steps, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        steps += work()
    return steps / spent


def table() -> str:
    """All take turns round after round, so that a busy machine slows all of them alike; medians of the rounds."""
    own, others = works()
    if not others:
        raise SystemExit("PettingZoo's classic games are not installed: pip install 'manoir[bench]'")
    rounds = [{name: steps_a_second(work) for name, work in (own | others).items()} for _ in range(ROUNDS)]
    rows = ["| environment, random play | steps a second | over the fastest classic game |", "|---|---|---|"]
    for name in own | others:
        rate = median(found[name] for found in rounds)
        ratio = median(found[name] / max(found[other] for other in others) for found in rounds)
        rows.append(f"| {name} | {rate:,.0f} | {ratio:.1f} × |")
    return "\n".join(rows)
