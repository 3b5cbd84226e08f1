"""The levels of Hantise and Huis Clos: whole games by the rules, within their time, and the same again."""

import pytest

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.bots.thought import Thinker
from manoir.games.registry import find_game
from tests.bots.playing import HURRIED, whole_game

GAMES = {"hantise": (2,), "huis-clos": (4, 8)}
LEVELS = ("novice", "inspector", "detective", "master")
OVERRUN = 1.5


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_are_there_weakest_first(game: str) -> None:
    assert tuple(bots_of(find_game(game)))[1:] == (*LEVELS, "grandmaster")


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, counts in GAMES.items() for seats in counts])
def test_all_levels_play_whole_games_by_the_rules_and_in_time(game: str, seats: int) -> None:
    allowed = {**dict.fromkeys(LEVELS, 0.05), "master": HURRIED}
    for seed in range(2):
        _, decisions = whole_game(game, [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(seats)], seed)
        assert {decision.level for decision in decisions} <= set(LEVELS)
        for decision in decisions:
            assert decision.seconds < OVERRUN * allowed[decision.level]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_thought_is_worked_out_again_from_the_view_and_the_seed(game: str, level: str) -> None:
    _, decisions = whole_game(game, [level] * GAMES[game][0], seed=7)
    fresh = make_bot(find_game(game), level, HURRIED)
    assert isinstance(fresh, Thinker)
    weighed = 0
    for decision in decisions[-20:]:
        thought = fresh.think(decision.view, decision_luck(7, decision.view))
        assert thought.action is decision.choice
        assert thought.believed
        weighed += len(thought.weighed) > 1
    assert weighed
