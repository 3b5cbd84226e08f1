"""A slip of the finger is found again."""

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from manoir.companion.carnet import Answered, AskedLine, Carnet, Facts, Line, SeenLine
from manoir.companion.counting import count
from manoir.companion.slips import Checker, conflict_in, slips_of, smallest_conflict
from tests.companion.cardboard import Cardboard

SLIPS = 50
EDITIONS = ["cluedo", "super-cluedo", "cluedo-2008"]


def with_a_slip(carnet: Carnet, dice: Random) -> tuple[Carnet, int]:
    at = dice.randrange(len(carnet.lines))
    slipped = dice.choice([line for _, line in slips_of(Facts(carnet), carnet.lines[at])])
    return replace(carnet, lines=[*carnet.lines[:at], slipped, *carnet.lines[at + 1 :]]), at


def test_the_line_that_was_meant_is_found_in_all_of_fifty_slips() -> None:
    dice, found, seed = Random(24), 0, 0
    while found < SLIPS:
        seed += 1
        table = Cardboard(EDITIONS[seed % 3], dice.randrange(3, 7), seed)
        true = table.carnet(16)
        true = replace(true, lines=[*true.lines, table.sight()])
        slipped, at = with_a_slip(true, dice)
        conflict = conflict_in(Facts(slipped))
        if conflict is None:
            continue
        found += 1
        assert at + 1 in conflict.lines
        assert true.lines[at] in [repair.line for repair in conflict.repairs if repair.number == at + 1]


@pytest.mark.parametrize("seed", range(12))
def test_no_smaller_set_contradicts_itself(seed: int) -> None:
    dice = Random(seed)
    for attempt in range(100):
        slipped, _ = with_a_slip(Cardboard("cluedo", 4, seed * 100 + attempt).carnet(9), dice)
        check = Checker(Facts(slipped))
        if check.fits(check.lines):
            continue
        found = smallest_conflict(check)
        assert not check.fits(found)
        assert all(check.fits(few) for few in combinations(check.lines, len(found) - 1))
        return
    raise AssertionError("no slip made a contradiction")


def test_every_repair_makes_all_fit_and_neighbours_come_first() -> None:
    players = ["Moi", "Inès", "Camille", "Papi Jo"]
    none = [Answered(seat, "none") for seat in (2, 3, 0)]
    lines: list[Line] = [
        SeenLine(1, ["corde"], [0, 1]),
        AskedLine(1, ["leblanc", "matraque", "hall"], [*none]),
        AskedLine(0, ["rose", "matraque", "salon"], [Answered(1, "none"), Answered(2, "shows", "matraque")]),
    ]
    carnet = Carnet("cluedo", players, 0, [5, 5, 5, 4], ["olive", "chandelier", "veranda", "billard", "bureau"], lines)
    sheet = count(carnet)
    assert sheet.envelopes is None
    conflict = sheet.conflict
    assert conflict is not None
    assert conflict.lines == [2, 3]
    near = [repair.near for repair in conflict.repairs]
    assert near == sorted(near)
    first = conflict.repairs[0]
    assert first.number == 2
    assert isinstance(first.line, AskedLine)
    assert first.line.cards in (["leblanc", "corde", "hall"], ["leblanc", "poignard", "hall"])
    assert conflict.repairs[-1].line is None
    for repair in conflict.repairs:
        lines_then = [line for line in lines if line is not lines[repair.number - 1]]
        if repair.line is not None:
            lines_then.insert(repair.number - 1, repair.line)
        assert count(replace(carnet, lines=lines_then)).conflict is None


def test_what_fits_has_no_conflict() -> None:
    assert conflict_in(Facts(Cardboard("cluedo", 4, 1).carnet(10))) is None
