"""Protections of the adults, their objects, and changing a card."""

import pytest

from manoir.core.seats import SPECTATOR
from tests.clauses import clauses
from tests.games.hantise.table import FAMILIES, P, Q, opening, position

ADULTS = {"pepe": ("EF", "cave"), "meme": ("Sp", "grenier"), "papa": ("Fa", "puits"), "maman": ("Re", "placard")}


@pytest.mark.parametrize("adult", ADULTS)
def test_ha_87_each_adult_is_protected_from_one_family(adult: str) -> None:
    family, _ = ADULTS[adult]
    hand = " ".join(f"Ser-{other}" for other in FAMILIES)
    game = position({"jardin": "serre"}, hands=(hand, ""), character=adult)
    assert game.choices("play") == {f"Ser-{other} jardin" for other in FAMILIES if other != family}


@pytest.mark.parametrize("adult", ADULTS)
def test_ha_88_each_object_lies_in_one_place_and_lifts_one_protection(adult: str) -> None:
    family, place = ADULTS[adult]
    for other, (_, other_place) in ADULTS.items():
        game = position(hands=(f"{other_place} Ser-{family}", ""), character=adult).play(f"play {other_place}")
        assert any(text.startswith(f"Ser-{family}") for text in game.choices("play")) == (other == adult), place


def test_ha_89_an_object_is_held_while_its_place_lies_anywhere_in_ones_apparitions() -> None:
    for jardin in ("puits", "puits Ass-EF", "serre Ass-EF puits Ser-Re"):
        assert "Ser-Fa jardin" in position({"jardin": jardin}, hands=("Ser-Fa", ""), character="papa").choices("play")
    in_hand = position({"jardin": "serre"}, hands=("Ser-Fa puits", ""), character="papa")
    assert in_hand.choices("play") == {"puits"}


def test_ha_90_a_monster_of_that_family_is_played_only_by_the_holder() -> None:
    game = position({"jardin": "serre"}, {"jardin": "puits"}, ("Ser-Fa", "Ass-Fa"), character="papa")
    assert game.refused("play Ser-Fa jardin") == "HA-90"
    assert "Ass-Fa jardin" in game.play("end", "draw salon").choices("play")


def test_ha_91_those_in_play_are_discarded_at_once_covered_or_not_but_for_the_holders() -> None:
    game = opening({"jardin": "serre Ser-Fa Ass-Re Rei-Fa"}, {"jardin": "puits Ser-Fa", "sous-sol": "cave Ass-Fa"})
    game.play("reveal papa")
    assert game.p("jardin") == "serre Ass-Re"
    assert (game.q("jardin"), game.q("sous-sol")) == ("puits Ser-Fa", "cave Ass-Fa")


@clauses("HA-R05")
def test_ha_92_who_loses_the_object_loses_the_monsters_and_who_gains_it_may_play_them_at_once() -> None:
    game = position(
        {"sous-sol": "garage"},
        {"sous-sol": "cave", "jardin": "serre Ser-EF Ass-Re"},
        ("Squ-Sp Ser-EF", ""),
        character="pepe",
    )
    assert not any("Ser-EF" in text for text in game.choices("play"))
    game.play("play Squ-Sp sous-sol", "squat sous-sol")
    assert game.q("jardin") == "serre Ass-Re"
    assert game.discard == "Ser-EF"
    assert "Ser-EF sous-sol" in game.choices("play")
    gained = position({"jardin": "serre"}, hands=("puits Ser-Fa", ""), character="papa")
    assert "Ser-Fa jardin" in gained.play("play puits").choices("play")


@clauses("HA-R04")
def test_ha_93_the_object_serves_all_apparitions_of_its_holder() -> None:
    game = opening({"jardin": "puits", "sous-sol": "cave Ser-Fa"}, hands=("Ass-Fa", ""))
    game.play("reveal papa", "locate premier-etage").until("main")
    assert game.p("sous-sol") == "cave Ser-Fa"
    assert {"Ass-Fa jardin", "Ass-Fa sous-sol"} <= game.choices("play")


