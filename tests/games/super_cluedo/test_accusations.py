"""Accusations: written secretly, compared secretly, once a game."""

from manoir.games.mansion.events import AccusedWrongly, Ended, TurnBegan
from manoir.games.super_cluedo.components import DECK
from manoir.games.super_cluedo.events import Accused, AccusedRightly
from tests.clauses import clauses
from tests.games.super_cluedo.table import Sitting, sit

ENVELOPE = "chose poison fontaine"
WRONG = "accuse chose poison grange"
PAPER = DECK.cards(["chose", "poison", "grange"])


def accused(pawn: str = "hall", **hands: str) -> Sitting:
    """Olive has accused wrongly."""
    return sit(envelope=ENVELOPE, pawns={"olive": pawn}, hands=hands).play(WRONG)


def test_sc_72_only_the_active_player_may_accuse_and_on_each_of_his_turns() -> None:
    sitting = sit(envelope=ENVELOPE)
    assert [action.verb for action in sitting.view("olive").options].count("accuse") == 960
    assert sitting.view("leblanc").options == ()
    assert sitting.play("pass", "pass", "pass", "pass").can("accuse")


@clauses("SC-D09")
def test_sc_73_everybody_sees_that_he_accuses_and_only_he_what() -> None:
    sitting = accused()
    assert sitting.heard("olive")[0] == Accused(0, PAPER)
    for who in ("leblanc", "rose", "moutarde", "spectator"):
        assert sitting.heard(who)[0] == Accused(0, None)
    assert sitting.asked == "leblanc"
    assert len(sitting.after("accuse")) == 10 * 8 * 12


@clauses("SC-76")
def test_sc_74_only_he_sees_the_envelope_and_everybody_that_he_was_wrong() -> None:
    sitting = accused()
    assert sitting.heard("olive")[1] == AccusedWrongly(0, sitting.table.envelope)
    for who in ("leblanc", "rose", "moutarde", "spectator"):
        assert sitting.heard(who)[1:] == [AccusedWrongly(0, None), TurnBegan(1, 1)]
    assert DECK.spell_all(sitting.table.envelope) == tuple(ENVELOPE.split())


def test_sc_75_right_he_shows_envelope_and_paper_and_wins() -> None:
    sitting = sit(envelope=ENVELOPE).play(f"accuse {ENVELOPE}")
    over = sitting.table.outcome
    assert over is not None
    assert (over.winner, over.reason, over.clause) == (0, "accusation", "SC-75")
    envelope = DECK.cards(ENVELOPE.split())
    for who in (*sitting.characters, "spectator"):
        assert sitting.heard(who)[1:] == [AccusedRightly(0, envelope), Ended(0, "accusation", envelope)]


def test_sc_77_whoever_was_wrong_still_answers() -> None:
    sitting = accused(olive="corde", leblanc="rose petit-salon")
    sitting.roll(1, 3).play("go petit-salon", "suggest rose corde")
    assert sitting.asked == "olive"
    assert sitting.choices == {"show corde"}


@clauses("SC-79", "SC-80")
def test_sc_78_whoever_was_wrong_never_moves_asks_or_accuses_again() -> None:
    sitting = accused()
    for expected in ("leblanc", "rose", "moutarde", "leblanc", "rose", "moutarde"):
        assert sitting.asked == expected
        sitting.play("pass")


def test_sc_81_each_player_accuses_once_at_most() -> None:
    sitting = accused().play(WRONG, WRONG)
    assert sitting.asked == "moutarde"
    assert sitting.play(WRONG).table.outcome is not None
    assert [event.seat for event in sitting.heard("spectator") if isinstance(event, Accused)] == [0, 1, 2, 3]


def test_sc_82_an_accusation_is_made_from_anywhere_and_names_any_place() -> None:
    for place in ("hall", "5,5", "bureau", "21,12", "18,7"):
        sitting = sit(envelope=ENVELOPE, pawns={"olive": place})
        assert {text.split()[2] for text in sitting.after("accuse")} == {DECK.spell(card) for card in DECK.rooms}


