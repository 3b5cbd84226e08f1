"""PPO in numpy alone: a network of one hidden layer learns Hantise by playing itself, on two cores.

python docs/tutorials/learn_to_haunt.py --seconds 600
"""

import argparse
from collections.abc import Iterator
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from manoir.bots.bot import Bot, decision_luck, make_bot
from manoir.core.actions import Action
from manoir.core.chance import Luck, SeededLuck
from manoir.core.match import Match
from manoir.core.views import View
from manoir.games.registry import find_game
from manoir.lab.observations.rows import joined, starts_of
from manoir.lab.spaces import space_of
from manoir.lab.vector import Vector

GAME = "hantise"
HIDDEN, GAMES, LESSON, PASSES, BATCH = 192, 128, 16_384, 3, 2048
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
Floats = NDArray[np.float32]


class Policy:
    """Bits in; the odds of every move and the chance to win, from -1 to 1, out."""

    def __init__(self, bits: int, moves: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = {"in": (bits, HIDDEN), "out": (HIDDEN, moves), "worth": (HIDDEN, 1)}
        scales = {"in": 0.05, "out": 0.01, "worth": 0.01}
        self.weights = {name: rng.normal(0, scales[name], size).astype(np.float32) for name, size in sizes.items()}
        self.moments = {name: (np.zeros_like(found), np.zeros_like(found)) for name, found in self.weights.items()}
        self.steps = 0

    def __call__(self, rows: Any, masks: Any) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the odds and the worth."""
        hidden = np.tanh(rows.astype(np.float32) @ self.weights["in"])
        logits = np.where(masks, hidden @ self.weights["out"], -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), np.tanh(hidden @ self.weights["worth"])[:, 0]

    def learn(self, rows: Any, masks: Any, moves: Any, before: Floats, gains: Floats, results: Floats) -> None:
        """One step of PPO: `before` are the odds with which the moves were made."""
        hidden, odds, worth = self(rows, masks)
        each = np.arange(len(moves))
        ratio = odds[each, moves] / before
        is_clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(is_clipped, 0, gains * ratio)[:, None]
        chosen = np.zeros_like(odds)
        chosen[each, moves] = 1
        surprise = -np.log(np.maximum(odds, 1e-9))
        spread = odds * (surprise - (odds * surprise).sum(axis=1, keepdims=True))
        logits = (push * (odds - chosen) - ENTROPY * spread) / len(moves)
        wrong = (VALUE * (worth - results) * (1 - worth**2) / len(moves))[:, None]
        back = (logits @ self.weights["out"].T + wrong @ self.weights["worth"].T) * (1 - hidden**2)
        slopes = {"in": rows.astype(np.float32).T @ back, "out": hidden.T @ logits, "worth": hidden.T @ wrong}
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            sure = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= RATE * first / (1 - 0.9**self.steps) / sure


def experience(games: Vector, policy: Policy, rng: np.random.Generator) -> Iterator[list[Any]]:
    """Decisions, each with what its seat got in the end: as many at a time as make a lesson."""
    waiting: list[list[list[Any]]] = [[[] for _ in range(games.seats)] for _ in range(games.games)]
    lesson: list[Any] = []
    while True:
        rows, masks, actors = games.rows.copy(), games.masks.copy().astype(bool), games.actors.copy()
        _, odds, worth = policy(rows, masks)
        falls = rng.random(len(odds), dtype=np.float32)[:, None]
        moves = np.minimum((odds.cumsum(axis=1) < falls).sum(axis=1), odds.shape[1] - 1)
        moves = np.where(masks[np.arange(len(moves)), moves], moves, odds.argmax(axis=1))
        for number, (seat, move) in enumerate(zip(actors, moves, strict=True)):
            waiting[number][seat].append((rows[number], masks[number], move, odds[number, move], worth[number]))
        games.step(moves)
        for ended in np.flatnonzero(games.ended):
            for seat, decisions in enumerate(waiting[ended]):
                lesson += [(*decision, games.rewards[ended, seat]) for decision in decisions]
                decisions.clear()
        if len(lesson) >= LESSON:
            yield lesson
            lesson = []


class Learned:
    """The policy as a bot of the house: what a seat was told makes its row."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.space = space_of(GAME)

    def choose(self, view: View, luck: Luck) -> Action:
        observer = self.space.observer(view.setup, view.seat)
        for event in view.told:
            observer.hear(event)
        width = sum(width for _, width in observer.layout)
        row = joined(observer.parts(), starts_of(observer.layout)).to_bytes(-(-width // 8), "little")
        bits = np.unpackbits(np.frombuffer(row, np.uint8), count=width, bitorder="little")
        mask = np.zeros(len(self.space.actions), bool)
        mask[[self.space.numbers[id(option)] for option in view.options]] = True
        _, odds, _ = self.policy(bits[None], mask[None])
        return self.space.actions[int(odds[0].argmax())]


def win_rate(policy: Policy, level: str, deals: int) -> float:
    """Against a level of the house, every deal from both seats."""
    rules, wins = find_game(GAME), 0
    for deal in range(deals):
        for own in range(2):
            luck = SeededLuck(f"measured {deal}")
            bots: list[Bot] = [make_bot(rules, level), make_bot(rules, level)]
            bots[own] = Learned(policy)
            match = Match.new(rules, rules.setup(2), luck)
            match.roll(luck)
            while match.state.outcome is None:
                view = match.view(match.state.actor)
                match.play(bots[view.seat].choose(view, decision_luck(deal, view)))
                match.roll(luck)
            wins += match.state.outcome.winner == own
    return wins / (2 * deals)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    with Vector(GAME, GAMES, seed=chosen.seed, workers=chosen.workers) as games:
        policy, start, decisions = Policy(games.width, games.moves, chosen.seed), monotonic(), 0
        for lesson in experience(games, policy, rng):
            rows, masks, moves, before, worths, results = map(np.array, zip(*lesson, strict=True))
            gains = results - worths
            gains = (gains - gains.mean()) / (gains.std() + 1e-6)
            for _ in range(PASSES):
                for part in np.array_split(rng.permutation(len(moves)), max(1, len(moves) // BATCH)):
                    policy.learn(rows[part], masks[part], moves[part], before[part], gains[part], results[part])
            decisions += len(moves)
            spent = monotonic() - start
            print(
                f"{spent:6.0f} s  {decisions:10,} decisions  error {np.mean((results - worths) ** 2):.3f}", flush=True
            )
            if spent > chosen.seconds:
                break
    for level in ("random", "novice", "inspector", "detective"):
        print(f"against {level}: {win_rate(policy, level, chosen.deals):.1%} of {2 * chosen.deals}", flush=True)


if __name__ == "__main__":
    main()
