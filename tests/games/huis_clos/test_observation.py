"""Observing, HC-94 to HC-106."""

from typing import Any

import pytest

from manoir.games.huis_clos import GAME
from tests.clauses import clauses
from tests.games.huis_clos.table import FIVE, Position, listed, table

AT = {"salon": "georges worms", "serre": "borrow", "cuisine": "peely"}
LYING = {"salon": "tisonnier eddington-plume"}
THREE = "corde peely-sels worms-pipe"


def searching(**more: Any) -> Position:
    """Lecomte has come to Georges and Worms in the Salon and announced a Search."""
    return table(at=AT, places=LYING, **more).play("go salon", "search")


def exchanging(**more: Any) -> Position:
    """Lecomte has come to Georges and Worms in the Salon and announced an exchange with Georges."""
    hands = {"lecomte": THREE, "georges": "fusil couteau", "worms": "borrow-collier"}
    return table(at=AT, places=LYING, hands=hands, **more).play("go salon", "exchange georges")


def test_hc_94_one_observation_a_turn_and_each_turn_renews_it() -> None:
    spent = searching(observed="georges")
    assert spent.asked == "worms"
    assert spent.refused("observe", by="georges") == "HC-29"
    game = table(at=AT, observed="georges worms", hands={"lecomte": "peely-sels"}, urn=True)
    game.deposit("peely-sels").take_back("peely-sels").play("go salon", "search")
    assert (game.turn, game.asked, game.verbs) == (2, "georges", {"observe", "decline"})


def test_hc_94_an_unused_one_is_lost() -> None:
    game = table(at={"salon": "georges"}, hands={"lecomte": "peely-sels"}, urn=True)
    game.deposit("peely-sels").take_back("peely-sels")
    # Georges did not observe in turn 1; in turn 2 he still has one Observation only.
    game.play("go salon", "search", "observe").until("keep").play("keep")
    game.play("go serre", "search").until("keep").play("keep")
    game.play("go serre", "search")
    assert (game.turn, game.asked, game.verbs) == (2, "worms", {"take"})


def test_hc_95_nobody_observes_his_own_investigation() -> None:
    game = table(at={"salon": "lecomte"}).play("go serre", "search")
    assert game.asked == "lecomte"
    assert game.refused("observe") == "HC-49"
    assert table(at=AT).refused("observe", by="georges") == "HC-29"


@clauses("HC-D05")
def test_hc_96_only_those_in_the_place_he_has_come_to_are_asked() -> None:
    # Borrow is where Lecomte comes from.
    game = table(at={"salon": "georges", "serre": "lecomte borrow"}, places=LYING).play("go salon", "search")
    assert game.informed("SearchAnnounced lecomte salon georges") == set(game.everybody)
    assert game.asked == "georges"
    assert game.play("decline").asked == "lecomte"


@clauses("HC-R11", "HC-D05")
def test_hc_97_it_is_announced_before_he_gains_his_clue() -> None:
    game = searching()
    assert game.refused("take tisonnier", by="lecomte") == "HC-29"
    assert game.refused("take tisonnier") == "HC-97"
    game.play("decline", "decline")
    assert game.refused("observe", by="georges") == "HC-29"
    assert game.refused("observe") == "HC-49"


@clauses("HC-R11")
def test_hc_98_the_window_lies_before_he_looks_and_he_knows_who_watches() -> None:
    game = searching()
    assert game.tidings("lecomte", "Looked") == []
    game.play("observe")
    assert game.tidings("lecomte", "Looked") == []
    assert game.informed("Observed georges") == set(game.everybody)
    game.play("decline")
    assert game.informed("Declined worms") == set(game.everybody)
    assert game.tidings("lecomte", "Looked") == [f"lecomte salon {listed({'tisonnier', 'eddington-plume'})}"]
    exchange = exchanging()
    assert (exchange.asked, exchange.verbs) == ("worms", {"observe", "decline"})
    assert exchange.play("observe").verbs == {"give"}


