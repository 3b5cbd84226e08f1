"""Opening a night, a turn, and the scare check."""

from manoir.core.seats import SPECTATOR
from tests.clauses import clauses
from tests.games.hantise.table import P, Q, opening, position


@clauses("HA-26", "HA-27")
def test_ha_25_the_character_is_revealed_then_his_monsters_go_then_the_zone_is_revealed() -> None:
    game = opening({"jardin": "serre Ser-EF"}, {"sous-sol": "buanderie Ass-EF Ser-Fa"})
    assert game.asked == "chance"
    game.play("reveal pepe", "locate premier-etage")
    assert game.told_names(SPECTATOR)[:4] == ["CharacterRevealed", "Lost", "Lost", "ZoneRevealed"]
    assert (game.p("jardin"), game.q("sous-sol")) == ("serre", "buanderie Ser-Fa")
    assert (game.character, game.zone) == ("pepe", "premier-etage")


@clauses("HA-29")
def test_ha_28_the_scare_check_comes_before_the_draw() -> None:
    game = position(q={"jardin": "serre Ass-EF"}, hands=("", "")).play("end")
    names = game.told_names(SPECTATOR)
    assert names[:3] == ["TurnBegan", "Scared", "NightWon"]
    weak = position(q={"jardin": "serre"}).play("end")
    assert weak.moment == "draw"
    assert weak.play("draw puits").hand(Q) == "puits"
    assert weak.asked == "Q"
    assert weak.moment == "main"


def test_ha_30_any_number_of_cards_is_played_one_after_another() -> None:
    game = position(hands=("serre bassin cabanon Ser-Fa", ""))
    game.play("play serre", "play bassin", "play Ser-Fa jardin", "decline", "play cabanon")
    assert game.p("jardin") == "serre bassin Ser-Fa cabanon"
    assert game.hand(P) == ""
    assert game.can == {"end", "fold"}
    assert position(hands=("serre", "")).play("end").table.player == Q
    assert position(hands=("serre", "")).refused("play puits") == "HA-30"


@clauses("HA-32")
def test_ha_31_change_fold_and_end_are_offered_with_the_cards() -> None:
    game = position({"jardin": "serre"}, hands=("Ass-Sp bassin Ser-Re", ""), character="meme")
    assert game.can == {"play bassin", "play Ser-Re jardin", "change Ass-Sp", "fold", "end"}
    game.play("end")
    assert game.news(Q)[0] == {"event": "TurnBegan", "seat": Q, "turn": 2}


def test_ha_33_a_hand_has_no_upper_limit() -> None:
    many = "Ser-EF Ser-EF Ser-EF Ser-Fa Ser-Fa Ser-Fa Ser-Re Ser-Re Ser-Re Ser-Sp Ser-Sp Ser-Sp"
    game = position(hands=("", many)).play("end", "draw puits")
    assert game.hand_size(Q) == 13
    assert game.play("end").until("main").hand_size(Q) == 13


@clauses("HA-R02")
def test_ha_34_reaching_the_threshold_wins_at_the_start_of_ones_own_turn() -> None:
    exactly = position(q={"jardin": "serre Ass-EF"}, character="bebe").play("end")
    assert exactly.won(Q) == {"bebe"}
    one_less = position(q={"sous-sol": "cave Ass-EF"}, character="bebe").play("end")
    assert one_less.won(Q) == set()
    above = position(q={"jardin": "puits Ass-EF Ass-Fa"}, character="bebe").play("end")
    assert above.won(Q) == {"bebe"}


def test_ha_35_values_are_not_added_up() -> None:
    game = position(q={"jardin": "serre Ser-EF", "sous-sol": "cave Ass-EF", "premier-etage": "grenier Ass-Fa"}).play(
        "end"
    )
    assert sum(game.value(Q, zone) for zone in ("jardin", "sous-sol", "premier-etage")) > game.threshold
    assert game.won(Q) == set()


