"""The bots of Hantise on positions where the right choice is clear, and the master's search."""

import pytest

from manoir.bots.bot import decision_luck, make_bot
from manoir.bots.hantise.master import Master, Search, chance_to_win
from manoir.bots.hantise.outlook import haunting, outlook
from manoir.bots.hantise.planning import Effort, Horizon, plans
from manoir.bots.thought import Thinker
from manoir.core.chance import SeededLuck
from manoir.games.hantise import GAME
from tests.games.hantise.table import P, Position, position


def best_plan(game: Position) -> list[str]:
    """What the player would do with his turn."""
    _, actions = max(plans(game.table, Effort()).values(), key=lambda plan: plan[0])
    return [action.text for action in actions]


def searched(game: Position, games: int = 40) -> str:
    """What the tree search takes for best, to one who sees all cards."""
    search = Search(lambda luck: game.table.clone(), game.table.player, SeededLuck("search"))
    for _ in range(games):
        search.play_a_game()
    return max(game.table.options, key=search.root.worth).text


def test_an_apparition_in_reach_of_the_threshold_is_completed() -> None:
    game = position({"jardin": "serre"}, hands=("Ass-EF", ""), character="bebe", at="jardin")
    assert best_plan(game)[0] == "play assommeur-esprit-frappeur jardin"
    assert searched(game) == "play assommeur-esprit-frappeur jardin"


def test_a_turn_is_thought_through_over_several_cards() -> None:
    game = position({}, hands=("puits bassin Ass-EF", ""), character="fiston", at="jardin")
    assert set(best_plan(game)) >= {"play puits", "play bassin", "play assommeur-esprit-frappeur jardin"}


def test_the_opponents_threat_is_knocked_down() -> None:
    game = position(
        {"sous-sol": "cave"}, {"jardin": "serre Ass-Fa"}, hands=("Ass-EF", ""), character="bebe", at="jardin"
    )
    assert best_plan(game)[:2] == ["play assommeur-esprit-frappeur sous-sol", "knock sombre jardin"]
    assert searched(game) == "play assommeur-esprit-frappeur sous-sol"


def test_the_character_is_chased_away_from_a_threat_that_needs_its_zone() -> None:
    game = position(
        {"sous-sol": "cave"}, {"jardin": "serre Ass-Fa"}, hands=("Ser-EF", ""), character="bebe", at="jardin"
    )
    assert best_plan(game)[:2] == ["play serviteur-esprit-frappeur sous-sol", "chase"]


def test_a_threat_under_a_place_is_safer_than_an_open_one() -> None:
    covered = position({"sous-sol": "cave Ass-EF buanderie"}, hands=("", "Ser-Fa"), at="jardin").table
    opened = position({"sous-sol": "cave buanderie Ass-EF"}, hands=("", "Ser-Fa"), at="jardin").table
    assert haunting(covered, P, 5).risk < haunting(opened, P, 5).risk
    assert outlook(covered, P) > outlook(opened, P)


def test_who_folds_leaves_the_opponent_his_best_apparition() -> None:
    both = {"jardin": "serre Ass-Fa Ass-Re", "sous-sol": "cave"}
    game = position({"premier-etage": "grenier"}, both, character="bebe", at="jardin")
    found = plans(game.table, Effort())
    assert found[GAME.action("end")][0] > found[GAME.action("fold")][0]


def test_games_are_played_on_to_the_end_of_the_night() -> None:
    game = position({"jardin": "serre Ass-EF Ass-Fa"}, character="bebe", at="jardin")
    horizon = Horizon(game.table, 4)
    table = game.table.clone()
    table.take(GAME.action("end"))
    value = horizon.play_on(table, P, SeededLuck(1), Effort())
    assert horizon.is_passed(table)
    assert value > 0


def test_a_lead_counts_more_the_later_it_is() -> None:
    assert chance_to_win(0.0, 3) == pytest.approx(0.5)
    assert 0.5 < chance_to_win(6.0, 1) < chance_to_win(6.0, 7) < 1.0
    assert chance_to_win(-6.0, 4) == pytest.approx(1 - chance_to_win(6.0, 4))


def test_the_search_tries_what_is_better_more_often() -> None:
    game = position({"jardin": "serre"}, hands=("Ass-EF", ""), character="bebe", at="jardin")
    search = Search(lambda luck: game.table.clone(), P, SeededLuck("visits"))
    for _ in range(40):
        search.play_a_game()
    visits = {action.text: node.visits for action, node in search.root.branches.items()}
    assert sum(visits.values()) == search.root.visits == 40
    assert max(visits, key=visits.__getitem__) == "play assommeur-esprit-frappeur jardin"
    assert visits["fold"] < 10


def test_more_seconds_are_more_positions() -> None:
    assert Master(0.02).positions < Master(1.0).positions


def test_a_thought_tells_of_the_night_and_of_the_hidden_hand() -> None:
    luck = SeededLuck("thought")
    setup = GAME.setup(2)
    game = Position(GAME.start(setup, GAME.deal(setup, luck))).until("main")
    seen = game.view(game.table.actor)
    for level in ("novice", "detective", "master"):
        bot = make_bot(GAME, level, 0.02)
        assert isinstance(bot, Thinker)
        thought = bot.think(seen, decision_luck(1, seen))
        assert thought.believed[0].startswith("night 1: ")
        assert thought.believed[1] == "their hand: 5 cards"
        assert thought.weighed[0][1] == dict(thought.weighed)[thought.action]
