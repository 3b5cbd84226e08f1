"""The house as a browser carries it: the same tables, kept on the device, told through a port."""

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from manoir.core.records import read
from manoir.games.registry import find_game
from manoir.house.keeping.storage import Unavailable
from manoir.table.chance.proof import verify
from tests.house.device import Device, DeviceLine, Drawer, Refused, SameThread, on_a_device
from tests.server.house import cautious

BOTS = {"cluedo": 2, "super-cluedo": 2, "cluedo-2008": 2, "huis-clos": 3, "hantise": 1}


async def play_on(line: DeviceLine, decisions: int | None = None) -> bool:
    """So many decisions, or to the end: True if that was reached."""
    made = 0
    while (news := await line.question()) is not None:
        if made == decisions:
            return False
        made += 1
        await line.act(news, cautious(news))
    await line.next("proof")
    return True


async def opened(device: Device, game: str, level: str = "random", **rest: Any) -> str:
    return await device.open(game, (level,) * BOTS[game], **rest)


@pytest.mark.parametrize("game", BOTS)
def test_a_whole_game_is_played_recorded_and_proved(game: str) -> None:
    async def play(device: Device) -> None:
        code = await opened(device, game)
        assert await play_on(await device.follow(code))
        (kept,) = (await device.ask("GET", "/api/records"))["records"]
        assert kept["code"] == code
        record = (await device.answer("GET", f"/api/records/{code}")).body
        assert all(finding.holds for finding in verify(read(record, find_game)))
        replay = await device.ask("GET", f"/api/records/{code}/replay?open=1")
        assert len(replay["frames"]) > 10

    on_a_device(play)


@pytest.mark.parametrize("game", BOTS)
def test_a_game_goes_on_where_it_was_after_each_third_decision(game: str) -> None:
    drawer = Drawer()

    async def begin(device: Device) -> str:
        return await opened(device, game, options={"rounds": 4} if game in ("cluedo", "super-cluedo") else {})

    code = on_a_device(begin, drawer)
    visits = 0
    for _ in range(300):

        async def play(device: Device) -> bool:
            return await play_on(await device.follow(code), 3)

        # The tab is closed: nothing but what was kept is left.
        over = on_a_device(play, drawer)
        visits += 1
        if over:
            break
    else:
        raise AssertionError("the game has no end")
    assert visits > 1


def test_a_house_that_closes_as_a_game_ends_has_kept_it(caplog: pytest.LogCaptureFixture) -> None:
    drawer = Drawer()

    async def play(device: Device) -> str:
        code = await opened(device, "cluedo", options={"rounds": 1})
        line = await device.follow(code)
        while (news := await line.question()) is not None:
            await line.act(news, cautious(news))
        return code

    async def look(device: Device) -> list[str]:
        return [kept["code"] for kept in (await device.ask("GET", "/api/records"))["records"]]

    code = on_a_device(play, drawer)
    assert on_a_device(look, drawer) == [code]
    assert "a task failed" not in caplog.text


def test_nobody_is_told_of_a_move_that_is_not_kept() -> None:
    async def play(device: Device) -> None:
        code = await opened(device, "cluedo")
        line = await device.follow(code)
        news = await line.question()
        assert news is not None
        device.drawer.broken = True
        await line.act(news, cautious(news))
        assert (await line.next("refused"))["code"] == "busy"
        device.drawer.broken = False
        again = await line.question()
        assert again is not None
        assert again["question"]["ply"] == news["question"]["ply"]

    on_a_device(play)


def test_what_is_refused_has_changed_nothing() -> None:
    async def play(device: Device) -> None:
        for method, path, body, code in (
            ("GET", "/api/tables/nowhere", None, "unknown"),
            ("GET", "/api/attic", None, "unknown"),
            ("POST", "/api/tables", {"game": "go"}, "unknown"),
            ("POST", "/api/tables", {"game": 3}, "malformed"),
            ("GET", "/api/records?after=3", None, "malformed"),
            ("POST", "/api/records", "no record", "malformed"),
            ("POST", "/api/luggage", "no luggage", "malformed"),
            ("POST", "/api/luggage", '{"manoir": 1, "texts": {"table/1": "{}"}}', "malformed"),
            ("POST", "/api/luggage", '{"manoir": 2, "texts": {}}', "malformed"),
        ):
            with pytest.raises(Refused) as refused:
                await device.ask(method, path, body)
            assert refused.value.code == code
        assert device.drawer.kept == {}

    on_a_device(play)


