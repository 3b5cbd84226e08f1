"""The worked examples of the rule book."""

from manoir.core.seats import SPECTATOR
from manoir.games.hantise.cards import PLACE_CARDS, bag
from manoir.games.hantise.outcome import judge, points
from manoir.games.hantise.picture import picture
from tests.games.hantise.table import P, Position, Q, cards, characters, opened, opening, position


def test_ha_x01_values() -> None:
    own = {"sous-sol": "cave Rei-EF Cha-Fa Ser-EF", "jardin": "serre Squ-Re Ass-Sp bassin Ser-Fa"}
    garden = position(own, at="jardin")
    assert (garden.value(P, "sous-sol"), garden.value(P, "jardin")) == (5, 9)
    basement = position(own, at="sous-sol")
    assert (basement.value(P, "sous-sol"), basement.value(P, "jardin")) == (7, 7)


def test_ha_x02_setup() -> None:
    game = opened()
    assert (game.hand_size(P), game.hand_size(Q), len(game.pile)) == (5, 5, 38)
    places = [draw for draw in game.table.pile if draw.card in PLACE_CARDS]
    assert (len(places), len(game.pile) - len(places)) == (12, 26)
    assert (game.discard, game.table.characters.bit_count(), game.table.zones.bit_count()) == ("", 7, 4)
    for seat, hand in ((P, game.table.hands[P]), (Q, game.table.hands[Q]), (SPECTATOR, None)):
        assert picture(game.view(seat)).hand == hand


def test_ha_x03_timing_of_the_win() -> None:
    def built() -> Position:
        game = position(hands=("serre", "garage Ass-Sp"), character="bebe", at="jardin", player=Q)
        game.play("play garage", "end", "draw Ass-EF", "play serre", "play Ass-EF jardin")
        assert (game.value(P, "jardin"), game.won(P)) == (5, set())
        return game.play("end", "draw puits")

    assert built().play("end").won(P) == {"bebe"}
    undone = built().play("play Ass-Sp sous-sol", "knock claire jardin", "end")
    assert (undone.value(P, "jardin"), undone.moment, undone.asked) == (3, "draw", "chance")


def test_ha_x04_zone_change() -> None:
    game = position({"jardin": "serre Ass-EF"}, {"sous-sol": "garage"}, ("", "Ser-Sp Ser-Sp Ser-Sp Ser-Re"), player=Q)
    game.play("play Ser-Sp sous-sol", "chase", "locate premier-etage")
    assert (game.value(P, "jardin"), game.zones_left) == (3, {"sous-sol", "rez-de-chaussee"})
    game.play(
        "play Ser-Sp sous-sol", "chase", "locate sous-sol", "play Ser-Sp sous-sol", "chase", "locate rez-de-chaussee"
    )
    assert game.zones_left == set()
    game.play("play Ser-Re sous-sol", "chase")
    assert game.can == {"locate jardin", "locate sous-sol", "locate premier-etage"}


def test_ha_x05_covered_and_uncovered() -> None:
    own = {"jardin": "serre", "premier-etage": "chambre Ser-Fa"}
    game = position(own, {"sous-sol": "cave Rei-Sp Ser-Sp"}, ("Ass-EF Ass-Fa", "")).play("play Ass-EF jardin")
    assert game.can == {"knock sombre sous-sol", "knock claire premier-etage", "decline"}
    game.play("knock sombre sous-sol")
    assert (game.q("sous-sol"), game.value(Q, "sous-sol")) == ("cave Rei-Sp", 2)
    assert "knock sombre sous-sol" in game.play("play Ass-Fa jardin").can
    assert game.play("knock sombre sous-sol").q("sous-sol") == "cave"


def test_ha_x06_tickler() -> None:
    game = position({"jardin": "serre", "sous-sol": "cave"}, hands=("Cha-Sp", ""), discard="Ass-Re Ser-Fa bassin")
    game.play("play Cha-Sp jardin", "recall sous-sol")
    assert (game.p("sous-sol"), game.discard, game.moment) == ("cave Ser-Fa", "Ass-Re bassin", "main")
    assert game.news(P) == game.news(Q) == game.news(SPECTATOR)


