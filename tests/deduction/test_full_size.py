"""Whole decks: what is possible agrees with a SAT solver, counts with each other, and the truth is never excluded."""

import pytest

from bench.deduction_games import C2008, CLASSIC, SUPER, Edition, play
from bench.deduction_sat import Refuter
from manoir.deduction import ENVELOPE, Notebook, Posterior, cards_in, solve
from tests.deduction.notebooks import cards_and_places

EVERY_SIZE = [*CLASSIC.values(), *SUPER.values(), *C2008.values()]
LARGEST = [CLASSIC[3], CLASSIC[6], SUPER[3], SUPER[10], C2008[3], C2008[6]]


def names(edition: Edition) -> str:
    return edition.name


def assert_consistent(notebook: Notebook, posterior: Posterior) -> None:
    """A card is somewhere, a place is full, and the joint of the envelope sums to its marginals."""
    for card in cards_in(notebook.deck):
        assert sum(posterior.count(card, place) for place in notebook.places()) == posterior.total
        in_envelope = sum(deals for envelope, deals in posterior.envelopes().items() if envelope >> card & 1)
        assert posterior.count(card, ENVELOPE) == in_envelope
    for place in notebook.places():
        filled = sum(posterior.count(card, place) for card in cards_in(notebook.deck))
        assert filled == notebook.size(place) * posterior.total


@pytest.mark.parametrize("edition", EVERY_SIZE, ids=names)
def test_the_true_deal_is_never_excluded(edition: Edition) -> None:
    for seed in range(3):
        for turn in play(edition, seed, 24, leaning=seed == 0):
            posterior = solve(turn.notebook)
            for place in turn.notebook.places():
                assert not turn.truth.at(place) & ~posterior.possible(place)
            assert posterior.joint(turn.truth.envelope) > 0
            if turn.number % 6 == 0:
                assert_consistent(turn.notebook, posterior)


@pytest.mark.parametrize("edition", LARGEST, ids=names)
def test_what_is_possible_is_what_a_sat_solver_cannot_refute(edition: Edition) -> None:
    for seed in range(10, 13):
        for turn in play(edition, seed, 20):
            if turn.number % 2:
                continue
            posterior = solve(turn.notebook)
            refuter = Refuter(turn.notebook)
            possible = refuter.possible()
            refuter.close()
            for card, place in cards_and_places(turn.notebook):
                count = posterior.count(card, place)
                assert (count > 0, count < posterior.total) == possible[card, place]
