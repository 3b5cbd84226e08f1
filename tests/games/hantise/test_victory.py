"""The end of the game, victory, and the variant of devastation."""

import pytest

from manoir.core.seats import SPECTATOR
from manoir.games.hantise.components import COMBINATIONS
from tests.clauses import clauses
from tests.games.hantise.table import CHARACTER_IDS, P, Q, position

ON = {"devastation": True}
SIX = ("papa maman bebe", "pepe meme fiston")


def test_ha_128_the_game_ends_when_all_seven_have_been_scared() -> None:
    sixth = position(q={"jardin": "serre Ass-EF"}, character="fillette", night=6, won=("papa maman bebe", "pepe meme"))
    assert sixth.play("fold").until("reveal").result is None
    assert sixth.can == {"reveal fiston"}
    seventh = position(q={"jardin": "serre Ass-EF"}, character="fillette", night=7, won=SIX).play("fold").until("over")
    assert seventh.result is not None


def test_ha_129_cards_in_hand_and_on_the_table_count_for_nothing() -> None:
    game = position(
        {"jardin": "puits Rei-EF", "sous-sol": "cave"},
        {"jardin": "serre Ass-EF"},
        ("Rei-Fa Rei-Re grenier placard chambre", ""),
        character="fillette",
        night=7,
        won=SIX,
    )
    game.play("fold").until("over")
    assert (game.points(P), game.points(Q)) == (8 + 7 + 4, 6 + 6 + 5 + 5 + 1)


@clauses("HA-131", "HA-132")
def test_ha_130_characters_the_marabout_places_and_reines_are_added_up() -> None:
    game = position(won=("papa marabout", "bebe"), scored=("puits serre Rei-EF Rei-Sp", "cave"))
    assert game.points(P) == 8 + 4 + 2 + 1 + 1 + 1
    assert game.points(Q) == 4 + 2
    told = position(q={"jardin": "puits"}, character="fillette", night=7, won=SIX, marabout="here")
    told.play("fold").until("over")
    assert told.news(SPECTATOR)[-1] == {
        "event": "Ended",
        "winner": Q,
        "reason": "points",
        "points": (19, 17 + 5 + 4 + 2),
    }


def test_ha_133_the_higher_total_wins() -> None:
    game = (
        position(character="fillette", night=7, won=SIX, scored=("puits cave placard", "")).play("fold").until("over")
    )
    assert (game.points(P), game.points(Q)) == (25, 22)
    assert game.result == ("P", "points", "HA-133")


@clauses("HA-135", "HA-R18")
def test_ha_134_on_equal_totals_more_characters_win_and_the_marabout_is_not_counted() -> None:
    game = position(
        character="fillette",
        night=7,
        won=("papa maman bebe marabout", "pepe meme fiston"),
        scored=("", "serre"),
    )
    game.play("fold").until("over")
    assert (game.points(P), game.points(Q)) == (23, 23)
    assert game.result == ("Q", "characters", "HA-134")


def test_ha_136_devastation_is_off_unless_agreed() -> None:
    off = position(q={"jardin": "serre Ass-EF"}, character="fiston", won=("", "fillette")).play("fold").until("reveal")
    assert "Devastated" not in off.told_names(P)
    on = (
        position(q={"jardin": "serre"}, character="fiston", won=("", "fillette"), options=ON)
        .play("fold")
        .until("devastate")
    )
    assert on.asked == "Q"


@clauses("HA-D12", "HA-140")
def test_ha_137_who_completes_a_combination_may_trigger_it_at_the_end_of_the_night() -> None:
    game = position(
        {"jardin": "bassin Ser-EF"},
        {"jardin": "serre", "sous-sol": "cave Ass-EF"},
        character="fiston",
        won=("", "fillette"),
        options=ON,
    )
    game.play("fold").until("name").play("win jardin")
    families = ("esprit-frappeur", "fantome", "revenant", "spectre")
    assert game.can == {f"devastate fiston-fillette {family}" for family in families} | {"done"}
    assert game.refused("end") == "HA-137"
    assert game.refused("devastate papa-maman spectre") == "HA-141"
    game.play("devastate fiston-fillette esprit-frappeur")
    assert (game.p("jardin"), game.q("sous-sol")) == ("bassin", "cave")
    assert game.until("reveal").discard == "Ass-EF Ser-EF"
    elsewhere = (
        position(q={"jardin": "serre"}, character="fiston", won=("fillette", ""), options=ON)
        .play("fold")
        .until("reveal")
    )
    assert "Devastated" not in elsewhere.told_names(P), "the pair belongs to nobody"
    in_turn = position(options=ON)
    assert in_turn.refused("devastate fiston-fillette spectre") == in_turn.refused("done") == "HA-137"


PAIRS = ("fiston fillette", "papa maman", "pepe meme")
TRIPLES = ("pepe papa fiston", "meme maman fillette", "fiston fillette bebe")


