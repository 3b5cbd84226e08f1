"""The effects of Monsters."""

from manoir.core.seats import SPECTATOR
from tests.clauses import clauses
from tests.games.hantise.table import P, Q, position


def test_ha_63_an_effect_is_available_only_when_played_from_the_hand() -> None:
    game = position({"jardin": "serre Ass-EF"}, {"jardin": "bassin Ser-Fa"}, ("salon", ""))
    for effect in ("chase", "knock sombre jardin", "recall jardin", "squat jardin", "capture sombre jardin jardin"):
        assert game.refused(effect) == "HA-63"


def test_ha_64_the_monster_is_laid_first_and_then_its_effect_is_asked() -> None:
    game = position({"jardin": "serre"}, {"jardin": "bassin Ser-Fa"}, ("Ass-EF", "")).play("play Ass-EF jardin")
    assert game.p("jardin") == "serre Ass-EF"
    assert (game.moment, game.asked) == ("knock", "P")


def test_ha_65_every_effect_may_be_declined() -> None:
    own, theirs = (
        {"jardin": "serre", "sous-sol": "cave Ser-Re"},
        {"jardin": "bassin Ass-Re", "premier-etage": "chambre"},
    )
    for monster in ("Ser-EF", "Ass-EF", "Cha-EF", "Squ-EF", "Rei-Re"):
        game = position(own, theirs, (monster, ""), discard="Ser-Sp").play(f"play {monster} jardin")
        assert "decline" in game.can
        game.play("decline")
        if monster == "Rei-Re":
            game.play("decline")
        assert game.moment == "main"
        assert (game.p("jardin"), game.p("sous-sol")) == (f"serre {monster}", "cave Ser-Re")
        assert (game.q("jardin"), game.q("premier-etage"), game.discard) == ("bassin Ass-Re", "chambre", "Ser-Sp")
        assert game.refused("decline") == "HA-65"


def test_ha_66_an_effect_comes_before_anything_else() -> None:
    game = position({"jardin": "serre"}, {"jardin": "bassin Ser-Fa"}, ("Ass-EF salon", "")).play("play Ass-EF jardin")
    for other in ("play salon", "end", "fold", "chase", "recall jardin"):
        assert game.refused(other) == "HA-66"


def test_ha_67_a_captured_card_is_laid_on_top_of_one_of_ones_own_apparitions() -> None:
    game = position({"jardin": "serre", "sous-sol": "cave"}, hands=("Cha-EF", ""), discard="Ser-Fa")
    game.play("play Cha-EF jardin", "recall jardin")
    assert game.p("jardin") == "serre Cha-EF Ser-Fa"
    squat = position({"jardin": "serre"}, {"jardin": "bassin"}, ("Squ-EF", "")).play(
        "play Squ-EF jardin", "squat jardin"
    )
    assert squat.p("jardin") == "serre Squ-EF bassin"
    queen = position({"jardin": "serre", "sous-sol": "cave"}, {"jardin": "bassin Ser-EF"}, ("Rei-EF", ""))
    queen.play("play Rei-EF jardin")
    assert queen.refused("capture sombre jardin premier-etage") == "HA-67"
    assert queen.play("capture sombre jardin jardin").p("jardin") == "serre Rei-EF Ser-EF"


def test_ha_68_a_captured_monster_does_not_use_its_effect() -> None:
    game = position({"jardin": "serre"}, {"jardin": "bassin Ser-Fa"}, ("Cha-EF", ""), discard="Ass-Fa")
    assert game.play("play Cha-EF jardin", "recall jardin").moment == "main"
    queen = position({"jardin": "serre"}, {"jardin": "bassin Ser-Re"}, ("Rei-Re", ""))
    assert queen.play("play Rei-Re jardin", "capture sombre jardin jardin").moment == "main"


def test_ha_69_without_a_target_there_is_no_effect() -> None:
    covered, none_of_hers = "bassin Rei-Fa puits", "bassin Ser-Fa"
    for monster, theirs in (
        ("Ass-EF", covered),
        ("Cha-EF", covered),
        ("Squ-EF", none_of_hers),
        ("Rei-EF", none_of_hers),
    ):
        game = position({"jardin": "serre"}, {"jardin": theirs}, (monster, ""), discard="salon")
        assert game.play(f"play {monster} jardin").moment == "main", monster


def test_ha_70_a_serviteur_makes_the_character_change_zone() -> None:
    game = position({"jardin": "serre"}, hands=("Ser-EF", ""), at="jardin").play("play Ser-EF jardin", "chase")
    assert game.asked == "chance"
    assert game.play("locate sous-sol").zone == "sous-sol"
    assert (game.asked, game.moment) == ("P", "main")
    assert (game.value(P, "jardin"), game.told_names(Q)) == (2, ["Played", "Chased", "ZoneRevealed"])


