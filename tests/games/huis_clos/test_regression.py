"""Recorded games and counts of legal continuations; `scripts/regenerate_records.py` makes both anew."""

from pathlib import Path

import pytest

from manoir.core.events import Left, Returned, Said
from manoir.core.records import load, write
from manoir.games.registry import find_game
from scripts.regenerate_records import perft, position

RECORDS = Path(__file__).parent / "records"

PERFT = {
    ("a-4-seats", 0): (9, 72, 504, 3024),
    ("a-4-seats", 92): (24, 121, 363, 831),
    ("b-6-seats", 141): (6, 10, 62, 334),
    ("c-8-seats", 97): (6, 10, 77, 419),
    ("c-8-seats", 417): (2, 4, 12, 36),
}


@pytest.mark.parametrize("name", sorted({name for name, _ in PERFT}))
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
