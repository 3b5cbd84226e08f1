"""The end of a night, and dawn."""

from manoir.core.seats import SPECTATOR
from tests.clauses import clauses
from tests.games.hantise.table import P, Q, position


@clauses("HA-118", "HA-119")
def test_ha_114_the_winner_scores_the_character_and_a_place_and_discards_the_rest_of_that_apparition_only() -> None:
    own, theirs = {"jardin": "bassin Ser-Fa"}, {"jardin": "serre Ass-EF Ser-Re", "sous-sol": "cave Ser-Sp"}
    game = position(own, theirs, discard="Ser-EF", hands=("salon", "")).play("end")
    assert (game.won(Q), game.scored(Q)) == ({"bebe"}, "serre")
    assert game.discard == "Ser-EF Ass-EF Ser-Re"
    assert (game.p("jardin"), game.q("jardin"), game.q("sous-sol")) == ("bassin Ser-Fa", "", "cave Ser-Sp")
    assert (game.won(P), game.scored(P)) == (set(), "")


def test_ha_116_one_place_of_the_winners_choice_is_scored_and_not_optionally() -> None:
    game = position(q={"jardin": "serre Ass-EF puits bassin", "sous-sol": "cave"}).play("end")
    assert (game.asked, game.can) == ("Q", {"score serre", "score puits", "score bassin"})
    assert game.refused("decline") == "HA-116"
    assert game.refused("score cave") == "HA-116"
    assert game.play("score puits").scored(Q) == "puits"
    assert game.discard == "serre Ass-EF bassin"


def test_ha_117_one_reine_of_the_winning_apparition_may_be_scored() -> None:
    theirs = {"jardin": "puits Rei-EF Ser-EF Rei-Fa", "sous-sol": "cave Rei-Sp"}
    game = position(q=theirs).play("end")
    assert game.can == {"score Rei-EF", "score Rei-Fa", "decline"}
    assert game.refused("score Rei-Sp") == "HA-117"
    game.play("score Rei-Fa")
    assert (game.scored(Q), game.discard) == ("Rei-Fa puits", "Rei-EF Ser-EF")
    declined = position(q=theirs).play("end", "decline")
    assert (declined.scored(Q), declined.discard) == ("puits", "Rei-EF Ser-EF Rei-Fa")


@clauses("HA-R13")
def test_ha_120_a_winner_by_fold_names_one_of_his_apparitions_if_he_has_any() -> None:
    several = position({"jardin": "bassin"}, {"jardin": "serre Ser-EF", "sous-sol": "cave"}).play("fold").until("name")
    assert (several.asked, several.can) == ("Q", {"win jardin", "win sous-sol"})
    assert several.refused("win premier-etage") == "HA-120"
    assert several.refused("score cave") == "HA-120"
    several.play("win sous-sol")
    assert (several.scored(Q), several.q("jardin"), several.q("sous-sol")) == ("cave", "serre Ser-EF", "")
    one = position(q={"jardin": "serre Ser-EF"}).play("fold").until("reveal")
    assert (one.scored(Q), one.discard) == ("serre", "Ser-EF")
    none = position({"jardin": "bassin"}).play("fold").until("reveal")
    assert (none.won(Q), none.scored(Q), none.p("jardin")) == ({"bebe"}, "", "bassin")


def test_ha_121_all_four_zone_cards_are_shuffled_again() -> None:
    game = position(q={"jardin": "serre Ass-EF"}, shown="sous-sol premier-etage").play("end").until("reveal")
    game.play("reveal fiston")
    assert game.choices("locate") == {"jardin", "sous-sol", "rez-de-chaussee", "premier-etage"}


