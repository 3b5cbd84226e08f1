"""What is refused at each moment of a turn, and the clause that says so."""

import pytest

from tests.contract.play import fingerprint
from tests.games.super_cluedo.table import Sitting, sit

MOMENTS: dict[str, tuple[str, ...]] = {
    "start": (),
    "dice": ("roll",),
    "move": ("roll", "fall 6 2"),
    "target": ("roll", "fall 6 2", "spy 12,7"),
    "spied": ("roll", "fall 6 2", "spy 12,7", "watch leblanc"),
    "going on": ("roll", "fall 6 2", "spy 12,7", "watch leblanc", "show peche"),
    "arrived": ("roll", "fall 6 2", "go salle-a-manger"),
    "answer": ("roll", "fall 6 2", "go salle-a-manger", "suggest peche corde"),
    "after": ("roll", "fall 6 2", "go salle-a-manger", "suggest peche corde", "show peche"),
    "over": ("accuse chose poison grange",),
}
REFUSED = {
    "start": "fall 1 1: SC-20, go hall: SC-20, spy 12,7: SC-48, stop: SC-R13, watch rose: SC-51, end: SC-R06, "
    "show peche: SC-66, suggest rose corde: SC-08",
    "dice": "roll: SC-20, go hall: SC-20, pass: SC-20, accuse rose corde bureau: SC-20",
    "move": "fall 1 1: SC-20, roll: SC-20, passage: SC-35, pass: SC-R06, end: SC-R06, suggest rose corde: SC-55, "
    "watch rose: SC-51, show peche: SC-66, stop: SC-R13, accuse rose corde bureau: SC-R25",
    "target": "watch olive: SC-51, watch chose: SC-51, go hall: SC-51, stop: SC-51, accuse rose corde bureau: SC-51",
    "spied": "show corde: SC-52, stop: SC-52, fall 1 1: SC-20, accuse rose corde bureau: SC-R25",
    "going on": "spy 6,12: SC-R14, end: SC-R06, watch rose: SC-51, accuse rose corde bureau: SC-R25",
    "arrived": "roll: SC-46, passage: SC-46, go hall: SC-46, stop: SC-46, pass: SC-R06, spy 12,7: SC-48, "
    "watch rose: SC-51, show peche: SC-66, fall 1 1: SC-20",
    "answer": "show corde: SC-66, end: SC-66, accuse rose corde bureau: SC-R25",
    "after": "suggest rose corde: SC-56, roll: SC-46, go hall: SC-46, pass: SC-R06, show peche: SC-66",
    "over": "roll: SC-75, end: SC-75, accuse rose corde bureau: SC-75",
}


def at(moment: str) -> Sitting:
    hands = {"leblanc": "peche", "olive": "salle-a-manger corde"}
    return sit(hands=hands).play(*MOMENTS[moment])


@pytest.mark.parametrize("moment", MOMENTS)
def test_refusals_name_their_clause_and_change_nothing(moment: str) -> None:
    sitting = at(moment)
    before = fingerprint(sitting.table)
    for case in REFUSED[moment].split(", "):
        action, _, clause = case.partition(": ")
        assert sitting.refused(action) == clause, action
    assert fingerprint(sitting.table) == before