WALLS = "puits serre bassin cabanon"
"""Worth 5, and 7 where the Character is."""


@clauses("HA-R24")
def test_ha_153_places_alone_scare_nobody() -> None:
    alone = position(q={"jardin": WALLS}, character="fillette").play("end")
    assert (alone.value(Q, "jardin"), alone.threshold, alone.won(Q)) == (7, 6, set())
    assert alone.moment == "draw"
    for monster in ("Ser-EF", "Rei-Sp", "Squ-Fa"):
        stack = f"puits {monster} serre bassin cabanon"
        assert position(q={"jardin": stack}, character="fillette").play("end").won(Q) == {"fillette"}, "even covered"
    both = position(q={"jardin": WALLS, "sous-sol": "cave Ass-EF Ass-Fa"}, character="fillette").play("end")
    assert both.won(Q) == {"fillette"}
    assert both.q("jardin") == WALLS, "only the one with Monsters can be meant"


def test_ha_153_of_several_that_scare_those_of_places_alone_cannot_be_chosen() -> None:
    stacks = {"jardin": WALLS, "sous-sol": "cave Ass-EF Ass-Fa", "premier-etage": "grenier Ass-Re Ass-Sp"}
    game = position(q=stacks, character="fillette").play("end")
    assert game.can == {"win sous-sol", "win premier-etage"}
    assert game.refused("win jardin") == "HA-153"
    assert game.refused("win rez-de-chaussee") == "HA-34"


def test_ha_153_places_alone_count_nothing_at_dawn() -> None:
    game = position({"jardin": WALLS}, {"sous-sol": "buanderie Ser-EF"}, character="papa", turn=40, opener=Q)
    assert game.play("end").won(Q) == {"papa"}


@clauses("HA-R01")
def test_ha_36_reaching_the_threshold_in_mid_turn_wins_nothing_yet() -> None:
    game = position({"jardin": "puits"}, hands=("Ass-EF", "Ser-Sp salon")).play("play Ass-EF jardin")
    assert game.value(P, "jardin") == 6
    assert game.won(P) == set()
    assert game.refused("win jardin") == "HA-36"
    game.play("end", "draw bassin")
    assert (game.asked, game.won(P)) == ("Q", set())
    assert game.play("end").won(P) == {"bebe"}


def test_ha_37_an_apparition_from_the_night_before_may_win_at_the_first_check() -> None:
    game = opening({"premier-etage": "grenier Ass-Fa Ass-Re"}, night=2)
    game.play("reveal bebe", "locate jardin")
    assert game.won(P) == {"bebe"}
    assert "Drew" not in game.told_names(P)[: game.told_names(P).index("NightWon")]


@clauses("HA-39")
def test_ha_38_the_owner_chooses_among_several_winning_apparitions_but_cannot_decline() -> None:
    game = position(q={"jardin": "serre Ass-EF", "sous-sol": "cave Ass-Fa Ass-Fa", "rez-de-chaussee": "salon"}).play(
        "end"
    )
    assert (game.asked, game.can) == ("Q", {"win jardin", "win sous-sol"})
    assert game.refused("decline") == "HA-39"
    assert game.refused("end") == "HA-39"
    assert game.refused("win rez-de-chaussee") == "HA-34"
    game.play("win sous-sol")
    assert game.won(Q) == {"bebe"}
    assert (game.q("jardin"), game.q("sous-sol")) == ("serre Ass-EF", "")


def test_ha_40_the_threshold_is_the_characters_and_two_more_with_the_marabout() -> None:
    without = position(q={"jardin": "puits Ass-EF"}, character="fiston").play("end")
    assert without.won(Q) == {"fiston"}
    accompanied = position(q={"jardin": "puits Ass-EF"}, character="fiston", marabout="here").play("end")
    assert accompanied.won(Q) == set()
    assert accompanied.threshold == 8
