"""The bots of Hantise on positions where the right choice is clear, the master's forecasts and its search."""

from typing import Any

import pytest

from manoir.bots.bot import decision_luck, make_bot
from manoir.bots.hantise.beliefs import BestPlan, NightStands, TheirHand, Tonight, hopes
from manoir.bots.hantise.forecast import forecast
from manoir.bots.hantise.master import A_GAME, FINALISTS, HOPELESS, PLANS, Master, Search, Trial, promising
from manoir.bots.hantise.outlook import haunting, outlook
from manoir.bots.hantise.planning import Effort, Horizon, Judge, plans
from manoir.bots.hantise.standing import standing
from manoir.bots.thought import Thinker
from manoir.core.chance import SeededLuck
from manoir.games.hantise import GAME
from tests.games.hantise.table import P, Position, Q, opening, position

LAST_NIGHT: dict[str, Any] = {"night": 7, "won": ("papa maman fillette", "pepe meme fiston")}
"""Only Bébé is left to be scared: 20 points to 17, so that whoever does it wins."""

BOTH_JUDGES = pytest.mark.parametrize("judge", [outlook, forecast])


def best_plan(game: Position, judge: Judge) -> list[str]:
    """What the player would do with his turn."""
    _, actions = max(plans(game.table, Effort(), judge).values(), key=lambda plan: plan[0])
    return [action.text for action in actions]


def searched(game: Position, positions: int = 3000) -> list[Trial]:
    """What the search finds, best first, for one who sees all cards."""
    return Search(lambda luck: game.table.clone(), SeededLuck("search"), positions).run()


@BOTH_JUDGES
def test_an_apparition_in_reach_of_the_threshold_is_completed(judge: Judge) -> None:
    game = position({"jardin": "serre"}, hands=("Ass-EF", ""), **LAST_NIGHT)
    assert best_plan(game, judge)[0] == "play assommeur-esprit-frappeur jardin"
    assert searched(game)[0].plan[0].text == "play assommeur-esprit-frappeur jardin"


@BOTH_JUDGES
def test_a_turn_is_thought_through_over_several_cards(judge: Judge) -> None:
    game = position({}, hands=("puits bassin Ass-EF", ""), character="fiston", at="jardin")
    assert set(best_plan(game, judge)) >= {"play puits", "play bassin", "play assommeur-esprit-frappeur jardin"}


@BOTH_JUDGES
def test_the_opponents_threat_is_knocked_down(judge: Judge) -> None:
    game = position(
        {"sous-sol": "cave"}, {"jardin": "serre Ass-Fa"}, hands=("Ass-EF", ""), character="bebe", at="jardin"
    )
    assert best_plan(game, judge)[:2] == ["play assommeur-esprit-frappeur sous-sol", "knock sombre jardin"]
    assert searched(game)[0].plan[0].text == "play assommeur-esprit-frappeur sous-sol"


@BOTH_JUDGES
def test_the_character_is_chased_away_from_a_threat_that_needs_its_zone(judge: Judge) -> None:
    game = position(
        {"sous-sol": "cave"}, {"jardin": "serre Ass-Fa"}, hands=("Ser-EF", ""), character="bebe", at="jardin"
    )
    assert best_plan(game, judge)[:2] == ["play serviteur-esprit-frappeur sous-sol", "chase"]


@BOTH_JUDGES
def test_a_threat_under_a_place_is_safer_than_an_open_one(judge: Judge) -> None:
    covered = position({"sous-sol": "cave Ass-EF buanderie"}, hands=("", "Ser-Fa"), at="jardin").table
    opened = position({"sous-sol": "cave buanderie Ass-EF"}, hands=("", "Ser-Fa"), at="jardin").table
    assert haunting(covered, P, 5).risk < haunting(opened, P, 5).risk
    assert judge(covered, P) > judge(opened, P)


def test_who_folds_leaves_the_opponent_his_best_apparition() -> None:
    both = {"jardin": "serre Ass-Fa Ass-Re", "sous-sol": "cave"}
    game = position({"premier-etage": "grenier"}, both, character="bebe", at="jardin")
    found = plans(game.table, Effort(), outlook)
    assert found[GAME.action("end")][0] > found[GAME.action("fold")][0]


@BOTH_JUDGES
def test_games_are_played_on_to_the_end_of_the_night(judge: Judge) -> None:
    game = position({"jardin": "serre Ass-EF Ass-Fa"}, character="bebe", at="jardin")
    horizon = Horizon(game.table, 4, judge)
    table = game.table.clone()
    table.take(GAME.action("end"))
    value = horizon.play_on(table, P, SeededLuck(1), Effort())
    assert horizon.is_passed(table)
    assert value > 0