def test_ha_94_protections_never_touch_cards_in_hand() -> None:
    game = opening({"jardin": "serre Ser-Sp"}, hands=("Ser-Sp Rei-Sp", "Ass-Sp")).play("reveal meme")
    assert (game.hand(P), game.hand(Q)) == ("Ser-Sp Rei-Sp", "Ass-Sp")


@pytest.mark.parametrize("child", ["bebe", "fillette", "fiston"])
def test_ha_95_children_have_no_protection(child: str) -> None:
    monsters = " ".join(f"Ser-{family}" for family in FAMILIES)
    game = opening({"jardin": "bassin"}, {"jardin": f"serre {monsters}"}, hands=(monsters, "")).play(f"reveal {child}")
    assert game.q("jardin") == f"serre {monsters}"
    assert game.play("locate sous-sol").until("main").choices("change") == set()
    assert {f"Ser-{family} jardin" for family in FAMILIES} <= game.choices("play")


def test_ha_96_a_protection_lasts_until_the_adult_is_scored() -> None:
    game = position(
        {"jardin": "serre"},
        {"jardin": "bassin"},
        ("Ser-Sp puits salon cave Rei-Sp", "Ass-Re Ass-Re Ser-Re"),
        character="meme",
    )
    game.play("fold")
    assert (game.moment, game.character) == ("reveal", None)
    game.play("reveal bebe", "locate jardin").until("main").play("end").until("main")
    assert "Ser-Sp jardin" in game.choices("play")


def test_ha_97_cards_discarded_together_go_player_by_player_zone_by_zone_and_upwards() -> None:
    own = {"premier-etage": "chambre Ser-EF", "jardin": "serre Ass-EF Ser-Fa Ser-EF"}
    theirs = {"rez-de-chaussee": "salon Rei-EF", "sous-sol": "garage Cha-EF Squ-EF"}
    first = opening(own, theirs, player=P).play("reveal pepe")
    assert first.discard == "Ass-EF Ser-EF Ser-EF Cha-EF Squ-EF Rei-EF"
    second = opening(own, theirs, player=Q).play("reveal pepe")
    assert second.discard == "Cha-EF Squ-EF Rei-EF Ass-EF Ser-EF Ser-EF"
    assert [event["seat"] for event in second.news(SPECTATOR) if event["event"] == "Lost"] == [Q, Q, P, P]


def test_ha_98_a_forbidden_monster_may_be_discarded_for_another_card() -> None:
    game = position({"jardin": "serre"}, hands=("Ass-Sp Ser-Sp Ser-Re salon", ""), discard="cave", character="meme")
    assert game.choices("change") == {"Ass-Sp", "Ser-Sp"}
    assert game.refused("change Ser-Re") == "HA-98"
    assert game.refused("change Rei-Sp") == "HA-30"
    game.play("change Ass-Sp")
    assert (game.discard, game.asked) == ("cave Ass-Sp", "chance")
    assert game.play("draw puits").hand(P) == "Ser-Re Ser-Sp puits salon"
    holder = position({"premier-etage": "grenier"}, hands=("Ass-Sp", ""), character="meme")
    assert holder.choices("change") == set()
    assert holder.refused("change Ass-Sp") == "HA-98"


@clauses("HA-R10")
def test_ha_99_a_card_is_changed_at_most_once_a_turn() -> None:
    game = position(hands=("Ass-Sp Ser-Sp", ""), character="meme").play("change Ass-Sp", "draw Rei-Sp")
    assert game.choices("change") == set()
    assert game.refused("change Ser-Sp") == "HA-99"
    game.play("end").until("main").play("end").until("main")
    assert game.choices("change") >= {"Rei-Sp", "Ser-Sp"}


def test_ha_100_no_other_card_is_discarded_from_the_hand() -> None:
    child = position({"jardin": "serre"}, hands=("Ass-Sp salon", ""), character="bebe")
    assert child.can == {"play Ass-Sp jardin", "play salon", "fold", "end"}
    assert child.refused("change Ass-Sp") == "HA-98"
    unplayable = position(hands=("Ass-Re", ""), character="meme")
    assert unplayable.can == {"fold", "end"}, "that there is no apparition to add it to is no reason"
