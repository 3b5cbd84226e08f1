"""A game is its record."""

import re
from collections.abc import Callable

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import BadRecord
from manoir.core.events import entries
from manoir.core.match import Match
from manoir.core.records import Record, read, write
from tests.contract.play import fingerprint, moments
from tests.guests import find


def test_records_replay_to_the_same_events(seats: int, played: Callable[[int], Match]) -> None:
    for seed in range(2):
        match = played(seed)
        again = read(write(Record(match, {})), find).match
        assert entries(again.state.log) == entries(match.state.log)
        assert fingerprint(again.state) == fingerprint(match.state)


def test_saving_and_loading_at_any_moment_changes_nothing(seats: int, played: Callable[[int], Match]) -> None:
    for match in moments(played(2), SeededLuck("saving"), 6):
        text = write(Record(match, {"table": "the third"}))
        again = read(text, find)
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


def test_a_game_of_another_edition_is_never_replayed_by_these_rules(played: Callable[[int], Match]) -> None:
    match = played(0)
    text = write(Record(match, {}))
    editions = [f"Manoir {re.escape(version)}" for version in match.game.former_editions]
    for edition, version in [*enumerate(editions, 1), (match.game.edition + 1, "a later Manoir")]:
        for told in (f"rules: {edition}\n", "") if edition == 1 else (f"rules: {edition}\n",):
            other = re.sub(r"^(game: .*\n)(rules: .*\n)?", rf"\1{told}", text, count=1, flags=re.MULTILINE)
            with pytest.raises(BadRecord, match=rf"edition {edition} .* replayed with {version}$"):
                read(other, find)
