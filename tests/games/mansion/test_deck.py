"""Cards as numbers, sets of cards as ints, and deals that are checked."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.core.chance import SeededLuck
from manoir.core.errors import BadDeal, UnknownName
from manoir.deduction.draw import Deal as DrawnDeal
from manoir.games.mansion.actions import accusations, shows, suggestions
from manoir.games.mansion.deck import Deck, each, read_piles, sort_out, together
from manoir.games.mansion.facts import piles_of
from tests.games.mansion.small_board import names

DECK = Deck(names("ann bob"), names("rope lamp knife"), names("hall attic"))
SIZES = {"envelope": 3, "left": 2, "right": 2}
GOOD = {"envelope": ("bob", "lamp", "hall"), "left": ("ann", "rope"), "right": ("knife", "attic")}


def test_cards_are_numbered_suspects_then_weapons_then_rooms() -> None:
    assert [DECK.spell(card) for card in range(len(DECK))] == ["ann", "bob", "rope", "lamp", "knife", "hall", "attic"]
    assert (list(DECK.suspects), list(DECK.weapons), list(DECK.rooms)) == ([0, 1], [2, 3, 4], [5, 6])
    assert DECK.kinds == (0b0000011, 0b0011100, 0b1100000)
    assert DECK.everything == 0b1111111


def test_names_and_sets_of_names_are_found_and_spelt() -> None:
    assert DECK.card("lamp") == 3
    assert DECK.spell_all(DECK.cards(["attic", "ann"])) == ("ann", "attic")
    with pytest.raises(UnknownName, match="unknown card 'lam'; did you mean 'lamp'"):
        DECK.card("lam")


@given(st.sets(st.integers(0, 40)))
@settings(max_examples=40, deadline=None)
def test_sets_of_cards_hold_each_card_once_in_order(cards: set[int]) -> None:
    assert list(each(together(cards))) == sorted(cards)


def test_the_envelope_gets_one_of_each_kind_and_the_rest_is_shuffled() -> None:
    luck = SeededLuck("sorting")
    orders = set()
    for _ in range(50):
        envelope, rest = sort_out(DECK, luck)
        assert [
            card in kind for card, kind in zip(envelope, (DECK.suspects, DECK.weapons, DECK.rooms), strict=True)
        ] == [True] * 3
        assert sorted(envelope + rest) == list(range(7))
        orders.add(tuple(rest))
    assert len(orders) > 20


def test_a_deal_is_read_as_sets() -> None:
    assert read_piles(DECK, GOOD, SIZES) == {pile: DECK.cards(cards) for pile, cards in GOOD.items()}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"left": ("ann",)}, "pile 'left' must hold 2 different cards, found ann"),
        ({"left": ()}, "pile 'left' must hold 2 different cards, found none"),
        ({"left": ("ann", "ann")}, "pile 'left' must hold 2 different cards, found ann ann"),
        ({"left": ("ann", "knife")}, "dealt twice: knife, the second time to 'right'"),
        ({"middle": ()}, "a deal has the piles envelope, left, right; found envelope, left, right, middle"),
        ({"envelope": ("bob", "ann", "hall"), "left": ("lamp", "rope")}, "the envelope must hold one suspect"),
        ({"envelope": ("rope", "lamp", "hall"), "left": ("ann", "bob")}, "the envelope must hold one suspect"),
        ({"envelope": ("bob", "attic", "hall"), "right": ("knife", "lamp")}, "the envelope must hold one weapon"),
    ],
)
def test_a_deal_that_does_not_make_up_the_deck_is_refused(changes: dict[str, tuple[str, ...]], reason: str) -> None:
    with pytest.raises(BadDeal) as refused:
        read_piles(DECK, GOOD | changes, SIZES)
    assert str(refused.value).startswith(reason)


def test_a_card_left_out_of_a_deal_is_named() -> None:
    with pytest.raises(BadDeal, match="not dealt: ann"):
        read_piles(DECK, GOOD | {"left": ("rope",)}, SIZES | {"left": 1})
    with pytest.raises(UnknownName, match="unknown card 'spade'"):
        read_piles(DECK, GOOD | {"left": ("ann", "spade")}, SIZES)


def test_a_drawn_deal_is_written_as_the_piles_of_a_record() -> None:
    drawn = DrawnDeal(
        (DECK.cards(["ann", "rope"]), DECK.cards(["knife", "attic"])), DECK.cards(["bob", "lamp", "hall"]), 0
    )
    assert piles_of(DECK, ("left", "right"), drawn) == GOOD


def test_a_deck_makes_its_suggestions_proofs_and_accusations() -> None:
    assert [action.text for action in suggestions(DECK)][:2] == ["suggest ann rope", "suggest ann lamp"]
    assert len(suggestions(DECK)) == 2 * 3
    assert [action.text for action in shows(DECK)] == [f"show {DECK.spell(card)}" for card in range(7)]
    assert [action.text for action in accusations(DECK)][-1] == "accuse bob knife attic"
    assert len(accusations(DECK)) == 2 * 3 * 2
