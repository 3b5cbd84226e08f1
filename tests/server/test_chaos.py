"""Everything goes wrong at once: no table is silent, nobody learns more, nothing is lost, and all comes to rest."""

import asyncio
import resource
from pathlib import Path

import pytest

from tests.server.chaos import Chaos, survive
from tests.server.postgres import Postgres
from tests.server.process import ProcessHouse

pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="a full disk is played by Linux only")


def go_through(database: str, folder: Path, tables: int, rounds: int, lasts: float, thinks: float) -> None:
    clock = folder / "clock"
    clock.write_text("0")
    with ProcessHouse(database, folder / "log", test_clock=clock) as house:
        people = asyncio.run(survive(Chaos(house, database, clock, lasts), tables, rounds, thinks))
    assert sum(person.moves for person in people) > 2 * tables
    assert "Traceback" not in (folder / "log").read_text()


def test_ten_tables_survive_chaos(tmp_path: Path) -> None:
    go_through(f"sqlite:///{tmp_path}/manoir.db", tmp_path, tables=10, rounds=1, lasts=1.0, thinks=0.3)


@pytest.mark.soak
def test_two_hundred_tables_survive_chaos(tmp_path: Path) -> None:
    go_through(f"sqlite:///{tmp_path}/manoir.db", tmp_path, tables=200, rounds=3, lasts=25.0, thinks=3.0)


@pytest.mark.soak
def test_two_hundred_tables_survive_chaos_on_postgres(postgres: Postgres, tmp_path: Path) -> None:
    go_through(postgres.new_database(), tmp_path, tables=200, rounds=3, lasts=25.0, thinks=3.0)
