"""Whatever is killed: everything acknowledged is there, nothing is applied twice, no game is stuck."""

import asyncio
import resource
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx
import pytest

from tests.server.crowd import Crowd
from tests.server.house import RunningHouse, Visitor
from tests.server.postgres import Postgres
from tests.server.process import ProcessHouse


def survive_kills(house: ProcessHouse, games: int, kills: int) -> None:
    async def run() -> None:
        crowd = Crowd([house.url], games)
        await crowd.begin()
        random = Random(7)
        for _ in range(kills):
            await crowd.until_all_move(3)
            await asyncio.sleep(random.random() * 0.5)
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
        await crowd.until_all_move(3)
        await crowd.end()
        assert min(game.cuts for game in crowd.games) >= kills

    asyncio.run(run())


def test_a_killed_server_loses_nothing_it_has_acknowledged(tmp_path: Path) -> None:
    with ProcessHouse(f"sqlite:///{tmp_path}/manoir.db", tmp_path / "log") as house:
        survive_kills(house, games=6, kills=2)


@pytest.mark.soak
def test_a_hundred_games_survive_many_kills(tmp_path: Path) -> None:
    with ProcessHouse(f"sqlite:///{tmp_path}/manoir.db", tmp_path / "log") as house:
        survive_kills(house, games=100, kills=8)


@pytest.mark.soak
def test_a_hundred_games_survive_kills_on_postgres(postgres: Postgres, tmp_path: Path) -> None:
    with ProcessHouse(postgres.new_database(), tmp_path / "log") as house:
        survive_kills(house, games=100, kills=5)


def survive_the_database(postgres: Postgres, folder: Path, games: int, kills: int) -> None:
    async def run() -> None:
        crowd = Crowd([house.url], games)
        await crowd.begin()
        for _ in range(kills):
            await crowd.until_all_move(3)
            await asyncio.to_thread(postgres.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgres.start_again)
        await crowd.until_all_move(3)
        await crowd.end()

    with ProcessHouse(postgres.new_database(), folder / "log") as house:
        asyncio.run(run())


def test_a_killed_database_is_waited_for(postgres: Postgres, tmp_path: Path) -> None:
    survive_the_database(postgres, tmp_path, games=4, kills=1)


@pytest.mark.soak
def test_a_hundred_games_survive_kills_of_the_database(postgres: Postgres, tmp_path: Path) -> None:
    survive_the_database(postgres, tmp_path, games=100, kills=4)


def survive_a_worker(postgres: Postgres, folder: Path, games: int, kills: int) -> None:
    async def run() -> None:
        crowd = Crowd([first.url, second.url], games)
        await crowd.begin()
        for number in range(kills):
            worker = (first, second)[number % 2]
            await crowd.until_all_move(3)
            await asyncio.to_thread(worker.kill)
            await crowd.until_all_move(3)
            await asyncio.to_thread(worker.start)
        await crowd.until_all_move(3)
        await crowd.end()

    database = postgres.new_database()
    with ProcessHouse(database, folder / "first") as first, ProcessHouse(database, folder / "second") as second:
        asyncio.run(run())


def test_when_one_of_two_workers_is_killed_its_players_go_on_at_the_other(postgres: Postgres, tmp_path: Path) -> None:
    survive_a_worker(postgres, tmp_path, games=4, kills=1)


@pytest.mark.soak
def test_a_hundred_games_survive_kills_of_workers(postgres: Postgres, tmp_path: Path) -> None:
    survive_a_worker(postgres, tmp_path, games=100, kills=6)