@clauses("HA-R03")
def test_ha_71_the_next_zone_card_replaces_the_current_one_and_always_differs() -> None:
    game = position({"jardin": "serre"}, hands=("Ser-EF", ""), at="jardin", shown="sous-sol")
    game.play("play Ser-EF jardin", "chase")
    assert game.can == {"locate rez-de-chaussee", "locate premier-etage"}
    assert game.refused("locate jardin") == "HA-71"
    assert game.play("locate premier-etage").zones_left == {"rez-de-chaussee"}


def test_ha_72_an_empty_zone_pile_is_made_anew_from_all_but_the_current_card() -> None:
    game = position(
        {"jardin": "serre"}, hands=("Ser-EF", ""), at="jardin", shown="sous-sol rez-de-chaussee premier-etage"
    )
    assert game.zones_left == set()
    game.play("play Ser-EF jardin", "chase")
    assert game.can == {"locate sous-sol", "locate rez-de-chaussee", "locate premier-etage"}
    assert game.play("locate sous-sol").zones_left == {"rez-de-chaussee", "premier-etage"}


def test_ha_73_an_assommeur_discards_one_uncovered_monster() -> None:
    game = position(
        {"jardin": "serre"}, {"jardin": "bassin Ser-Fa", "sous-sol": "cave"}, ("Ass-EF", ""), discard="Ass-Re"
    )
    game.play("play Ass-EF jardin")
    assert game.can == {"knock sombre jardin", "decline"}
    assert game.refused("knock sombre sous-sol") == "HA-73", "a Place"
    assert game.refused("knock sombre premier-etage") == "HA-73", "nothing"
    game.play("knock sombre jardin")
    assert (game.q("jardin"), game.discard) == ("bassin", "Ass-Re Ser-Fa")


@clauses("HA-R07")
def test_ha_74_an_assommeur_may_hit_ones_own_monster_but_not_itself() -> None:
    game = position({"jardin": "serre Ser-Re", "sous-sol": "cave Ser-Sp"}, {"jardin": "bassin Ser-Fa"}, ("Ass-EF", ""))
    game.play("play Ass-EF jardin")
    assert game.can == {"knock claire sous-sol", "knock sombre jardin", "decline"}
    assert game.refused("knock claire jardin") == "HA-74"
    assert game.play("knock claire sous-sol").p("sous-sol") == "cave"


@clauses("HA-76")
def test_ha_75_a_chatouilleur_captures_the_last_discarded_monster_whatever_places_lie_above() -> None:
    game = position({"jardin": "serre"}, hands=("Cha-EF", ""), discard="Ass-Re Ser-Fa bassin cave")
    game.play("play Cha-EF jardin", "recall jardin")
    assert (game.p("jardin"), game.discard) == ("serre Cha-EF Ser-Fa", "Ass-Re bassin cave")
    twice = position({"jardin": "serre"}, hands=("Cha-EF Cha-Sp", ""), discard="Ser-Fa Ass-Re Ser-Fa")
    twice.play("play Cha-EF jardin", "recall jardin", "play Cha-Sp jardin", "recall jardin")
    assert (twice.p("jardin"), twice.discard) == ("serre Cha-EF Ser-Fa Cha-Sp Ass-Re", "Ser-Fa")


def test_ha_77_its_player_chooses_the_receiving_apparition() -> None:
    game = position(
        {"jardin": "serre", "sous-sol": "cave"}, {"premier-etage": "chambre"}, ("Cha-EF", ""), discard="Ser-Fa"
    )
    game.play("play Cha-EF jardin")
    assert game.can == {"recall jardin", "recall sous-sol", "decline"}
    assert game.refused("recall premier-etage") == "HA-77"
    assert game.play("recall sous-sol").p("sous-sol") == "cave Ser-Fa"


@clauses("HA-79")
def test_ha_78_a_squatteur_captures_an_uncovered_place_of_the_opponent() -> None:
    own = {"jardin": "serre", "premier-etage": "chambre"}
    theirs = {"jardin": "bassin", "sous-sol": "cave Ser-Fa garage", "rez-de-chaussee": "salon Ser-Re"}
    game = position(own, theirs, ("Squ-EF", "")).play("play Squ-EF jardin")
    assert game.can == {"squat jardin", "squat sous-sol", "decline"}
    assert game.refused("squat rez-de-chaussee") == "HA-78"
    assert game.refused("squat premier-etage") == "HA-78", "his own"
    assert game.play("squat sous-sol").q("sous-sol") == "cave Ser-Fa"


