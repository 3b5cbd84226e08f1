"""Suggestions, their answers, and being moved by them. Rose comes into the Spa by the passage of the Guest room."""

from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import solve
from manoir.games.cluedo_2008.components import DECK
from manoir.games.cluedo_2008.knowledge import notebook
from tests.clauses import clauses
from tests.games.cluedo_2008.table import ALL_SIX, Position, table

GUEST_ROOM = {"rose": "chambre-amis"}
NOBODY_HAS = "olive corde spa"
"""Cards for the envelope, so that nobody can show one."""


def test_c8_66_a_player_in_a_room_may_suggest_but_need_not() -> None:
    position = table(at=GUEST_ROOM).play("passage")
    assert position.choices == {"suggest", "pass"}
    assert position.play("pass").choices == {"end"}
    assert position.refused("suggest olive corde") == "C8-80"


def test_c8_67_a_suggestion_names_a_guest_a_weapon_and_the_room_he_is_in() -> None:
    position = table(at=GUEST_ROOM).play("passage")
    options = [option.text.split() for option in position.table.options if option.verb == "suggest"]
    assert {len(words) for words in options} == {3}
    assert len(options) == 54
    position.play("suggest olive corde")
    assert position.told("spectator")[0] == "Suggested rose olive corde spa"


@clauses("C8-69", "C8-43", "C8-72", "C8-88", "X8-03", "X8-21")
def test_c8_68_the_named_pawn_and_weapon_are_moved_into_the_room() -> None:
    position = table(at={**GUEST_ROOM, "olive": "cuisine"}).play("passage", "suggest olive trophee")
    assert position.place("olive") == position.place("trophee") == "spa"
    assert not any(line.startswith("Offered") for line in position.told("spectator")), "nobody plays Olive"
    assert position.told("spectator")[-2:] == ["HadNone moutarde", "Asked pervenche"], "Moutarde is asked first"
    again = table(at={**GUEST_ROOM, "olive": "spa"}, weapons={"trophee": "spa"}).play(
        "passage", "suggest olive trophee"
    )
    assert again.place("olive") == again.place("trophee") == "spa"


@clauses("C8-152")
def test_c8_70_olive_may_name_a_room_he_is_not_in_and_there_pawn_and_weapon_go() -> None:
    position = (
        table("olive rose violet", at={"olive": "17,9"}).roll(2, 1).play("go 17,10", "suggest rose couteau theatre")
    )
    assert position.place("rose") == position.place("couteau") == "theatre"
    assert position.place("olive") == "17,10"


@clauses("C8-78")
def test_c8_71_the_others_try_to_prove_it_false_one_after_another_to_the_left() -> None:
    position = table(at=GUEST_ROOM, hands={"violet": "corde"}).play("passage", "suggest olive corde")
    assert position.told("rose")[-2:] == ["HadNone moutarde", "Asked pervenche"]
    position = table(at=GUEST_ROOM, hands={"violet": "corde spa"}).play("passage", "suggest olive corde")
    assert position.told("rose")[-3:] == ["HadNone moutarde", "HadNone pervenche", "Asked violet"]
    assert position.asked == "violet"


@clauses("C8-74", "C8-77", "DP-31", "X8-15", "R8-36")
def test_c8_73_whoever_holds_named_cards_must_show_one_of_his_choice() -> None:
    position = table(at=GUEST_ROOM, hands={"pervenche": "corde spa", "violet": "olive"})
    position.play("passage", "suggest olive corde")
    assert position.asked == "pervenche"
    assert position.choices == {"show corde", "show spa"}
    assert position.refused("cannot") == "C8-73"
    assert position.refused("show olive") == "C8-73"
    position.play("show corde", "decline")
    assert position.asked == "rose", "Violet is not asked"
    assert position.refused("accuse olive corde hall") == "C8-33"


def test_c8_75_the_card_is_shown_to_the_suggester_alone() -> None:
    position = table(at=GUEST_ROOM, hands={"pervenche": "corde"}).play("passage", "suggest olive corde", "show corde")
    for who in position.everybody:
        card = "corde" if who in ("rose", "pervenche") else "-"
        assert f"Showed pervenche rose {card}" in position.told(who)


