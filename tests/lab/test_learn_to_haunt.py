"""The tutorial of PPO: what it learns from, and that it learns from it."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from manoir.lab.vector import Vector

SOURCE = Path(__file__).parents[2] / "docs" / "tutorials" / "learn_to_haunt.py"


@pytest.fixture(scope="module")
def tutorial() -> ModuleType:
    spec = spec_from_file_location("learn_to_haunt", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_paid_becomes_likelier_and_worth_goes_to_what_came(tutorial: ModuleType) -> None:
    rng = np.random.default_rng(1)
    rows, masks = rng.integers(0, 2, (64, 40)).astype(np.uint8), np.ones((64, 5), bool)
    masks[:, 4] = False
    moves, gains = np.arange(64) % 2, np.where(np.arange(64) % 2, 1.0, -1.0).astype(np.float32)
    policy = tutorial.Policy(40, 5, 1)
    _, before, worth = policy(rows, masks)
    for _ in range(20):
        policy.learn(rows, masks, moves, before[np.arange(64), moves], gains, gains)
    _, after, later = policy(rows, masks)
    assert (after[:, 4] == 0).all()
    assert after[1::2, 1].mean() > before[1::2, 1].mean()
    assert after[::2, 0].mean() < before[::2, 0].mean()
    assert ((later - gains) ** 2).mean() < ((worth - gains) ** 2).mean()


def test_a_lesson_is_made_of_whole_games_in_which_one_seat_wins(
    tutorial: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tutorial, "LESSON", 1)
    with Vector("hantise", 2, seed=1) as games:
        policy = tutorial.Policy(games.width, games.moves, 1)
        lesson = next(tutorial.experience(games, policy, np.random.default_rng(1)))
    assert {float(result) for *_, result in lesson} == {-1.0, 1.0}
    assert all(mask[move] for _, mask, move, *_ in lesson)


def test_what_has_learned_plays_as_a_bot(tutorial: ModuleType) -> None:
    with Vector("hantise", 1) as games:
        policy = tutorial.Policy(games.width, games.moves, 1)
    assert tutorial.win_rate(policy, "random", 1) in (0, 0.5, 1)
