"""Luck: uniform, the same for the same seed, and fair in what follows from it."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.core.chance import SeededLuck, outcome, pick, shuffle
from manoir.core.match import Match
from tests.core.lantern import LANTERN, SHINES, lantern

MANY = 6000
FEW = settings(max_examples=40, deadline=None)


def fair(count: int, chance: float) -> bool:
    """Within five standard deviations of what so many tries give."""
    return abs(count - MANY * chance) < 5 * sqrt(MANY * chance * (1 - chance))


@pytest.mark.parametrize("n", [2, 6, 36, 378])
def test_numbers_below_are_uniform(n: int) -> None:
    luck = SeededLuck("uniform")
    found = Counter(luck.below(n) for _ in range(MANY))
    assert set(found) <= set(range(n))
    assert all(fair(found[number], 1 / n) for number in range(n))


def test_below_one_there_is_only_zero() -> None:
    assert SeededLuck("one").below(1) == 0


@given(st.integers(1, 1 << 200), st.integers())
@FEW
def test_numbers_stay_below_however_large(n: int, seed: int) -> None:
    assert 0 <= SeededLuck(seed).below(n) < n


def test_large_numbers_use_every_bit() -> None:
    luck = SeededLuck("large")
    n = 3 << 98
    found = [luck.below(n) for _ in range(MANY)]
    assert all(fair(sum(number >> bit & 1 for number in found), 1 / 2) for bit in range(98))
    assert fair(sum(number >> 99 for number in found), 1 / 3)


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    luck = SeededLuck("manoir")
    assert [luck.below(100) for _ in range(8)] == [68, 96, 2, 20, 76, 71, 25, 53]
    assert luck.below(1 << 80) == 243599445749850000844922
    assert [SeededLuck(1).below(1000), SeededLuck("1").below(1000)] == [134, 478]


@given(st.lists(st.integers()), st.integers())
@FEW
def test_a_shuffle_keeps_every_card(cards: list[int], seed: int) -> None:
    shuffled = cards[:]
    shuffle(shuffled, SeededLuck(seed))
    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_as_likely() -> None:
    luck = SeededLuck("orders")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(MANY):
        cards = [1, 2, 3, 4]
        shuffle(cards, luck)
        found[tuple(cards)] += 1
    assert all(fair(found[order], 1 / 24) for order in permutations((1, 2, 3, 4)))


def test_pick_takes_each_option_as_often() -> None:
    luck = SeededLuck("picking")
    found = Counter(pick("abc", luck) for _ in range(MANY))
    assert all(fair(found[letter], 1 / 3) for letter in "abc")


def test_outcomes_follow_the_odds() -> None:
    match = lantern()
    match.play("look")
    luck = SeededLuck("odds")
    found = Counter(outcome(match.state, luck) for _ in range(MANY))
    assert fair(found[SHINES[0]], 3 / 4)
    assert found[SHINES[0]] + found[SHINES[1]] == MANY


class Fixed:
    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        assert self.number < n
        return self.number


def test_each_number_below_the_sum_of_the_odds_falls_on_its_option() -> None:
    match = lantern()
    match.play("look")
    found = [outcome(match.state, Fixed(number)).text for number in range(4)]
    assert found == ["shine dim", "shine dim", "shine dim", "shine bright"]


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: str) -> Match:
        luck = SeededLuck(seed)
        match = Match.new(LANTERN, LANTERN.setup(3, options={"turns": 40}), luck)
        while match.state.outcome is None:
            match.play(pick(match.state.step.cautious(match.state), luck))
            match.roll(luck)
        return match

    assert played("one").moves == played("one").moves
    assert played("one").moves != played("two").moves