def test_a_server_told_to_stop_says_goodbye_and_finishes_moves_in_flight(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/manoir.db"
    with RunningHouse(database) as house:
        anne = house.visitor()
        code = anne.open(bots=["random", "random"], settings={"pace": "patient"})
        anne.start(code)
        line = anne.follow(code, 0)
        line.act(line.question(), "roll")
        assert line.answer()["type"] == "noted", "the answer is held back for two seconds"
        house.stop()
        news = line.next("news")
        assert news["entries"][0]["action"] == "roll"
        goodbye = line.next("goodbye")
        assert goodbye["retry"] == 1.0
        cookie = anne.cookie
    with RunningHouse(database) as again:
        visitor = again.visitor()
        visitor.http.cookies.clear()
        visitor.http.cookies["manoir"] = cookie
        rest = visitor.follow(code, 0, since=news["ply"]).next("news")
        assert (rest["entries"], rest["question"]) == ([], news["question"])


def test_a_signal_ends_the_process_in_good_order(tmp_path: Path) -> None:
    with ProcessHouse(f"sqlite:///{tmp_path}/manoir.db", tmp_path / "log") as house:
        assert house.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
        assert "the house is closed" in (tmp_path / "log").read_text()
        assert not (tmp_path / "manoir.db-wal").exists() or (tmp_path / "manoir.db-wal").stat().st_size == 0


def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with ProcessHouse(f"sqlite:///{tmp_path}/manoir.db", tmp_path / "log") as house:
        anne = Visitor(house.url)
        code = anne.open(bots=["random", "random"])
        anne.start(code)
        line = anne.follow(code, 0)
        for _ in range(4):
            line.act(line.question())
        line.question()
        children = subprocess.run(["pgrep", "-P", str(house.pid)], capture_output=True, text=True).stdout.split()
        anne.close()
        house.kill()
        assert children
        for _ in range(100):
            if not any(Path(f"/proc/{child}").exists() for child in children):
                break
            asyncio.run(asyncio.sleep(0.1))
        assert not any(Path(f"/proc/{child}").exists() for child in children)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process are set by Linux only")
def test_a_full_disk_is_a_clear_error_and_nothing_is_corrupted(tmp_path: Path) -> None:
    file = tmp_path / "manoir.db"
    with ProcessHouse(f"sqlite:///{file}", tmp_path / "log") as house:
        anne = Visitor(house.url)
        code = anne.open(bots=["random", "random"])
        anne.start(code)
        line = anne.follow(code, 0)
        asked = line.question()
        # No file may grow beyond what is there: as if the disk had no more room.
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        line.act(asked, "roll")
        refused = line.answer()
        assert (refused["type"], refused["code"]) == ("refused", "busy")
        assert "cannot write" in refused["reason"]
        assert anne.ask("PUT", "/api/me", {"name": "Anne"}, 503)["code"] == "busy"
        until = monotonic() + 60
        while (health := anne.http.get("/healthz")).status_code == 200:
            assert monotonic() < until, "a house that cannot write is not well"
            sleep(0.5)
        assert (health.status_code, health.json()["code"]) == (503, "busy")
        assert httpx.get(f"{house.watched}/healthz").json()["status"] == "unable"
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        again = line.question()
        assert again["question"] == asked["question"]
        assert again["entries"] == []
        line.act(again, "roll")
        assert line.next("news")["entries"][0]["event"] == "Acted"
        assert "manoir_storage_failures_total 1.0" in httpx.get(f"{house.watched}/metrics").text
        anne.close()
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_clock_set_back_freezes_no_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/manoir.db"
    with RunningHouse(database) as house:
        anne = house.visitor()
        code = anne.open(bots=["random", "random"], settings={"pace": "quick"})
        anne.start(code)
        line = anne.follow(code, 0)
        line.act(line.question(), "roll")
        line.next("news")
        cookie = anne.cookie
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as connection, connection:
        # Ten minutes from now, as a clock shows it that has been set back since.
        connection.execute("UPDATE moves SET at = at + 600000")
    with RunningHouse(database) as again:
        visitor = again.visitor()
        visitor.http.cookies.clear()
        visitor.http.cookies["manoir"] = cookie
        line = visitor.follow(code, 0)
        asked = line.question()
        line.act(asked)
        while not any(entry["event"] == "Acted" for entry in line.next("news")["entries"]):
            pass
