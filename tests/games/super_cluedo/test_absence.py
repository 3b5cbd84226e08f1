"""Who is away, the limit of rounds, and what is open after the end."""

import pytest

from manoir.core.errors import BadSetup
from manoir.core.events import Left
from manoir.games.mansion.events import Ended, Rolled, Showed, TurnBegan, TurnSkipped
from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo.components import DECK
from tests.clauses import clauses
from tests.games.super_cluedo.table import Sitting, sit


def test_sc_r34_absence_is_not_elimination() -> None:
    sitting = sit().leave("leblanc").play("pass")
    assert sitting.heard("rose") == [Left(1), *sitting.heard("rose")[1:]]
    assert sitting.heard("rose")[-3:] == [TurnBegan(1, 1), TurnSkipped(1), TurnBegan(2, 1)]
    assert sitting.come_back("leblanc").play("pass", "pass", "pass").asked == "leblanc"
    assert sitting.can("accuse")


def test_sc_r34_a_turn_broken_off_ends_where_it_stands() -> None:
    at_the_start = sit(pawns={"olive": "5,5"}).leave("olive")
    assert at_the_start.asked == "leblanc"
    moving = sit(pawns={"olive": "5,5"}).roll(1, 2).leave("olive")
    assert (moving.asked, moving.where("olive")) == ("leblanc", "5,5")
    dice_in_the_air = sit(pawns={"olive": "5,5"}).play("roll").leave("olive").play("fall 3 3")
    assert (dice_in_the_air.asked, dice_in_the_air.where("olive")) == ("leblanc", "5,5")
    assert dice_in_the_air.heard("rose")[-3:] == [Rolled(0, 3, 3), TurnSkipped(0), TurnBegan(1, 1)]
    in_a_place = sit(pawns={"olive": "5,5"}).roll(1, 1).play("go cuisine").leave("olive")
    assert (in_a_place.asked, in_a_place.where("olive")) == ("leblanc", "cuisine")


def test_sc_r34_a_spying_stop_without_a_target_is_dropped_and_one_with_a_target_is_not() -> None:
    dropped = sit().roll(6, 2).play("spy 12,7").leave("olive")
    assert (dropped.asked, dropped.where("olive")) == ("leblanc", "12,7")
    kept = sit(hands={"rose": "peche"}).roll(6, 2).play("spy 12,7", "watch rose").leave("olive")
    assert kept.asked == "rose"
    assert kept.play("show peche").asked == "leblanc"
    assert kept.where("olive") == "12,7", "the points left are lost"


def test_sc_r34_a_suggestion_already_made_is_answered_to_the_end() -> None:
    hands = {"leblanc": "peche", "rose": "corde", "moutarde": "bureau"}
    sitting = sit(hands=hands, pawns={"olive": "8,17"}).roll(1, 1).play("go bureau", "suggest peche corde")
    sitting.leave("olive", "rose")
    assert sitting.asked == "leblanc"
    sitting.play("show peche")
    assert sitting.asked == "chance"
    sitting.let_chance()
    assert sitting.asked == "moutarde"
    sitting.play("show bureau")
    assert [event.seat for event in sitting.heard("olive") if isinstance(event, Showed)] == [1, 2, 3]
    assert sitting.asked == "leblanc"


def test_sc_r34_a_called_right_passes_with_the_turn_of_the_absent() -> None:
    sitting = sit(pawns={"olive": "8,17"}).roll(1, 1).play("go bureau", "suggest leblanc corde")
    while sitting.asked != "olive":
        sitting.play(f"show {min(sitting.after('show'))}")
    sitting.leave("leblanc").play("end").come_back("leblanc").play("pass", "pass", "pass")
    assert sitting.asked == "leblanc"
    assert not sitting.can("suggest")


@pytest.mark.parametrize("moves", [(), ("roll", "fall 6 2"), ("roll", "fall 6 2", "spy 12,7"), ("passage",)])
def test_sc_r34_with_no_player_left_the_table_waits(moves: tuple[str, ...]) -> None:
    sitting = sit(out="rose").play(*moves)
    step, number = sitting.table.step, sitting.table.round
    sitting.leave("leblanc", "moutarde", "olive")
    assert sitting.table.step is step
    assert sitting.table.round == number
    assert TurnSkipped(0) not in sitting.heard("rose")
    sitting.come_back("olive")
    assert sitting.table.step is step
    sitting.leave("olive").come_back("leblanc")
    assert sitting.asked == "leblanc"


def rounds_told(sitting: Sitting) -> list[int]:
    return [event.round for event in sitting.heard("spectator") if isinstance(event, TurnBegan)]


@clauses("SC-R35")
def test_sc_r31_the_game_ends_when_one_round_too_many_would_begin() -> None:
    sitting = sit("olive leblanc rose", first="leblanc", rounds=2).play("pass", "pass")
    assert rounds_told(sitting) == [1, 1]
    sitting.play("pass", "pass", "pass")
    assert rounds_told(sitting) == [1, 1, 2, 2, 2]
    over = sitting.play("pass").table.outcome
    assert over is not None
    assert (over.winner, over.reason, over.clause) == (None, "rounds", "SC-R31")
    assert sitting.heard("spectator")[-1] == Ended(None, "rounds", sitting.table.envelope)


def test_sc_r31_the_limit_is_300_rounds_unless_agreed_otherwise() -> None:
    assert GAME.setup(3).options == {"rounds": 300}
    with pytest.raises(BadSetup):
        GAME.setup(3, options={"rounds": 0})


def test_sc_r35_passing_over_the_seat_that_began_counts_as_well() -> None:
    sitting = sit("olive leblanc rose", first="leblanc", out="leblanc", rounds=5)
    sitting.table.player = 2
    sitting.play("pass", "pass")
    assert rounds_told(sitting) == [1, 2]
    away = sit("olive leblanc rose", first="leblanc").leave("leblanc").play("pass", "pass")
    assert rounds_told(away) == [1, 1, 2, 2]


def test_sc_r36_no_hand_is_opened_by_the_end() -> None:
    olive = "moutarde olive violet pervenche poignard corde cuisine"
    hands = {"olive": olive, "leblanc": "rose leblanc", "rose": "prunelle peche"}
    swapped = {"olive": olive, "leblanc": "prunelle peche", "rose": "rose leblanc"}
    one, other = (
        sit(first="moutarde", hands={**given, "moutarde": "legris"}).play("accuse chose poison grange")
        for given in (hands, swapped)
    )
    assert one.table.outcome is not None
    assert one.table.hands != other.table.hands
    assert one.view("olive").told == other.view("olive").told
    assert DECK.spell_all(one.table.envelope) == ("chose", "poison", "grange")
