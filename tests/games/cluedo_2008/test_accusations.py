"""Accusations, players who are spent, and the end of the game."""

import pytest

from manoir.core.errors import BadSetup
from manoir.games.cluedo_2008 import GAME
from tests.clauses import clauses
from tests.games.cluedo_2008.table import table

AT_THE_POOL = {"rose": "12,8"}


@clauses("R8-22")
def test_c8_93_an_accusation_in_the_pool_names_any_guest_weapon_and_room() -> None:
    position = table(at=AT_THE_POOL, hands={"rose": "corde"}).roll(2, 1).play("go piscine")
    accusations = [option.text.split()[1:] for option in position.table.options if option.verb == "accuse"]
    assert len(accusations) == 6 * 9 * 9
    assert ["rose", "corde", "hall"] in accusations, "also his own cards"


@clauses("C8-95", "V8-28", "X8-06")
def test_c8_94_a_true_accusation_wins_at_once_and_shows_the_three_cards() -> None:
    position = (
        table(at=AT_THE_POOL, envelope="rose poison salon").roll(2, 1).play("go piscine", "accuse rose poison salon")
    )
    assert position.result == "rose accusation C8-95"
    for who in position.everybody:
        assert position.told(who)[-2:] == [
            "Accused rose rose poison salon",
            "Ended rose accusation rose,poison,salon",
        ]
    assert position.asked == "nobody"
    assert position.refused("end") == "C8-95"


@clauses("C8-97", "V8-29", "V8-01", "X8-06", "R8-57")
def test_c8_96_a_false_accusation_shows_the_envelope_to_its_maker_alone_and_the_game_goes_on() -> None:
    position = table(at=AT_THE_POOL, envelope="rose corde salon", butlers={"rose": "again"})
    position.roll(2, 1).play("go piscine", "accuse rose poison salon")
    for who in position.everybody:
        envelope = "rose,corde,salon" if who == "rose" else "-"
        assert position.told(who)[-3:] == [
            "Accused rose rose poison salon",
            f"AccusedWrongly rose {envelope}",
            "TurnBegan moutarde 2",
        ]
    assert position.result is None
    assert position.status("rose") == "SPENT"
    assert position.player == "moutarde", "no end window, so no AGAIN"


def test_c8_98_after_a_false_accusation_he_moves_no_more() -> None:
    position = (
        table(at=AT_THE_POOL, envelope="olive corde hall").roll(2, 1).play("go piscine", "accuse rose poison salon")
    )
    position.idle(3)
    assert position.player == "moutarde"
    assert position.place("rose") == "piscine"


def test_c8_99_he_goes_on_answering_suggestions() -> None:
    position = table(at={"violet": "chambre-amis"}, player="violet", spent="rose", hands={"rose": "hache spa"})
    position.play("passage", "suggest rose hache")
    assert position.asked == "rose"
    assert position.choices == {"show hache", "show spa"}


@clauses("C8-101", "R8-58")
def test_c8_100_suggestions_still_move_his_pawn_but_he_draws_no_card_and_earns_no_right() -> None:
    position = table(at={"violet": "chambre-amis", "rose": "piscine"}, player="violet", spent="rose")
    position.play("passage", "suggest rose corde")
    assert position.place("rose") == "spa"
    assert not position.is_called("rose")
    assert not any(line.startswith("Offered") for line in position.told("rose"))


@clauses("R8-41")
def test_r8_57_a_spent_player_plays_no_butler_cards_and_no_power() -> None:
    given = {"rose": "silence peek"}
    asked = table(
        at={"violet": "spa"}, player="violet", spent="rose", butlers=given, hands={"rose": "hache"}, called="violet"
    )
    asked.play("stay", "suggest rose hache")
    assert asked.choices == {"show hache"}, "no SILENCE"
    looking = table(
        at={"moutarde": "cuisine"},
        player="moutarde",
        spent="rose pervenche",
        butlers=given,
        hands={"pervenche": "corde"},
    )
    looking.play("passage", "suggest olive corde", "show corde")
    assert looking.asked == "moutarde", "neither PEEK, nor Rose's Power, nor Pervenche's"
    assert looking.butlers("rose") == ["peek", "silence"], "they stay in his hand"
    nothing = table(
        at={"violet": "spa"}, player="violet", spent="rose", butlers=given, called="violet", envelope="olive corde spa"
    )
    nothing.play("stay", "suggest olive corde")
    assert "Asked rose" not in nothing.told("spectator"), "with nothing to show he is passed over"


@clauses("X8-34")
def test_r8_59_the_last_active_player_plays_on_and_must_accuse_rightly() -> None:
    position = table(
        at={"violet": "12,8"}, player="violet", dead="rose", spent="moutarde pervenche", envelope="olive corde hall"
    )
    position.roll(2, 1).play("go 11,8", "end")
    assert position.player == "violet"
    assert position.result is None
    assert position.roll(2, 1).play("go piscine", "accuse olive corde hall").result == "violet accusation C8-95"
    asked = table(at={"violet": "spa"}, player="violet", dead="rose", spent="moutarde pervenche", called="violet")
    assert asked.play("stay", "suggest olive hache").asked == "pervenche", "the spent still answer him"


@clauses("X8-33", "V8-30")
def test_r8_60_without_an_active_player_the_game_ends_without_a_winner() -> None:
    position = table(
        at={"violet": "12,8"}, player="violet", dead="rose moutarde", spent="pervenche", envelope="olive corde hall"
    )
    position.roll(2, 1).play("go piscine", "accuse rose corde hall")
    assert position.result == "nobody nobody-active R8-60"
    for who in position.everybody:
        assert position.told(who)[-1] == "Ended - nobody-active olive,corde,hall"


@clauses("X8-39")
def test_r8_61_turn_501_never_begins() -> None:
    assert table(turn=499, turns=500).idle().result is None
    assert table(turn=500, turns=500).idle().result == "nobody turns R8-61"
    again = table(turn=7, turns=7, butlers={"rose": "again"}).roll(2, 1).play("go 24,7", "play again")
    assert again.result == "nobody turns R8-61", "AGAIN turns are counted"
    assert GAME.setup(3).options["turns"] == 500
    with pytest.raises(BadSetup, match="turns"):
        GAME.setup(3, options={"turns": 0})


def test_x8_39_four_can_call_one_another_for_ever() -> None:
    rooms = {"rose": "spa", "violet": "spa", "moutarde": "theatre", "pervenche": "theatre"}
    position = table(at=rooms, called="rose moutarde", turns=12)
    turns = 0
    calls = {"rose": "pervenche", "moutarde": "violet", "pervenche": "moutarde", "violet": "rose"}
    while position.result is None:
        player = position.player
        position.play("stay", f"suggest {calls[player]} corde", "decline")
        while position.asked != player:
            position.play(sorted(position.choices)[0])
        position.play("decline", "end") if "decline" in position.choices else position.play("end")
        turns += 1
        if turns == 4:
            assert (position.place("rose"), position.place("moutarde")) == ("theatre", "spa"), "the rooms exchanged"
            assert position.is_called("rose")
            assert position.is_called("moutarde")
    assert (turns, position.result) == (12, "nobody turns R8-61")
