"""Recorded games and counts of legal continuations; `scripts/regenerate_records.py` plays the games anew."""

from pathlib import Path

import pytest

from manoir.core.events import Left, Returned, Said
from manoir.core.records import load, write
from manoir.games.registry import find_game
from scripts.regenerate_records import perft, position

RECORDS = Path(__file__).parent / "records"
NAMES = ("a-2-seats", "b-4-seats", "c-6-seats")

PERFT = {
    ("a-2-seats", 0): (1, 36, 709, 3852),
    ("b-4-seats", 30): (2, 37, 1880, 18022),
    ("b-4-seats", 158): (36, 2415, 24203, 33130),
    ("c-6-seats", 55): (55, 70, 140, 180),
    ("c-6-seats", 146): (2, 4, 4, 39),
    ("c-6-seats", 274): (2, 9, 10, 11),
}
"""From the first turn, Moutarde's second roll, dice in the air, an action in a room, a look, and a card offered."""


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_replays_and_is_written_as_it_was(name: str) -> None:
    path = RECORDS / f"{name}.txt"
    record = load(path, find_game)
    assert record.match.state.outcome is not None
    assert write(record) == path.read_text(encoding="utf-8")


def test_records_hold_talk_leaving_and_returning() -> None:
    moves = load(RECORDS / "b-4-seats.txt", find_game).match.moves
    assert {Said, Left, Returned} <= {type(move) for move in moves}


@pytest.mark.parametrize(("name", "moves"), PERFT)
def test_legal_continuations_are_as_many_as_they_were(name: str, moves: int) -> None:
    state = position(RECORDS / f"{name}.txt", moves)
    assert tuple(perft(state, depth + 1) for depth in range(len(PERFT[name, moves]))) == PERFT[name, moves]
