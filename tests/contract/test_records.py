"""A game is its record."""

from collections.abc import Callable

from manoir.core.chance import SeededLuck
from manoir.core.events import entries
from manoir.core.match import Match
from manoir.core.records import Record, read, write
from manoir.games.registry import find_game
from tests.contract.play import fingerprint, moments


def test_records_replay_to_the_same_events(seats: int, played: Callable[[int], Match]) -> None:
    for seed in range(2):
        match = played(seed)
        again = read(write(Record(match, {})), find_game).match
        assert entries(again.state.log) == entries(match.state.log)
        assert fingerprint(again.state) == fingerprint(match.state)


def test_saving_and_loading_at_any_moment_changes_nothing(seats: int, played: Callable[[int], Match]) -> None:
    for match in moments(played(2), SeededLuck("saving"), 6):
        text = write(Record(match, {"table": "the third"}))
        again = read(text, find_game)
        assert write(again) == text
        assert fingerprint(again.match.state) == fingerprint(match.state)
        assert again.match.state.options == match.state.options


def test_a_clone_shares_nothing_that_changes(seats: int, played: Callable[[int], Match]) -> None:
    whole = played(0)
    match = Match(whole.game, whole.setup, whole.deal)
    for move in whole.moves:
        twin = match.state.clone()
        before = fingerprint(twin)
        match.make(move)
        assert fingerprint(twin) == before
        if len(match.moves) > 400:
            break
