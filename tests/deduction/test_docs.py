"""The page about deduction computes what it says."""

import doctest
from pathlib import Path

from manoir.deduction import Notebook
from manoir.deduction.diagram import Diagram
from manoir.deduction.plan import Plan
from manoir.deduction.propagate import Residue
from manoir.deduction.sweep import Sweep

PAGE = Path(__file__).parents[2] / "docs" / "deduction.md"
ROSE, OLIVE, VIOLET, ROPE, DAGGER, LAMP, HALL, STUDY, KITCHEN = (1 << card for card in range(9))


def test_the_worked_example_is_right() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.failed == 0
    assert results.attempted == 20


def test_its_table_of_states_is_right() -> None:
    notebook = Notebook((ROSE | OLIVE | VIOLET, ROPE | DAGGER | LAMP, HALL | STUDY | KITCHEN), (2, 2, 2))
    notebook.is_exactly(0, ROSE | ROPE)
    notebook.has_some(1, OLIVE | DAGGER | HALL)
    notebook.has_none(2, OLIVE | LAMP | HALL)
    sweep = Sweep(Diagram(Plan(Residue(notebook))), 100)
    assert [1 << layer.card for layer in sweep.layers if layer.card >= 0] == [LAMP, DAGGER, HALL, OLIVE]
    assert sweep.diagram.plan.tail == VIOLET | STUDY | KITCHEN
    after_dagger = sweep.layers[2]
    assert list(zip(after_dagger.forward, after_dagger.backward, strict=True)) == [(1, 3), (1, 6), (1, 8)]
