"""A query wider than its limit says so, and never goes on."""

import tracemalloc
from random import Random

import pytest

from bench.deduction_games import C2008, play
from manoir.deduction import LIMIT, Notebook, TooWide, solve
from manoir.deduction.diagram import Diagram
from manoir.deduction.plan import Plan
from manoir.deduction.propagate import Residue
from manoir.deduction.sweep import Sweep


def monster() -> Notebook:
    """Twenty players with four cards each, and forty random clauses: far beyond any of the games."""
    notebook = Notebook([(1 << 27) - 1, (1 << 28) - 1 << 27, (1 << 28) - 1 << 55], [4] * 20)
    random = Random(1)
    for clause in range(40):
        notebook.has_some(clause % 20, sum(1 << card for card in random.sample(range(83), 3)))
    return notebook


def states_of(notebook: Notebook) -> int:
    """Those that the limit counts: all but the first, before anything is settled."""
    sweep = Sweep(Diagram(Plan(Residue(notebook))), LIMIT)
    return sum(
        len(after.states) for layer, after in zip(sweep.layers, sweep.layers[1:], strict=False) if not layer.settling
    )


def test_the_limit_is_the_number_of_states() -> None:
    *_, turn = play(C2008[6], 1, 8)
    states = states_of(turn.notebook)
    assert states > 100
    assert solve(turn.notebook, states).total == solve(turn.notebook).total
    with pytest.raises(TooWide) as caught:
        solve(turn.notebook, states - 1)
    assert caught.value.limit == states - 1


def test_a_monster_is_refused_within_the_limit_and_little_memory() -> None:
    tracemalloc.start()
    try:
        with pytest.raises(TooWide):
            solve(monster())
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 50e6


def test_facts_that_narrow_a_monster_make_it_countable() -> None:
    notebook = monster()
    narrower = notebook.with_facts(notebook.facts[:3])
    assert solve(narrower).total > 0