@pytest.mark.parametrize("pair", PAIRS)
def test_ha_138_a_pair_discards_all_monsters_of_a_family(pair: str) -> None:
    last, first = pair.split()
    own, theirs = {"jardin": "bassin Ser-Fa Ass-EF Cha-Fa"}, {"jardin": "serre", "sous-sol": "garage Ass-Fa Ser-EF"}
    game = position(own, theirs, character=last, won=("", first), options=ON, hands=("Ser-Fa", "Squ-Fa"))
    game.play("fold").until("name").play("win jardin", f"devastate {last}-{first} fantome")
    assert (game.p("jardin"), game.q("sous-sol"), game.discard) == (
        "bassin Ass-EF",
        "garage Ser-EF",
        "Ass-Fa Ser-Fa Cha-Fa",
    )
    assert "Ser-Fa" in game.hand(P)


@pytest.mark.parametrize("triple", TRIPLES)
def test_ha_139_three_discard_all_apparitions_of_a_zone(triple: str) -> None:
    first, second, last = triple.split()
    own = {"jardin": "bassin Ser-Fa Ass-EF", "sous-sol": "cave"}
    theirs = {"premier-etage": "chambre", "jardin": "puits Ass-Fa"}
    game = position(own, theirs, character=last, won=("", f"{first} {second}"), options=ON)
    game.play("fold").until("name").play("win premier-etage", f"devastate {first}-{second}-{last} jardin")
    assert (game.p("jardin"), game.p("sous-sol"), game.q("jardin")) == ("", "cave", "")
    assert game.discard == "puits Ass-Fa bassin Ser-Fa Ass-EF"


def test_the_six_combinations_are_those_of_the_rules() -> None:
    found = [" ".join(CHARACTER_IDS[number] for number in combination.characters) for combination in COMBINATIONS]
    assert found == [*PAIRS, *TRIPLES]


def test_ha_141_a_combination_is_offered_at_the_end_of_every_night_to_its_owner() -> None:
    game = position(q={"jardin": "serre"}, character="papa", won=("", "fiston fillette"), options=ON).play("fold")
    assert game.until("devastate").asked == "Q"
    assert {text.split()[0] for text in game.choices("devastate")} == {"fiston-fillette"}, "of an earlier night"
    game.play("devastate fiston-fillette fantome").until("reveal").play("reveal meme", "locate jardin").until("main")
    game.play("fold").until("devastate")
    assert (game.asked, game.won(P)) == ("Q", {"meme"}), "though the other has won this night"
    assert {text.split()[0] for text in game.choices("devastate")} == {"fiston-fillette"}


@pytest.mark.parametrize("winner", [P, Q])
def test_ha_141_the_winner_of_the_night_is_asked_first_then_the_other(winner: int) -> None:
    own = {"jardin": "serre Ser-Fa", "sous-sol": "cave Ass-EF"}
    won = ("papa maman", "pepe meme")
    game = position(own, {"jardin": "bassin Ser-Fa"}, character="bebe", won=won, player=1 - winner, options=ON)
    game.play("fold")
    if winner == P:
        game.until("name").play("win jardin")
    first, second = (("P", "papa-maman"), ("Q", "pepe-meme"))[:: 1 if winner == P else -1]
    game.until("devastate")
    assert (game.asked, {text.split()[0] for text in game.choices("devastate")}) == (first[0], {first[1]})
    assert game.refused(f"devastate {second[1]} fantome") == "HA-141"
    game.play(f"devastate {first[1]} esprit-frappeur")
    assert (game.asked, {text.split()[0] for text in game.choices("devastate")}) == (second[0], {second[1]})
    game.play(f"devastate {second[1]} fantome")
    assert game.moment == "draw", "hands are filled up"
    told = [(event["seat"], event["combination"]) for event in game.news(SPECTATOR) if event["event"] == "Devastated"]
    assert told == [("PQ".index(seat), name) for seat, name in (first, second)]


@clauses("HA-R19")
def test_ha_141_each_combination_once_a_night() -> None:
    both = position(q={"jardin": "serre"}, character="fiston", won=("", "bebe fillette"), options=ON).play("fold")
    both.until("devastate").play("devastate fiston-fillette-bebe sous-sol")
    assert {text.split()[0] for text in both.choices("devastate")} == {"fiston-fillette"}
    assert both.refused("devastate fiston-fillette-bebe jardin") == "HA-141"
    assert both.play("done").until("reveal").told_names(P).count("Devastated") == 1


def test_ha_142_devastation_comes_after_the_discards_and_before_the_fill_up_and_not_after_the_last_night() -> None:
    game = position(
        {"jardin": "bassin Ser-EF"}, {"jardin": "serre"}, character="fiston", won=("", "fillette"), options=ON
    )
    game.play("fold").until("devastate").play("devastate fiston-fillette esprit-frappeur").until("reveal")
    names = game.told_names(SPECTATOR)
    cleared = names.index("Cleared")
    assert names[cleared : cleared + 4] == ["Cleared", "Devastated", "Lost", "Drew"]
    last = position(
        q={"jardin": "serre"}, character="fiston", night=7, won=("papa maman", "fillette pepe meme bebe"), options=ON
    )
    assert last.play("fold").until("over").result is not None