def test_ha_x07_squatter() -> None:
    theirs = {"jardin": "serre", "sous-sol": "cave Ass-EF garage"}
    game = position({"premier-etage": "grenier"}, theirs, ("Squ-Re", ""), at="rez-de-chaussee").play(
        "play Squ-Re premier-etage"
    )
    assert game.choices("squat") == {"jardin", "sous-sol"}
    game.play("squat jardin")
    assert (game.q("jardin"), game.p("jardin"), game.value(P, "premier-etage")) == ("", "serre", 2 + 1)
    other = position({"premier-etage": "grenier", "sous-sol": "buanderie Ser-Fa"}, theirs, ("Squ-Re", ""))
    other.play("play Squ-Re premier-etage", "squat sous-sol")
    assert (other.p("sous-sol"), other.q("sous-sol")) == ("buanderie Ser-Fa garage", "cave Ass-EF")


def test_ha_x08_queen() -> None:
    own = {"jardin": "puits Ser-Re", "sous-sol": "cave Ser-Re"}
    theirs = {"jardin": "serre Ass-Re", "premier-etage": "chambre Ser-Sp"}
    game = position(own, theirs, ("Rei-Re", ""), at="rez-de-chaussee").play("play Rei-Re jardin")
    assert game.choices("capture") == {"sombre jardin jardin", "sombre jardin sous-sol"}
    game.play("capture sombre jardin jardin", "capture claire sous-sol jardin")
    assert game.p("jardin") == "puits Ser-Re Rei-Re Ass-Re Ser-Re"
    assert (game.value(P, "jardin"), game.moment) == (8, "main")


def test_ha_x09_an_adult_appears() -> None:
    game = opening({"jardin": "serre Ser-EF Ass-Fa Ser-EF"}, {"sous-sol": "cave Ass-EF"}, hands=("Cha-Fa", ""))
    game.play("reveal pepe")
    assert (game.p("jardin"), game.q("sous-sol"), game.moment) == ("serre Ass-Fa", "cave Ass-EF", "locate")
    assert game.discard == "Ser-EF Ser-EF"


def test_ha_x10_object_and_other_apparitions() -> None:
    game = position(
        {"jardin": "puits", "sous-sol": "cave"}, {"jardin": "serre"}, ("Ser-Fa", "Ass-Fa"), character="papa"
    )
    assert game.choices("play") == {"Ser-Fa jardin", "Ser-Fa sous-sol"}
    game.play("play Ser-Fa sous-sol", "decline", "end", "draw salon")
    assert (game.p("sous-sol"), game.choices("play")) == ("cave Ser-Fa", {"salon"})


def test_ha_x11_object_captured() -> None:
    game = position(
        {"jardin": "puits", "sous-sol": "cave Ser-Fa Ass-Sp"},
        {"premier-etage": "chambre"},
        ("", "Squ-Re Ass-Fa"),
        character="papa",
        player=Q,
    )
    game.play("play Squ-Re premier-etage", "squat jardin")
    assert (game.p("sous-sol"), game.discard) == ("cave Ass-Sp", "Ser-Fa")
    assert {"Ass-Fa premier-etage", "Ass-Fa jardin"} <= game.choices("play")


def test_ha_x12_changing_a_card() -> None:
    game = position({"jardin": "serre"}, hands=("Ass-Sp Ser-Sp Ser-Re", ""), character="meme")
    assert game.choices("play") == {"Ser-Re jardin"}
    assert game.refused("change Ser-Re") == "HA-98"
    game.play("change Ass-Sp", "draw puits")
    assert game.discard == "Ass-Sp"
    assert game.news(Q)[-1] == {"event": "Drew", "seat": P, "card": None}
    assert game.choices("change") == set()


def test_ha_x13_fold() -> None:
    game = position(
        {"jardin": "bassin"},
        {"jardin": "puits Ass-EF Ass-Fa", "sous-sol": "cave Rei-Sp Ser-Sp"},
        ("salon Ser-EF", "chambre"),
        character="maman",
    )
    assert (game.value(Q, "jardin"), game.threshold) == (8, 8)
    game.play("fold").until("name")
    assert game.hand_size(P) == 5
    game.play("win sous-sol", "score Rei-Sp").until("reveal")
    assert (game.won(Q), game.scored(Q), game.discard) == ({"maman"}, "Rei-Sp cave", "Ser-Sp")
    assert (game.hand_size(P), game.hand_size(Q)) == (5, 3)
    let_happen = position(
        {"jardin": "bassin"}, {"jardin": "puits Ass-EF Ass-Fa"}, ("salon Ser-EF", "chambre"), character="maman"
    )
    assert let_happen.play("end").until("reveal").hand_size(P) == 3


