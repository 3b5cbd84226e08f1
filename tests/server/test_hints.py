"""Hints over the socket: to whom they are given, and when they are refused."""

from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.match import Match, Played
from manoir.games.registry import find_game
from manoir.house.errands.assistant import HINTS_AT_ONCE
from manoir.server.storage.engine import opened
from tests.contract.play import random_match
from tests.games.cluedo import secrets
from tests.server.house import RunningHouse, options
from tests.server.test_leaks import CODE, Stage
from tests.server.test_live import Three
from tests.table.test_leaks import batches


def test_a_hint_is_an_option_with_its_reasons(house: RunningHouse) -> None:
    table = Three(house)
    line = table.people[0].follow(table.code, 0, help="odds")
    line.send(type="hint", seat=0)
    told = line.next("hint")
    assert told["action"] in options(table.first).values()
    assert (told["seat"], told["ply"], told["level"]) == (0, table.first["question"]["ply"], "grandmaster")
    assert told["known"]["solutions"] > 1
    line.send(type="assist", seat=0, help="certain")
    line.send(type="hint", seat=0)
    assert line.next("hint")["level"] == "detective"


@pytest.mark.parametrize("degree", ["none", "shown"])
def test_who_chose_no_such_help_is_given_no_hint(house: RunningHouse, degree: str) -> None:
    table = Three(house)
    line = table.people[0].follow(table.code, 0, help=degree)
    line.send(type="hint", seat=0)
    assert line.next("refused")["code"] == "closed"


@pytest.mark.parametrize("settings", [{"help": "shown"}, {"hints": False}])
def test_a_table_that_allows_less_gives_no_hints(house: RunningHouse, settings: dict[str, Any]) -> None:
    table = Three(house, settings={"pace": "none", **settings})
    line = table.people[0].follow(table.code, 0, help="odds")
    line.send(type="hint", seat=0)
    assert line.next("refused")["code"] == "closed"


def test_nobody_is_given_a_hint_out_of_turn_or_for_another_seat(house: RunningHouse) -> None:
    table = Three(house)
    line = table.people[1].follow(table.code, 1, help="odds")
    line.send(type="hint", seat=1)
    refused = line.next("refused")
    assert (refused["about"], refused["code"]) == ("hint", "late")
    line.send(type="hint", seat=0)
    assert line.next("refused")["code"] == "not-yours"


def test_hints_are_given_one_at_a_time(house: RunningHouse) -> None:
    table = Three(house)
    line = table.people[0].follow(table.code, 0, help="odds")
    line.send(type="hint", seat=0)
    line.send(type="hint", seat=0)
    assert line.next("refused")["code"] == "too-often"
    line.next("hint")


def test_hints_are_not_given_too_often(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.house.errands.assistant.SECONDS_A_HINT", 3600.0)
    table = Three(house)
    line = table.people[0].follow(table.code, 0, help="certain")
    for _ in range(HINTS_AT_ONCE):
        line.send(type="hint", seat=0)
        line.next("hint")
    line.send(type="hint", seat=0)
    assert line.next("refused")["code"] == "too-often"


def hint_in(folder: Path, match: Match) -> str:
    """The hint that the first seat is sent after the last move, as it goes over the wire."""
    folder.mkdir()
    database = f"sqlite:///{folder}/manoir.db"
    with RunningHouse(database) as house, opened(database) as engine:
        stage = Stage(house, engine, match, 0)
        stage.write(list(chain.from_iterable(batches(match.moves))))
        line = stage.visitor.follow(CODE, 0, help="odds")
        line.send(type="hint", seat=0)
        line.next("hint")
        return next(text for text in line.raw if '"type":"hint"' in text)


def test_what_a_seat_may_not_know_changes_no_byte_of_a_hint_on_the_wire(tmp_path: Path) -> None:
    whole = random_match(find_game("cluedo"), 3, 5)
    own = [at for at, move in enumerate(whole.moves[:90]) if isinstance(move, Played) and move.seat == 0]
    match = Match(whole.game, whole.setup, whole.deal, whole.moves[: own[-1]])
    other = secrets.reshuffled(match, 0, SeededLuck("wire"))
    assert other is not None
    assert other.deal != match.deal
    assert hint_in(tmp_path / "one", match) == hint_in(tmp_path / "two", other)
