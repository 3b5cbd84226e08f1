"""Apparitions and what they are worth."""

import pytest

from manoir.core.chance import SeededLuck, outcome, pick
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.games.hantise import GAME
from manoir.games.hantise.apparitions import PER_SEAT, terror, weigh
from tests.clauses import clauses
from tests.games.hantise.table import P, Q, cards, position


def test_ha_41_a_player_has_one_apparition_in_a_zone_so_at_most_four() -> None:
    game = position(hands=("serre bassin cave salon chambre", ""))
    game.play("play serre", "play bassin", "play cave", "play salon", "play chambre")
    assert [game.p(zone) for zone in ("jardin", "sous-sol", "rez-de-chaussee", "premier-etage")] == [
        "serre bassin",
        "cave",
        "salon",
        "chambre",
    ]


@clauses("HA-43")
def test_ha_42_a_place_begins_or_joins_the_apparition_of_its_own_zone() -> None:
    game = position({"jardin": "serre"}, hands=("cave puits", ""))
    assert game.choices("play") == {"cave", "puits"}
    game.play("play cave", "play puits")
    assert (game.p("jardin"), game.p("sous-sol")) == ("serre puits", "cave")


def test_ha_44_a_monster_joins_any_own_apparition_and_never_begins_one() -> None:
    game = position({"jardin": "serre Ser-Fa", "sous-sol": "cave"}, {"premier-etage": "grenier"}, ("Ass-Re", ""))
    assert game.choices("play") == {"Ass-Re jardin", "Ass-Re sous-sol"}
    assert game.refused("play Ass-Re rez-de-chaussee") == "HA-44"
    assert position(hands=("Ass-Re", "")).can == {"fold", "end"}


@clauses("HA-47")
def test_ha_45_cards_lie_in_the_order_played_and_the_last_one_is_uncovered() -> None:
    game = position({"jardin": "serre"}, hands=("Ser-Fa bassin Ass-Re", "Ass-Sp salon"))
    game.play("play Ser-Fa jardin", "decline", "play Ass-Re jardin", "play bassin")
    assert game.p("jardin") == "serre Ser-Fa Ass-Re bassin"
    game.play("end", "draw puits", "play salon", "play Ass-Sp rez-de-chaussee")
    assert game.moment == "main", "under the Bassin all Monsters are covered"


def test_ha_46_cards_are_added_to_ones_own_apparitions_only() -> None:
    game = position(q={"jardin": "serre"}, hands=("Ser-Fa bassin", ""))
    assert game.choices("play") == {"bassin"}
    assert game.refused("play Ser-Fa jardin") == "HA-44"
    game.play("play bassin")
    assert (game.p("jardin"), game.q("jardin")) == ("bassin", "serre")


def test_ha_48_effects_hit_uncovered_cards_only() -> None:
    game = position(
        {"jardin": "serre"}, {"sous-sol": "cave Ser-EF Ass-Fa", "jardin": "bassin Ser-Re puits"}, ("Ass-Sp", "")
    )
    game.play("play Ass-Sp jardin")
    assert game.can == {"knock sombre sous-sol", "decline"}
    assert game.refused("knock sombre jardin") == "HA-73"
    assert game.play("knock sombre sous-sol").q("sous-sol") == "cave Ser-EF"


def test_ha_49_covered_monsters_are_not_safe_from_protections() -> None:
    game = position({"jardin": "serre Ser-Sp Ass-Fa"}, character="fiston", q={"premier-etage": "grenier"})
    game.play("fold").until("reveal").play("reveal meme")
    assert game.p("jardin") == "serre Ass-Fa"


def test_ha_50_apparitions_stay_from_turn_to_turn_and_night_to_night() -> None:
    game = position(
        {"jardin": "serre Ser-Fa", "sous-sol": "cave"}, {"premier-etage": "chambre Ser-Re", "jardin": "bassin"}
    )
    game.play("end").until("main").play("end").until("main")
    assert (game.p("jardin"), game.q("premier-etage")) == ("serre Ser-Fa", "chambre Ser-Re")
    game.play("fold").until("name").play("win jardin").until("reveal").play("reveal fiston")
    assert (game.p("jardin"), game.p("sous-sol"), game.q("premier-etage")) == ("serre Ser-Fa", "cave", "chambre Ser-Re")


@clauses("HA-R06")
def test_ha_51_a_lone_place_is_an_apparition_and_a_place_may_lie_on_a_place() -> None:
    game = position(hands=("serre bassin", "")).play("play serre")
    assert game.value(P, "jardin") == 3
    assert game.play("play bassin").p("jardin") == "serre bassin"


def test_ha_52_cards_in_play_are_never_taken_back() -> None:
    game = position({"jardin": "serre Ser-Fa", "sous-sol": "cave"}, hands=("bassin", ""))
    assert game.can == {"play bassin", "fold", "end"}
    assert game.refused("capture claire jardin sous-sol") == "HA-63"


