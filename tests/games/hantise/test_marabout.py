"""The draw pile and the Marabout."""

import pytest

from manoir.core.seats import SPECTATOR
from tests.clauses import clauses
from tests.games.hantise.table import P, Q, position


@clauses("HA-108")
def test_ha_107_with_the_last_card_of_the_pile_the_marabout_comes_and_the_discards_are_shuffled() -> None:
    game = position(pile="puits", discard="Ser-EF salon Ser-EF").play("end", "draw puits")
    assert game.told_names(SPECTATOR) == ["TurnBegan", "Drew", "MaraboutEntered", "Reshuffled"]
    assert (game.marabout, game.moment) == ("here", "main")
    assert (game.pile, game.discard) == (["Ser-EF", "Ser-EF", "salon"], "")
    not_last = position(pile="puits cave", discard="Ser-EF").play("end", "draw puits")
    assert (not_last.marabout, not_last.discard) == ("aside", "Ser-EF")


def test_ha_108_unfinished_drawing_goes_on_from_the_new_pile() -> None:
    game = position(hands=("serre", "salon Ser-Re Ser-Re"), pile="puits cave", discard="Ser-EF Ser-Fa Ser-Sp").play(
        "fold"
    )
    game.play("draw cave", "draw puits")
    assert game.can == {"draw Ser-EF", "draw Ser-Fa", "draw Ser-Sp"}
    game.play("draw Ser-Fa", "draw Ser-EF")
    assert (game.hand(P), game.pile) == ("Ser-EF Ser-Fa puits serre cave", ["Ser-Sp"])


def test_ha_109_the_threshold_of_the_night_is_two_higher_while_he_is_there() -> None:
    game = position(pile="puits", discard="Ser-EF", character="papa").play("end")
    assert game.threshold == 9
    assert game.play("draw puits").threshold == 11


@clauses("HA-115")
def test_ha_110_the_winner_of_that_night_scores_the_marabout_as_well() -> None:
    game = position(q={"jardin": "serre Ass-EF Ass-Re"}, marabout="here", character="bebe").play("end")
    assert game.won(Q) == {"bebe", "marabout"}
    assert (game.marabout, game.points(Q)) == ("scored", 4 + 4 + 1)
    alone = position(q={"jardin": "serre Ass-EF Ass-Re"}, character="bebe").play("end")
    assert (alone.won(Q), alone.marabout) == ({"bebe"}, "aside")


def test_ha_111_he_enters_only_once() -> None:
    game = position(pile="puits", discard="Ser-EF cave", marabout="scored").play("end", "draw puits")
    assert game.told_names(SPECTATOR) == ["TurnBegan", "Drew", "Reshuffled"]
    assert (game.marabout, game.pile) == ("scored", ["Ser-EF", "cave"])


@clauses("HA-R16")
def test_ha_112_entering_between_two_nights_he_accompanies_the_next_character() -> None:
    game = position(
        q={"jardin": "serre Ass-EF"}, hands=("Ser-Re Ser-Re Ser-Re", "salon chambre"), pile="puits", night=4
    )
    game.play("end", "draw puits")
    assert (game.won(Q), game.marabout, game.moment) == ({"bebe"}, "here", "reveal")
    assert game.play("reveal fiston", "locate jardin").threshold == 8


@clauses("HA-R15")
def test_ha_113_with_both_piles_empty_nothing_is_drawn_until_something_is_discarded() -> None:
    last = position(pile="puits", discard="").play("end", "draw puits")
    assert (last.pile, last.marabout) == ([], "here")
    assert last.play("end").told_names(SPECTATOR)[-2:] == ["TurnBegan", "CouldNotDraw"]
    assert (last.asked, last.moment) == ("P", "main")
    later = position({"jardin": "serre"}, {"jardin": "bassin Ser-Fa"}, ("Ass-EF", ""), pile="", marabout="scored")
    later.play("play Ass-EF jardin", "knock sombre jardin", "end")
    assert (later.can, later.discard) == ({"draw Ser-Fa"}, "")
    assert later.play("draw Ser-Fa").moment == "main"


@pytest.mark.parametrize("night", range(1, 8))
def test_ha_107_the_marabout_comes_in_whichever_night_the_pile_runs_out(night: int) -> None:
    game = position(pile="puits", discard="Ser-EF", night=night).play("end", "draw puits")
    assert (game.marabout, game.threshold) == ("here", 5 + 2)


def test_ha_110_at_dawn_too_the_winner_scores_the_marabout() -> None:
    game = position({"jardin": "serre Ser-Fa"}, marabout="here", character="papa", turn=40, opener=Q).play("end")
    assert game.won(P) == {"papa", "marabout"}
    folded = position(q={"jardin": "serre Ser-Fa"}, marabout="here", character="papa").play("fold").until("reveal")
    assert folded.won(Q) == {"papa", "marabout"}
