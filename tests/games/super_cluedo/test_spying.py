"""Spy squares."""

from manoir.core.chance import SeededLuck, outcome
from manoir.games.super_cluedo.components import BOARD, DECK
from manoir.games.super_cluedo.events import LetSee, Spied, StoppedThere, StoppedToSpy
from tests.clauses import clauses
from tests.games.super_cluedo.table import Sitting, sit

HANDS = {"leblanc": "peche corde jardin"}


def spying(first: int, second: int) -> Sitting:
    """Olive has left the Hall and stopped on (12,7), four steps away."""
    return sit(hands=HANDS).roll(first, second).play("spy 12,7")


def test_sc_48_a_move_may_stop_on_a_spy_square_to_spy_on_an_opponent() -> None:
    sitting = spying(6, 2)
    assert sitting.where("olive") == "12,7"
    assert sitting.asked == "olive"
    assert sitting.heard("rose")[-1] == StoppedToSpy(0, BOARD.place("12,7"), 4)


@clauses("SC-R15")
def test_sc_49_a_spy_square_is_an_ordinary_square_and_spying_there_is_optional() -> None:
    sitting = sit().roll(1, 3)
    assert "12,7" in sitting.squares()
    assert "12,7" in sitting.after("spy")
    sitting.play("go 12,7")
    assert {text for text in sitting.choices if not text.startswith("accuse")} == {"end"}
    assert sitting.refused("spy 12,7") == "SC-48"
    assert sitting.refused("watch rose") == "SC-51"


def test_sc_r15_a_taken_spy_square_is_no_stop_and_the_eliminated_can_be_spied_on() -> None:
    taken = sit(pawns={"rose": "12,7"}).roll(6, 2)
    assert "12,7" not in taken.after("spy")
    assert taken.refused("spy 12,7") == "SC-R15"
    assert sit(out="leblanc").roll(6, 2).play("spy 12,7").after("watch") == {"leblanc", "rose", "moutarde"}


def test_sc_50_points_left_after_spying_may_be_moved() -> None:
    sitting = spying(6, 2).play("watch leblanc", "show peche")
    assert sitting.asked == "olive"
    assert {"13,8", "14,7", "12,7"} <= sitting.squares()
    assert not {"13,7", "12,8"} & sitting.squares(), "four points cannot be spent on one step"
    sitting.play("go salle-a-manger")
    assert sitting.can("suggest")


def test_sc_51_any_one_opponent_is_chosen_and_everybody_sees_whom() -> None:
    sitting = spying(6, 2)
    assert sitting.after("watch") == {"leblanc", "rose", "moutarde"}
    assert sitting.refused("watch olive") == "SC-51"
    assert sitting.refused("watch chose") == "SC-51"
    sitting.play("watch rose")
    for who in (*sitting.characters, "spectator"):
        assert sitting.heard(who)[-1] == Spied(0, 2)


@clauses("SC-D05", "SC-D04")
def test_sc_52_the_opponent_must_show_a_card_of_his_own_choice() -> None:
    sitting = spying(6, 2)
    assert sitting.asked == "olive"
    sitting.play("watch leblanc")
    assert sitting.asked == "leblanc"
    assert sitting.choices == {f"show {card}" for card in DECK.spell_all(sitting.table.hands[1])}
    assert sitting.refused("show grange") == "SC-52"
    assert sitting.refused("end") == "SC-52"
    assert sitting.play("show corde").asked == "olive"


def test_sc_53_only_the_spy_and_the_opponent_see_the_card() -> None:
    sitting = spying(6, 2).play("watch leblanc", "show peche")
    for who in ("olive", "leblanc"):
        assert sitting.heard(who)[-1] == LetSee(1, 0, DECK.card("peche"))
    for who in ("rose", "moutarde", "spectator"):
        assert sitting.heard(who)[-1] == LetSee(1, 0, None)


