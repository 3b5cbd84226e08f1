"""Recorded games and counts of legal continuations; `scripts/regenerate_records.py` plays the games anew."""

from pathlib import Path

import pytest

from manoir.core.events import Left, Returned, Said
from manoir.core.records import load, write
from manoir.games.registry import find_game
from scripts.regenerate_records import perft, position

RECORDS = Path(__file__).parent / "records"
NAMES = ("a-3-seats", "b-6-seats", "c-10-seats")

PERFT = {
    ("a-3-seats", 0): (963, 925477),
    ("a-3-seats", 2): (73, 66797, 63812916),
    ("b-6-seats", 6): (5, 22, 88, 84568),
    ("b-6-seats", 594): (2, 1922, 1847040),
    ("c-10-seats", 4): (36, 3309, 3059781),
}
"""From the first turn, a dice move, the choice of whom to spy on, a witness, and dice in the air."""


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_replays_and_is_written_as_it_was(name: str) -> None:
    path = RECORDS / f"{name}.txt"
    record = load(path, find_game)
    assert record.match.state.outcome is not None
    assert write(record) == path.read_text(encoding="utf-8")


def test_records_hold_talk_leaving_and_returning() -> None:
    moves = load(RECORDS / "b-6-seats.txt", find_game).match.moves
    assert {Said, Left, Returned} <= {type(move) for move in moves}


@pytest.mark.parametrize(("name", "moves"), PERFT)
def test_legal_continuations_are_as_many_as_they_were(name: str, moves: int) -> None:
    state = position(RECORDS / f"{name}.txt", moves)
    assert tuple(perft(state, depth + 1) for depth in range(len(PERFT[name, moves]))) == PERFT[name, moves]