def test_sc_r25_not_between_roll_and_end_of_move_nor_while_others_are_asked() -> None:
    sitting = sit(hands={"leblanc": "peche", "rose": "corde", "olive": "salle-a-manger"}).play("roll")
    assert sitting.refused(WRONG) == "SC-20"
    sitting.play("fall 6 2")
    assert not sitting.can("accuse")
    assert sitting.refused(WRONG) == "SC-R25"
    sitting.play("spy 12,7")
    assert not sitting.can("accuse")
    sitting.play("watch leblanc")
    assert sitting.refused(WRONG) == "SC-R25"
    sitting.play("show peche")
    assert sitting.refused(WRONG) == "SC-R25"
    sitting.play("go salle-a-manger")
    assert sitting.can("accuse")
    sitting.play("suggest peche corde")
    assert sitting.asked == "leblanc"
    assert sitting.refused(WRONG) == "SC-R25"
    sitting.play("show peche", "show corde")
    assert sitting.can("accuse")
    assert not any("hall" in text for text in sitting.after("accuse"))


def test_sc_r26_the_turn_ends_and_pawn_and_cards_stay_in_the_game() -> None:
    sitting = accused(pawn="5,5", olive="corde")
    assert sitting.asked == "leblanc"
    assert sitting.where("olive") == "5,5"
    sitting.roll(2, 2).play("spy 12,7", "watch olive", "show corde", "end").play("pass", "pass")
    assert sitting.asked == "leblanc"
    sitting.roll(3, 1).play("go salle-a-manger", "suggest olive poison")
    assert sitting.where("olive") == "salle-a-manger"


@clauses("SC-X31")
def test_sc_r27_nobody_wins_when_all_are_wrong_and_the_last_one_plays_on() -> None:
    sitting = sit(envelope=ENVELOPE, out="leblanc rose moutarde").play("pass")
    assert sitting.asked == "olive"
    assert sitting.table.outcome is None
    over = sitting.play(WRONG).table.outcome
    assert over is not None
    assert (over.winner, over.reason, over.clause) == (None, "everyone-wrong", "SC-R27")
    for who in (*sitting.characters, "spectator"):
        assert sitting.heard(who)[-1] == Ended(None, "everyone-wrong", DECK.cards(ENVELOPE.split()))


def test_sc_x27_a_right_accusation_from_a_corridor() -> None:
    sitting = sit(envelope="chose poison grange", pawns={"olive": "13,8"}).play(WRONG)
    assert sitting.heard("rose") == [Accused(0, None), AccusedRightly(0, PAPER), Ended(0, "accusation", PAPER)]


@clauses("SC-R36")
def test_sc_x28_the_names_of_a_wrong_paper_stay_secret_to_the_end() -> None:
    one = accused().play("accuse rose corde bureau", "accuse peche revolver kiosque", WRONG)
    other = sit(envelope=ENVELOPE).play("accuse olive matraque jardin", "accuse rose corde bureau", WRONG, WRONG)
    assert one.table.outcome is not None
    assert one.heard("spectator") == other.heard("spectator")
    assert one.heard("moutarde") == other.heard("moutarde")
    assert one.heard("olive")[:2] == [Accused(0, PAPER), AccusedWrongly(0, one.table.envelope)]


def test_sc_x29_an_eliminated_player_is_spied_on_asked_skipped_and_called() -> None:
    sitting = accused(olive="corde peche jardin", rose="olive petit-salon")
    sitting.roll(2, 2).play("spy 12,7", "watch olive")
    assert {"corde", "peche", "jardin"} <= sitting.after("show")
    sitting.play("show jardin", "end")
    sitting.roll(1, 3).play("go petit-salon", "suggest olive corde")
    assert sitting.where("olive") == "petit-salon"
    assert sitting.asked == "olive"
    assert sitting.choices == {"show corde"}
    sitting.play("show corde", "end", "pass")
    assert sitting.asked == "leblanc"
