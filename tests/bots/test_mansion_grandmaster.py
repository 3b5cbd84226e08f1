"""The grandmasters of the Cluedos: what they see of their options, and how they play by it."""

import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from manoir.bots.bot import decision_luck, offered, strongest
from manoir.bots.mansion.effort import effort_within
from manoir.bots.mansion.grandmaster import weighed
from manoir.bots.mansion.grandmaster_rows import BITS, DOUBT, HELP, LESS, ODDS, OPTIONS, UNUSUAL
from manoir.bots.option_rows import reached
from manoir.bots.thought import best_of
from manoir.core.chance import SeededLuck
from manoir.core.views import view
from manoir.games.cluedo.actions import SUGGESTIONS
from manoir.games.mansion.actions import Accuse, Suggest
from manoir.games.registry import find_game
from tests.bots.looking import look
from tests.bots.playing import Decision, whole_game

GAMES = ("cluedo", "super-cluedo", "cluedo-2008")
QUICKLY = effort_within(0.02)


def module_of(game: str) -> Any:
    return import_module(f"manoir.bots.{game.replace('-', '_')}.grandmaster")


@pytest.fixture(scope="module")
def decisions() -> dict[str, list[Decision]]:
    """Of a master among detectives, where it had a choice."""
    found = {}
    for game in GAMES:
        _, made = whole_game(game, ["master", "detective", "detective"], 3)
        found[game] = [one for one in made if one.level == "master" and len(one.view.options) > 1]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_a_row_is_higher_than_it_can_get(game: str, decisions: dict[str, Sequence[Decision]]) -> None:
    looked = 0
    for made in decisions[game]:
        sight = look(game, made.view, QUICKLY)
        options, rows = sight.rows()
        assert set(options) <= set(made.view.options)
        if len(options) == 1:
            continue
        looked += 1
        levels = sight.levels()
        assert len(rows) == len(options) + 1 <= OPTIONS + 1
        assert {row[sight.judged()] for row in rows[:-1]} <= set(range(len(LESS) + 1))
        assert rows[0][sight.judged()] == 0
        for row in rows:
            assert len(row) == len(levels)
            assert all(number <= most for number, most in zip(row, levels, strict=True))
    assert looked > 3


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_made_from_what_the_seat_was_told_alone(game: str, decisions: dict[str, Sequence[Decision]]) -> None:
    rules, luck = find_game(game), SeededLuck("imagined")
    for made in decisions[game][::3]:
        state = rules.imagine(made.view, luck)
        imagined = view(made.view.setup, state, made.view.seat)
        assert look(game, imagined, QUICKLY).rows() == look(game, made.view, QUICKLY).rows()


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_master_are_among_those_looked_at(game: str, decisions: dict[str, Sequence[Decision]]) -> None:
    """Up to what it takes for as good as the best, and up to chance."""
    among = sum(made.choice in look(game, made.view, QUICKLY).rows()[0] for made in decisions[game])
    assert among >= 0.8 * len(decisions[game])


def test_steps_are_reached_one_after_another() -> None:
    for steps in (ODDS, BITS, DOUBT, HELP, LESS):
        assert [reached(step, steps) for step in steps] == list(range(1, len(steps) + 1))
        assert all(low < high for low, high in pairwise(steps))


@pytest.mark.parametrize("game", GAMES)
def test_the_network_is_small_and_whole_numbers(game: str) -> None:
    module = module_of(game)
    assert module.WEIGHTS.stat().st_size < 2_000_000
    network = module.network()
    rows = np.random.default_rng(1).integers(0, 3, (20, len(network.source)), np.uint8)
    found = network(rows)
    assert found.dtype == np.int64
    assert (found == np.concatenate([network(row[None]) for row in rows])).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_worked_out_again_from_the_view_and_the_seed(
    game: str, decisions: dict[str, Sequence[Decision]]
) -> None:
    bot = module_of(game).make(0.02)
    for made in decisions[game][:12]:
        thought = bot.think(made.view, decision_luck(1, made.view))
        assert thought.action in made.view.options
        assert thought.action is bot.choose(made.view, decision_luck(1, made.view))
        assert thought.believed
        worths = dict(thought.weighed)
        assert worths[thought.action] >= max(worths.values()) - 0.1


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_to_its_end(game: str) -> None:
    rules = find_game(game)
    setup, luck, bot = rules.setup(3), SeededLuck("whole"), module_of(game).make(0.02)
    state = rules.start(setup, rules.deal(setup, luck))
    while state.outcome is None:
        if state.actor < 0:
            options = state.step.options(state)
            state.take(options[luck.below(len(options))])
            continue
        state.play(bot.choose(view(setup, state, state.actor), luck))
    assert state.outcome.reason


@pytest.mark.parametrize("game", GAMES)
def test_what_is_certain_is_not_left_to_the_network(game: str) -> None:
    """Detectives accuse when they are sure."""
    _, made = whole_game(game, ["detective"] * 3, 3)
    last = made[-1]
    assert isinstance(last.choice, Accuse)
    assert look(game, last.view, QUICKLY).rows() == ([last.choice], [])


def test_what_a_master_would_not_do_is_less_liked(decisions: dict[str, Sequence[Decision]]) -> None:
    """Suggestions with cards of one's own stand behind all that a master asks."""
    bluffs = 0
    for made in decisions["cluedo"]:
        if not isinstance(made.view.options[0], Suggest):
            continue
        sight = look("cluedo", made.view, QUICKLY)
        weights = sight.weigh()
        own = [
            option
            for option in weights
            if isinstance(option, Suggest) and sight.hand & (1 << option.suspect | 1 << option.weapon)
        ]
        bluffs += len(own)
        assert all(weights[option] <= max(weights.values()) - UNUSUAL for option in own)
    assert bluffs


def test_one_option_needs_no_network() -> None:
    class Silent:
        def __call__(self, rows: object) -> object:
            raise AssertionError("nothing was to be weighed")

    silent: Any = Silent()
    option = SUGGESTIONS[0]
    assert best_of(weighed(silent, ([option], [])), SeededLuck(1)).action is option


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_strongest_level_and_without_numpy_not_offered(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find_game(game)
    assert strongest(rules) == "grandmaster"
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "grandmaster" not in offered(rules)
    assert strongest(rules) == "master"
