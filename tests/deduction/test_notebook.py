"""Notebooks: what they accept, how they are copied, and who has seen what."""

from fractions import Fraction

import pytest

from manoir.deduction import (
    ENVELOPE,
    EVERYONE,
    POOL,
    FailedAccusation,
    HasNone,
    HasSome,
    Leans,
    Notebook,
    Origin,
    Saw,
    solve,
)

SUSPECTS, WEAPONS, ROOMS = 0b0000111, 0b0011000, 0b1100000


def small() -> Notebook:
    """Seven cards: two hands of one card, one of none, two cards in the pool."""
    return Notebook((SUSPECTS, WEAPONS, ROOMS), (1, 1, 0), 2)


def test_facts_are_kept_in_order_with_origin_and_audience() -> None:
    notebook, second, only_me = small(), Origin(2, "answer"), 0b001
    notebook.saw(0, 3, Origin(1, "hand"), only_me)
    notebook.has_none(POOL, 0b11, second)
    notebook.has_some(1, 0b110, second)
    notebook.failed_accusation(0b0101001, second)
    notebook.leans(1, 0b110, (6, 3, 2), second, only_me)
    assert notebook.facts == [
        Saw(0, 3, Origin(1, "hand"), only_me),
        HasNone(POOL, 0b11, second, EVERYONE),
        HasSome(1, 0b110, second, EVERYONE),
        FailedAccusation(0b0101001, second, EVERYONE),
        Leans(1, 0b110, (6, 3, 2), second, only_me),
    ]


@pytest.mark.parametrize(
    ("place", "cards"), [(0, 0b1000), (POOL, 0b0100010), (ENVELOPE, SUSPECTS & 1 | WEAPONS & 8 | ROOMS & 32)]
)
def test_the_whole_content_of_a_place_is_one_fact_a_card(place: int, cards: int) -> None:
    notebook = small()
    notebook.is_exactly(place, cards)
    assert [fact for fact in notebook.facts if isinstance(fact, Saw)] == notebook.facts
    assert solve(notebook).certain(place) == cards


def test_a_place_that_has_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="has 2 cards, not 1"):
        small().is_exactly(POOL, 0b1)


def test_a_copy_grows_alone() -> None:
    notebook = small()
    notebook.saw(0, 3)
    hypothesis = notebook.copy()
    hypothesis.saw(1, 0)
    assert len(notebook.facts) == 1
    assert solve(notebook).count(0, 1) < solve(notebook).total
    assert solve(hypothesis).count(0, 1) == solve(hypothesis).total


def test_a_posterior_keeps_the_facts_it_was_made_from() -> None:
    notebook = small()
    posterior = solve(notebook)
    notebook.saw(0, 3)
    assert posterior.notebook.facts == []


def test_a_seat_has_seen_what_it_is_in_the_audience_of() -> None:
    notebook = small()
    notebook.saw(0, 3, audience=0b001)
    notebook.saw(1, 4, audience=0b011)
    notebook.has_none(2, 0b1)
    assert notebook.seen_by(1).facts == [Saw(1, 4, audience=0b011), HasNone(2, 0b1)]
    assert notebook.seen_by(2).facts == [HasNone(2, 0b1)]


@pytest.mark.parametrize(
    ("categories", "hands", "pool"),
    [
        ((0b011, 0b110), (1,), 0),
        ((0b011, 0), (1,), 0),
        ((0b011, 0b1000), (1,), 0),
        ((0b011, 0b100), (2,), 0),
        ((0b011, 0b100), (2, -1), 0),
        ((0b011, 0b100), (2,), -1),
    ],
    ids=["overlap", "empty category", "gap", "too many cards", "negative hand", "negative pool"],
)
def test_a_deck_that_cannot_be_dealt_is_refused(categories: tuple[int, ...], hands: tuple[int, ...], pool: int) -> None:
    with pytest.raises(ValueError, match=r"categories|numbered|sizes|together"):
        Notebook(categories, hands, pool)


@pytest.mark.parametrize(
    "fact",
    [
        Saw(3, 0),
        Saw(-3, 0),
        Saw(0, 7),
        HasNone(3, 1),
        HasSome(POOL, 1),
        HasSome(0, 1 << 7),
        FailedAccusation(1 << 7),
        Leans(0, 0b11, (6, 3)),
        Leans(0, 0b1, (1, 0)),
    ],
)
def test_a_fact_about_nothing_in_this_deck_is_refused(fact: Saw | HasNone | HasSome | FailedAccusation | Leans) -> None:
    with pytest.raises(ValueError, match=r"no p|no such card|positive weight"):
        small().add(fact)


def test_what_is_certain_possible_and_impossible() -> None:
    notebook = small()
    notebook.saw(0, 3)
    notebook.has_none(1, SUSPECTS)
    posterior = solve(notebook)
    assert posterior.certain(0) == posterior.possible(0) == 0b1000
    assert posterior.certain(ENVELOPE) == 0b10000, "the other weapon is dealt, so this one is sealed"
    assert posterior.possible(1) == ROOMS
    assert posterior.impossible(1) == SUSPECTS | WEAPONS
    assert posterior.place_of(3) == 0
    assert posterior.place_of(4) == ENVELOPE
    assert posterior.place_of(0) is None


def test_chances_are_exact() -> None:
    posterior = solve(small())
    assert posterior.chance(0, ENVELOPE) == Fraction(1, 3)
    assert posterior.probability(0, ENVELOPE) == 1 / 3


def test_the_likeliest_envelope_is_the_one_of_most_deals() -> None:
    notebook = small()
    notebook.leans(1, 0b1, (9, 1))
    notebook.leans(1, 0b10, (1, 9))
    posterior = solve(notebook)
    best = posterior.likeliest_envelope()
    assert posterior.joint(best) == max(posterior.envelopes().values())
    assert posterior.joint(0b1) == 0, "one card is no envelope"
