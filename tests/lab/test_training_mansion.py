"""Training for the Cluedos: what is followed as the game is played is what the seats' views tell."""

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
import torch

from manoir.bots.bot import make_bot
from manoir.bots.network import load
from manoir.core.chance import SeededLuck, outcome
from manoir.core.seats import CHANCE
from manoir.core.views import view
from manoir.games.cluedo.state import CluedoState
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.registry import find_game
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.lab.training.__main__ import main
from manoir.lab.training.mansion import TABLES
from manoir.lab.training.mansion_measuring import Meeting, played
from manoir.lab.training.mansion_measuring import main as measure
from manoir.lab.training.mansion_table import HURRIED
from manoir.lab.training.mind import VALUES, Mind
from manoir.lab.training.subjects import subject_of
from tests.bots.looking import look


@pytest.mark.parametrize("game", TABLES)
def test_whoever_is_taught_sees_what_his_view_tells(game: str) -> None:
    table, luck = TABLES[game](find_game(game).setup(3)), SeededLuck("taught")
    state, looked = table.begin(luck), 0
    while table.result(state) is None:
        action = outcome(state, luck) if state.actor == CHANCE else table.reply(state)
        if action is None:
            assert state.actor == table.taught
            mask, row = table.mask(state, state.actor), table.row(state, state.actor)
            options, rows = look(game, view(table.setup, state, state.actor), HURRIED).rows()
            assert [table.action(move) for move in range(sum(mask))] == options
            assert len(row) == table.width
            assert row.startswith(b"".join(rows[:-1]))
            assert row.endswith(rows[-1])
            action = options[looked % 2]
            looked += 1
        state.take(action)
    assert looked > 3
    result = table.result(state)
    assert result is not None
    assert result[table.taught] in (1.0, -1.0)


@pytest.mark.parametrize("game", TABLES)
def test_whoever_is_not_taught_plays_as_a_detective_does(game: str) -> None:
    table = TABLES[game](find_game(game).setup(3))
    state, detective = table.begin(SeededLuck("rivals")), make_bot(find_game(game), "detective")
    compared = 0
    while state.outcome is None:
        if state.actor == CHANCE:
            state.take(outcome(state, table.luck))
            continue
        if len(state.options) > 1:
            table.luck, own = SeededLuck(f"one {compared}"), SeededLuck(f"one {compared}")
            seen = view(table.setup, state, state.actor)
            assert table.choice(state, "detective") is detective.choose(seen, own)
            compared += 1
        state.take(state.options[0] if len(state.options) == 1 else table.choice(state, "detective"))
    assert compared > 10


@pytest.mark.parametrize("game", TABLES)
def test_a_game_that_is_lost_is_not_played_on(game: str) -> None:
    table = TABLES[game](find_game(game).setup(3))
    state = table.begin(SeededLuck("lost"))
    assert table.result(state) is None
    if isinstance(state, Cluedo2008State):
        state.active &= ~(1 << table.taught)
    else:
        assert isinstance(state, CluedoState | SuperCluedoState)
        state.out |= 1 << table.taught
    assert table.result(state) == [-1.0] * 3


@pytest.mark.parametrize("game", TABLES)
def test_one_command_trains_a_mind_that_ranks_options(game: str, tmp_path: Path) -> None:
    small = ["--games", "4", "--workers", "0", "--steps", "3", "--hidden", "8", "4", "--batch", "8"]
    path = main([game, "--out", str(tmp_path), "--lessons", "1", "--seconds", "600", *small])
    levels = subject_of(game).levels
    assert load(path, levels)(np.zeros((2, len(levels)), np.uint8)).shape == (2, 1 + VALUES)


@pytest.mark.parametrize("game", TABLES)
def test_a_beginner_goes_by_the_judgement_in_his_rows(game: str) -> None:
    torch.manual_seed(3)
    subject = subject_of(game)
    judged = subject.judged
    assert judged is not None
    mind = Mind(subject.levels, 12, (24, 12), is_ranking=True)
    mind.go_by(judged)
    rows = torch.zeros(1, 13, len(subject.levels), dtype=torch.uint8)
    for option in range(12):
        rows[0, option, judged] = option
    logits, values = mind(rows.reshape(1, -1))
    assert logits.shape == (1, 12)
    assert values.shape == (1, VALUES)
    assert (logits[0, 1:] < logits[0, :-1]).all()


@pytest.mark.parametrize("game", TABLES)
def test_a_meeting_is_played_again_alike(game: str) -> None:
    module = import_module(f"manoir.bots.{game.replace('-', '_')}.grandmaster")
    for player in ("detective", "master", str(module.WEIGHTS)):
        meeting = Meeting(game, player, seats=3, seconds=0.02, seed="again", number=2)
        first, again = played(meeting), played(meeting)
        assert (first.won, first.reason, first.decisions) == (again.won, again.reason, again.decisions)


def test_one_command_measures_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    rate = measure(["cluedo", "--seats", "3", "--games", "2", "--workers", "1", "--seconds", "0.02"])
    assert rate in (0.0, 0.5, 1.0)
    assert capsys.readouterr().out.startswith(f"{100 * rate:.1f} % ± ")
