"""The levels of the three Cluedos: whole games by the rules, within their time, and the same again."""

from statistics import median

import pytest

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.bots.mansion.beliefs import Envelopes
from manoir.bots.mansion.master import SLACK
from manoir.bots.thought import Thinker
from manoir.games.registry import find_game
from tests.bots.playing import HURRIED, whole_game

GAMES = {"cluedo": (3, 6), "super-cluedo": (3, 6), "cluedo-2008": (3, 4)}
LEVELS = ("novice", "inspector", "detective", "master")
TABLES = [(game, seats) for game, counts in GAMES.items() for seats in counts]


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_are_there_weakest_first(game: str) -> None:
    assert tuple(bots_of(find_game(game)))[1:] == (*LEVELS, "grandmaster")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_levels_play_whole_games_by_the_rules_and_in_time(game: str, seats: int) -> None:
    spent: dict[str, list[float]] = {level: [] for level in LEVELS}
    for seed in range(2):
        levels = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(seats)]
        reason, decisions = whole_game(game, levels, seed)
        assert reason == "accusation"
        for decision in decisions:
            spent[decision.level].append(decision.seconds)
    for level in LEVELS[:-1]:
        assert median(spent[level] or [0]) < 0.05
    assert max(spent["master"]) < 1.5 * HURRIED


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_worked_out_again_from_the_view_and_the_seed(game: str) -> None:
    seats = GAMES[game][0]
    _, decisions = whole_game(game, ["master"] * seats, seed=7)
    fresh = make_bot(find_game(game), "master", HURRIED)
    for decision in decisions[-25:]:
        assert fresh.choose(decision.view, decision_luck(7, decision.view)) is decision.choice


@pytest.mark.parametrize("game", GAMES)
def test_a_master_says_what_it_believed_and_weighed(game: str) -> None:
    seats = GAMES[game][0]
    _, decisions = whole_game(game, ["master"] * seats, seed=3)
    master = make_bot(find_game(game), "master", HURRIED)
    assert isinstance(master, Thinker)
    weighed = 0
    for decision in decisions[-25:]:
        thought = master.think(decision.view, decision_luck(3, decision.view))
        assert thought.action is decision.choice
        assert any(isinstance(belief, Envelopes) for belief in thought.believed)
        if thought.weighed:
            weighed += 1
            assert dict(thought.weighed)[thought.action] >= thought.weighed[0][1] - SLACK
    assert weighed
