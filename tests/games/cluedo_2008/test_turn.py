"""The turn: a move, then a suggestion or an accusation, and cards and Powers at their moments."""

from tests.clauses import clauses
from tests.games.cluedo_2008.table import table


@clauses("C8-80", "C8-33")
def test_c8_26_a_turn_is_a_move_and_then_a_suggestion_or_an_accusation() -> None:
    position = table(at={"rose": "6,5"}, hands={"moutarde": "corde"})
    assert position.refused("suggest olive corde") == "C8-26"
    assert position.refused("accuse olive corde hall") == "C8-26"
    position.roll(2, 1)
    assert position.refused("suggest olive corde") == "C8-26"
    position.play("go cuisine", "suggest olive corde", "show corde")
    assert position.choices == {"end"}
    assert position.refused("accuse olive corde hall") == "C8-33"
    assert position.refused("suggest olive corde") == "C8-80"
    assert position.play("end").player == "moutarde"


@clauses("R8-08")
def test_c8_27_the_movement_phase_takes_place_every_turn_and_the_dice_are_always_there() -> None:
    for place in ("17,9", "cuisine", "hall", "piscine"):
        position = table(at={"rose": place})
        assert "roll" in position.choices
        assert position.refused("pass") == "C8-27"
        assert position.refused("end") == "C8-27"
    corridor = table(at={"rose": "17,9"}).roll(6, 6)
    assert "17,9" in corridor.ends


def test_c8_28_a_pawn_moves_by_dice_passage_butler_card_or_power() -> None:
    position = table(
        "leblanc rose olive", at={"leblanc": "spa"}, called="leblanc", butlers={"leblanc": "stay anywhere plus6"}
    )
    assert position.choices == {"roll", "passage", "stay", "play stay", "play anywhere", "power"}
    assert table(at={"rose": "spa"}).refused("go 6,19") == "C8-28"


def test_c8_29_a_suggestion_needs_a_pawn_in_a_room_after_the_move() -> None:
    in_room = table(at={"rose": "6,5"}).roll(2, 1).play("go cuisine")
    assert "suggest" in in_room.choices
    outside = table(at={"rose": "6,5"}).roll(2, 1).play("go 6,5")
    assert outside.choices == {"end"}
    assert outside.refused("suggest olive corde") == "C8-80"
    assert table("olive rose violet", at={"olive": "6,5"}).roll(2, 1).play("go 6,5").refused("suggest rose corde") == (
        "C8-29"
    )


def test_c8_30_an_accusation_is_possible_in_the_pool_only_and_once() -> None:
    assert table(at={"rose": "6,5"}).roll(2, 1).play("go cuisine").refused("accuse olive corde hall") == "C8-30"
    position = table(at={"rose": "12,8"}, envelope="rose corde hall").roll(2, 1).play("go piscine")
    assert "accuse" in position.choices
    position.play("accuse olive corde hall").idle(3)
    assert position.player == "moutarde", "Rose has no more turns"


def test_c8_31_one_or_several_butler_cards_may_be_played_in_a_turn_when_their_text_allows() -> None:
    cards = {"rose": "plus6 plus6 neighbour sendhome again"}
    position = table(at={"rose": "17,9", "violet": "hall"}, butlers=cards, hands={"violet": "hache"})
    assert position.choices == {"roll"}
    position.roll(2, 1).play("play plus6", "play plus6", "go 17,10")
    assert position.choices == {"play neighbour", "send violet", "play again", "end"}
    position.play("play neighbour", "show hache", "send violet", "play again")
    assert position.butlers("rose") == []
    assert position.player == "rose"


def test_c8_32_a_power_is_used_once_in_the_whole_game() -> None:
    position = table("leblanc rose olive").play("power", "go hall", "pass", "end").idle(2)
    assert position.player == "leblanc"
    assert "power" not in position.choices
    assert position.refused("power") == "C8-32"
