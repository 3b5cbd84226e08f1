"""Suggestions: where, how often, and who is called."""

from manoir.games.mansion.events import Suggested
from manoir.games.super_cluedo.components import BOARD, DECK
from tests.clauses import clauses
from tests.games.super_cluedo.table import Sitting, sit


def choices(sitting: Sitting) -> set[str]:
    """The options without accusations, and without the parts of suggestions."""
    return {text.split()[0] if text.startswith("suggest") else text for text in sitting.choices} - {
        text for text in sitting.choices if text.startswith("accuse")
    }


def answer_all(sitting: Sitting) -> Sitting:
    """Each witness shows the first of his cards, until the suggester is asked again."""
    while sitting.after("show"):
        sitting.play(f"show {min(sitting.after('show'))}")
    return sitting


def in_the_bureau(latest: str = "", **pawns: str) -> Sitting:
    """Olive has just come into the Bureau."""
    sitting = sit(pawns={"olive": "8,17", **pawns}, latest={"olive": latest} if latest else {})
    return sitting.roll(1, 1).play("go bureau")


def leblanc_called(latest: str = "", pawn: str = "hall") -> Sitting:
    """Olive has named Leblanc in the Bureau; it is her turn."""
    sitting = sit(pawns={"olive": "8,17", "leblanc": pawn}, latest={"leblanc": latest} if latest else {})
    sitting.roll(1, 1).play("go bureau", "suggest leblanc chandelier")
    return answer_all(sitting).play("end")


@clauses("SC-D06")
def test_sc_55_whoever_comes_into_a_place_may_suggest_and_need_not() -> None:
    sitting = in_the_bureau()
    assert choices(sitting) == {"suggest", "end"}
    assert len(sitting.after("suggest")) == 80
    assert len(sitting.after("accuse")) == 960
    assert sitting.play("end").asked == "leblanc"


def test_sc_56_one_suggestion_a_turn() -> None:
    sitting = answer_all(in_the_bureau().play("suggest rose corde"))
    assert not sitting.can("suggest")
    assert sitting.refused("suggest rose corde") == "SC-56"


def test_sc_57_no_two_suggestions_running_in_the_same_place() -> None:
    sitting = answer_all(in_the_bureau().play("suggest rose corde")).play("end", "pass", "pass", "pass")
    sitting.roll(1, 1).play("go bureau")
    assert choices(sitting) == {"end"}
    assert sitting.refused("suggest rose corde") == "SC-57"


@clauses("SC-59", "SC-60", "SC-61")
def test_sc_58_suspect_and_weapon_are_brought_in_aloud_and_stay() -> None:
    sitting = in_the_bureau().play("suggest chose poison")
    cards = (DECK.card("chose"), DECK.card("poison"), DECK.card("bureau"))
    for who in (*sitting.characters, "spectator"):
        assert Suggested(0, *cards) in sitting.heard(who)
    answer_all(sitting).play("end", "pass", "pass", "pass", "pass")
    assert sitting.where("chose") == sitting.where("poison") == "bureau"


def test_sc_60_the_place_named_is_the_one_the_pawn_is_in() -> None:
    """A suggestion has no place of its own to choose; on a square there is none at all."""
    assert all(len(text.split()) == 2 for text in in_the_bureau().after("suggest"))
    on_a_square = sit(pawns={"olive": "8,16"}).roll(1, 1).play("go 8,16")
    assert on_a_square.refused("suggest rose corde") == "SC-60"


def test_sc_62_what_is_already_there_may_be_named_and_does_not_move() -> None:
    sitting = in_the_bureau(rose="bureau")
    sitting.table.weapons[DECK.card("corde") - DECK.first_weapon] = BOARD.place("bureau")
    sitting.play("suggest rose corde")
    assert sitting.where("rose") == sitting.where("corde") == "bureau"
    assert not sitting.table.called


@clauses("SC-64", "SC-D02")
def test_sc_63_a_called_player_may_suggest_without_rolling_or_leave_as_usual() -> None:
    sitting = leblanc_called()
    assert sitting.asked == "leblanc"
    assert choices(sitting) == {"roll", "pass", "suggest"}
    assert sitting.roll(1, 1).play("go 8,16").where("leblanc") == "8,16"
    staying = answer_all(leblanc_called().play("suggest rose corde"))
    assert staying.where("rose") == "bureau"
    assert choices(staying) == {"end"}


