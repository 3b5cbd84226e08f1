"""Every law is tried on every game of the house and on guests: with few seats, some, many; all in `make soak`."""

from collections.abc import Callable
from functools import lru_cache

import pytest

from manoir.core.game import Game
from manoir.core.match import Match
from scripts.regenerate_records import seat_counts
from tests.contract.play import random_match
from tests.guests import all_games, find

TABLES = [(name, seats) for name, game in all_games().items() for seats in game.seat_counts]
OFTEN = {(name, seats) for name, game in all_games().items() for seats in seat_counts(game)}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seats" in metafunc.fixturenames:
        tables = [
            pytest.param(*table, id="{}-{}".format(*table), marks=[] if table in OFTEN else pytest.mark.soak)
            for table in TABLES
        ]
        metafunc.parametrize(("name", "seats"), tables)


@pytest.fixture
def game(name: str) -> Game:
    return find(name)


@lru_cache(maxsize=256)
def _played(name: str, seats: int, seed: int) -> Match:
    return random_match(find(name), seats, seed)


@pytest.fixture
def played(name: str, seats: int) -> Callable[[int], Match]:
    """Whole random games by seed, shared between the laws: not to be changed."""
    return lambda seed: _played(name, seats, seed)
