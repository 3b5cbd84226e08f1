"""Bots that cannot be lost: processes stalled and killed, and records asked for by the dozen, stop no table."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from multiprocessing import active_children
from pathlib import Path
from time import monotonic

import httpx
import pytest
from msgspec.structs import replace

from manoir.house.errands.errand import DECISION, RECORD
from tests.server.house import PATIENCE, Line, RunningHouse, play_to_the_end

TABLES = 6


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningHouse]:
    """A house with little patience for errands, in which nobody makes the day's puzzle meanwhile."""
    monkeypatch.setattr("manoir.house.puzzles.desk.SETTLING_SECONDS", 3600.0)
    for module in ("manoir.house.errands.thinking", "manoir.server.thinking"):
        monkeypatch.setattr(f"{module}.DECISION", replace(DECISION, seconds=3.0))
        monkeypatch.setattr(f"{module}.RECORD", replace(RECORD, seconds=3.0))
    with RunningHouse(f"sqlite:///{tmp_path}/manoir.db") as running:
        yield running


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[RunningHouse]:
    with RunningHouse(f"sqlite:///{tmp_path}/manoir.db") as running:
        yield running


def opened(house: RunningHouse, tables: int) -> list[Line]:
    """Lines to tables with bots, each asked its first question."""
    lines = []
    for _ in range(tables):
        anne = house.visitor()
        code = anne.open(bots=["random", "random"], options={"rounds": 5})
        anne.start(code)
        lines.append(anne.follow(code, 0))
    return lines


def thinkers() -> list[int]:
    return [child.pid for child in active_children() if child.pid is not None]


def go_on(line: Line, moves: int) -> None:
    """The person at the table is asked again and again: her bots answer."""
    for _ in range(moves):
        line.act(line.question())


def think_again(house: RunningHouse) -> None:
    """What was lost is replaced, by one, once there is something to think about; a busy machine takes its time."""
    until = monotonic() + PATIENCE
    while not thinkers():
        assert monotonic() < until
        go_on(opened(house, 1)[0], 2)
    assert len(thinkers()) == 1


def test_a_stalled_process_freezes_no_table(house: RunningHouse) -> None:
    lines = opened(house, TABLES)
    go_on(lines[0], 6)
    (stalled,) = thinkers()
    os.kill(stalled, signal.SIGSTOP)
    with ThreadPoolExecutor(TABLES) as players:
        for playing in [players.submit(play_to_the_end, line) for line in lines]:
            playing.result()
    assert stalled not in thinkers()
    think_again(house)


def test_killed_processes_freeze_no_table_and_are_replaced_by_one(house: RunningHouse) -> None:
    lines = opened(house, TABLES)
    with ThreadPoolExecutor(TABLES) as players:
        playing = [players.submit(play_to_the_end, line) for line in lines]
        for _ in range(3):
            assert len(thinkers()) <= 1
            for child in thinkers():
                os.kill(child, signal.SIGKILL)
            wait(playing, timeout=0.5)
        for done in playing:
            done.result()
    think_again(house)


def test_records_wait_for_their_own_workers_and_are_refused_in_plain_words(house: RunningHouse) -> None:
    anne = house.visitor("Anne")
    code = anne.open(bots=["random", "random"], options={"rounds": 1})
    anne.start(code)
    play_to_the_end(anne.follow(code, 0))
    bots = set(thinkers())
    read_in_the_end(f"{house.url}/api/records/{code}/proof")
    (clerk,) = set(thinkers()) - bots
    os.kill(clerk, signal.SIGSTOP)
    line = opened(house, 1)[0]

    def look(ply: int) -> httpx.Response:
        return httpx.get(f"{house.url}/api/records/{code}/notebook?seat=0&ply={ply}", timeout=60)

    with ThreadPoolExecutor(2 * RECORD.each) as visitors:
        asked = [visitors.submit(look, ply) for ply in range(2 * RECORD.each)]
        play_to_the_end(line)
        answers = [asking.result() for asking in asked]
    refused = [answer for answer in answers if answer.status_code == 503]
    assert refused
    for answer in refused:
        assert answer.json()["code"] == "busy"
        assert int(answer.headers["retry-after"]) > 0
    assert len(thinkers()) <= 2
    read_in_the_end(f"{house.url}/api/records/{code}/notebook?seat=0&ply=1")


def read_in_the_end(url: str) -> None:
    """However long a process takes to begin on a busy machine."""
    until = monotonic() + 3 * PATIENCE
    while httpx.get(url, timeout=60).status_code != 200:
        assert monotonic() < until


def test_what_many_ask_of_one_game_is_worked_out_once(patient: RunningHouse) -> None:
    house, anne = patient, patient.visitor("Anne")
    code = anne.open(bots=["random", "random"], options={"rounds": 1})
    anne.start(code)
    play_to_the_end(anne.follow(code, 0))
    asked: list[object] = []
    thinking = house.app.state.house.services.thinking
    study = thinking.study

    async def counted(*about: object) -> object:
        asked.append(about)
        return await study(*about)

    thinking.study = counted
    paths = [f"/api/records/{code}/review"] * 12
    with ThreadPoolExecutor(len(paths)) as visitors:
        answers = list(visitors.map(lambda path: httpx.get(house.url + path, timeout=60), paths))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert len(asked) == 1
