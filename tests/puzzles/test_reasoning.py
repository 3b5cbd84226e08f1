"""Each way to reason, on a deck of three suspects and three weapons: two players with two cards each."""

import pytest

from manoir.deduction.facts import ENVELOPE, Fact, FailedAccusation, HasNone, HasSome, Origin, Saw
from manoir.deduction.notebook import Notebook
from manoir.puzzles.cards.proof import proof_of
from manoir.puzzles.cards.reasoning import DETECTIVE, NOVICE, Reasoner
from manoir.puzzles.cards.sheet import Cell, Clash, Rule

ROSE, OLIVE, VIOLET, ROPE, DAGGER, POISON = range(6)
SUSPECTS, WEAPONS = 0b000111, 0b111000
ME, YOU = 0, 1
WHO, WHAT = 3, 4
"""The rows of the envelope, behind two players and the pool."""


def these(*cards: int) -> int:
    return sum(1 << card for card in cards)


def read(*facts: Fact, hands: tuple[int, int] = (2, 2)) -> Reasoner:
    reasoner = Reasoner(Notebook((SUSPECTS, WEAPONS), hands))
    reasoner.hear(facts)
    return reasoner


def rule_of(reasoner: Reasoner, row: int, card: int) -> Rule:
    number = reasoner.sheet.why(Cell(row, card))
    assert number is not None
    return reasoner.sheet.steps[number].rule


def test_what_is_seen_somewhere_is_nowhere_else() -> None:
    reasoner = read(Saw(YOU, ROSE))
    reasoner.follow(NOVICE)
    assert reasoner.sheet.out[WHO] >> ROSE & 1
    assert rule_of(reasoner, WHO, ROSE) == "elsewhere"


def test_a_card_that_nobody_has_is_in_the_envelope() -> None:
    reasoner = read(HasNone(ME, these(OLIVE)), HasNone(YOU, these(OLIVE)))
    reasoner.follow(NOVICE)
    assert rule_of(reasoner, WHO, OLIVE) == "last-place"


def test_a_full_hand_has_no_other_card() -> None:
    reasoner = read(Saw(YOU, ROSE, Origin(1)), Saw(YOU, ROPE, Origin(2)))
    reasoner.follow(NOVICE)
    assert rule_of(reasoner, YOU, OLIVE) == "full"


def test_a_hand_seen_in_one_moment_needs_no_counting() -> None:
    reasoner = read(Saw(YOU, ROSE, Origin(1)), Saw(YOU, ROPE, Origin(1)))
    reasoner.follow(NOVICE)
    assert rule_of(reasoner, YOU, OLIVE) == "seen"


def test_where_no_more_is_possible_than_is_missing_all_of_it_is_there() -> None:
    reasoner = read(HasNone(YOU, these(ROSE, OLIVE, VIOLET, ROPE)))
    reasoner.follow(NOVICE)
    assert reasoner.sheet.held[YOU] == these(DAGGER, POISON)
    assert rule_of(reasoner, YOU, DAGGER) == "all-needed"


def test_one_of_three_is_narrowed_to_the_last() -> None:
    reasoner = read(HasSome(YOU, these(ROSE, ROPE, DAGGER)), HasNone(YOU, these(ROPE)), Saw(ME, ROSE))
    reasoner.follow(DETECTIVE)
    assert rule_of(reasoner, YOU, DAGGER) == "narrowed"


def test_as_many_showings_as_cards_leave_no_room_for_another() -> None:
    reasoner = read(HasSome(YOU, these(ROSE, ROPE)), HasSome(YOU, these(OLIVE, DAGGER)))
    reasoner.follow(DETECTIVE)
    assert {rule_of(reasoner, YOU, card) for card in (VIOLET, POISON)} == {"crowded"}
    overlapping = read(HasSome(YOU, these(ROSE, ROPE)), HasSome(YOU, these(ROSE, DAGGER)))
    overlapping.follow(DETECTIVE)
    assert overlapping.sheet.why(Cell(YOU, VIOLET)) is None


def test_a_wrong_accusation_whose_suspect_is_right_names_the_wrong_weapon() -> None:
    reasoner = read(Saw(ENVELOPE, ROSE), FailedAccusation(these(ROSE, ROPE)))
    reasoner.follow(DETECTIVE)
    assert rule_of(reasoner, WHAT, ROPE) == "barred"


def test_a_supposition_that_leads_to_a_clash_is_false_and_says_why() -> None:
    """If you had both suspects, you would have had nothing to show of the weapons; so you have not both."""
    reasoner = read(HasSome(YOU, these(ROPE, DAGGER), Origin(1)), HasSome(YOU, these(DAGGER, POISON), Origin(2)))
    reasoner.follow(DETECTIVE)
    assert reasoner.suppose(Cell(YOU, ROSE), True, DETECTIVE) is None
    step = reasoner.suppose(Cell(YOU, ROSE), True, DETECTIVE)
    assert step is None
    both = read(
        HasSome(YOU, these(ROPE, POISON), Origin(1)), HasSome(YOU, these(DAGGER, POISON), Origin(2)), Saw(YOU, ROSE)
    )
    both.follow(DETECTIVE)
    found = both.suppose(Cell(YOU, POISON), False, DETECTIVE)
    assert found is not None
    assert (found.rule, found.row, found.cards, found.holds) == ("suppose", YOU, these(POISON), True)
    assert found.facts == (0, 1)
    assert found.inner[0].rule == "suppose"


def test_facts_that_cannot_all_be_true_clash() -> None:
    reasoner = read(HasSome(YOU, these(ROSE, ROPE)), HasNone(YOU, these(ROSE, ROPE)))
    with pytest.raises(Clash):
        reasoner.follow(DETECTIVE)


def test_a_proof_keeps_what_leads_to_its_goal_and_nothing_else() -> None:
    reasoner = read(
        Saw(ME, VIOLET, Origin(1)), HasNone(ME, these(OLIVE), Origin(2)), HasNone(YOU, these(OLIVE), Origin(3))
    )
    reasoner.follow(NOVICE)
    proof = proof_of([Cell(WHO, OLIVE)], reasoner.sheet, reasoner.facts)
    assert proof.turns == (2, 3)
    assert [step.rule for step in proof.steps] == ["seen", "seen", "last-place"]
    assert (proof.chain, proof.level) == (1, 1)
    glance = proof_of([Cell(ME, VIOLET)], reasoner.sheet, reasoner.facts)
    assert glance.level == 0