@clauses("HA-R08")
def test_ha_53_an_apparition_without_cards_is_gone_and_no_monster_is_left_without_a_place() -> None:
    game = position(
        {"premier-etage": "chambre"}, {"jardin": "serre", "sous-sol": "cave garage Ser-Fa"}, ("Squ-Re Ass-Re", "")
    )
    game.play("play Squ-Re premier-etage")
    assert game.choices("squat") == {"jardin"}, "the Cave and the Garage are covered"
    game.play("squat jardin")
    assert game.q("jardin") == ""
    assert game.table.haunts[Q] == 0b0010
    game.play("end").until("main")
    assert not any(text.endswith(" jardin") for text in game.choices("play") if "-" in text)


def test_ha_54_all_cards_count_covered_or_not() -> None:
    game = position({"sous-sol": "cave Ass-EF garage Ser-Fa Ass-Re"})
    assert game.value(P, "sous-sol") == 2 + 2 + 1 + 1 + 2


@clauses("HA-56", "HA-57", "HA-60")
def test_ha_55_serviteur_one_assommeur_two_chatouilleur_one_places_as_printed() -> None:
    assert [terror(cards(card)) for card in ("Ser-EF", "Ass-Fa", "Cha-Re", "serre", "salon")] == [1, 2, 1, 1, 1]
    assert [terror(cards(card)) for card in ("puits", "cave", "placard", "grenier")] == [2, 2, 2, 2]


def test_ha_58_a_squatteur_is_worth_the_places_of_its_apparition() -> None:
    assert terror(cards("serre Squ-Re")) == 1 + 1
    assert terror(cards("serre Squ-Re bassin puits")) == 1 + 3 + 1 + 2
    assert terror(cards("serre Squ-Re Squ-Fa bassin")) == 1 + 2 + 2 + 1


def test_ha_59_a_reine_is_worth_the_serviteurs_of_her_family_with_her() -> None:
    assert terror(cards("serre Rei-EF")) == 1
    assert terror(cards("serre Ser-EF Rei-EF Ser-EF Ser-Fa Ass-EF")) == 1 + 1 + 2 + 1 + 1 + 2
    apart = position({"jardin": "serre Rei-EF", "sous-sol": "cave Ser-EF"}, at="premier-etage")
    assert apart.value(P, "jardin") == 1


def test_ha_61_the_zone_of_the_character_gives_two_more() -> None:
    game = position({"jardin": "serre", "sous-sol": "garage"}, {"jardin": "bassin"}, at="jardin")
    assert (game.value(P, "jardin"), game.value(P, "sous-sol"), game.value(Q, "jardin")) == (3, 1, 3)
    assert game.value(P, "premier-etage") == 0
    assert position({"jardin": "serre"}, at="sous-sol").value(P, "jardin") == 1


def test_ha_62_apparitions_of_who_has_folded_are_worth_nothing_that_night() -> None:
    game = position({"jardin": "puits Ass-EF"}, {"jardin": "serre", "sous-sol": "cave"}, hands=("", "")).play("fold")
    assert game.value(P, "jardin") == 0
    assert game.value(Q, "jardin") == 3
    game.until("name").play("win jardin").until("reveal").play("reveal fiston", "locate jardin")
    assert game.value(P, "jardin") == 6
    assert [event["event"] for event in game.news(SPECTATOR)].count("NightWon") == 1


def test_the_table_keeps_what_its_stacks_weigh_and_where_they_are() -> None:
    luck = SeededLuck("weights")
    setup = GAME.setup(2, options={"devastation": True})
    for _ in range(20):
        table = GAME.start(setup, GAME.deal(setup, luck))
        while table.outcome is None:
            table.take(outcome(table, luck) if table.actor == CHANCE else pick(table.options, luck))
            assert table.weights == [weigh(stack) for stack in table.stacks]
            haunted = sum(1 << at for at, stack in enumerate(table.stacks) if stack)
            assert table.haunts[P] | table.haunts[Q] << PER_SEAT == haunted


@pytest.mark.parametrize("serviteurs", range(4))
@pytest.mark.parametrize("family", ["EF", "Fa", "Re", "Sp"])
def test_ha_59_a_reine_counts_every_serviteur_of_her_family(serviteurs: int, family: str) -> None:
    stack = " ".join(["serre", f"Rei-{family}", *[f"Ser-{family}"] * serviteurs])
    assert terror(cards(stack)) == 1 + serviteurs + serviteurs
    other = "Ser-Sp" if family != "Sp" else "Ser-Fa"
    assert terror(cards(f"{stack} {other}")) == 1 + serviteurs + serviteurs + 1


@pytest.mark.parametrize("places", range(1, 5))
def test_ha_58_a_squatteur_counts_every_place_with_it(places: int) -> None:
    walls = ["serre", "bassin", "cabanon", "puits"][:places]
    assert terror(cards(" ".join([*walls, "Squ-Fa"]))) == places + places + (places == 4)