def test_ha_x14_marabout_on_a_draw() -> None:
    theirs = {"jardin": "puits Ass-EF Ser-Fa"}
    game = position(q=theirs, character="fiston", pile="salon", discard="Ser-EF cave Ser-EF", player=Q)
    assert (game.value(Q, "jardin"), game.threshold) == (7, 6)
    game.play("end", "draw salon")
    assert (game.asked, game.marabout, game.threshold, game.discard) == ("P", "here", 8, "")
    game.play("end")
    assert game.won(Q) == set(), "7 is not enough"
    game.until("main").play("fold").until("reveal")
    assert game.won(P) == {"fiston", "marabout"}


def test_ha_x15_marabout_and_fold() -> None:
    game = position(hands=("serre", "salon chambre Ser-Sp"), pile="puits cave", discard="Ser-EF Ass-Re Ser-Fa")
    game.play("fold", "draw puits", "draw cave")
    assert (game.marabout, game.pile) == ("here", ["Ass-Re", "Ser-EF", "Ser-Fa"])
    game.play("draw Ser-Fa", "draw Ass-Re")
    assert game.hand_size(P) == 5
    assert game.won(Q) == {"bebe", "marabout"}


def test_ha_x16_marabout_between_nights() -> None:
    game = position(q={"jardin": "serre Ass-EF"}, hands=("Ser-Re Ser-Re", "salon chambre cave"), pile="puits", night=4)
    game.play("end", "draw puits")
    assert (game.won(Q), game.marabout) == ({"bebe"}, "here")
    assert game.play("reveal maman", "locate jardin").threshold == 10


def test_ha_x17_end_of_a_night() -> None:
    game = position({"jardin": "puits Rei-Fa Ser-Fa serre", "sous-sol": "cave"}, player=Q, hands=("Ser-Fa", ""))
    game.play("end", "score puits", "score Rei-Fa")
    assert (game.scored(P), game.points(P) - 4, game.discard) == ("Rei-Fa puits", 3, "Ser-Fa serre")
    assert (game.p("jardin"), game.p("sous-sol")) == ("", "cave")
    game.until("reveal").play("reveal papa", "locate jardin").until("main")
    assert game.refused("play Ser-Fa sous-sol") == "HA-90"


def test_ha_x18_two_nights_in_a_row() -> None:
    own = {"jardin": "serre Ass-EF Ass-EF", "premier-etage": "grenier Ass-Fa Ass-Re"}
    hands = ("salon chambre cave", "puits placard Ser-Re")
    game = position(own, hands=hands, character="fiston", night=2, player=Q).play("end", "win jardin")
    assert (game.p("premier-etage"), game.moment) == ("grenier Ass-Fa Ass-Re", "reveal")
    game.play("reveal bebe", "locate jardin")
    assert game.won(P) == {"fiston", "bebe"}
    names = game.told_names(SPECTATOR)
    assert "Drew" not in names[: len(names) - names[::-1].index("NightWon")]


def test_ha_x19_final_score() -> None:
    won = (characters("papa maman bebe marabout"), characters("pepe meme fiston fillette"))
    scored = (bag(cards("puits serre salon Rei-EF")), bag(cards("cave grenier bassin cuisine")))
    totals = points(won[P], scored[P]), points(won[Q], scored[Q])
    assert totals == (28, 28)
    over = judge(won, totals)
    assert (over.winner, over.reason, over.clause) == (Q, "characters", "HA-134")


def test_ha_x20_empty_piles() -> None:
    game = position(
        {"jardin": "serre"}, {"jardin": "bassin Ser-Fa"}, ("Ass-EF", ""), pile="", marabout="scored", player=Q
    )
    game.play("end")
    assert (game.asked, game.moment, game.hand(P)) == ("P", "main", "Ass-EF")
    game.play("play Ass-EF jardin", "knock sombre jardin", "end")
    assert (game.discard, game.can) == ("", {"draw Ser-Fa"})
    game.play("draw Ser-Fa")
    assert (game.pile, game.discard, game.marabout) == ([], "", "scored")


