"""A device of its own: the house as a browser carries it, without the browser."""

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any, Self

from msgspec.json import decode

from manoir.worker.carrier import Answer, Ask, Call, Carrier, HangUp, Say, Told, ToPage, open_house
from manoir.worker.shelf import Full
from manoir.worker.staff import Helper, run

PATIENCE = 30.0


class Drawer:
    """A shelf that outlives the house; `broken` as long as it cannot keep anything."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self.kept = dict(texts or {})
        self.broken = False
        self.writes = 0

    async def texts(self) -> dict[str, str]:
        return dict(self.kept)

    async def keep(self, changes: Mapping[str, str | None]) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise Full("the drawer is stuck")
        self.writes += 1
        for key, text in changes.items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text


class Refused(AssertionError):
    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["reason"])
        self.code: str = problem["code"]


class Device:
    """The page's end of the port."""

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer
        self.told: list[str] = []
        """Everything that came through the port."""
        self._carrier: Carrier
        self._heard: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._number = 0

    async def __aenter__(self) -> Self:
        self._carrier = await open_house(self.drawer, self._hear)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._carrier.close()

    @property
    def carrier(self) -> Carrier:
        return self._carrier

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        reply = await self.answer(method, path, text)
        if not reply.ok:
            raise Refused(json.loads(reply.body))
        return json.loads(reply.body)

    async def answer(self, method: str, path: str, body: str = "") -> Answer:
        self._number += 1
        waited = self._answers[self._number] = asyncio.get_running_loop().create_future()
        await self._carrier.take(Ask(self._number, method, path, body))
        return await asyncio.wait_for(waited, PATIENCE)

    async def open(self, game: str = "cluedo", bots: tuple[str, ...] = ("random", "random"), **rest: Any) -> str:
        """A table with a chair of one's own, dealt; its code."""
        settings = {"pace": "none", **rest.pop("settings", {})}
        wanted = {"game": game, "sit": {}, "bots": [{"level": level} for level in bots], "settings": settings, **rest}
        code: str = (await self.ask("POST", "/api/tables", wanted))["code"]
        await self.ask("POST", f"/api/tables/{code}/start", {})
        return code

    async def line(self) -> "DeviceLine":
        self._number += 1
        number = self._number
        self._heard[number] = asyncio.Queue()
        await self._carrier.take(Call(number))
        line = DeviceLine(number, self._carrier, self._heard[number])
        assert (await line.next())["type"] == "welcome"
        return line

    async def follow(self, code: str, seat: int | None = 0, **rest: Any) -> "DeviceLine":
        line = await self.line()
        await line.send(type="join", table=code, seat=seat, **rest)
        return line

    def _hear(self, message: ToPage) -> None:
        match message:
            case Answer(id=number):
                self.told.append(message.body)
                self._answers.pop(number).set_result(message)
            case Told(line=number, text=text):
                self.told.append(text)
                self._heard[number].put_nowait(decode(text))


class DeviceLine:
    def __init__(self, number: int, carrier: Carrier, heard: "asyncio.Queue[dict[str, Any]]") -> None:
        self._number = number
        self._carrier = carrier
        self._heard = heard

    async def send(self, **request: Any) -> None:
        await self._carrier.take(Say(self._number, json.dumps(request)))

    async def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self._heard.get(), PATIENCE)
            if not kinds or message["type"] in kinds:
                return message

    async def question(self) -> dict[str, Any] | None:
        """The news with the next question; None when the game is over."""
        while True:
            news = await self.next("news")
            if news.get("over"):
                return None
            if news.get("question"):
                return news

    async def act(self, news: dict[str, Any], action: int) -> None:
        await self.send(type="act", seat=news["seat"], ply=news["question"]["ply"], action=action)

    async def hang_up(self) -> None:
        await self._carrier.take(HangUp(self._number))


class SameThread:
    """A helper that stands where a second worker would: what goes to it and comes back is bytes."""

    def __init__(self, *, is_awake: bool = True) -> None:
        self.is_awake = is_awake
        self.woken = 0
        self.errands = 0
        self.replaced = 0
        self.hangs = False

    def wake(self, errand: bytes) -> None:
        self.woken += 1
        run(errand)

    async def run(self, errand: bytes) -> bytes:
        self.errands += 1
        if self.hangs:
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        return run(errand)

    def replace(self) -> None:
        self.replaced += 1
        self.hangs = False


def on_a_device(play: "Callable[[Device], Any]", drawer: Drawer | None = None, helper: Helper | None = None) -> Any:
    async def alone() -> Any:
        async with Device(Drawer() if drawer is None else drawer) as device:
            device.carrier.staff.helper = helper
            return await play(device)

    return asyncio.run(alone())