@clauses("HC-D05")
@pytest.mark.parametrize(
    ("player", "order"), [("lecomte", ["georges", "worms", "peely"]), ("worms", ["peely", "lecomte", "georges"])]
)
def test_hc_r11_they_answer_from_the_investigators_left(player: str, order: list[str]) -> None:
    at = {"salon": " ".join(name for name in FIVE.split() if name not in (player, "borrow")), "serre": "borrow"}
    game = table(player=player, at=at, places=LYING).play("go salon", "search")
    answered = []
    while "observe" in game.offers:
        answered.append(game.asked)
        game.play("decline")
    assert answered == order


def test_hc_99_it_applies_to_search_and_exchange_and_not_to_accusing() -> None:
    assert searching().verbs == exchanging().verbs == {"observe", "decline"}
    game = table(at=AT, turn=6, murderer="borrow", hands={"lecomte": "worms-loupe"}).play("go salon")
    game.play("accuse worms worms-loupe")
    assert (game.asked, game.verbs) == ("borrow", {"go"})


def test_hc_100_several_may_observe_the_same_investigation() -> None:
    game = searching().play("observe", "observe").play("take tisonnier")
    assert game.informed("Took lecomte salon tisonnier") == {"lecomte", "georges", "worms"}


@clauses("HC-D07")
def test_hc_101_each_observer_is_shown_the_clue_before_anything_is_destroyed() -> None:
    game = searching().play("observe", "decline", "take tisonnier")
    assert game.informed("Took lecomte salon tisonnier") == {"lecomte", "georges"}
    assert game.informed("Took lecomte salon -") == {"borrow", "worms", "peely", "spectator"}
    assert "keep" in game.choices
    drawn = exchanging().play("observe", "give corde", "draw couteau")
    assert drawn.informed("Drew lecomte georges couteau") == {"lecomte", "georges", "worms"}
    assert drawn.informed("Drew lecomte georges -") == {"borrow", "peely", "spectator"}


def test_hc_102_observers_see_neither_the_place_nor_the_clue_left_or_given() -> None:
    full = table(at=AT, places=LYING, hands={"lecomte": THREE}).play("go salon", "search")
    full.play("observe", "decline", "swap worms-pipe eddington-plume")
    assert full.tidings("georges", "Looked") == []
    assert full.tidings("georges", "Swapped") == ["lecomte salon eddington-plume -"]
    assert full.tidings("worms", "Swapped") == ["lecomte salon - -"]
    game = exchanging().play("observe", "give corde", "draw couteau")
    assert game.tidings("worms", "Gave") == ["lecomte georges -"]


def test_hc_103_observing_is_optional() -> None:
    game = searching()
    assert game.choices == {"observe", "decline"}
    game.play("decline")
    assert game.table.observed == 0
    assert game.asked == "worms"


def test_hc_104_the_observer_still_has_his_own_investigation() -> None:
    game = table(player="borrow", at={"salon": "georges"}, places=LYING)
    game.play("go salon", "search", "observe", "take tisonnier", "keep")
    assert (game.asked, game.verbs) == ("georges", {"go"})
    asked = searching()
    assert asked.refused("go serre") == "HC-104"


@clauses("HC-94")
def test_hc_105_an_announced_observation_is_spent() -> None:
    game = searching().play("observe", "decline", "take tisonnier", "keep")
    assert game.table.observed == 1 << game.seat("georges")
    game.play("go salon", "search")
    # Lecomte, who has come to the Salon, and Worms may still observe Borrow; Georges may not.
    assert game.informed("SearchAnnounced borrow salon lecomte,worms") == set(game.everybody)


@clauses("HC-D05")
def test_hc_106_the_victim_of_an_exchange_is_not_asked() -> None:
    game = exchanging()
    assert game.informed("ExchangeAnnounced lecomte georges worms") == set(game.everybody)
    assert game.asked == "worms"
    assert game.play("decline").asked == "lecomte"
    assert GAME.action("give corde") in game.table.options
