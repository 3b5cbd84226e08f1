"""Recorded games and counts of legal continuations; `scripts/regenerate_records.py` makes both anew."""

from pathlib import Path

import pytest

from manoir.core.events import Left, Returned, Said
from manoir.core.records import load, write
from scripts.regenerate_records import counted, perft, position
from tests.guests import all_games, find, folder_of

RECORDS = [(name, path) for name in all_games() for path in sorted((folder_of(name) / "records").glob("?-*.txt"))]
POSITIONS = [(name, *found) for name in all_games() for found in counted(folder_of(name) / "records")]


@pytest.mark.parametrize("name", all_games())
def test_three_games_of_different_sizes_are_recorded_and_counted(name: str) -> None:
    assert [path.name[0] for game, path in RECORDS if game == name] == ["a", "b", "c"]
    assert len([game for game, *_ in POSITIONS if game == name]) >= 3


@pytest.mark.parametrize(("name", "path"), RECORDS, ids=[f"{name}-{path.stem}" for name, path in RECORDS])
def test_recorded_game_replays_and_is_written_as_it_was(name: str, path: Path) -> None:
    record = load(path, find)
    assert record.match.game.name == name
    assert record.match.state.outcome is not None
    assert write(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", all_games())
def test_records_hold_talk_leaving_and_returning(name: str) -> None:
    talkative = next(path for game, path in RECORDS if game == name and path.name.startswith("b-"))
    assert {Said, Left, Returned} <= {type(move) for move in load(talkative, find).match.moves}


@pytest.mark.parametrize(
    ("path", "moves", "counts"),
    [found for _, *found in POSITIONS],
    ids=[f"{name}-{path.stem}-{moves}" for name, path, moves, _ in POSITIONS],
)
def test_legal_continuations_are_as_many_as_they_were(path: Path, moves: int, counts: tuple[int, ...]) -> None:
    state = position(path, moves, find)
    assert tuple(perft(state, depth + 1) for depth in range(len(counts))) == counts
