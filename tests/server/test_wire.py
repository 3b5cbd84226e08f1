"""A house goes on where uvicorn's insides are no longer those that its quick WebSocket builds on."""

import sys
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from manoir.server.sockets import quick
from manoir.server.sockets.client import MOST_QUEUED
from manoir.server.sockets.wire import websocket_protocol
from tests.server.house import RunningHouse, play_to_the_end


def test_the_uvicorn_that_is_pinned_is_known() -> None:
    assert websocket_protocol() is quick.QuickWire


@pytest.mark.parametrize("lost", sorted(quick.INSIDES))
def test_insides_that_went_are_missed(lost: str) -> None:
    class Changed:
        """As uvicorn's would be if it had another name for one thing."""

    for name, member in vars(WebSocketsSansIOProtocol).items():
        if callable(member) and name != lost and not name.startswith("__"):
            code = member.__code__
            kept = tuple("renamed" if used == lost else used for used in code.co_names)
            setattr(Changed, name, type(member)(code.replace(co_names=kept), {}))
    assert not quick.is_known(Changed)


def test_uvicorn_without_that_module_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("manoir.server.sockets.quick")
    monkeypatch.setitem(sys.modules, "manoir.server.sockets.quick", None)
    assert websocket_protocol() == "auto"


@pytest.fixture
def plain_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RunningHouse:
    monkeypatch.setattr(quick, "is_known", lambda: False)
    return RunningHouse(f"sqlite:///{tmp_path}/manoir.db")


def test_a_game_is_played_over_a_plain_websocket(plain_house: RunningHouse) -> None:
    with plain_house as house:
        anne = house.visitor("Anne")
        code = anne.open(bots=["random", "random"], options={"rounds": 2})
        anne.start(code)
        play_to_the_end(anne.follow(code, 0))
        assert "result: " in anne.ask("GET", f"/api/records/{code}")


def test_a_plain_websocket_is_told_why_it_is_cut(plain_house: RunningHouse) -> None:
    with plain_house as house:
        anne = house.visitor("Anne")
        code = anne.open(bots=["random", "random"])
        line = anne.follow(code, 0)
        house.stop()
        assert line.next("goodbye")["retry"] is not None


def test_a_house_counts_what_a_plain_client_leaves_unread() -> None:
    import asyncio

    from manoir.server.sockets.wire import PlainWire

    async def told_in_vain() -> int:
        never = asyncio.Event()

        async def give(message: object) -> None:
            await never.wait()

        wire = PlainWire(give)
        for number in range(MOST_QUEUED):
            wire.tell(str(number))
        await asyncio.sleep(0)
        counted = wire.unsent
        never.set()
        await wire.sent()
        assert wire.unsent == 0
        return counted

    assert asyncio.run(told_in_vain()) == MOST_QUEUED
