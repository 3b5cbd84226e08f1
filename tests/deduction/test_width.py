"""How many states a query passes through: what its cost hangs on, whatever the machine."""

import pytest

from bench.deduction_games import C2008, CLASSIC, SUPER, Edition, play
from manoir.deduction import LIMIT, Notebook
from manoir.deduction.diagram import Diagram
from manoir.deduction.plan import Plan
from manoir.deduction.propagate import Residue
from manoir.deduction.sweep import Sweep


def states(notebook: Notebook) -> int:
    return sum(len(layer.states) for layer in Sweep(Diagram(Plan(Residue(notebook))), LIMIT).layers)


@pytest.mark.parametrize("edition", [*CLASSIC.values(), *SUPER.values(), *C2008.values()], ids=lambda e: e.name)
def test_before_the_first_turn_all_deals_share_one_state(edition: Edition) -> None:
    (turn,) = play(edition, 1, 0)
    assert states(turn.notebook) == 1
    assert states(edition.notebook()) == 1


@pytest.mark.parametrize(
    ("edition", "most"),
    [(CLASSIC[6], 34_000), (SUPER[10], 11_000), (C2008[6], 62_000)],
    ids=["classic", "Super", "2008"],
)
def test_later_the_states_stay_few(edition: Edition, most: int) -> None:
    """Over the first two rounds of five games; a worse order of cards, or one place not folded, shows here."""
    total = sum(states(turn.notebook) for seed in range(5) for turn in play(edition, seed, 2 * len(edition.hands)))
    assert total <= most