def test_ha_x21_several_winners() -> None:
    own = {"jardin": "serre Ass-EF Ass-Fa", "sous-sol": "cave Ass-EF Ass-Re"}
    game = position(own, character="fillette", player=Q, hands=("Ser-Re Ser-Re Ser-Re", "Ser-Fa Ser-Fa Ser-Fa")).play(
        "end"
    )
    assert (game.value(P, "jardin"), game.value(P, "sous-sol")) == (7, 6)
    assert game.can == {"win jardin", "win sous-sol"}
    assert game.refused("decline") == "HA-39"
    game.play("win sous-sol")
    assert (game.p("jardin"), game.won(P)) == ("serre Ass-EF Ass-Fa", {"fillette"})


def test_ha_x22_devastation() -> None:
    own = {"jardin": "serre Ser-Fa", "sous-sol": "garage Ass-Re"}
    theirs = {"jardin": "bassin Ass-Fa", "premier-etage": "chambre"}
    game = position(own, theirs, character="fiston", won=("", "fillette bebe"), options={"devastation": True})
    game.play("fold").until("name").play("win premier-etage")
    assert {text.split()[0] for text in game.choices("devastate")} == {"fiston-fillette", "fiston-fillette-bebe"}
    game.play("devastate fiston-fillette-bebe sous-sol", "devastate fiston-fillette fantome")
    assert (game.p("jardin"), game.p("sous-sol"), game.q("jardin")) == ("serre", "", "bassin")
    game.until("reveal").play("reveal papa", "locate jardin").until("main")
    assert game.asked == "Q", "the winner opens the next night"
    game.play("fold").until("devastate")
    assert (game.won(P), game.asked) == ({"papa"}, "Q"), "P has won, but owns no combination"
    assert {text.split()[0] for text in game.choices("devastate")} == {"fiston-fillette", "fiston-fillette-bebe"}
    after_their_own = position(
        own, theirs, character="pepe", won=("meme", "fillette fiston"), player=Q, options={"devastation": True}
    )
    after_their_own.play("fold").until("name").play("win jardin")
    assert (after_their_own.asked, after_their_own.choices("devastate")) == (
        "P",
        {f"pepe-meme {family}" for family in ("esprit-frappeur", "fantome", "revenant", "spectre")},
    )
    assert after_their_own.play("done").asked == "Q"


def test_ha_x24_places_alone() -> None:
    walls = "puits serre bassin cabanon"
    game = position({"jardin": walls}, hands=("Ser-Fa", ""), character="fillette", at="jardin", player=Q)
    assert (game.value(P, "jardin"), game.threshold) == (7, 6)
    game.play("end").until("main")
    assert (game.asked, game.won(P)) == ("P", set()), "his check has failed"
    game.play("play Ser-Fa jardin", "decline")
    assert game.value(P, "jardin") == 8
    game.play("end").until("main").play("end")
    assert game.won(P) == {"fillette"}


def test_ha_x23_dawn() -> None:
    own, better = {"jardin": "serre Ass-Re"}, {"jardin": "puits Ass-EF Ser-Fa", "sous-sol": "cave"}
    won = ("maman bebe", "pepe meme fiston")
    game = position(own, better, character="papa", night=6, turn=40, won=won, player=Q)
    assert (game.value(P, "jardin"), game.value(Q, "jardin")) == (5, 7)
    game.play("end")
    assert [event["how"] for event in game.news(P) if event["event"] == "NightWon"] == ["dawn"]
    assert (game.asked, game.can) == ("Q", {"win jardin", "win sous-sol"})
    even = {"jardin": "puits Ass-EF"}, {"jardin": "serre Ass-EF Ser-Fa"}
    for opener in (P, Q):
        tie = position(*even, character="papa", night=6, turn=40, opener=opener)
        assert tie.value(P, "jardin") == tie.value(Q, "jardin") == 6
        assert tie.play("end").won(1 - opener) == {"papa"}