@clauses("SC-R16")
def test_sc_54_the_card_goes_back_and_may_be_shown_again() -> None:
    sitting = spying(2, 2).play("watch leblanc", "show peche", "end")
    assert sitting.table.hands[1] >> DECK.card("peche") & 1
    sitting.play("pass").roll(3, 5).play("spy 12,17", "watch leblanc")
    assert "peche" in sitting.after("show")


@clauses("SC-83")
def test_sc_r13_a_spying_stop_takes_the_shortest_way_and_leaves_the_rest() -> None:
    sitting = spying(6, 2).play("watch leblanc", "show peche")
    assert "stop" in sitting.choices
    assert "salle-a-manger" in sitting.rooms()
    without = sit().roll(2, 3)
    assert "12,7" not in without.squares(), "no exact count, no end"
    assert "12,7" in without.after("spy")
    assert without.refused("stop") == "SC-R13"
    assert sit().roll(1, 2).refused("spy 12,7") == "SC-R13"


def test_sc_r13_on_the_exact_point_nothing_is_left_to_move() -> None:
    sitting = spying(2, 2).play("watch leblanc", "show peche")
    assert {text for text in sitting.choices if not text.startswith("accuse")} == {"end"}


def test_sc_r14_spying_once_a_turn_at_most() -> None:
    """From (12,7) the spy square (6,12) is 7 steps away through the Hall, and 11 points are left."""
    sitting = sit(pawns={"olive": "12,8"}, hands=HANDS).roll(6, 6)
    assert {"12,7", "6,12"} <= sitting.after("spy")
    sitting.play("spy 12,7", "watch leblanc", "show peche")
    assert "6,12" in sitting.squares()
    assert not sitting.can("spy")
    assert sitting.refused("spy 6,12") == "SC-R14"


def test_sc_x14_eight_points_spy_and_then_a_suggestion() -> None:
    sitting = spying(6, 2)
    assert sitting.after("watch") == {"leblanc", "rose", "moutarde"}
    sitting.play("watch leblanc", "show jardin")
    assert "salle-a-manger" in sitting.rooms()
    assert not sitting.can("spy")
    assert sitting.play("go salle-a-manger").can("suggest")


def test_sc_x15_three_points_are_not_enough_for_the_dining_room() -> None:
    sitting = spying(6, 1).play("watch leblanc", "show peche")
    assert "salle-a-manger" not in sitting.rooms()
    sitting.play("stop")
    assert sitting.where("olive") == "12,7"
    assert sitting.heard("spectator")[-1] == StoppedThere(0, BOARD.place("12,7"))
    assert {text for text in sitting.choices if not text.startswith("accuse")} == {"end"}


def test_sc_x16_a_taken_spy_square_is_jumped() -> None:
    """Nothing else changes: whatever lies beyond it is as far as ever."""
    free = sit().roll(6, 2).choices
    assert sit(pawns={"rose": "12,7"}).roll(6, 2).choices == free - {"spy 12,7", "go 12,7"}


@clauses("SC-X33")
def test_sc_r33_the_square_a_turn_begins_on_is_no_spying_stop() -> None:
    sitting = sit(pawns={"olive": "12,7"}).roll(1, 3)
    assert "12,7" not in sitting.after("spy")
    assert "12,7" in sitting.squares()
    assert sitting.refused("spy 12,7") == "SC-R33"
    sitting.play("go 12,7")
    assert not sitting.can("watch")


def test_sc_x34_for_an_absent_player_chance_shows_any_card_of_his_hand() -> None:
    sitting = spying(2, 2).leave("leblanc").play("watch leblanc")
    hand = set(DECK.spell_all(sitting.table.hands[1]))
    assert sitting.asked == "chance"
    assert {outcome(sitting.table, SeededLuck(seed)).text for seed in range(80)} == {f"show {card}" for card in hand}
    sitting.let_chance()
    seen = sitting.heard("olive")[-1]
    assert isinstance(seen, LetSee)
    assert seen.card is not None
    assert sitting.heard("leblanc")[-1] == seen
    for who in ("rose", "spectator"):
        assert sitting.heard(who)[-1] == LetSee(1, 0, None)
