"""What must not change the counts: who sits where, the numbers of cards, the order of facts, facts that are implied."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.deduction_games import C2008, CLASSIC, SUPER, Edition, play
from manoir.deduction import (
    ENVELOPE,
    POOL,
    Deal,
    Fact,
    FailedAccusation,
    HasNone,
    HasSome,
    Leans,
    Notebook,
    Saw,
    cards_in,
    solve,
)
from tests.deduction.enumeration import AllDeals
from tests.deduction.notebooks import cards_and_places, true_notebooks

fixed = settings(derandomize=True, database=None, deadline=None)


def full_size(edition: Edition, seed: int, turn: int) -> Notebook:
    *_, last = play(edition, seed, turn, leaning=True)
    return last.notebook


FULL_SIZE = [full_size(edition, seed, 6) for seed, edition in enumerate((CLASSIC[4], CLASSIC[6], SUPER[7], C2008[6]))]


def moved(cards: int, to: list[int]) -> int:
    return sum(1 << to[card] for card in cards_in(cards))


def renamed(notebook: Notebook, seats: list[int], cards: list[int]) -> Notebook:
    """Seat s becomes `seats[s]`, card c becomes `cards[c]`."""
    hands = [0] * len(seats)
    for seat, size in enumerate(notebook.hands):
        hands[seats[seat]] = size
    other = Notebook([moved(category, cards) for category in notebook.categories], hands, notebook.pool)
    place_of = {ENVELOPE: ENVELOPE, POOL: POOL, **dict(enumerate(seats))}
    for fact in notebook.facts:
        match fact:
            case Saw(place, card):
                other.saw(place_of[place], cards[card])
            case HasNone(place, named):
                other.has_none(place_of[place], moved(named, cards))
            case HasSome(player, named):
                other.has_some(seats[player], moved(named, cards))
            case FailedAccusation(named):
                other.failed_accusation(moved(named, cards))
            case Leans(player, named, table):
                other.leans(seats[player], moved(named, cards), table)
    return other


def assert_names_do_not_matter(notebook: Notebook, random: Random) -> None:
    seats, cards = list(range(len(notebook.hands))), cards_in(notebook.deck)
    random.shuffle(seats)
    random.shuffle(cards)
    before, after = solve(notebook), solve(renamed(notebook, seats, cards))
    for card, place in cards_and_places(notebook):
        assert before.count(card, place) == after.count(cards[card], place if place < 0 else seats[place])
    assert {moved(envelope, cards): deals for envelope, deals in before.envelopes().items()} == after.envelopes()


def implied(notebook: Notebook) -> list[Fact]:
    posterior = solve(notebook)
    facts: list[Fact] = []
    for place in notebook.places():
        facts += [Saw(place, card) for card in cards_in(posterior.certain(place))]
        facts.append(HasNone(place, posterior.impossible(place)))
        if place >= 0:
            facts += [HasSome(place, 1 << card | notebook.deck & 0b101) for card in cards_in(posterior.certain(place))]
    return facts


def assert_same_counts(one: Notebook, other: Notebook) -> None:
    before, after = solve(one), solve(other)
    assert before.total == after.total
    assert before.envelopes() == after.envelopes()
    for card, place in cards_and_places(one):
        assert before.count(card, place) == after.count(card, place)


@settings(fixed, max_examples=300)
@given(true_notebooks(), st.randoms(use_true_random=False))
def test_names_do_not_matter(told: tuple[AllDeals, Notebook, Deal], random: Random) -> None:
    assert_names_do_not_matter(told[1], random)


@settings(fixed, max_examples=300)
@given(true_notebooks())
def test_implied_facts_change_nothing(told: tuple[AllDeals, Notebook, Deal]) -> None:
    notebook = told[1]
    assert_same_counts(notebook, notebook.with_facts(notebook.facts + implied(notebook)))


@settings(fixed, max_examples=300)
@given(true_notebooks(), st.randoms(use_true_random=False))
def test_the_order_of_facts_changes_nothing(told: tuple[AllDeals, Notebook, Deal], random: Random) -> None:
    notebook = told[1]
    facts = notebook.facts.copy()
    random.shuffle(facts)
    assert_same_counts(notebook, notebook.with_facts(facts))


@pytest.mark.parametrize("notebook", FULL_SIZE)
def test_names_do_not_matter_at_full_size(notebook: Notebook) -> None:
    assert_names_do_not_matter(notebook, Random(1))


@pytest.mark.parametrize("notebook", FULL_SIZE)
def test_implied_facts_change_nothing_at_full_size(notebook: Notebook) -> None:
    assert_same_counts(notebook, notebook.with_facts(notebook.facts + implied(notebook)))