def test_games_are_broken_off_when_the_effort_is_spent() -> None:
    game = position({"jardin": "serre"}, {"sous-sol": "cave"}, hands=("Ass-EF", "Ser-EF"), character="papa")
    horizon = Horizon(game.table, 4, forecast)
    table = game.table.clone()
    horizon.play_on(table, P, SeededLuck(1), Effort(limit=1))
    assert not horizon.is_passed(table)


def test_a_forecast_tells_who_has_won_the_game() -> None:
    game = position({"jardin": "serre"}, {"jardin": "puits Ass-EF Ass-EF"}, **LAST_NIGHT)
    assert forecast(game.table, P) == -1.0
    assert -1.0 < forecast(game.table, Q) < 1.0
    game.table.won = (game.table.won[0] | game.table.won[1], 0)
    assert forecast(game.table, P) == 1.0
    assert forecast(game.table, Q) == -1.0


def test_a_lead_counts_more_the_later_it_is() -> None:
    early = position({"jardin": "serre"}, {"sous-sol": "cave"}, night=2, won=("papa", ""))
    late = position({"jardin": "serre"}, {"sous-sol": "cave"}, night=6, won=("papa meme fiston", "pepe fillette"))
    assert 0 < forecast(early.table, P) < forecast(late.table, P)


def test_the_last_night_is_not_given_up_for_cards() -> None:
    game = position({"jardin": "serre"}, {"sous-sol": "cave"}, hands=("", "Ass-EF"), **LAST_NIGHT)
    found = plans(game.table, Effort(), forecast)
    assert found[GAME.action("end")][0] > found[GAME.action("fold")][0] == -1.0


def test_even_a_point_that_decides_nothing_is_taken() -> None:
    game = position({"jardin": "serre Rei-EF Ass-EF"}, {"sous-sol": "cave"}, player=Q, **LAST_NIGHT)
    game.play("fold").until("reine")
    found = plans(game.table, Effort(), outlook)
    assert found[GAME.action("score reine-esprit-frappeur")][0] > found[GAME.action("decline")][0]


def test_who_folds_with_few_cards_in_the_pile_gives_the_marabout_away() -> None:
    folded = {
        pile: plans(position({"jardin": "serre"}, {"sous-sol": "cave"}, pile=pile).table, Effort(), forecast)[
            GAME.action("fold")
        ][0]
        for pile in ("Ser-EF Ser-EF Ser-EF Ass-EF Ass-EF", "Ser-EF Ser-EF Ser-EF Ass-EF Ass-EF Cha-EF")
    }
    few, enough = folded.values()
    assert few < enough


def test_a_card_that_may_not_be_played_is_changed() -> None:
    for hand in ("Ser-Fa", "Ser-Fa Ser-Re Ser-Re Ser-Re"):
        game = position({"jardin": "serre"}, {"sous-sol": "cave"}, hands=(hand, ""), character="papa")
        found = plans(game.table, Effort(), forecast)
        assert found[GAME.action("change serviteur-fantome")][0] > found[GAME.action("end")][0]


def test_between_two_nights_a_seat_judges_by_its_own_hand() -> None:
    game = opening({"jardin": "serre"}, {"sous-sol": "cave"}, hands=("Squ-EF Ass-EF", "Ser-Fa Ser-Fa"), night=2)
    horizon = Horizon(position(night=1).table, 4, forecast)
    for seat in (P, Q):
        assert horizon.play_on(game.table.clone(), seat, SeededLuck(1), Effort()) == forecast(game.table, seat)


def test_a_victory_costs_the_best_apparition_and_a_fold_the_least() -> None:
    game = position({"jardin": "serre Ass-EF", "sous-sol": "cave Ass-Fa", "premier-etage": "chambre"}, at="jardin")
    found = standing(game.table, P)
    assert (found.best, found.spent, found.brings, found.least, found.least_brings) == (5, 3, 1, 1, 1)
    assert (found.whole, found.count, found.largest, found.next_largest, found.second) == (8, 3, 4, 4, 4)


def test_plans_that_differ_only_in_order_are_tried_once() -> None:
    serre, cave, end = (GAME.action(text) for text in ("play serre", "play cave", "end"))
    trials = promising([(0.1, (end,)), (0.2, (serre, cave)), (0.3, (cave, serre))])
    assert [trial.plan for trial in trials] == [(cave, serre), (end,)]


