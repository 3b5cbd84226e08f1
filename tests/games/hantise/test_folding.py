"""Folding."""

from manoir.core.seats import SPECTATOR
from tests.clauses import clauses
from tests.games.hantise.table import P, Q, position


def test_ha_101_one_folds_in_step_three_of_ones_own_turn() -> None:
    game = position({"jardin": "serre"}, {"jardin": "bassin Ser-Re"}, ("Ass-EF", ""))
    assert "fold" in game.can
    game.play("play Ass-EF jardin")
    assert game.refused("fold") == "HA-66"
    game.play("decline", "end")
    assert game.refused("fold") == "HA-29", "before the draw"


@clauses("HA-R11")
def test_ha_102_one_may_fold_after_having_played_cards() -> None:
    game = position(hands=("serre bassin Ser-Re", "")).play("play serre", "play bassin", "fold")
    assert game.until("reveal").won(Q) == {"bebe"}
    assert game.p("jardin") == "serre bassin"


def test_ha_103_who_folds_fills_up_to_five_cards() -> None:
    for held, drawn in (("", 5), ("serre", 4), ("serre cave salon chambre", 1), ("serre cave salon chambre puits", 0)):
        game = position(hands=(held, "Ser-Re Ser-Re Ser-Re")).play("fold").until("reveal")
        assert game.hand_size(P) == 5
        assert sum(event == {"event": "Drew", "seat": P, "card": None} for event in game.news(Q)) == drawn
    many = position(hands=("serre cave salon chambre puits Ser-EF", "")).play("fold")
    assert many.hand_size(P) == 6


def test_ha_104_the_opponent_wins_whatever_his_apparitions_are_worth() -> None:
    nothing = position({"jardin": "puits Ass-EF Ass-Fa"}, character="papa").play("fold").until("reveal")
    assert nothing.won(Q) == {"papa"}
    little = (
        position({"jardin": "puits Ass-EF Ass-Fa"}, {"jardin": "serre"}, character="papa").play("fold").until("reveal")
    )
    assert (little.won(Q), little.scored(Q)) == ({"papa"}, "serre")


@clauses("HA-R12")
def test_ha_105_the_night_ends_there_so_nobody_else_folds() -> None:
    game = position(q={"jardin": "serre", "sous-sol": "cave"}).play("fold").until("name")
    assert game.asked == "Q"
    assert game.refused("fold") == "HA-120"
    game.play("win jardin").until("reveal").play("reveal fiston", "locate jardin").until("main")
    assert "fold" in game.can


def test_ha_106_the_apparitions_of_who_folded_stay() -> None:
    game = position({"jardin": "serre Ser-EF"}, {"jardin": "bassin"}).play("fold").until("reveal")
    assert game.p("jardin") == "serre Ser-EF"
    assert "Lost" not in game.told_names(SPECTATOR)


def test_ha_103_a_fold_in_the_last_night_draws_too_and_may_bring_the_marabout() -> None:
    won = ("fiston fillette pepe", "meme papa maman")
    game = position(hands=("serre Ser-Fa", ""), pile="puits cave", discard="Ser-EF Ser-Re", night=7, won=won).play(
        "fold"
    )
    game.until("over")
    assert game.hand_size(P) == 5
    assert game.won(Q) == {"meme", "papa", "maman", "bebe", "marabout"}