@clauses("HA-123", "HA-R22")
def test_ha_122_who_did_not_fold_fills_up_to_three_the_winner_first() -> None:
    game = position(q={"jardin": "serre Ass-EF"}, hands=("Ser-Fa", "salon chambre")).play("end").until("reveal")
    assert (game.hand_size(P), game.hand_size(Q)) == (3, 3)
    assert [event["seat"] for event in game.news(SPECTATOR) if event["event"] == "Drew"] == [Q, P, P]
    folded = position(q={"jardin": "serre"}, hands=("", "")).play("fold").until("reveal")
    drawn = [event["seat"] for event in folded.news(SPECTATOR) if event["event"] == "Drew"]
    assert drawn == [P] * 5 + [Q] * 3
    nothing_to_draw = position(q={"jardin": "serre Ass-EF Ass-EF"}, hands=("", "Ser-Re Ser-Re Ser-Re"), pile="")
    nothing_to_draw.play("fold")
    assert (nothing_to_draw.moment, nothing_to_draw.hand(P)) == ("reveal", ""), "who folded is not filled up later"


@clauses("HA-R14")
def test_ha_124_nobody_discards_for_having_more_than_three() -> None:
    game = position(q={"jardin": "serre Ass-EF"}, hands=("Ser-Fa Ser-Fa Ser-Re Ser-Re", "salon chambre cave puits"))
    game.play("end")
    assert (game.moment, game.hand_size(P), game.hand_size(Q)) == ("reveal", 4, 4)


def test_ha_125_after_the_seventh_night_nothing_is_shuffled_or_drawn() -> None:
    game = position(q={"jardin": "serre Ass-EF"}, night=7, won=("fiston fillette pepe", "meme papa maman")).play("end")
    assert game.told_names(SPECTATOR)[-2:] == ["Cleared", "Ended"]
    assert "Drew" not in game.told_names(SPECTATOR)
    assert game.asked == "nobody"


def test_ha_126_scored_cards_are_out_of_play_for_good() -> None:
    game = position(
        {"jardin": "serre"},
        hands=("Ser-Fa", ""),
        scored=("puits Rei-Fa", ""),
        character="papa",
        pile="cave",
        discard="Ser-Re",
    )
    assert game.choices("play") == set(), "a scored Puits gives no object"
    game.play("end", "draw cave")
    assert game.pile == ["Ser-Re"]
    assert game.scored(P) == "Rei-Fa puits"


@clauses("HA-R17")
def test_ha_127_dawn_breaks_when_the_check_after_forty_turns_fails() -> None:
    best = position({"jardin": "serre"}, {"jardin": "bassin Ser-EF"}, turn=40, player=P).play("end")
    assert [event["how"] for event in best.news(P) if event["event"] == "NightWon"] == ["dawn"]
    assert best.won(Q) == {"bebe"}
    mine = position({"jardin": "serre Ser-Fa"}, {"jardin": "bassin"}, turn=40, player=P).play("end")
    assert mine.won(P) == {"bebe"}
    for opener in (P, Q):
        tie = position({"jardin": "serre Ser-Fa"}, {"jardin": "bassin Ser-EF"}, turn=40, opener=opener).play("end")
        assert tie.won(1 - opener) == {"bebe"}, "on a tie, who did not open the night"
    check = position({"jardin": "puits Ass-EF Ass-Fa"}, {"jardin": "serre Ass-EF"}, turn=40).play("end")
    assert [event["how"] for event in check.news(P) if event["event"] == "NightWon"] == ["scare"]
    early = position({"jardin": "serre"}, turn=39).play("end")
    assert early.won(P) | early.won(Q) == set()
    agreed = position({"jardin": "serre Ser-Fa"}, turn=7, options={"turns": 7}).play("end")
    assert agreed.won(P) == {"bebe"}


def test_ha_127_at_dawn_apparitions_are_not_added_up() -> None:
    small = {"jardin": "serre Ser-Fa", "sous-sol": "garage Ser-Fa Ser-EF"}
    game = position(
        small, {"premier-etage": "grenier Ass-Fa"}, at="rez-de-chaussee", character="papa", turn=40, opener=Q
    )
    assert game.play("end").won(Q) == {"papa"}, "3 and 2 against 4"


def test_ha_127_at_dawn_the_zones_bonus_counts() -> None:
    own, theirs = {"jardin": "serre Ser-Fa"}, {"sous-sol": "garage Ass-EF"}
    for zone, winner in (("jardin", P), ("sous-sol", Q), ("premier-etage", Q)):
        game = position(own, theirs, at=zone, character="papa", turn=40, opener=Q).play("end")
        assert game.won(winner) == {"papa"}, zone