def test_c8_76_a_shown_card_is_not_in_the_envelope() -> None:
    position = table(at=GUEST_ROOM, hands={"pervenche": "corde"}).play("passage", "suggest olive corde", "show corde")
    known = solve(notebook(position.view("rose")))
    corde = DECK.card("corde")
    assert known.certain(position.seat("pervenche")) >> corde & 1
    assert not known.possible(ENVELOPE) >> corde & 1


@clauses("C8-80")
def test_c8_79_if_nobody_can_show_the_turn_is_over_all_the_same() -> None:
    position = table(at=GUEST_ROOM, envelope=NOBODY_HAS).play("passage", "suggest olive corde")
    assert position.told("violet")[-1] == "NobodyShowed rose"
    assert position.choices == {"end"}


@clauses("R8-40")
def test_c8_81_no_accusation_in_the_turn_of_a_suggestion() -> None:
    position = table(at={"violet": "hall"}, player="violet", called="violet", envelope="olive corde hall")
    position.play("stay", "suggest olive corde")
    assert position.asked == "violet"
    assert position.refused("accuse olive corde hall") == "C8-81"
    assert "suggest" in position.choices, "Violet's Power fits this moment, whatever the outcome"


def test_c8_82_after_the_suggestion_butler_cards_and_violets_power_may_still_follow() -> None:
    position = table(
        at={"violet": "hall"},
        player="violet",
        called="violet",
        envelope="olive corde hall",
        butlers={"violet": "again"},
    )
    position.play("stay", "suggest olive corde")
    assert position.choices == {"suggest", "decline"}
    assert position.play("decline").choices == {"play again", "end"}


@clauses("C8-84", "DP-30", "V8-17")
def test_c8_83_a_player_called_from_another_room_may_draw_a_card_at_once() -> None:
    position = table(at={**GUEST_ROOM, "moutarde": "hall"}).play("passage", "suggest moutarde corde")
    assert position.place("moutarde") == "spa"
    assert position.asked == "moutarde"
    assert position.choices == {"draw", "decline"}
    drawn = table(at={**GUEST_ROOM, "moutarde": "hall"}).play("passage", "suggest moutarde corde", "draw")
    assert drawn.asked == "chance"
    drawn.play("uncover again")
    assert drawn.butlers("moutarde") == ["again"]
    assert drawn.told("rose")[0] == "DrewButler moutarde called -"
    position.play("decline")
    assert position.butlers("moutarde") == []
    assert position.told("violet")[0] == "Declined moutarde"


@clauses("C8-86", "C8-91", "X8-04")
def test_c8_85_each_time_he_is_moved_to_another_room_earns_a_draw() -> None:
    position = table(ALL_SIX, at={"violet": "hall", "rose": "chambre-amis", "moutarde": "observatoire"})
    ways = (("rose", "passage", "spa"), ("moutarde", "passage", "cuisine"))
    for caller, way, room in (*ways, ("rose", "stay", "spa"), ("rose", "passage", "chambre-amis")):
        call(position, caller, way, "violet")
        assert position.place("violet") == room
        assert position.choices == {"draw", "decline"}
        position.play("draw", "uncover again")
    assert position.butlers("violet") == ["again"] * 4


def call(position: Position, caller: str, way: str, guest: str) -> Position:
    """`caller` takes his turn now, moves in this way, and names the guest."""
    position.table.step = position.table.opening
    position.table.player = position.seat(caller)
    if way == "stay":
        position.table.called |= 1 << DECK.card(caller)
    return position.play(way, f"suggest {guest} corde")


@clauses("C8-92", "R8-23", "X8-05", "X8-14")
def test_c8_87_being_named_where_he_already_is_earns_nothing() -> None:
    position = table(ALL_SIX, at={"violet": "hall", "rose": "chambre-amis", "moutarde": "observatoire"})
    offers = []
    moves = (("rose", "passage"), ("moutarde", "passage"), ("moutarde", "stay"), ("rose", "passage"))
    for caller, way in moves:
        position = call(position, caller, way, "violet")
        offers.append(position.asked == "violet" and "draw" in position.choices)
        if offers[-1]:
            position.play("decline")
    assert offers == [True, True, False, True]
    assert position.place("violet") == "chambre-amis"
    assert position.is_called("violet"), "the right to stay is for the last room"
    walked_in = call(table(at={"rose": "patio", "violet": "patio"}), "rose", "stay", "violet")
    assert not walked_in.is_called("violet")
    assert "draw" not in walked_in.choices


