"""Witnesses: all are asked, each shows one card or says he has none."""

from manoir.core.chance import SeededLuck, outcome
from manoir.deduction.facts import ENVELOPE, Saw
from manoir.deduction.posterior import solve
from manoir.games.mansion.events import Asked, HadNone, Showed, Suggested
from manoir.games.super_cluedo.components import DECK
from manoir.games.super_cluedo.knowledge import notebook
from tests.clauses import clauses
from tests.games.super_cluedo.table import Sitting, sit

FIVE = "olive leblanc rose moutarde peche"
HANDS = {"leblanc": "leblanc bureau", "moutarde": "chandelier", "rose": "corde", "peche": "poison"}


def asking(hands: dict[str, str] = HANDS, characters: str = FIVE) -> Sitting:
    """Olive has come into the Bureau and named Leblanc with the candlestick."""
    sitting = sit(characters, pawns={"olive": "8,17"}, hands=hands, envelope="chose matraque grange")
    return sitting.roll(1, 1).play("go bureau", "suggest leblanc chandelier")


def answers(sitting: Sitting, who: str) -> list[object]:
    """What he was told after the suggestion."""
    told = sitting.heard(who)
    return list(told[next(i for i, event in enumerate(told) if isinstance(event, Suggested)) + 1 :])


@clauses("SC-R28")
def test_sc_65_witnesses_are_asked_one_after_another_from_the_left() -> None:
    sitting = asking()
    assert sitting.asked == "leblanc"
    assert answers(sitting, "moutarde") == [Asked(1)]
    sitting.play("show bureau")
    assert sitting.asked == "moutarde"
    assert answers(sitting, "moutarde") == [Asked(1), Showed(1, 0, None), HadNone(2), Asked(3)]
    assert sitting.play("show chandelier").asked == "olive"
    assert answers(sitting, "spectator")[-1] == HadNone(4)


@clauses("SC-D07")
def test_sc_66_a_witness_who_holds_a_named_card_must_show_one_to_the_suggester_alone() -> None:
    sitting = asking()
    assert sitting.choices == {"show leblanc", "show bureau"}
    assert sitting.refused("end") == sitting.refused("show corde") == sitting.refused("show chandelier") == "SC-66"
    sitting.play("show bureau")
    for who in ("olive", "leblanc"):
        assert Showed(1, 0, DECK.card("bureau")) in sitting.heard(who)
    for who in ("rose", "moutarde", "peche", "spectator"):
        assert Showed(1, 0, None) in sitting.heard(who)


def test_sc_67_a_witness_with_several_shows_one_of_his_choice_and_nobody_knows_he_chose() -> None:
    several, single = asking(), asking({**HANDS, "leblanc": "leblanc violet", "peche": "bureau"})
    assert several.choices == {"show leblanc", "show bureau"}
    assert single.choices == {"show leblanc"}
    for who in ("rose", "moutarde", "spectator"):
        assert answers(several, who) == answers(single, who)
    several.play("show leblanc")
    assert sum(isinstance(event, Showed) for event in several.heard("olive")) == 1
    assert several.asked == "moutarde", "exactly one is shown"


def test_sc_68_a_witness_who_holds_none_says_so_to_everybody() -> None:
    sitting = asking({"peche": "leblanc bureau chandelier"})
    for who in (*sitting.characters, "spectator"):
        assert answers(sitting, who) == [HadNone(1), HadNone(2), HadNone(3), Asked(4)]


def test_sc_69_every_other_player_is_asked_and_up_to_three_cards_are_shown() -> None:
    sitting = asking({"leblanc": "leblanc", "rose": "bureau", "peche": "chandelier"})
    sitting.play("show leblanc", "show bureau", "show chandelier")
    shown = [event.card for event in sitting.heard("olive") if isinstance(event, Showed)]
    assert shown == [DECK.card(name) for name in ("leblanc", "bureau", "chandelier")]


@clauses("SC-86")
def test_sc_70_the_suggesters_sheet_notes_who_showed_what() -> None:
    sitting = asking().play("show bureau", "show chandelier")
    facts = [(fact.place, fact.card) for fact in notebook(sitting.view("olive")).facts if isinstance(fact, Saw)]
    assert {(1, DECK.card("bureau")), (3, DECK.card("chandelier"))} <= set(facts)
    known = solve(notebook(sitting.view("olive")))
    assert known.count(DECK.card("bureau"), ENVELOPE) == known.count(DECK.card("chandelier"), ENVELOPE) == 0
    assert solve(notebook(sitting.view("rose"))).count(DECK.card("bureau"), ENVELOPE) > 0


