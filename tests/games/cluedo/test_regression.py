"""Recorded games and counts of legal continuations; `scripts/regenerate_records.py` makes both anew."""

from pathlib import Path

import pytest

from manoir.core.events import Left, Returned, Said
from manoir.core.records import load, write
from manoir.games.registry import find_game
from scripts.regenerate_records import perft, position

RECORDS = Path(__file__).parent / "records"

PERFT = {
    ("a-3-seats", 0): (379, 142919, 53880831),
    ("b-4-seats", 145): (421, 144071, 495608),
    ("c-6-seats", 1117): (381, 143761, 54309855),
}


@pytest.mark.parametrize("name", [name for name, _ in PERFT])
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