def test_sc_r22_only_ones_own_latest_suggestion_counts_however_long_ago() -> None:
    assert not in_the_bureau(latest="bureau").can("suggest")
    assert in_the_bureau(latest="cuisine").can("suggest")
    others = sit(pawns={"olive": "8,17"}, latest={"leblanc": "bureau", "rose": "bureau"}).roll(1, 1).play("go bureau")
    assert others.can("suggest")
    assert not leblanc_called(latest="bureau").can("suggest")


def test_sc_r23_the_right_of_a_called_player_lasts_for_his_next_turn_only() -> None:
    sitting = leblanc_called().play("pass", "pass", "pass", "pass")
    assert sitting.asked == "leblanc"
    assert choices(sitting) == {"roll", "pass"}
    assert sitting.refused("suggest rose corde") == "SC-R23"


def test_sc_r23_naming_oneself_gives_no_right() -> None:
    sitting = answer_all(in_the_bureau().play("suggest olive corde")).play("end", "pass", "pass", "pass")
    assert sitting.asked == "olive"
    assert not sitting.can("suggest")


def test_sc_r23_a_pawn_called_twice_suggests_where_it_was_called_last() -> None:
    sitting = sit(pawns={"olive": "8,17", "moutarde": "5,5"}, first="moutarde")
    sitting.roll(1, 1).play("go cuisine", "suggest leblanc corde")
    answer_all(sitting).play("end").roll(1, 1).play("go bureau", "suggest leblanc corde")
    answer_all(sitting).play("end")
    assert sitting.asked == "leblanc"
    assert sitting.play("suggest rose poison").where("rose") == "bureau"


@clauses("SC-87")
def test_sc_x18_olive_calls_leblanc_and_the_candlestick_into_the_study() -> None:
    sitting = in_the_bureau(leblanc="5,5").play("suggest leblanc chandelier")
    assert sitting.where("leblanc") == sitting.where("chandelier") == "bureau"
    assert not sitting.table.occupied >> BOARD.place("5,5") & 1


def test_sc_x20_a_place_is_open_again_after_a_suggestion_elsewhere() -> None:
    sitting = answer_all(in_the_bureau().play("suggest rose corde")).play("end")
    assert sitting.table.latest[0] == BOARD.place("bureau")
    for _ in range(2):
        sitting.play("pass", "pass", "pass").roll(1, 1).play("go bureau")
        assert not sitting.can("suggest")
        sitting.play("end")
    sitting.play("pass", "pass", "pass").roll(6, 1).play("go hall", "end", "pass", "pass", "pass")
    sitting.roll(1, 3).play("go petit-salon", "suggest rose corde")
    answer_all(sitting).play("end", "pass", "pass", "pass").roll(5, 2).play("go bureau")
    assert sitting.can("suggest")


def test_sc_x21_leblanc_called_into_the_study() -> None:
    sitting = leblanc_called(latest="cuisine")
    assert choices(sitting) == {"suggest", "roll", "pass"}
    assert len(sitting.after("accuse")) == 960
    answer_all(sitting.play("suggest rose corde"))
    assert choices(sitting) == {"end"}


def test_sc_x22_leblanc_called_to_where_she_suggested_last() -> None:
    sitting = leblanc_called(latest="bureau")
    assert choices(sitting) == {"roll", "pass"}
    assert sitting.refused("suggest rose corde") == "SC-57"


def test_sc_x23_leblanc_was_in_the_study_already() -> None:
    sitting = leblanc_called(pawn="bureau")
    assert choices(sitting) == {"roll", "pass"}
    assert sitting.refused("suggest rose corde") == "SC-R23"


def test_sc_x24_whoever_came_in_last_turn_must_come_in_again() -> None:
    sitting = sit(pawns={"olive": "5,18"}).roll(1, 1).play("go veranda", "end", "pass", "pass", "pass")
    assert choices(sitting) == {"roll", "passage", "pass"}
    assert sitting.roll(1, 1).play("go veranda").can("suggest")


def test_sc_x26_no_suggestion_in_the_hall() -> None:
    assert sit().refused("suggest rose corde") == "SC-08"
