"""Accusations: CL-60 to CL-71, and when they may be made."""

import pytest

from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import solve
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.knowledge import notebook
from tests.clauses import clauses
from tests.games.cluedo.table import Position, table

SECRET = "moutarde revolver salon"
RIGHT = f"accuse {SECRET}"
WRONG = "accuse moutarde corde salon"


def turn(at: str = "hall", hands: dict[str, str] | None = None) -> Position:
    """Rose's turn; the envelope is always the same."""
    return table("rose leblanc olive", at={"rose": at}, hands=hands, envelope=SECRET)


def eliminated(at: str = "hall", hands: dict[str, str] | None = None) -> Position:
    """Leblanc's turn after Rose's wrong accusation."""
    return turn(at, hands).play(WRONG)


def test_cl_60_one_accuses_on_ones_own_turn() -> None:
    game = turn()
    assert game.refused(RIGHT, by="leblanc") == "CL-20"
    assert game.play(RIGHT).result == "rose accusation CL-72"


def test_cl_61_everybody_hears_the_three_names() -> None:
    game = turn().play("accuse olive poison bureau")
    for character in game.everybody:
        assert game.told(character)[0] == "Accused rose olive poison bureau"


@pytest.mark.parametrize("place", ["24,7", "salon", "hall", "veranda"])
def test_cl_62_any_room_may_be_named_wherever_one_stands(place: str) -> None:
    accused = {action.text.split()[3] for action in turn(place).table.options if action.verb == "accuse"}
    assert accused == set(BOARD.rooms)
    assert turn(place).play(RIGHT).result == "rose accusation CL-72"


def test_cl_63_the_accuser_alone_looks_at_the_envelope() -> None:
    game = turn().play(WRONG)
    assert game.told("rose")[1] == "AccusedWrongly rose moutarde,revolver,salon"
    for other in ("leblanc", "olive", "spectator"):
        assert game.told(other)[1] == "AccusedWrongly rose -"
    assert solve(notebook(game.view("rose"))).certain(ENVELOPE) == DECK.cards(SECRET.split())


@clauses("CL-69")
def test_cl_64_each_player_accuses_only_once() -> None:
    game = eliminated()
    assert game.refused(RIGHT, by="rose") == "CL-20"
    for asked in ("leblanc", "olive", "leblanc", "olive"):
        assert game.asked == asked
        game.roll(12).play(sorted(game.choices)[0], "end")
    game.play("accuse olive poison bureau", "accuse olive corde bureau")
    assert game.result == "nobody everyone-wrong CL-R20"
    assert game.refused(RIGHT) == "CL-R20"


@pytest.mark.parametrize("named", ["rose revolver salon", "moutarde corde salon", "moutarde revolver hall"])
def test_cl_65_one_wrong_card_makes_it_wrong_and_only_the_accuser_learns_which(named: str) -> None:
    game = turn().play(f"accuse {named}")
    assert game.result is None
    assert game.told("rose")[1] == "AccusedWrongly rose moutarde,revolver,salon"
    for other in ("leblanc", "olive", "spectator"):
        assert game.told(other) == [f"Accused rose {named}", "AccusedWrongly rose -", "TurnBegan leblanc 1"]


def test_cl_66_the_cards_go_back_into_the_envelope_unseen() -> None:
    game = eliminated()
    assert game.envelope == SECRET
    possible = solve(notebook(game.view("olive")))
    assert possible.joint(DECK.cards(SECRET.split())) > 0
    assert len(possible.envelopes()) > 1
    assert game.play(RIGHT).result == "leblanc accusation CL-72"


@clauses("CL-68")
def test_cl_67_an_eliminated_player_no_longer_moves_nor_suggests() -> None:
    game = eliminated("salon")
    for action in ("roll", "stay", "passage", "suggest olive corde"):
        assert game.refused(action, by="rose") == "CL-20"
    for _ in range(3):
        game.roll(2).play("go 0,9", "end").roll(2).play("go 0,14", "end")
        assert game.asked == "leblanc"
    assert game.place("rose") == "salon"


def test_cl_70_an_eliminated_player_goes_on_answering() -> None:
    hands = {"rose": "poison", "leblanc": "violet hall"}
    game = table("rose leblanc olive", at={"leblanc": "hall"}, hands=hands, envelope=SECRET)
    game.play(WRONG, "stay", "suggest violet poison")
    assert (game.asked, game.choices) == ("rose", {"show poison"})
    game.play("show poison")
    assert game.told("leblanc") == ["Showed rose leblanc poison"]


def test_cl_71_the_pawn_of_an_eliminated_player_is_still_transferred() -> None:
    game = table("rose leblanc olive", at={"rose": "salon", "leblanc": "hall"}, envelope=SECRET)
    game.play(WRONG, "stay", "suggest rose poison")
    assert game.place("rose") == "hall"


def test_cl_r17_one_accuses_before_moving_after_moving_and_after_the_answers_not_between_roll_and_move() -> None:
    assert turn("24,7").play(RIGHT).result
    on_a_square = turn("24,7").roll(2)
    assert on_a_square.refused(RIGHT) == "CL-R17"
    assert on_a_square.play("go 22,7", RIGHT).result
    assert turn("18,6").roll(2).play("go salon", RIGHT).result
    hands = {"leblanc": "poison"}
    pending = turn(hands=hands).play("stay", "suggest violet poison")
    assert pending.refused(RIGHT, by="rose") == "CL-20"
    assert pending.play("show poison", RIGHT).result
    assert turn().play("roll").refused(RIGHT) == "CL-24"


def test_cl_r18_nobody_answers_an_accusation() -> None:
    game = table("rose leblanc olive", hands={"leblanc": "violet", "olive": "poison"}, envelope=SECRET)
    game.play("accuse violet poison salon")
    for other in ("leblanc", "olive", "spectator"):
        assert game.told(other) == ["Accused rose violet poison salon", "AccusedWrongly rose -", "TurnBegan leblanc 1"]


def test_cl_r19_after_a_wrong_accusation_the_turn_ends_and_later_ones_are_skipped() -> None:
    game = eliminated()
    assert (game.asked, game.place("rose")) == ("leblanc", "hall")
    game.roll(2).play("go 0,9", "end").roll(2).play("go 0,14", "end")
    assert game.asked == "leblanc"
    assert game.told("rose")[-1] == "TurnBegan leblanc 2"
    assert not any("rose" in line for line in game.told("olive"))
