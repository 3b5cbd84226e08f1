"""Decision points: when each is asked, who decides, among what."""

from tests.games.hantise.table import Q, position

OWN = {"jardin": "serre", "sous-sol": "cave Ser-Re"}
THEIRS = {"jardin": "bassin Ass-Re", "premier-etage": "chambre"}


def test_ha_d01_check_with_several_winning_apparitions() -> None:
    two = position(q={"jardin": "serre Ass-EF", "sous-sol": "cave Ass-Fa Ser-EF"}).play("end")
    assert (two.moment, two.asked, two.can) == ("scare", "Q", {"win jardin", "win sous-sol"})
    one = position(q={"jardin": "serre Ass-EF", "sous-sol": "cave Ass-Fa"}).play("end")
    assert one.won(Q) == {"bebe"}, "a single one wins by itself"


def test_ha_d02_main_phase() -> None:
    game = position(OWN, THEIRS, ("salon Ser-Sp Ass-Fa Ass-Fa", ""), character="papa")
    assert (game.moment, game.asked) == ("main", "P")
    assert game.can == {"play salon", "play Ser-Sp jardin", "play Ser-Sp sous-sol", "change Ass-Fa", "fold", "end"}


def test_ha_d03_serviteur() -> None:
    game = position(OWN, hands=("Ser-EF", "")).play("play Ser-EF jardin")
    assert (game.moment, game.asked, game.can) == ("chase", "P", {"chase", "decline"})


def test_ha_d04_assommeur() -> None:
    game = position(OWN, THEIRS, ("Ass-EF", "")).play("play Ass-EF jardin")
    assert (game.moment, game.asked) == ("knock", "P")
    assert game.can == {"knock claire sous-sol", "knock sombre jardin", "decline"}


def test_ha_d05_chatouilleur() -> None:
    game = position(OWN, hands=("Cha-EF", ""), discard="Ser-Fa").play("play Cha-EF jardin")
    assert (game.moment, game.asked, game.can) == ("recall", "P", {"recall jardin", "recall sous-sol", "decline"})
    empty = position(OWN, hands=("Cha-EF", ""), discard="salon").play("play Cha-EF jardin")
    assert empty.moment == "main"
    forbidden = position(OWN, hands=("Cha-EF", ""), discard="Ser-Fa", character="papa").play("play Cha-EF jardin")
    assert forbidden.moment == "main"


def test_ha_d06_squatteur() -> None:
    game = position(OWN, THEIRS, ("Squ-EF", "")).play("play Squ-EF jardin")
    assert (game.moment, game.asked, game.can) == ("squat", "P", {"squat premier-etage", "decline"})


def test_ha_d07_reine_and_the_opponent() -> None:
    game = position(OWN, THEIRS, ("Rei-Re", "")).play("play Rei-Re jardin")
    assert (game.moment, game.asked) == ("capture", "P")
    assert game.can == {"capture sombre jardin jardin", "capture sombre jardin sous-sol", "decline"}


def test_ha_d08_reine_and_ones_own() -> None:
    declined = position(OWN, THEIRS, ("Rei-Re", "")).play("play Rei-Re jardin", "decline")
    assert (declined.moment, declined.asked) == ("capture", "P")
    assert declined.can == {"capture claire sous-sol jardin", "decline"}
    covered = position(OWN, THEIRS, ("Rei-Re", "")).play("play Rei-Re jardin", "capture sombre jardin sous-sol")
    assert covered.moment == "main", "what lay uncovered in the Sous-sol is covered now"
    nothing_of_q = position(OWN, hands=("Rei-Re", "")).play("play Rei-Re jardin")
    assert nothing_of_q.can == {"capture claire sous-sol jardin", "decline"}
    where_it_lies = position(OWN, hands=("Rei-Re", "")).play("play Rei-Re sous-sol")
    assert where_it_lies.moment == "main", "the Serviteur is covered by the Reine herself"


def test_ha_d09_winner_by_fold_or_dawn_names_an_apparition() -> None:
    fold = position(q={"jardin": "serre", "sous-sol": "cave"}).play("fold").until("name")
    assert (fold.asked, fold.can) == ("Q", {"win jardin", "win sous-sol"})
    dawn = position(OWN, {"jardin": "bassin"}, turn=40, opener=Q, at="rez-de-chaussee").play("end")
    assert (dawn.moment, dawn.asked, dawn.can) == ("name", "P", {"win jardin", "win sous-sol"})
    assert position(q={"jardin": "serre"}).play("fold").until("reveal").scored(Q) == "serre"


def test_ha_d10_the_place_to_score() -> None:
    game = position(q={"jardin": "serre Ass-EF bassin"}).play("end")
    assert (game.moment, game.asked, game.can) == ("place", "Q", {"score serre", "score bassin"})


def test_ha_d11_the_reine_to_score() -> None:
    game = position(q={"jardin": "puits Rei-EF Ser-EF"}).play("end")
    assert (game.moment, game.asked, game.can) == ("reine", "Q", {"score Rei-EF", "decline"})
    assert position(q={"jardin": "puits Ass-EF"}).play("end").scored(Q) == "puits"


def test_ha_d12_devastation_is_asked_until_done_or_nothing_is_left() -> None:
    game = position(won=("", "bebe fillette"), character="fiston", options={"devastation": True}).play("fold")
    game.until("devastate")
    assert game.asked == "Q"
    assert len(game.can) == 4 + 4 + 1
    assert len(game.play("devastate fiston-fillette spectre").can) == 4 + 1
    assert game.play("devastate fiston-fillette-bebe jardin").moment == "draw"


def test_who_is_not_on_turn_decides_only_as_the_winner_of_a_night() -> None:
    game = position(OWN, THEIRS, ("Ass-EF Ser-EF salon", "grenier"))
    for action in ("play Ass-EF jardin", "knock sombre jardin", "play Ser-EF jardin", "chase"):
        assert game.asked == "P"
        game.play(action)
    assert game.play("locate sous-sol").asked == "P"
    assert game.play("fold").until("name").asked == "Q"
