"""What a carrier offers for games on cardboard; nothing of them is kept."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from tests.companion.cardboard import Cardboard
from tests.house.device import Device, Drawer, Refused

CARNET: dict[str, Any] = to_builtins(Cardboard("cluedo", 4, 7).carnet(8))
RECORD = Path(__file__).parent.parent / "games/cluedo/records/b-4-seats.txt"


def on_a_device(doing: "Coroutine[Any, Any, None]") -> None:
    asyncio.run(doing)


def test_a_carnet_is_counted_explained_advised_and_written() -> None:
    async def play() -> None:
        async with Device(Drawer()) as device:
            before = device.drawer.writes
            sheet = await device.ask("POST", "/api/carnet", CARNET)
            assert sheet["envelopes"] > 0
            sure = next(mark for mark in sheet["marks"] if mark["mark"] == "no" and mark["place"] == 1)
            wanted = {"carnet": CARNET, "card": sure["card"], "place": 1}
            assert await device.ask("POST", "/api/carnet/why", wanted)
            advice = await device.ask("POST", "/api/carnet/advice", {"carnet": CARNET, "rooms": ["hall"]})
            assert advice[0]["cards"][2] == "hall"
            text = (await device.answer("POST", "/api/carnet/notebook", json.dumps(CARNET))).body
            assert text.startswith("manoir notebook 1")
            assert (await device.ask("POST", "/api/carnet/reading", text))["lines"] == CARNET["lines"]
            assert device.drawer.writes == before

    on_a_device(play())


@pytest.mark.parametrize(
    ("change", "complaint"),
    [({"edition": "cluedo-1949"}, "unknown edition"), ({"hands": [1, 2, 3, 4]}, "in all"), ({"hand": ["x"]}, "card")],
)
def test_what_cannot_be_is_refused_in_words(change: dict[str, Any], complaint: str) -> None:
    async def play() -> None:
        async with Device(Drawer()) as device:
            with pytest.raises(Refused, match=complaint):
                await device.ask("POST", "/api/carnet", CARNET | change)

    on_a_device(play())


def test_a_game_of_the_house_opens_as_a_carnet() -> None:
    async def play() -> None:
        async with Device(Drawer()) as device:
            kept = await device.ask("POST", "/api/records", RECORD.read_text(encoding="utf-8"))
            played = await device.ask("GET", f"/api/records/{kept['code']}/carnet?seat=1")
            carnet = played["carnet"]
            assert carnet["me"] == 1
            assert carnet["lines"]
            assert played["pawns"] == ["rose", "moutarde", "leblanc", "olive"]
            assert (await device.ask("POST", "/api/carnet", carnet))["conflict"] is None
            early = await device.ask("GET", f"/api/records/{kept['code']}/carnet?seat=1&ply=40")
            assert 0 < len(early["carnet"]["lines"]) < len(carnet["lines"])
            assert early["carnet"]["lines"] == carnet["lines"][: len(early["carnet"]["lines"])]
            by_seat = await device.ask("POST", "/api/carnet/record", RECORD.read_text(encoding="utf-8"))
            assert by_seat[1] == played
            assert [each["carnet"]["me"] for each in by_seat] == [0, 1, 2, 3]

    on_a_device(play())


def test_a_table_gives_its_player_a_carnet_where_it_has_agreed_on_all_help() -> None:
    async def play() -> None:
        async with Device(Drawer()) as device:
            code = await device.open(settings={"help": "odds"})
            played = await device.ask("GET", f"/api/tables/{code}/carnet?seat=0")
            assert played["carnet"]["me"] == 0
            assert len(played["carnet"]["hand"]) == played["carnet"]["hands"][0]
            with pytest.raises(Refused, match="not yours"):
                await device.ask("GET", f"/api/tables/{code}/carnet?seat=1")
            strict = await device.open(settings={"help": "certain"})
            with pytest.raises(Refused, match="less help"):
                await device.ask("GET", f"/api/tables/{strict}/carnet?seat=0")

    on_a_device(play())
