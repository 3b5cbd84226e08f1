"""Intrigue cards: drawing, the clock, murder."""

from manoir.games.cluedo_2008.components import DECK
from tests.clauses import clauses
from tests.games.cluedo_2008.table import table

ON_A_SQUARE = {"rose": "17,12"}


def test_c8_102_there_are_three_ways_to_draw_two_of_them_forced() -> None:
    die = table(at=ON_A_SQUARE).roll("?", 2)
    square = table(at={"rose": "17,8"}).roll(2, 1).play("go 16,8")
    called = table(at={"rose": "chambre-amis", "moutarde": "hall"}).play("passage", "suggest moutarde corde")
    assert (die.asked, square.asked, called.asked) == ("chance", "chance", "moutarde")
    assert table().refused("uncover time") == "C8-102"
    assert table().refused("draw") == "C8-83"
    causes = [
        position.play(*moves).told("violet")[0]
        for position, moves in ((die, ["uncover time"]), (square, ["uncover time"]), (called, ["draw", "uncover time"]))
    ]
    assert causes == ["DrewTime rose die 1", "DrewTime rose square 1", "Accepted moutarde"]
    assert called.told("violet")[1] == "DrewTime moutarde called 1"


@clauses("C8-104", "V8-15", "V8-06")
def test_c8_103_the_first_seven_time_cards_are_only_counted_for_all_to_see() -> None:
    for track in range(7):
        position = table(at=ON_A_SQUARE, track=track).roll("?", 2).play("uncover time")
        assert position.status("rose") == "ACTIVE"
        assert position.table.track == track + 1
        assert position.asked == "rose"
        for who in position.everybody:
            assert position.told(who) == [f"DrewTime rose die {track + 1}"]


@clauses(
    "C8-106", "C8-107", "C8-108", "C8-109", "C8-110", "C8-112", "V8-16", "V8-03", "V8-09", "R8-52", "R8-55", "X8-08"
)
def test_c8_105_the_eighth_time_card_kills_and_goes_back_into_the_pile() -> None:
    position = table(
        at={"pervenche": "17,12"},
        player="pervenche",
        track=7,
        butlers={"pervenche": "again silence"},
        pile="time again again again anywhere plus6 plus6 peek peek",
        hands={"pervenche": "rose corde hall"},
    )
    position.roll("?", 3).play("uncover time")
    assert position.status("pervenche") == "DEAD"
    assert position.butlers("pervenche") == []
    assert position.place("pervenche") is None
    assert (position.pile, position.table.track) == (9, 7)
    assert position.player == "violet", "no move, no action, no end window"
    hand = ",".join(sorted(position.hand("pervenche"), key=DECK.card))
    for who in position.everybody:
        assert position.told(who) == [f"Murdered pervenche die {hand} 2", "TurnBegan violet 2"]
    position.idle(3)
    assert position.player == "violet", "the dead have no turns"
    assert position.picture("rose").faces[2] == position.table.hands[2]


@clauses("R8-51", "X8-32", "C8-112")
def test_c8_113_the_eighth_time_card_kills_again_and_again() -> None:
    position = table(at={"rose": "17,8", "moutarde": "17,12"}, track=7, pile="time").roll(2, 1).play("go 16,8")
    assert position.odds == {"uncover time": 1}
    position.play("uncover time")
    assert (position.status("rose"), position.pile) == ("DEAD", 1)
    position.roll("?", 2)
    assert position.odds == {"uncover time": 1}
    position.play("uncover time")
    assert position.status("moutarde") == "DEAD"


def test_c8_114_if_all_are_murdered_nobody_wins() -> None:
    position = table(at=ON_A_SQUARE, track=7, dead="moutarde pervenche violet", envelope="olive corde hall")
    position.roll("?", 2).play("uncover time")
    assert position.result == "nobody all-murdered C8-114"
    assert position.told("spectator")[-1] == "Ended - all-murdered olive,corde,hall"


def test_r8_51_no_draw_kills_before_seven_and_then_one_in_the_pile_does() -> None:
    early = table(at=ON_A_SQUARE, track=6).roll("?", 2)
    assert early.odds["uncover time"] == 2
    assert early.play("uncover time").status("rose") == "ACTIVE"
    late = table(at=ON_A_SQUARE, track=7).roll("?", 2)
    assert (late.odds["uncover time"], sum(late.odds.values())) == (1, late.pile)


@clauses("R8-54")
def test_r8_53_killed_by_anothers_suggestion_the_dead_are_skipped_and_open_cards_refute_nothing() -> None:
    position = table(
        at={"rose": "chambre-amis", "moutarde": "hall"},
        track=7,
        hands={"moutarde": "corde"},
        envelope="olive hache spa",
    )
    position.play("passage", "suggest moutarde corde", "draw", "uncover time")
    assert position.told("rose")[-3:] == ["HadNone pervenche", "HadNone violet", "NobodyShowed rose"]
    assert position.asked == "rose"
    assert position.play("end").player == "pervenche"
