"""Suggestions are worth what their answers tell."""

from itertools import product
from math import inf, log, log2
from typing import NamedTuple

import pytest

from bench.deduction_games import CLASSIC, Dice, any_triple, play
from manoir.deduction import Answering, Notebook, Question, Ranked, answers_with, cards_in, rank, solve
from manoir.deduction.rank import corrected_entropy
from tests.deduction.enumeration import AllDeals, Layout, all_deals

ONE_BY_ONE: Layout = ((3, 3, 3), (2, 2, 2), 0)
WITH_POOL: Layout = ((3, 3, 3), (2, 2), 2)


def bits(shares: list[float]) -> float:
    return -sum(share * log2(share) for share in shares)


class Told(NamedTuple):
    """By a suggestion: bits about the envelope, bits about which named cards are sealed, the chance of no answer."""

    of_envelope: float
    of_named: float
    unanswered: float


def told_by_enumeration(deals: AllDeals, notebook: Notebook, cards: int, question: Question) -> Told:
    (fitting,) = deals.fitting(notebook.facts).values()
    size = fitting.bit_count()
    counts: dict[str, dict[object, float]] = {"envelope": {}, "named": {}, "answer": {}, "all": {}, "some": {}}
    unanswered = 0.0
    for number in cards_in(fitting):
        deal = deals.deals[number]
        given = answers_with([hand & cards for hand in deal.hands], question)
        unanswered += not any(deal.hands[seat] & cards for seat in question.witnesses)
        for answer in given:
            named = deal.envelope & cards
            keys = (deal.envelope, named, answer, (answer, deal.envelope), (answer, named))
            for cells, key in zip(counts.values(), keys, strict=True):
                cells[key] = cells.get(key, 0.0) + 1 / len(given)
    doubt = {kind: bits([count / size for count in cells.values()]) for kind, cells in counts.items()}
    return Told(
        doubt["envelope"] + doubt["answer"] - doubt["all"],
        doubt["named"] + doubt["answer"] - doubt["some"],
        unanswered / size,
    )


def suggestions_of(notebook: Notebook) -> list[int]:
    categories = [cards_in(category) for category in notebook.categories]
    return [sum(1 << card for card in triple) for triple in product(*categories)]


@pytest.mark.parametrize(
    ("layout", "rule"),
    [(ONE_BY_ONE, Answering.FIRST), (ONE_BY_ONE, Answering.EVERY), (WITH_POOL, Answering.FIRST)],
    ids=["classic", "every witness answers", "unanswered may mean the pool"],
)
def test_finalists_are_scored_exactly_and_the_others_nearly(layout: Layout, rule: Answering) -> None:
    deals = all_deals(layout)
    notebook = deals.empty.copy()
    notebook.is_exactly(0, 0b000001001)
    notebook.has_some(1, 0b010010010)
    question = Question(tuple(range(1, len(notebook.hands))), rule)
    suggestions = suggestions_of(notebook)
    ranked = rank(solve(notebook), suggestions, question, Dice(3), samples=1500, finalists=6)
    assert sorted(scored.cards for scored in ranked) == sorted(suggestions)
    assert [scored.exact for scored in ranked] == [True] * 6 + [False] * (len(suggestions) - 6)
    for block in (ranked[:6], ranked[6:]):
        assert [scored.information for scored in block] == sorted((s.information for s in block), reverse=True)
    for scored in ranked:
        told = told_by_enumeration(deals, notebook, scored.cards, question)
        assert told.of_named <= told.of_envelope + 1e-9
        if scored.exact:
            assert scored.information == pytest.approx(told.of_envelope, abs=1e-9)
            assert scored.unanswered == pytest.approx(told.unanswered, abs=1e-9)
        else:
            assert scored.information == pytest.approx(told.of_named, abs=0.04)
            assert scored.unanswered == pytest.approx(told.unanswered, abs=0.04)


def test_an_unanswered_suggestion_may_mean_the_pool() -> None:
    """Two of three suspects are my own: if nobody shows the third it is sealed, unless the pool has it."""
    for layout, sure in ((ONE_BY_ONE, True), (((3, 3, 3), (2, 2, 1), 1), False)):
        notebook = all_deals(layout).empty.copy()
        notebook.is_exactly(0, 0b000000011)
        for witness in range(1, 3):
            notebook.has_none(witness, 0b000000100)
        posterior = solve(notebook)
        assert (posterior.count(2, -1) == posterior.total) is True
        weapon = notebook.copy()
        for witness in range(1, 3):
            weapon.has_none(witness, 0b000001000)
        after = solve(weapon)
        assert (after.count(3, -1) == after.total) is sure


def test_small_samples_are_corrected_for_cells_seen_by_chance() -> None:
    """Two cells, ten draws: one bit, and half a nat for one cell but one, over the draws."""
    assert corrected_entropy([5, 5], 10) == pytest.approx(1 + 1 / (20 * log(2)))
    assert corrected_entropy([10], 10) == 0


def rank_classic(seed: int, seconds: float = inf) -> tuple[Ranked, ...]:
    *_, turn = play(CLASSIC[4], 3, 6)
    witnesses = tuple((turn.seat + step) % 4 for step in range(1, 4))
    dice = Dice(1)
    suggestions = [any_triple(turn.notebook, dice) for _ in range(20)]
    question = Question(witnesses, Answering.FIRST)
    return rank(solve(turn.notebook), suggestions, question, Dice(seed), samples=200, finalists=2, seconds=seconds)


def test_the_same_chance_ranks_alike() -> None:
    assert rank_classic(5) == rank_classic(5)
    assert rank_classic(5) != rank_classic(6)


def test_a_short_time_leaves_out_finalists_but_no_suggestion() -> None:
    hurried = rank_classic(5, seconds=0.0)
    assert len(hurried) == 20
    assert not any(scored.exact for scored in hurried)
    assert sum(scored.exact for scored in rank_classic(5, seconds=60.0)) == 2


def test_a_finalist_with_too_many_answers_keeps_its_sampled_score() -> None:
    *_, turn = play(CLASSIC[4], 3, 6)
    question = Question(tuple((turn.seat + step) % 4 for step in range(1, 4)), Answering.EVERY)
    (scored,) = rank(
        solve(turn.notebook), [any_triple(turn.notebook, Dice(1))], question, Dice(2), samples=50, most_answers=3
    )
    assert not scored.exact
