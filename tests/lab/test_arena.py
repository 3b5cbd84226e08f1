"""Bots against bots on the same deals."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import structs

from manoir.bots.entrants import Entrant
from manoir.core.errors import BadRecord, BadSetup, UnknownName
from manoir.games.registry import find_game
from manoir.lab.arena.adjusting import adjusted, telling
from manoir.lab.arena.competition import compete, on_ray, on_this_machine
from manoir.lab.arena.least_squares import slopes
from manoir.lab.arena.play import Meeting, Result, play_fixture
from manoir.lab.arena.report import as_page, as_text, tables
from manoir.lab.arena.results import ArenaResults
from manoir.lab.arena.schedule import fixtures, parse_entrants
from manoir.lab.arena.standings import standings
from manoir.table.past.luck import Ledger

MEETING = Meeting("cluedo", (Entrant("detective"), Entrant("random"), Entrant("random")), {"rounds": 300}, 7)


def shape(result: Result) -> tuple[object, ...]:
    """All but the time it took."""
    return result.winner, result.reason, [len(own) for own in result.times]


def test_every_entrant_sits_once_in_every_seat_of_a_deal() -> None:
    first = [fixture for fixture in fixtures(MEETING.entrants, 3) if fixture.deal == 0]
    assert [fixture.seats for fixture in first] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert len(list(fixtures(MEETING.entrants, 4))) == 6


def test_a_fixture_is_the_same_game_each_time() -> None:
    fixture = next(fixtures(MEETING.entrants, 1))
    one, other = play_fixture(MEETING, fixture), play_fixture(MEETING, fixture)
    assert shape(one) == shape(other)


def test_results_are_written_as_they_come_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    compete(MEETING, 3, path, on_this_machine(1), lambda more: None)
    with path.open("ab") as file:
        file.write(path.read_bytes().splitlines()[1].replace(b'"deal":0', b'"deal":1') + b"\n")
    book = compete(MEETING, 9, path, on_this_machine(2), lambda more: None)
    assert [result.deal for result in book.results] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    whole = compete(MEETING, 9, None, on_this_machine(1), lambda more: None)
    assert [result.winner for result in book.results] == [result.winner for result in whole.results]


def test_progress_counts_every_game_those_of_the_file_included(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first: list[int] = []
    then: list[int] = []
    compete(MEETING, 3, path, on_this_machine(1), first.append)
    compete(MEETING, 9, path, on_this_machine(1), then.append)
    assert (first, then) == ([0, 3], [3, 3, 3])


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


def test_standings_do_not_hang_on_which_game_was_over_first() -> None:
    results = [Result(deal, 0, (0, 1, 2), winner, "", ((1.0,),) * 3) for deal, winner in enumerate((0, 0, 1, 2))]
    assert standings(ArenaResults(MEETING, results[::-1])) == standings(ArenaResults(MEETING, results))


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


OWN_BOT = """
from manoir.bots.bot import Level

class Last:
    def __init__(self, game, seconds):
        self.seconds = seconds

    def choose(self, view, luck):
        return view.cautious[-1]

