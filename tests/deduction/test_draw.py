"""Random deals: each comes with exactly its weight."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings

from bench.deduction_games import C2008, CLASSIC, SUPER, Dice, Edition, play
from manoir.deduction import Deal, HasNone, HasSome, Notebook, Posterior, Saw, cards_in, solve
from tests.deduction.enumeration import AllDeals
from tests.deduction.notebooks import SMALLEST, true_notebooks

fixed = settings(derandomize=True, database=None, deadline=None)


class EveryChance:
    """Goes through all that chance can do: each run follows one path, and says how likely it was."""

    def __init__(self) -> None:
        self._path: list[tuple[int, int]] = []
        self._depth = 0

    def below(self, n: int) -> int:
        if self._depth == len(self._path):
            self._path.append((0, n))
        self._depth += 1
        return self._path[self._depth - 1][0]

    def runs(self, posterior: Posterior) -> Iterator[tuple[Deal, Fraction]]:
        while True:
            self._depth = 0
            deal, likelihood = posterior.draw(self), Fraction(1)
            for _, n in self._path:
                likelihood /= n
            yield deal, likelihood
            while self._path and self._path[-1][0] + 1 == self._path[-1][1]:
                self._path.pop()
            if not self._path:
                return
            self._path[-1] = (self._path[-1][0] + 1, self._path[-1][1])


@settings(fixed, max_examples=200)
@given(true_notebooks(layouts=SMALLEST))
def test_each_deal_is_drawn_with_exactly_its_weight(told: tuple[AllDeals, Notebook, Deal]) -> None:
    deals, notebook, _ = told
    posterior = solve(notebook)
    assume(posterior.total <= 300)
    drawn: dict[Deal, Fraction] = {}
    for deal, likelihood in EveryChance().runs(posterior):
        drawn[deal] = drawn.get(deal, Fraction(0)) + likelihood
    expected = {
        deals.deals[number]: Fraction(weight, posterior.total)
        for weight, fitting in deals.fitting(notebook.facts).items()
        for number in cards_in(fitting)
    }
    assert drawn == expected


@pytest.mark.parametrize("edition", [CLASSIC[6], SUPER[10], C2008[6]], ids=lambda edition: edition.name)
def test_deals_of_a_whole_deck_fit_the_facts_and_have_the_marginals(edition: Edition) -> None:
    *_, turn = play(edition, 5, 7)
    posterior, dice, draws = solve(turn.notebook), Dice(1), 2000
    times = dict.fromkeys(
        [(card, place) for card in cards_in(turn.notebook.deck) for place in turn.notebook.places()], 0
    )
    for _ in range(draws):
        deal = posterior.draw(dice)
        for fact in turn.notebook.facts:
            match fact:
                case Saw(place, card):
                    assert deal.at(place) >> card & 1
                case HasNone(place, cards):
                    assert not deal.at(place) & cards
                case HasSome(player, cards):
                    assert deal.at(player) & cards
        for place in turn.notebook.places():
            assert deal.at(place).bit_count() == turn.notebook.size(place)
            for card in cards_in(deal.at(place)):
                times[card, place] += 1
    for (card, place), count in times.items():
        chance = posterior.probability(card, place)
        assert abs(count / draws - chance) <= 5 * (chance * (1 - chance) / draws) ** 0.5


def test_the_same_chance_draws_the_same_deals() -> None:
    *_, turn = play(CLASSIC[5], 2, 9)
    posterior = solve(turn.notebook)
    one, other = Dice(7), Dice(7)
    assert [posterior.draw(one) for _ in range(20)] == [posterior.draw(other) for _ in range(20)]