@clauses("SC-D08")
def test_sc_71_after_the_answers_he_may_accuse_in_the_same_turn() -> None:
    sitting = asking().play("show bureau", "show chandelier")
    assert sitting.asked == "olive"
    assert {text for text in sitting.choices if not text.startswith("accuse")} == {"end"}
    assert len(sitting.after("accuse")) == 960
    assert sitting.play("accuse chose matraque grange").table.outcome is not None
    silent = asking({"olive": "leblanc bureau chandelier"})
    assert silent.asked == "olive"
    assert silent.can("accuse")


@clauses("SC-85")
def test_sc_84_a_player_may_name_his_own_cards_and_nobody_can_refute_them() -> None:
    bluff = asking({"olive": "leblanc bureau chandelier"})
    assert answers(bluff, "rose") == [HadNone(1), HadNone(2), HadNone(3), HadNone(4)]
    others = solve(notebook(bluff.view("rose")))
    assert others.count(DECK.card("leblanc"), ENVELOPE) > 0, "the others may think that it is in the envelope"


def test_sc_r24_a_forced_answer_waits_for_the_witness_like_a_chosen_one() -> None:
    forced, free = asking({"leblanc": "leblanc", "peche": "bureau chandelier"}), asking()
    assert (len(forced.choices), len(free.choices)) == (1, 2)
    assert forced.asked == free.asked == "leblanc"
    assert answers(forced, "rose") == answers(free, "rose")


def test_sc_r29_only_real_answers_are_offered_and_the_absent_answer_at_random() -> None:
    sitting = asking()
    assert sitting.refused("show corde") == "SC-66"
    sitting.leave("leblanc")
    assert sitting.asked == "chance"
    assert sitting.choices == {"show leblanc", "show bureau"}
    assert {outcome(sitting.table, SeededLuck(seed)).text for seed in range(20)} == {"show leblanc", "show bureau"}
    assert sitting.let_chance().asked == "moutarde"
    assert answers(sitting, "rose")[-3:] == [Showed(1, 0, None), HadNone(2), Asked(3)]


def test_sc_r29_the_turns_of_the_absent_are_passed() -> None:
    assert sit().leave("leblanc", "rose").play("pass").asked == "moutarde"


def test_sc_x19_everybody_sees_yes_no_yes_no() -> None:
    sitting = asking().play("show bureau", "show chandelier")
    for who in ("rose", "peche", "spectator"):
        said = [event for event in answers(sitting, who) if isinstance(event, Showed | HadNone)]
        assert [(event.seat, isinstance(event, Showed)) for event in said] == [
            (1, True),
            (2, False),
            (3, True),
            (4, False),
        ]
    assert [event.card for event in sitting.heard("olive") if isinstance(event, Showed)] == [
        DECK.card("bureau"),
        DECK.card("chandelier"),
    ]
    assert Showed(1, 0, DECK.card("bureau")) not in sitting.heard("moutarde")
    known = solve(notebook(sitting.view("olive")))
    assert 0 < known.count(DECK.card("leblanc"), ENVELOPE) < known.total
    assert known.count(DECK.card("leblanc"), 1) > 0


def test_sc_x25_nobody_shows_so_the_third_card_is_in_the_envelope() -> None:
    hands = {"olive": "olive veranda"}
    sitting = sit(pawns={"olive": "5,18"}, hands=hands, envelope="chose corde grange")
    sitting.roll(1, 1).play("go veranda", "suggest olive corde")
    corde = DECK.card("corde")
    assert solve(notebook(sitting.view("olive"))).certain(ENVELOPE) >> corde & 1
    others = solve(notebook(sitting.view("rose")))
    assert not others.certain(ENVELOPE) >> corde & 1
    for name in ("olive", "corde", "veranda"):
        assert others.count(DECK.card(name), 1) == others.count(DECK.card(name), 3) == 0
        assert others.count(DECK.card(name), 0) > 0