@clauses("R8-27", "X8-36")
def test_c8_89_a_card_so_drawn_may_be_played_at_once_if_its_timing_allows() -> None:
    position = table(at={**GUEST_ROOM, "moutarde": "hall"}, hands={"pervenche": "hache"})
    position.play("passage", "suggest moutarde hache", "draw", "uncover silence")
    assert position.asked == "moutarde"
    assert position.choices == {"cannot", "play silence"}
    position.play("play silence")
    assert position.asked == "rose"
    peeking = table(at={**GUEST_ROOM, "moutarde": "hall"}, hands={"pervenche": "hache"})
    peeking.play("passage", "suggest moutarde hache", "draw", "uncover peek", "cannot", "show hache", "decline")
    assert peeking.choices == {"play peek", "decline"}


def test_r8_19_the_pool_is_a_room_from_which_a_suggestion_moves_a_pawn() -> None:
    position = table(at={**GUEST_ROOM, "moutarde": "piscine"}).play("passage", "suggest moutarde corde")
    assert position.choices == {"draw", "decline"}
    assert "play stay" in table(at={"rose": "piscine"}, butlers={"rose": "stay"}).choices
    assert "passage" not in table(at={"rose": "piscine"}).choices


@clauses("X8-22")
def test_r8_24_a_pawn_fetched_from_the_corridor_earns_the_right_to_stay_and_a_card_only_by_option() -> None:
    position = table(at={**GUEST_ROOM, "violet": "17,9"}).play("passage", "suggest violet corde")
    assert position.place("violet") == "spa"
    assert position.is_called("violet")
    assert "draw" not in position.choices
    paid = table(at={**GUEST_ROOM, "violet": "17,9"}, corridor_draw=True).play("passage", "suggest violet corde")
    assert paid.asked == "violet"
    assert paid.choices == {"draw", "decline"}


def test_r8_25_whoever_moves_himself_may_stay_but_earns_no_card() -> None:
    position = table("olive rose violet", at={"olive": "hall"}, corridor_draw=True, butlers={"olive": "stay"})
    position.play("play stay", "suggest olive corde spa")
    assert position.place("olive") == "spa"
    assert position.is_called("olive")
    assert "draw" not in position.choices


@clauses("X8-19")
def test_r8_26_the_draw_comes_before_the_answers_and_may_remove_an_answerer() -> None:
    position = table(at={**GUEST_ROOM, "moutarde": "hall"}, track=7, hands={"moutarde": "corde"}, pool="spa")
    position.play("passage", "suggest moutarde corde", "draw", "uncover time")
    assert position.status("moutarde") == "DEAD"
    assert position.place("moutarde") is None
    assert position.told("rose")[-5:] == [
        "Accepted moutarde",
        "Murdered moutarde called corde,couteau,pistolet,batte,haltere 0",
        "HadNone pervenche",
        "HadNone violet",
        "NobodyShowed rose",
    ]


@clauses("C8-111")
def test_r8_28_any_guest_weapon_or_own_card_may_be_named() -> None:
    position = table(at=GUEST_ROOM, hands={"rose": "corde spa"}, dead="moutarde").play("passage")
    named = {option.text for option in position.table.options}
    assert {"suggest rose corde", "suggest moutarde corde"} <= named
    position.play("suggest moutarde corde")
    assert position.place("corde") == "spa"
    assert position.place("moutarde") is None


@clauses("R8-56", "X8-20")
def test_c8_111_a_dead_guest_may_be_named_and_only_the_weapon_moves() -> None:
    position = table(at={"violet": "theatre"}, dead="moutarde", called="violet", player="violet")
    position.play("stay", "suggest moutarde hache")
    assert position.place("hache") == "theatre"
    assert position.place("moutarde") is None
    assert not any(line.startswith("Offered") for line in position.told("rose"))
