"""What nobody needs any more is out of memory at once: a busy house seldom looks for cycles."""

import gc
from collections import deque
from collections.abc import Iterator
from time import monotonic, sleep
from typing import Any
from weakref import ref

import pytest

from manoir.server.serve import COLLECTIONS
from tests.server.house import PATIENCE, RunningHouse, play_to_the_end


@pytest.fixture
def nothing_is_collected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("is_played_out", [True, False])
def test_a_table_that_was_put_away_and_its_clients_leave_nothing(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch, nothing_is_collected: None, is_played_out: bool
) -> None:
    monkeypatch.setattr("manoir.house.house.KEPT_SECONDS", 0.1)
    monkeypatch.setattr("manoir.house.room.UNNOTICED", 0.1)
    anne = house.visitor()
    code = anne.open(bots=["random", "random"], options={"rounds": 2})
    anne.start(code)
    line = anne.follow(code, 0)
    if is_played_out:
        play_to_the_end(line)
    else:
        line.question()

    def watched() -> dict[str, ref[Any]]:
        room = house.app.state.house.room(code)
        (client,) = room.followers.connections()
        return {"room": ref(room), "play": ref(room.play), "table": ref(room.play.table), "client": ref(client)}

    there = house.inside(watched)
    line.connection.close()
    until = monotonic() + PATIENCE
    while left := sorted(name for name, each in there.items() if each() is not None):
        assert monotonic() < until, f"still in memory: {left}"
        sleep(0.05)


class Knot:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def as_a_house_collects() -> Iterator[None]:
    usual = gc.get_threshold()
    gc.freeze()
    gc.collect()
    gc.set_threshold(*COLLECTIONS)
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


def test_cycles_that_lived_for_long_do_not_pile_up(as_a_house_collects: None) -> None:
    live: deque[Knot] = deque(maxlen=250_000)
    for _ in range(1_500_000):
        live.append(Knot())
    assert sum(isinstance(each, Knot) for each in gc.get_objects()) < 600_000
