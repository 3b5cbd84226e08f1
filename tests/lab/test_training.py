"""Training: a run from one command, what it leaves behind, and the parts it learns by."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from msgspec import json

from manoir.bots.network import UNIT, from_arrays, load
from manoir.core.chance import SeededLuck, outcome
from manoir.core.errors import UnknownName
from manoir.core.seats import CHANCE
from manoir.core.views import view
from manoir.games.hantise import GAME
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import HantiseState
from manoir.lab.training.__main__ import main
from manoir.lab.training.hantise import HANTISE_LEVELS, HantiseSight
from manoir.lab.training.league import SHARE, League
from manoir.lab.training.learner import Learner, Lesson, Pace
from manoir.lab.training.mind import VALUES, Mind, in_whole_numbers, masked
from manoir.lab.training.run import Entry
from manoir.lab.training.streams import Stream
from manoir.lab.training.subjects import subject_of

SMALL = (1, 3, 2, 1)
CPU = torch.device("cpu")


def some_rows(count: int, levels: tuple[int, ...] = SMALL) -> Any:
    torch.manual_seed(count)
    return torch.stack([torch.randint(0, most + 1, (count,), dtype=torch.uint8) for most in levels], dim=1)


def test_one_command_trains_a_mind_that_the_network_plays(tmp_path: Path) -> None:
    small = ["--games", "8", "--workers", "0", "--steps", "8", "--hidden", "16", "8", "--batch", "32"]
    path = main(["hantise", "--out", str(tmp_path), "--lessons", "3", "--seconds", "600", *small])
    curve = json.decode((tmp_path / "curve.json").read_bytes(), type=list[Entry])
    assert [entry.lessons for entry in curve] == [1, 2, 3]
    assert [entry.decisions for entry in curve] == [64, 128, 192]
    found = load(path, HANTISE_LEVELS)(np.zeros((1, len(HANTISE_LEVELS)), np.uint8))
    assert found.shape == (1, HantiseSight.moves + VALUES)
    again = main(
        ["hantise", "--out", str(tmp_path / "on"), "--start", str(tmp_path / "mind.pt"), "--lessons", "1", *small]
    )
    assert again.exists()


def test_what_cannot_be_learned_is_named() -> None:
    with pytest.raises(UnknownName, match="hantise"):
        subject_of("chess")


def test_a_table_is_seen_as_from_the_views_of_its_seats() -> None:
    """What must be in the other hand, kept in mind event by event, is what a study finds in the whole view."""
    known = 0
    for number in range(6):
        luck, setup = SeededLuck(f"known {number}"), GAME.setup(2)
        sight = HantiseSight(setup)
        table = sight.begin(luck)
        assert isinstance(table, HantiseState)
        while table.outcome is None:
            if table.actor == CHANCE:
                table.take(outcome(table, luck))
                continue
            seat = table.actor
            sight.row(table, seat)
            surely = Study(view(setup, table, seat)).surely_held
            assert sight._known[1 - seat] == surely
            known += surely > 0
            options = table.step.cautious(table)
            table.take(options[luck.below(len(options))])
    assert known


def test_what_one_player_wins_the_other_loses() -> None:
    games: Any = SimpleNamespace(games=1, width=2, moves=2, seats=2)
    stream = Stream(games, 4, CPU, 0.1)
    stream.values.zero_()
    stream.rewards.zero_()
    stream.ended.zero_()
    stream.actors[:, 0] = torch.tensor([0, 0, 1, 0])
    stream.ended[3], stream.rewards[3, 0, 0] = True, 1.0
    better, came_to = stream.gains(torch.full((1, VALUES), 9.0), torch.tensor([1]), trust=1.0)
    assert better[:, 0, 0].tolist() == [1.0, 1.0, -1.0, 1.0]
    assert came_to[:, 0, 1].tolist() == [0.0] * 4
    stream.ended.zero_()
    better, _ = stream.gains(torch.full((1, VALUES), 0.5), torch.tensor([1]), trust=0.0)
    assert better[:, 0, 1].tolist() == [0.0, 0.0, 0.0, -0.5]


def test_moves_that_turned_out_better_become_likelier() -> None:
    torch.manual_seed(1)
    mind = Mind(SMALL, 3, (16,))
    rows, masks = some_rows(256), torch.tensor([[True, True, False]]).repeat(256, 1)
    with torch.no_grad():
        odds = masked(mind(rows)[0], masks)
    moves = torch.arange(256) % 2
    lesson = Lesson(
        rows,
        masks,
        moves,
        odds.gather(1, moves[:, None])[:, 0],
        torch.where(moves == 1, 1.0, -1.0),
        torch.full((256, VALUES), 0.5),
        rows[:64],
        torch.full((64, VALUES), 0.5),
    )
    learner = Learner(mind, 64)
    for _ in range(20):
        report = learner.learn(lesson, Pace(0.01, 0.0, 0.0))
    with torch.no_grad():
        logits, values = mind(rows)
        after = masked(logits, masks).exp()
    assert (after[:, 1] > odds.exp()[:, 1]).all()
    assert after[:, 2].max() < 1e-6
    assert report["error"] < 0.05
    assert values.mean().item() == pytest.approx(0.5, abs=0.1)


def test_in_whole_numbers_a_mind_says_nearly_the_same() -> None:
    torch.manual_seed(2)
    mind, rows = Mind(SMALL, 5, (32, 16)), some_rows(512)
    with torch.no_grad():
        for layer in mind.layers:
            layer.weight.mul_(2)
        exact = torch.cat(mind(rows), dim=1).numpy()
    found = from_arrays(in_whole_numbers(mind, rows), SMALL)(rows.numpy()) / UNIT
    assert np.abs(found - exact).max() < 0.05 * np.abs(exact).max() + 2 / UNIT


def test_a_past_self_decides_in_its_games_only() -> None:
    league = League(1)
    rows, actors = some_rows(20), torch.tensor([0, 1] * 10, dtype=torch.int8)
    logits = torch.zeros(20, 3)
    assert league.decide(rows, actors, logits).all()
    past = Mind(SMALL, 3, (4,))
    with torch.no_grad():
        past.layers[-1].bias.fill_(7.0)
    league.keep(past)
    league.draw()
    with torch.no_grad():
        own = league.decide(rows, torch.zeros(20, dtype=torch.int8), logits)
    first = 20 - int(SHARE * 20)
    assert own[:first].all()
    assert own[first:].tolist() == [True, False, True, False]
    assert (logits[~own] > 1).all()
    assert (logits[own] == 0).all()
