"""Bots against bots on the same deals."""

from pathlib import Path

import pytest

from manoir.core.errors import BadRecord, BadSetup, UnknownName
from manoir.games.registry import find_game
from manoir.lab.arena.competition import compete, on_this_machine
from manoir.lab.arena.play import Meeting, play_fixture
from manoir.lab.arena.report import as_page, as_text
from manoir.lab.arena.schedule import Entrant, fixtures, parse_entrants
from manoir.lab.arena.standings import standings

MEETING = Meeting("cluedo", (Entrant("detective"), Entrant("random"), Entrant("random")), {"rounds": 300}, 7)


def test_every_entrant_sits_once_in_every_seat_of_a_deal() -> None:
    first = [fixture for fixture in fixtures(MEETING.entrants, 3) if fixture.deal == 0]
    assert [fixture.seats for fixture in first] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert len(list(fixtures(MEETING.entrants, 4))) == 6


def test_a_fixture_is_the_same_game_each_time() -> None:
    fixture = next(fixtures(MEETING.entrants, 1))
    one, other = play_fixture(MEETING, fixture), play_fixture(MEETING, fixture)
    assert (one.winner, one.reason, one.decisions) == (other.winner, other.reason, other.decisions)


def test_results_are_written_as_they_come_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    compete(MEETING, 3, path, on_this_machine(1), lambda more: None)
    with path.open("ab") as file:
        file.write(path.read_bytes().splitlines()[1].replace(b'"deal":0', b'"deal":1') + b"\n")
    book = compete(MEETING, 9, path, on_this_machine(2), lambda more: None)
    assert [result.deal for result in book.results] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    whole = compete(MEETING, 9, None, on_this_machine(1), lambda more: None)
    assert [result.winner for result in book.results] == [result.winner for result in whole.results]


def test_another_meeting_is_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    compete(MEETING, 3, path, on_this_machine(1), lambda more: None)
    other = Meeting("cluedo", MEETING.entrants, {"rounds": 300}, 8)
    with pytest.raises(BadRecord, match="holds another meeting"):
        compete(other, 3, path, on_this_machine(1), lambda more: None)
    path.write_text("{}\n")
    with pytest.raises(BadRecord, match="line 1"):
        compete(MEETING, 3, path, on_this_machine(1), lambda more: None)


def test_standings_count_wins_and_widen_with_doubt() -> None:
    few = compete(MEETING, 6, None, on_this_machine(1), lambda more: None)
    better, worse = standings(few)
    assert (better.name, worse.name) == ("detective", "random")
    assert better.games == 6
    assert worse.games == 12
    assert better.wins + worse.wins <= 6
    assert better.low < better.rate <= better.high
    assert better.rating > worse.rating
    assert "detective" in as_text(few)
    assert as_page(few).startswith("<!doctype html>")


def test_entrants_are_checked() -> None:
    game = find_game("cluedo")
    assert parse_entrants(game, "detective@0.5,random", 3) == (
        Entrant("detective", 0.5),
        Entrant("random"),
        Entrant("random"),
    )
    with pytest.raises(UnknownName, match="unknown bot 'detectiv'"):
        parse_entrants(game, "detectiv", 3)
    with pytest.raises(BadSetup, match="seconds are a number"):
        parse_entrants(game, "detective@soon", 3)
    with pytest.raises(BadSetup, match="4 entrants for 3 seats"):
        parse_entrants(game, "detective,detective,detective,detective", 3)
