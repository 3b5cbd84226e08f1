"""A running house for the tests of a module, and a PostgreSQL for those that need one."""

from collections.abc import Iterator

import pytest

from tests.server.house import RunningHouse
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with RunningHouse(f"sqlite:///{tmp_path_factory.mktemp('house')}/manoir.db") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for the whole session; each test makes a database of its own in it."""
    with Postgres() as running:
        yield running
