"""Answers that are withheld, and looks at a card just shown; Rose comes into the Spa by the passage."""

from manoir.games.cluedo_2008.knowledge import notebook
from tests.clauses import clauses
from tests.games.cluedo_2008.table import table

GUEST_ROOM = {"rose": "chambre-amis"}


@clauses("C8-137", "R8-30", "X8-16")
def test_r8_29_silence_ends_the_whole_suggestion() -> None:
    position = table(
        at=GUEST_ROOM,
        hands={"pervenche": "corde spa", "violet": "olive"},
        butlers={"moutarde": "silence", "violet": "peek"},
    )
    before = position.view("rose")
    position.play("passage", "suggest olive corde")
    assert position.choices == {"cannot", "play silence"}
    position.play("play silence")
    for who in position.everybody:
        assert position.told(who) == ["PlayedButler moutarde silence"]
    assert position.asked == "rose", "nobody else is asked, and nobody looks"
    assert notebook(position.view("rose")).facts == notebook(before).facts, "nobody may infer anything"
    violet = table(at={"violet": "hall"}, player="violet", called="violet", butlers={"rose": "silence"})
    violet.play("stay", "suggest olive corde", "play silence")
    assert "suggest" in violet.choices, "Violet may still use his Power"


def test_r8_31_silence_is_for_the_player_being_asked_before_he_shows() -> None:
    position = table(at=GUEST_ROOM, hands={"moutarde": "corde"}, butlers={"pervenche": "silence"})
    position.play("passage", "suggest olive corde", "show corde")
    assert position.asked == "pervenche", "as one who might look"
    assert position.choices == {"decline"}
    assert position.refused("play silence") == "C8-135"


@clauses("C8-134", "C8-142")
def test_r8_32_peek_and_rose_do_not_see_what_a_neighbour_shows() -> None:
    position = table(at={"moutarde": "17,9"}, player="violet", butlers={"violet": "neighbour", "rose": "peek"})
    position.roll(2, 1).play("go 18,24", "play neighbour")
    assert position.asked == "pervenche"
    position.play(sorted(position.choices)[0], "decline")
    assert position.asked == "violet"


@clauses("DP-33", "X8-17", "R8-35", "V8-23")
def test_r8_33_all_lookers_answer_in_secret_before_anybody_looks() -> None:
    position = table(
        at={"moutarde": "cuisine"},
        player="moutarde",
        hands={"pervenche": "corde"},
        butlers={"violet": "peek", "rose": "again"},
    )
    position.play("passage", "suggest olive corde")
    position.play("show corde")
    assert position.asked == "pervenche", "her own Power is asked together with the looks"
    for action, who in (("decline", "pervenche"), ("play peek", "violet"), ("power", "rose")):
        assert position.asked == who
        position.play(action)
        if who != "rose":
            heard = {other: position.told(other) for other in position.everybody if other != who}
            assert not any(heard.values())
    for who in position.everybody:
        assert position.told(who)[who == "rose" :] == [
            "AllReacted",
            "PlayedButler violet peek",
            f"Peeked violet pervenche {'corde' if who in ('violet', 'pervenche', 'moutarde') else '-'}",
            "UsedPower rose",
            f"Peeked rose pervenche {'corde' if who in ('rose', 'pervenche', 'moutarde') else '-'}",
        ]
    assert position.asked == "moutarde", "no further window"
    assert (position.butlers("violet"), position.has_power("rose")) == ([], False)


def test_r8_33_rose_holding_peek_chooses_which_to_spend() -> None:
    position = table(
        at={"moutarde": "cuisine"}, player="moutarde", hands={"pervenche": "corde"}, butlers={"rose": "peek"}
    )
    position.play("passage", "suggest olive corde", "show corde", "decline")
    assert position.choices == {"play peek", "power", "decline"}
    position.play("play peek")
    assert position.has_power("rose")
    assert position.butlers("rose") == []


@clauses("C8-153", "DP-32", "X8-18", "V8-24")
def test_r8_34_pervenche_sees_a_random_card_of_the_one_to_whom_she_showed() -> None:
    position = table(at=GUEST_ROOM, hands={"pervenche": "corde", "rose": "hache"})
    position.play("passage", "suggest olive corde", "show corde")
    assert position.choices == {"power", "decline"}
    position.play("power")
    assert position.asked == "chance"
    assert position.odds == {f"pick {card}": 1 for card in position.hand("rose")}
    hand = position.hand("rose")
    position.play("pick hache")
    for who in position.everybody:
        assert position.told(who) == [f"Glimpsed pervenche rose {'hache' if who in ('rose', 'pervenche') else '-'}"]
    assert position.hand("rose") == hand
    assert not position.has_power("pervenche")
    assert position.asked == "rose"