def test_all_that_a_device_keeps_goes_to_another_in_one_file() -> None:
    async def fill(device: Device) -> tuple[str, str, str]:
        await device.ask("PUT", "/api/me", {"name": "Anne"})
        over = await opened(device, "cluedo", options={"rounds": 1})
        await play_on(await device.follow(over))
        begun = await opened(device, "huis-clos")
        await play_on(await device.follow(begun), 3)
        return over, begun, (await device.answer("GET", "/api/luggage")).body

    over, begun, luggage = on_a_device(fill)

    async def unpack(device: Device) -> None:
        mine = await opened(device, "cluedo")
        assert await device.ask("POST", "/api/luggage", luggage) == {
            "tables": 2,
            "records": 1,
            "puzzles": 0,
            "page": {},
        }
        assert await device.ask("POST", "/api/luggage", luggage) == {
            "tables": 0,
            "records": 0,
            "puzzles": 0,
            "page": {},
        }
        tables = {table["code"] for table in (await device.ask("GET", "/api/tables"))["mine"]}
        assert tables == {mine, begun}
        assert [kept["code"] for kept in (await device.ask("GET", "/api/records"))["records"]] == [over]
        assert await play_on(await device.follow(begun))

    on_a_device(unpack)


def test_bots_think_in_the_second_worker_once_there_is_one() -> None:
    helper = SameThread()

    async def play(device: Device) -> None:
        code = await opened(device, "cluedo", "novice", options={"rounds": 2})
        assert await play_on(await device.follow(code, help="certain"))

    on_a_device(play, helper=helper)
    assert helper.errands > 4


def test_bots_think_in_the_house_itself_while_the_second_worker_sleeps() -> None:
    helper = SameThread(is_awake=False)

    async def play(device: Device) -> None:
        code = await opened(device, "cluedo", "novice", options={"rounds": 2})
        line = await device.follow(code, help="certain")
        assert await line.question() is not None
        assert (helper.errands, helper.woken > 0) == (0, True)
        helper.is_awake = True
        assert await play_on(await device.follow(code, help="certain"))

    on_a_device(play, helper=helper)
    assert helper.errands > 2


def test_a_mystery_waits_for_the_second_worker_rather_than_hold_up_the_house() -> None:
    helper = SameThread(is_awake=False)

    async def look(device: Device) -> None:
        await device.ask("GET", "/api/puzzles?day=2026-11-16")

    on_a_device(look, helper=helper)
    assert (helper.errands > 0, helper.woken) == (True, 0)


def test_a_second_worker_that_hangs_is_replaced_and_the_bot_decides_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    helper = SameThread()
    helper.hangs = True
    monkeypatch.setattr("manoir.house.errands.errand.Errand.due", property(lambda errand: errand.asked + 0.2))

    async def play(device: Device) -> None:
        code = await opened(device, "cluedo", "novice", options={"rounds": 1})
        assert await play_on(await device.follow(code, help="none"))

    on_a_device(play, helper=helper)
    assert helper.replaced == 1


def test_help_and_hints_are_given() -> None:
    async def play(device: Device) -> None:
        code = await opened(device, "cluedo", "novice")
        line = await device.follow(code, help="odds")
        assert await line.question() is not None
        assert (await line.next("notebook"))["seat"] == 0
        await line.send(type="hint", seat=0)
        assert (await line.next("hint"))["prospects"]

    on_a_device(play)


def test_what_cannot_be_written_is_unavailable_and_the_rest_is_kept() -> None:
    async def play(device: Device) -> None:
        storage = device.carrier.house.services.storage
        await storage.write(lambda books: books.rename("here", "Anne"))
        device.drawer.broken = True
        with pytest.raises(Unavailable):
            await storage.write(lambda books: books.rename("here", "Bob"))
        assert await storage.read(lambda books: books.name_of("here")) == "Anne"

        def fail(_: object) -> None:
            raise ValueError("mine alone")

        device.drawer.broken = False
        results = await asyncio.gather(
            storage.write(fail), storage.write(lambda books: books.rename("here", "Cleo")), return_exceptions=True
        )
        assert isinstance(results[0], ValueError)
        assert device.drawer.kept["name/here"] == "Cleo"

    on_a_device(play)


LOADED = "import manoir.worker.carrier, sys; print(*(name for name in sys.modules if name.startswith('manoir.')))"


def test_a_page_that_opens_loads_no_game_and_no_carnet() -> None:
    """They come with the table, or the carnet, that needs them: all that is loaded before keeps somebody waiting."""
    loaded = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    named = {f"manoir.games.{name.replace('-', '_')}" for name in BOTS}
    assert "manoir.house.house" in loaded
    assert not named & set(loaded)
    assert not [name for name in loaded if name.startswith(("manoir.companion", "manoir.games.mansion"))]


def test_carnets_are_there_when_somebody_asks() -> None:
    async def play(device: Device) -> None:
        code = await opened(device, "cluedo")
        await play_on(await device.follow(code), 1)
        assert (await device.ask("GET", f"/api/tables/{code}/carnet?seat=0"))["carnet"]["edition"] == "cluedo"

    on_a_device(play)
