"""A house carried by a browser: what the page asks and says comes through a port, and so does what it is told."""

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TypeAlias
from urllib.parse import parse_qsl, unquote

from msgspec import Struct
from msgspec.json import encode

from manoir.house.errands.thinking import Thinking
from manoir.house.followers import written
from manoir.house.house import House
from manoir.house.keeping.finishing import keep_left_behind
from manoir.house.keeping.storage import Unavailable
from manoir.house.keeping.stored import milliseconds
from manoir.house.log import LOG
from manoir.house.remote import Remote
from manoir.house.requests import endpoints
from manoir.house.requests.asking import Asked, Endpoint
from manoir.house.requests.bodies import Problem
from manoir.house.services import Services
from manoir.house.visit import Visit, read_request
from manoir.table.messages import PROTOCOL, Join, Welcome
from manoir.table.refusal import Refusal
from manoir.worker import luggage
from manoir.worker.books import DeviceBooks
from manoir.worker.shelf import Shelf
from manoir.worker.staff import DeviceStaff
from manoir.worker.storage import DeviceStorage

VISITOR = "here"
"""Whoever holds the device. Several people at one screen are several seats of this one."""
FORGOTTEN = 90 * 24 * 3600 * 1000
"""Milliseconds after which a table that is over, or was never begun, is not kept any more; records are."""


class Ask(Struct, frozen=True, tag="ask"):
    """A request; `path` with what follows a question mark."""

    id: int
    method: str
    path: str
    body: str = ""


class Call(Struct, frozen=True, tag="call"):
    """A line for play is opened."""

    line: int


class Say(Struct, frozen=True, tag="say"):
    line: int
    text: str


class HangUp(Struct, frozen=True, tag="hang-up"):
    line: int


FromPage: TypeAlias = Ask | Call | Say | HangUp


class Answer(Struct, frozen=True, tag="answer"):
    """`body` as it would come over HTTP."""

    id: int
    ok: bool
    body: str


class Told(Struct, frozen=True, tag="told"):
    line: int
    text: str


ToPage: TypeAlias = Answer | Told


class _Line:
    """A page that follows a table."""

    def __init__(self, number: int, name: str, house: House, send: Callable[[ToPage], None]) -> None:
        self.visitor = VISITOR
        self.name = name
        self.visit = Visit(house.services.observer)
        self._enter = house.enter
        self._number = number
        self._send = send
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self.tell(written(Welcome(PROTOCOL, name)))

    def tell(self, text: str) -> None:
        self._send(Told(self._number, text))

    def hear(self, text: str) -> None:
        self._said.put_nowait(text)

    async def listen(self) -> None:
        """In the order in which it was said: whatever follows a `join` waits until one is there."""
        while True:
            request = read_request(await self._said.get())
            if isinstance(request, Join):
                await self.visit.join(self, request, self._enter)
            else:
                self.visit.handle(self, request)


class Carrier:
    def __init__(self, house: House, staff: DeviceStaff, send: Callable[[ToPage], None]) -> None:
        self.house = house
        self.staff = staff
        self._send = send
        self._lines: dict[int, _Line] = {}
        self._listening: dict[int, asyncio.Task[None]] = {}

    async def take(self, message: FromPage) -> None:
        match message:
            case Ask():
                self._send(await self._answer(message))
            case Call(line=number):
                await self._open(number)
            case Say(line=number, text=text):
                if (line := self._lines.get(number)) is not None:
                    line.hear(text)
            case HangUp(line=number):
                if (closed := self._lines.pop(number, None)) is not None:
                    self._listening.pop(number).cancel()
                    closed.visit.leave(closed)

    async def close(self) -> None:
        for number in list(self._lines):
            await self.take(HangUp(number))
        await self.house.settle()
        self.house.close()
        await self.house.services.thinking.close()

    async def _open(self, number: int) -> None:
        name = await self.house.services.storage.read(lambda books: books.name_of(VISITOR))
        line = self._lines[number] = _Line(number, name, self.house, self._send)
        self._listening[number] = asyncio.get_running_loop().create_task(line.listen())

    async def _answer(self, ask: Ask) -> Answer:
        try:
            return Answer(ask.id, True, (await self._asked(ask)).decode())
        except Refusal as refusal:
            problem = Problem(refusal.code, refusal.reason, refusal.clause, refusal.french)
        except Unavailable as failure:
            problem = Problem("busy", f"this device cannot keep that now: {failure}")
        except Exception as error:  # nothing is lost, and the page is told
            LOG.error("a request failed", exc_info=error, extra={"method": ask.method})
            problem = Problem("busy", "the house has a problem: nothing is lost")
        return Answer(ask.id, False, encode(problem).decode())

    async def _asked(self, ask: Ask) -> bytes:
        path, _, query = ask.path.partition("?")
        endpoint, parts = _found(ask.method, path)
        parameters = dict(parse_qsl(query, keep_blank_values=True))
        endpoint.check_query(parameters)
        body = ask.body.encode()
        endpoint.check_length(len(body))
        read = None if endpoint.body is None else endpoint.read(body)
        return endpoint.written(await endpoint.handle(Asked(self.house, VISITOR, (VISITOR,), parts, parameters, read)))


async def open_house(shelf: Shelf, send: Callable[[ToPage], None]) -> Carrier:
    """With all that the device has kept."""
    storage = DeviceStorage(shelf, await shelf.texts())
    staff = DeviceStaff()
    services = Services(storage, Thinking(staff, staff, staff))
    house = House(services, Remote("", services.now), quick=True)
    await storage.write(_tidy)
    services.spawn(keep_left_behind(services))
    return Carrier(house, staff, send)


def _tidy(books: DeviceBooks) -> None:
    for stored in books.tables():
        if stored.phase != "playing" and stored.changed < milliseconds() - FORGOTTEN:
            books.forget_table(stored)


def _found(method: str, path: str) -> tuple[Endpoint, Mapping[str, str]]:
    for endpoint, pattern in (*_ENDPOINTS, *(_carnets() if "carnet" in path else ())):
        if endpoint.method == method and (match := pattern.fullmatch(path)):
            return endpoint, {name: unquote(part) for name, part in match.groupdict().items()}
    raise Refusal("unknown", "there is nothing at this address")


def _pattern(path: str) -> "re.Pattern[str]":
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))


def _addressed(offered: Iterable[Endpoint]) -> tuple[tuple[Endpoint, "re.Pattern[str]"], ...]:
    return tuple((endpoint, _pattern(endpoint.path)) for endpoint in offered)


@cache
def _carnets() -> tuple[tuple[Endpoint, "re.Pattern[str]"], ...]:
    """Not before there is one: they bring all games with them, and a page begins with one."""
    from manoir.house import carnets

    return _addressed(carnets.ENDPOINTS)


_ENDPOINTS = _addressed((*endpoints.ENDPOINTS, *luggage.ENDPOINTS))
