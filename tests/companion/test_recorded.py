"""A game of the house, written into a carnet: what can be known is the same to the last deal."""

from pathlib import Path

import pytest

from manoir.companion.carnet import Facts
from manoir.companion.recorded import carnet_of
from manoir.core.records import read
from manoir.deduction.posterior import solve
from manoir.games.registry import find_game
from manoir.table.helping.assistance import cards_of

GAMES = Path(__file__).parent.parent / "games"


@pytest.mark.parametrize("edition", ["cluedo", "super_cluedo", "cluedo_2008"])
def test_a_recorded_game_is_counted_as_the_house_counts_it(edition: str) -> None:
    positions = 0
    for path in sorted((GAMES / edition / "records").glob("*-seats.txt")):
        match = read(path.read_text(encoding="utf-8"), find_game).match
        for seat in range(match.setup.seats):
            view = match.view(seat)
            carnet = carnet_of(match.game, view, match.setup.characters)
            ours, theirs = Facts(carnet).notebook(), cards_of(match.game).notebook(view)
            told = [fact for fact in theirs.facts if fact.origin.label != "Ended"]
            assert solve(ours).total == solve(theirs.with_facts(told)).total
            positions += 1
    assert positions