@clauses("HA-R23")
def test_ha_80_the_place_joins_the_apparition_of_its_zone_or_begins_one() -> None:
    joins = position({"jardin": "serre Ser-Re"}, {"jardin": "bassin"}, ("Squ-EF", ""))
    assert joins.play("play Squ-EF jardin", "squat jardin").p("jardin") == "serre Ser-Re Squ-EF bassin"
    begins = position({"jardin": "serre"}, {"sous-sol": "garage"}, ("Squ-EF Ser-Re", ""))
    assert begins.play("play Squ-EF jardin", "squat sous-sol").p("sous-sol") == "garage"
    assert "play Ser-Re sous-sol" in begins.can


def test_ha_81_a_lone_place_may_be_captured_and_its_apparition_is_gone() -> None:
    game = position({"jardin": "serre"}, {"sous-sol": "garage"}, ("Squ-EF", "Ser-Fa"))
    game.play("play Squ-EF jardin", "squat sous-sol", "end", "draw cave")
    assert game.q("sous-sol") == ""
    assert game.choices("play") == {"cave"}


@clauses("HA-83")
def test_ha_82_a_reine_captures_at_most_one_monster_of_her_family_from_each_player() -> None:
    own = {"jardin": "serre", "sous-sol": "cave Ser-Re", "premier-etage": "chambre Ass-Fa"}
    theirs = {"jardin": "bassin Ass-Re", "sous-sol": "garage Ser-Re", "premier-etage": "grenier Ser-Sp"}
    game = position(own, theirs, ("Rei-Re", "")).play("play Rei-Re jardin")
    from_q = {
        f"capture sombre {zone} {to}"
        for zone in ("jardin", "sous-sol")
        for to in ("jardin", "sous-sol", "premier-etage")
    }
    assert game.can == from_q | {"decline"}
    assert game.refused("capture sombre premier-etage jardin") == "HA-82"
    game.play("capture sombre jardin jardin")
    assert game.can == {"capture claire sous-sol jardin", "capture claire sous-sol premier-etage", "decline"}
    game.play("capture claire sous-sol jardin")
    assert game.moment == "main"
    assert game.p("jardin") == "serre Rei-Re Ass-Re Ser-Re"
    assert (game.p("sous-sol"), game.q("jardin"), game.q("sous-sol")) == ("cave", "bassin", "garage Ser-Re")
    only_own = position(own, theirs, ("Rei-Re", "")).play("play Rei-Re jardin", "decline")
    assert only_own.moment == "capture"
    only_theirs = position(own, theirs, ("Rei-Re", "")).play(
        "play Rei-Re jardin", "capture sombre jardin jardin", "decline"
    )
    assert only_theirs.p("jardin") == "serre Rei-Re Ass-Re"


def test_ha_84_she_captures_neither_herself_nor_what_she_has_just_captured() -> None:
    own = {"jardin": "serre", "sous-sol": "cave Ser-Re", "premier-etage": "chambre Ass-Re"}
    game = position(own, {"jardin": "bassin Ser-Re"}, ("Rei-Re", "")).play("play Rei-Re jardin")
    game.play("capture sombre jardin sous-sol")
    assert game.p("sous-sol") == "cave Ser-Re Ser-Re"
    assert game.can == {"capture claire premier-etage jardin", "capture claire premier-etage sous-sol", "decline"}
    assert game.refused("capture claire jardin sous-sol") == "HA-84"
    assert game.refused("capture claire sous-sol jardin") == "HA-84"


def test_ha_85_the_opponents_monster_is_taken_first_and_each_goes_where_her_player_likes() -> None:
    game = position({"jardin": "serre", "sous-sol": "cave Ser-Re"}, {"jardin": "bassin Ass-Re"}, ("Rei-Re", ""))
    game.play("play Rei-Re jardin")
    assert game.refused("capture claire sous-sol jardin") == "HA-85"
    game.play("capture sombre jardin jardin", "capture claire sous-sol jardin")
    assert game.p("jardin") == "serre Rei-Re Ass-Re Ser-Re"
    assert [event["owner"] for event in game.news(SPECTATOR) if event["event"] == "Captured"] == [Q, P]


@clauses("HA-R09")
def test_ha_86_what_the_adult_would_make_one_discard_cannot_be_captured() -> None:
    without = position({"jardin": "serre"}, hands=("Cha-EF", ""), discard="Ser-Re Ser-Sp", character="meme")
    assert without.play("play Cha-EF jardin").moment == "main", "the last discarded Monster is a Spectre"
    holder = position({"premier-etage": "grenier"}, hands=("Cha-EF", ""), discard="Ser-Re Ser-Sp", character="meme")
    holder.play("play Cha-EF premier-etage", "recall premier-etage")
    assert holder.p("premier-etage") == "grenier Cha-EF Ser-Sp"
