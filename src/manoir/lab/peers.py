"""Random play in other people's engines, where they are installed, for the bench table alone."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random

Work = Callable[[], int]


def open_spiel(game: str) -> Callable[[], Work | None]:
    def start() -> Work | None:
        if find_spec("pyspiel") is None:
            return None
        loaded = import_module("pyspiel").load_game(game)
        rng = Random(1)

        def play() -> int:
            state, decisions = loaded.new_initial_state(), 0
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(rng.choice(state.legal_actions()))
            return decisions

        return play

    return start


def rlcard(game: str) -> Callable[[], Work | None]:
    def start() -> Work | None:
        if find_spec("rlcard") is None:
            return None
        env = import_module("rlcard").make(game)
        rng = Random(1)

        def play() -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        return play

    return start


def pettingzoo(module: str) -> Callable[[], Work | None]:
    def start() -> Work | None:
        if find_spec("pettingzoo") is None or find_spec(f"pettingzoo.classic.{module}") is None:
            return None
        try:
            env = import_module(f"pettingzoo.classic.{module}").env()
        except ImportError:
            return None
        rng = Random(1)

        def play() -> int:
            env.reset(seed=rng.randrange(1 << 30))
            decisions = 0
            for agent in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = [action for action, allowed in enumerate(observation["action_mask"]) if allowed]
                env.step(rng.choice(legal) if agent else None)
                decisions += 1
            return decisions

        return play

    return start


def python_chess() -> Work | None:
    if find_spec("chess") is None:
        return None
    chess = import_module("chess")
    rng = Random(1)

    def play() -> int:
        board, decisions = chess.Board(), 0
        while not board.is_game_over() and decisions < 400:
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play


PEERS: dict[str, Callable[[], Work | None]] = {
    "OpenSpiel, liar's dice": open_spiel("liars_dice"),
    "OpenSpiel, gin rummy": open_spiel("gin_rummy"),
    "RLCard, limit hold'em": rlcard("limit-holdem"),
    "RLCard, dou dizhu": rlcard("doudizhu"),
    "PettingZoo, texas hold'em": pettingzoo("texas_holdem_v4"),
    "PettingZoo, hanabi": pettingzoo("hanabi_v5"),
    "PettingZoo, chess": pettingzoo("chess_v6"),
    "python-chess": python_chess,
}
