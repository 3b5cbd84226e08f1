"""Who may see what, and that unused options leave no trace."""

import pytest

from manoir.bots.bot import make_bot
from manoir.core.chance import SeededLuck
from manoir.core.views import View
from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008.components import DECK
from manoir.games.cluedo_2008.knowledge import notebook
from tests.clauses import clauses
from tests.games.cluedo_2008.table import FOUR, Position, table

GUEST_ROOM = {"rose": "chambre-amis"}


def test_v8_02_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    position = table()
    for who in position.everybody:
        seen = position.picture(who)
        assert seen.sizes == (5, 5, 5, 5)
        assert seen.hand == (position.table.hands[position.seat(who)] if who != "spectator" else None)


@clauses("V8-27")
def test_v8_04_the_cards_in_the_pool_are_counted_by_all_and_seen_by_lookers() -> None:
    position = table("rose moutarde leblanc olive pervenche violet", at={"rose": "12,8"}, pool="hall spa hache")
    position.roll(2, 1).play("go piscine", "look")
    for who in position.everybody:
        seen = position.picture(who)
        assert (seen.pool, seen.pool_seen_by) == (3, 1)
        assert seen.pool_cards == (position.table.pool if who == "rose" else None)
        assert position.told(who)[-1] == f"LookedInPool rose 3 {'hache,spa,hall' if who == 'rose' else '-'}"


def test_v8_05_the_pile_is_counted_by_all_and_seen_by_none() -> None:
    position = table(at={"rose": "17,12"}).roll("?", 2).play("uncover peek")
    for who in position.everybody:
        assert position.picture(who).pile == 23


@clauses("V8-14", "V8-08", "V8-18")
def test_v8_07_butler_cards_are_counted_by_all_known_to_their_owner_and_shown_when_played() -> None:
    position = table(at={"rose": "17,12"}).roll("?", 2).play("uncover plus6")
    for who in position.everybody:
        assert position.told(who) == [f"DrewButler rose die {'plus6' if who == 'rose' else '-'}"]
        assert position.picture(who).butlers == [1, 0, 0, 0]
        assert len(position.picture(who).held) == (who == "rose")
    position.play("play plus6", "go 17,20")
    for who in position.everybody:
        assert position.told(who) == ["PlayedButler rose plus6", "Moved rose 17,20"]
        assert position.picture(who).butlers == [0, 0, 0, 0]
        assert position.picture(who).played == [(0, 3)]


def test_v8_10_everybody_knows_who_plays_whom_and_which_powers_are_used() -> None:
    position = table(player="moutarde").play("power")
    for who in position.everybody:
        assert position.picture(who).powers == 0b1101
        assert position.picture(who).suspects == tuple(DECK.card(name) for name in FOUR.split())


@clauses("V8-13", "V8-19")
def test_v8_11_pawns_weapons_dice_turns_and_marks_are_public() -> None:
    position = table().roll(4, 1).play("go 19,7", "end")
    for who in position.everybody:
        assert position.told(who) == ["Moved rose 19,7", "TurnBegan moutarde 2"]
    position.roll(3, 3).play("go salle-a-manger", "suggest rose corde")
    for who in position.everybody:
        seen = position.picture(who)
        assert seen.pawns == position.table.pawns
        assert seen.weapons == position.table.weapons
        assert (seen.player, seen.turn, seen.dice) == (1, 2, (3, 3))
        assert seen.called == 1 << DECK.card("rose") == position.table.called
        assert "Suggested moutarde rose corde salle-a-manger" in position.told(who)


@clauses("V8-34", "V8-12")
def test_v8_12_notes_and_bots_depend_on_nothing_but_what_their_own_seat_was_told() -> None:
    own = {"rose": "rose leblanc chandelier haltere salon"}
    one = table(at={"rose": "6,5"}, envelope="olive corde hall", hands=own, pool="hache")
    other = table(at={"rose": "6,5"}, envelope="violet poison spa", hands=own, pool="batte")
    assert notebook(one.view("rose")).facts == notebook(other.view("rose")).facts
    for position in (one, other):
        position.roll(2, 1)
    chosen = {
        make_bot(GAME, "detective").choose(position.view("rose"), SeededLuck(1)).text for position in (one, other)
    }
    assert len(chosen) == 1