def test_the_search_tries_the_better_plans_more_often() -> None:
    own = {"jardin": "serre", "sous-sol": "cave"}
    game = position(own, {"jardin": "puits"}, hands=("Ass-EF Ser-Re Cha-Sp salon", "Ass-Sp"), character="papa")
    trials = searched(game, 20_000)
    games = sorted((trial.games for trial in trials), reverse=True)
    assert games[0] == games[FINALISTS - 1] > games[FINALISTS] == games[PLANS - 1] > games[PLANS] == 0
    assert trials[0].games == games[0]
    assert trials[0].worth == max(trial.worth for trial in trials if trial.games)


def test_the_search_does_not_try_what_is_hopeless() -> None:
    own = {"jardin": "serre", "sous-sol": "cave"}
    game = position(own, {"jardin": "puits"}, hands=("Ass-EF Ser-Re", "Ass-Sp"), character="papa")
    trials = searched(game)
    assert len(trials) <= PLANS
    fold = next(trial for trial in trials if trial.plan == (GAME.action("fold"),))
    assert fold.promise < max(trial.promise for trial in trials) - HOPELESS
    assert fold.games == 0


def test_games_that_were_cut_short_do_not_count() -> None:
    game = position({"jardin": "serre"}, {"jardin": "puits"}, hands=("Ass-EF Ser-Re", "Ass-Sp"), character="papa")
    search = Search(lambda luck: game.table.clone(), SeededLuck("short"), 0)
    assert all(trial.games == 0 for trial in searched(game, search.effort.spent + 2 * A_GAME))


def test_the_search_keeps_to_its_positions() -> None:
    game = position({"jardin": "serre"}, {"jardin": "puits"}, hands=("Ass-EF Ser-Re cave", "Ass-Sp"), character="papa")
    for positions in (500, 5000):
        search = Search(lambda luck: game.table.clone(), SeededLuck("positions"), positions)
        search.run()
        assert positions <= search.effort.spent < positions + 300


def test_more_seconds_are_more_positions() -> None:
    assert Master(0.02).positions < Master(1.0).positions


def test_a_thought_tells_of_the_night_and_of_the_hidden_hand() -> None:
    luck = SeededLuck("thought")
    setup = GAME.setup(2)
    game = Position(GAME.start(setup, GAME.deal(setup, luck))).until("main")
    seen = game.view(game.table.actor)
    for level in ("novice", "inspector", "detective", "master"):
        bot = make_bot(GAME, level, 0.02)
        assert isinstance(bot, Thinker)
        thought = bot.think(seen, decision_luck(1, seen))
        night, hand, *_ = thought.believed
        assert isinstance(night, NightStands)
        assert night.threshold == game.table.threshold
        assert isinstance(hand, TheirHand)
        assert (hand.size, hand.sure) == (5, 0)
        assert thought.weighed[0][1] == dict(thought.weighed)[thought.action]


def hoped(game: Position, *plan: str) -> tuple[float, float]:
    """The chance of the night with a plan and without it."""
    tonight, best = hopes(game.table, [GAME.action(text) for text in plan], games=3)
    assert isinstance(tonight, Tonight)
    assert best == BestPlan(plan, 3)
    return tonight.planned, tonight.unplanned


def test_what_a_plan_makes_of_the_night_is_told_with_what_the_turn_would_be_without_it() -> None:
    game = position({"jardin": "serre"}, hands=("Ass-EF", ""), **LAST_NIGHT)
    after, before = hoped(game, "play assommeur-esprit-frappeur jardin", "decline", "end")
    assert after > before
    assert hoped(game, "end") == (before, before)
    assert hoped(game, "fold") == (0, before)


def test_a_chase_counts_for_every_zone_where_it_may_end() -> None:
    threat = {"jardin": "serre Ass-Fa"}
    game = position({"sous-sol": "cave"}, threat, hands=("Ser-EF", ""), character="bebe", at="jardin")
    after, before = hoped(game, "play serviteur-esprit-frappeur sous-sol", "chase")
    assert before == 0 < after


def test_nothing_is_hoped_of_a_night_that_is_won() -> None:
    game = position({"jardin": "puits Ass-EF", "sous-sol": "cave Ass-Fa"}, character="bebe", at="jardin", player=Q)
    game.play("fold").until("name")
    assert hopes(game.table, game.table.options[:1], 0) == (BestPlan((game.table.options[0].text,), 0),)
