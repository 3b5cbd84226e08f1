"""Many games at once: the same as one by one, whoever plays them."""

from random import Random

import numpy as np
import pytest

from manoir.core.errors import BadSetup
from manoir.games.registry import game_names
from manoir.lab.pettingzoo import env
from manoir.lab.spaces import space_of
from manoir.lab.vector import Vector


def first_open(games: Vector) -> list[int]:
    return [int(move) for move in games.masks.argmax(axis=1)]


def at_random(games: Vector, rng: Random) -> list[int]:
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in games.masks]


@pytest.mark.parametrize("game", game_names())
def test_rows_and_masks_are_those_of_the_environment(game: str) -> None:
    """The same game is played in both, on the deal that the first table of the batch has."""
    games, rng = Vector(game, 2, seed=3), Random(game)
    single = env(game)
    single.reset(seed=0)
    # The state, and the luck, of the first table: what the batch plays, the environment plays as well.
    here = games._here
    assert here is not None
    single.table, single._luck = here.states[0].clone(), here.lucks[0]
    single._go_on()
    assert single.observation_space("seat_0").shape == (games.width,)
    assert (single.observe(single.agent_selection) == games.rows[0]).all()
    assert (single.infos[single.agent_selection]["action_mask"] == games.masks[0]).all()
    for _ in range(40):
        state = here.states[0].clone()
        moves = at_random(games, rng)
        games.step(moves)
        if games.ended[0]:
            break
        assert games.actors[0] == here.states[0].actor
        options = {space_of(game).numbers[id(action)] for action in here.states[0].options}
        assert set(np.flatnonzero(games.masks[0]).tolist()) == options
        assert state.actor != -1


@pytest.mark.parametrize("game", ["cluedo", "hantise"])
def test_workers_play_the_same_games(game: str) -> None:
    rng = Random(5)
    alone = Vector(game, 6, seed=9)
    with Vector(game, 6, seed=9, workers=2) as shared:
        for _ in range(60):
            moves = at_random(alone, rng)
            assert (shared.masks == alone.masks).all()
            alone.step(moves)
            shared.step(moves)
            assert (shared.rows == alone.rows).all()
            assert (shared.actors == alone.actors).all()
            assert (shared.rewards == alone.rewards).all()
            assert (shared.ended == alone.ended).all()


def test_who_wins_is_rewarded_and_the_next_game_begins() -> None:
    games, rng = Vector("hantise", 8, seed=1), Random(2)
    ended = 0
    for _ in range(400):
        games.step(at_random(games, rng))
        for number in np.flatnonzero(games.ended):
            assert sorted(games.rewards[number].tolist()) == [-1.0, 1.0]
            ended += 1
        assert not games.rewards[games.ended == 0].any()
        assert (games.masks.sum(axis=1) > 0).all()
    assert ended > 8


def test_a_move_that_is_not_open_is_refused_by_name() -> None:
    closed = int(Vector("hantise", 1).masks[0].argmin())
    with pytest.raises(ValueError, match=f"move {closed} is not open in game 0"):
        Vector("hantise", 1).step([closed])
    with Vector("hantise", 2, workers=1) as games, pytest.raises(RuntimeError, match="is not open in game 0"):
        games.step([closed, closed])


def test_tables_take_turns_with_the_variants() -> None:
    games = Vector("hantise", 3, variants=({}, {"devastation": True}))
    here = games._here
    assert here is not None
    assert [setup.options["devastation"] for setup in here.setups] == [False, True, False]


def test_games_without_a_worker_each_are_refused() -> None:
    with pytest.raises(BadSetup, match="1 games cannot be shared among 2 workers"):
        Vector("hantise", 1, workers=2)