@clauses("V8-21")
def test_v8_20_cannot_show_and_shown_are_public_but_the_card_is_not() -> None:
    position = table(at=GUEST_ROOM, hands={"violet": "corde spa"}).play("passage", "suggest olive corde", "show spa")
    for who in position.everybody:
        card = "spa" if who in ("rose", "violet") else "-"
        assert position.told(who)[-4:] == [
            "HadNone moutarde",
            "HadNone pervenche",
            "Asked violet",
            f"Showed violet rose {card}",
        ]


def answered(moutardes_cards: str, moutardes_hand: str, *actions: str) -> Position:
    position = table(at=GUEST_ROOM, butlers={"moutarde": moutardes_cards}, hands={"moutarde": moutardes_hand})
    return position.play("passage", "suggest olive corde", *actions)


def test_v8_22_silence_says_who_played_it_and_only_he_knows_whether_he_could_have_shown() -> None:
    with_card, without = answered("silence", "corde", "play silence"), answered("silence", "", "play silence")
    for who in ("rose", "pervenche", "violet", "spectator"):
        assert with_card.told(who) == without.told(who)
    assert "HadNone moutarde" not in without.told("rose")


KINDS = ("stay", "anywhere", "plus6", "neighbour", "again", "sendhome", "peek", "silence")


@pytest.mark.parametrize("kind", KINDS)
@clauses("V8-35")
def test_v8_31_an_option_not_used_leaves_no_trace(kind: str) -> None:
    """A whole round in which Moutarde never plays his one card is the same for all others whatever the card is."""
    usual, position = unplayed("again"), unplayed(kind)
    assert position.heard == usual.heard
    assert position.asked == usual.asked


class Heard:
    """What others are told, step by step, and who is asked."""

    def __init__(self) -> None:
        self.heard: list[list[str]] = []
        self.asked: list[str] = []


def unplayed(kind: str) -> Heard:
    position = table(
        at={**GUEST_ROOM, "moutarde": "17,12", "violet": "hall"},
        butlers={"moutarde": kind},
        hands={"pervenche": "corde"},
    )
    script = ["passage", "suggest olive corde", "cannot", "show corde", "decline", "decline", "end"]
    script += ["roll", "fall 2 1", "go 17,13", "end"]
    found = Heard()
    for action in script:
        found.asked.append(position.asked)
        position.play(action)
        found.heard += [position.told(who) for who in ("rose", "pervenche", "violet", "spectator")]
    return found


def test_v8_32_a_pause_for_a_power_follows_from_what_all_can_see() -> None:
    for used, asked in (("", "pervenche"), ("pervenche", "rose"), ("pervenche rose", "moutarde")):
        position = table(at={"moutarde": "cuisine"}, player="moutarde", hands={"pervenche": "corde"}, used=used)
        assert position.play("passage", "suggest olive corde", "show corde").asked == asked


def test_v8_33_a_refused_request_is_told_to_nobody() -> None:
    position = table(at={"rose": "17,12"}).roll(2, 1)
    before: dict[str, View] = {who: position.view(who) for who in position.everybody}
    position.refused("go spa")
    position.refused("play plus6")
    assert {who: position.view(who) for who in position.everybody} == before


def test_v8_35_whoever_might_look_or_keep_silent_is_asked_and_can_only_say_no() -> None:
    position = answered("again", "")
    assert (position.asked, position.choices) == ("moutarde", {"cannot"})
    position = table(at=GUEST_ROOM, butlers={"violet": "again"}, hands={"moutarde": "corde"})
    position.play("passage", "suggest olive corde", "show corde")
    assert (position.asked, position.choices) == ("violet", {"decline"})
    assert position.refused("play peek") == "C8-115"
    assert position.play("decline").told("violet") == ["Reacted violet decline", "AllReacted"]
    assert position.told("rose") == ["AllReacted"]


@clauses("R8-66")
def test_r8_66_the_end_opens_the_envelope_and_nothing_else() -> None:
    position = table(at={"rose": "12,8"}, envelope="olive corde hall", butlers={"violet": "again"}).roll(2, 1)
    position.play("go piscine", "accuse olive corde hall")
    for who in position.everybody:
        assert position.told(who)[-1] == "Ended rose accusation olive,corde,hall"
        assert position.picture(who).hand == (position.table.hands[position.seat(who)] if who != "spectator" else None)
        assert position.picture(who).faces == [0, 0, 0, 0]