PATIENT = Level(Last, seconds=3.0)
NOTHING = 3
"""


@pytest.fixture
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bot.py").write_text(OWN_BOT)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "own_bot", raising=False)


@pytest.mark.usefixtures("own_bot")
def test_own_bots_enter_by_where_they_are_imported_from() -> None:
    game = find_game("cluedo")
    entrants = parse_entrants(game, "own_bot:Last,own_bot:Last@0.5,own_bot:PATIENT", 3)
    assert [vars(entrant.made_for(game))["seconds"] for entrant in entrants] == [0.05, 0.5, 3.0]
    book = compete(Meeting("cluedo", entrants, {"rounds": 2}, 7), 3, None, on_this_machine(1), lambda more: None)
    assert [row.name for row in standings(book)] == ["own_bot:Last", "own_bot:Last@0.5", "own_bot:PATIENT"]


@pytest.mark.usefixtures("own_bot")
@pytest.mark.parametrize(
    ("name", "complaint"),
    [("own_bot:First", "no attribute 'First'"), ("no_bot:Last", "No module"), ("own_bot:NOTHING", "can be called")],
)
def test_what_cannot_be_imported_is_no_bot(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        parse_entrants(find_game("cluedo"), name, 3)


class Cluster:
    """Ray as far as the arena uses it; what is begun last is done first."""

    def __init__(self) -> None:
        self.address = ""

    def init(self, address: str, log_to_driver: bool) -> None:
        self.address = address

    def shutdown(self) -> None:
        self.address = ""

    def remote(self, play: Callable[..., object]) -> SimpleNamespace:
        assert self.address == "local"
        return SimpleNamespace(remote=partial(partial, play))

    def wait(self, waiting: list[object]) -> tuple[list[object], list[object]]:
        return waiting[-1:], waiting[:-1]

    def get(self, done: list[Callable[[], object]]) -> list[object]:
        return [work() for work in done]


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    far = compete(MEETING, 6, None, on_ray("local"), lambda more: None)
    near = compete(MEETING, 6, None, on_this_machine(1), lambda more: None)
    assert [result.deal for result in far.results] == [1, 1, 1, 0, 0, 0]
    assert sorted(map(repr, map(shape, far.results))) == sorted(map(repr, map(shape, near.results)))
    assert cluster.address == "", "the cluster is left when all is played"


def test_the_page_shows_each_entrant_with_its_interval_and_each_role_apart() -> None:
    book = compete(MEETING, 6, None, on_this_machine(1), lambda more: None)
    assert as_page(book).count("<circle") == 2
    for number, result in enumerate(book.results):
        roles = ("murderer", "innocent", "innocent") if number % 2 else ("innocent", "murderer", "innocent")
        book.results[number] = structs.replace(result, roles=roles)
    assert as_page(book).count("<circle") == 6
    assert "as murderer:" in as_text(book)
    assert sum(row.games for row in tables(book)["murderer"]) == 6


def test_luck_is_taken_out_of_the_results() -> None:
    """A game that luck alone decided tells nothing any more; one that it did not is left as it was."""

    def results(wins: Callable[[int], int]) -> list[Result]:
        lucks = [1.0, -1.0, 0.5, -0.5, 2.0, -2.0]
        return [
            Result(
                deal,
                0,
                (0, 1),
                wins(luck > 0),
                "",
                ((1.0,),) * 2,
                (),
                (Ledger(4, -0.4, luck, {"dice": luck}), Ledger(4, -0.8, -luck, {"dice": -luck})),
            )
            for deal, luck in enumerate(lucks)
        ]

    meeting = Meeting("cluedo", (Entrant("detective"), Entrant("random")), {}, 7, adjusted=True)
    lucky, other, _ = adjusted(ArenaResults(meeting, results(lambda is_lucky: 0 if is_lucky else 1)))
    assert lucky.raw.value == 0.5
    assert lucky.rate.value == pytest.approx(0.5)
    assert lucky.share < 0.4
    assert lucky.choice.value == pytest.approx(-0.1)
    assert other.choice.value == pytest.approx(-0.2)
    assert lucky.luck.value == pytest.approx(0)
    better, *_ = adjusted(ArenaResults(meeting, results(lambda is_lucky: 0)))
    assert better.rate.value == pytest.approx(1)


def test_an_adjusted_meeting_tells_luck_apart_from_choices() -> None:
    book = compete(structs.replace(MEETING, adjusted=True), 3, None, on_this_machine(1), lambda more: None)
    assert all(len(result.ledgers) == 3 for result in book.results)
    detective, rest, everybody = adjusted(book)
    assert detective.decisions + rest.decisions == everybody.decisions
    assert everybody.decisions == sum(ledger.decisions for result in book.results for ledger in result.ledgers)
    assert "luck taken out" in as_text(book)
    assert "la chance ôtée" in as_text(book, "fr")


def test_slopes_are_those_of_each_variable_alone_and_0_for_what_tells_nothing() -> None:
    rows = [(1.0, 0.0, 5.0), (0.0, 1.0, 5.0), (2.0, 1.0, 5.0), (1.0, 3.0, 5.0)]
    assert slopes(rows, [3 * one - 2 * other + 7 for one, other, _ in rows]) == pytest.approx([3, -2, 0])


def test_as_many_games_tell_two_apart_as_their_spread_asks_for() -> None:
    """The first wins all but one of five games: four parts of a win apart, with a spread of as much."""

    def won_by(deal: int, winner: int, choice: float) -> Result:
        ledgers = (Ledger(1, choice, 0.0, {}), Ledger(1, -1.0, 0.0, {}))
        return Result(deal, 0, (0, 1), winner, "", ((1.0,),) * 2, (), ledgers)

    meeting = Meeting("cluedo", (Entrant("detective"), Entrant("random")), {}, 7, adjusted=True)
    book = ArenaResults(meeting, [won_by(deal, int(deal == 4), -0.1 * (deal % 2)) for deal in range(5)])
    (told,) = telling(book)
    assert told.wins == pytest.approx(1.96**2 * 0.8 / 0.6**2)
    assert told.choices < 1 < told.wins == told.adjusted
