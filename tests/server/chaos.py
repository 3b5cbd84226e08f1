"""A house with many tables, and all that can go wrong with it."""

import asyncio
import resource
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import psutil
import psycopg
from msgspec.json import decode, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from manoir.games.registry import find_game, registered
from tests.server.house import cautious
from tests.server.process import ProcessHouse

RECORD = Path(__file__).parent.parent / "games" / "cluedo" / "records" / "c-6-seats.txt"
SILENCE = 60.0
"""Seconds without news at a table where somebody could move: then it is frozen."""


class Person:
    """Somebody who plays one game after the other against bots, and remembers all that the house has told."""

    def __init__(self, house: ProcessHouse, number: int, thinks: float) -> None:
        self._house = house
        self._random = Random(number)
        self._thinks = thinks
        self._game = list(registered())[number % len(registered())]
        self._cookie = ""
        self._answer: dict[str, Any] | None = None
        self.code = ""
        self.seat = 0
        self.told: list[Any] = []
        self.moves = 0
        self.games = 0
        self.heard = monotonic()

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with suppress(WebSocketException, OSError, TimeoutError, httpx.HTTPError):
                if not self.code:
                    await self._open()
                async with self._line() as line:
                    await self._follow(line, stop)
            await asyncio.sleep(0.1)

    @property
    def silent(self) -> float:
        return monotonic() - self.heard

    async def story(self) -> list[Any]:
        async with self._line() as line:
            await line.send(encode({"type": "join", "table": self.code, "seat": self.seat, "pictures": False}).decode())
            while (message := decode(await asyncio.wait_for(line.recv(), 60)))["type"] != "news":
                pass
        entries: list[Any] = message["entries"]
        return entries

    async def _open(self) -> None:
        game = find_game(self._game)
        async with httpx.AsyncClient(base_url=self._house.url, timeout=60) as http:
            bots = [{"level": self._random.choice(("random", "novice"))} for _ in range(game.seat_counts[0] - 1)]
            new = {"game": self._game, "sit": {}, "bots": bots, "settings": {"pace": "none"}}
            table = (await http.post("/api/tables", json=new)).raise_for_status().json()
            begun = (await http.post(f"/api/tables/{table['code']}/start", json={})).raise_for_status().json()
            self._cookie = http.cookies["manoir"]
        (self.seat,) = [chair["seat"] for chair in begun["chairs"] if chair.get("yours")]
        self.code, self.told, self._answer, self.heard = table["code"], [], None, monotonic()

    def _line(self) -> connect:
        return connect(
            self._house.url.replace("http", "ws", 1) + "/api/live",
            additional_headers={"Cookie": f"manoir={self._cookie}"},
            compression=None,
            max_size=None,
            open_timeout=30,
            close_timeout=1,
        )

    async def _follow(self, line: ClientConnection, stop: asyncio.Event) -> None:
        join = {"type": "join", "table": self.code, "seat": self.seat, "pictures": False, "since": len(self.told)}
        await line.send(encode(join).decode())
        if self._answer is not None:
            await line.send(encode(self._answer).decode())
        while not stop.is_set():
            message = decode(await asyncio.wait_for(line.recv(), 30))
            if message["type"] == "news":
                assert message["seat"] == self.seat, "nobody hears of another seat"
                await self._hear(line, message)
                if message.get("over"):
                    self.code, self.games = "", self.games + 1
                    return
            elif message["type"] == "refused":
                assert message["code"] in ("late", "busy"), message

    async def _hear(self, line: ClientConnection, news: Any) -> None:
        known, since = self.told, news["since"]
        assert known[since:] == news["entries"][: len(known) - since], "nothing is told otherwise, nothing is lost"
        fresh = news["entries"][len(known) - since :]
        known += fresh
        if fresh:
            self.heard = monotonic()
        self.moves += sum(entry["event"] == "Acted" for entry in fresh)
        question = news.get("question")
        if self._answer is not None and (question is None or question["ply"] != self._answer["ply"]):
            self._answer = None
        if question is not None:
            await asyncio.sleep(self._random.random() * 2 * self._thinks)
            act = {"type": "act", "seat": self.seat, "ply": question["ply"], "action": cautious(news)}
            self._answer = self._answer or act
            await line.send(encode(self._answer).decode())


class Chaos:
    """`lasts` is how long a disturbance goes on, in seconds."""

    def __init__(self, house: ProcessHouse, database: str, clock: Path, lasts: float) -> None:
        self.house = house
        self._database = database
        self._clock = clock
        self._lasts = lasts

    def disturbances(self) -> list[Callable[[], Any]]:
        always = [
            self.stall_thinkers,
            self.kill_thinkers,
            self.stall_storage,
            self.poison,
            self.never_read,
            self.flood_joins,
            self.ask_reviews,
            self.step_clock,
        ]
        return [*always, self.fill_disk] if self._database.startswith("sqlite") else always

    def thinkers(self) -> list[psutil.Process]:
        """Not those that only keep count of what Python shares between processes."""
        with suppress(psutil.NoSuchProcess):
            children = psutil.Process(self.house.pid).children()
            return [child for child in children if "resource_tracker" not in " ".join(child.cmdline())]
        return []

    @property
    def memory(self) -> int:
        return int(psutil.Process(self.house.pid).memory_info().rss)

    async def stall_thinkers(self) -> None:
        stalled = self.thinkers()
        for child in stalled:
            with suppress(psutil.NoSuchProcess):
                child.suspend()
        await asyncio.sleep(self._lasts)
        for child in stalled:
            with suppress(psutil.NoSuchProcess):
                child.resume()

    async def kill_thinkers(self) -> None:
        for _ in range(3):
            for child in self.thinkers():
                with suppress(psutil.NoSuchProcess):
                    child.kill()
            await asyncio.sleep(self._lasts / 3)

    async def stall_storage(self) -> None:
        if self._database.startswith("sqlite"):
            with closing(sqlite3.connect(self._database.removeprefix("sqlite:///"), timeout=30)) as other:
                other.isolation_level = None
                other.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(self._lasts)
                other.execute("ROLLBACK")
            return
        async with await psycopg.AsyncConnection.connect(self._database) as other_:
            await other_.execute("LOCK TABLE moves IN ACCESS EXCLUSIVE MODE")
            await asyncio.sleep(self._lasts)
            await other_.rollback()

    async def fill_disk(self) -> None:
        resource.prlimit(self.house.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await asyncio.sleep(self._lasts)
        resource.prlimit(self.house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def step_clock(self) -> None:
        """Forward and back while it runs, and back while it is down."""
        for offset in (3600, -3600):
            self._clock.write_text(str(offset))
            await asyncio.sleep(self._lasts / 2)
        await asyncio.to_thread(self.house.kill)
        self._clock.write_text("-7200")
        await asyncio.to_thread(self.house.start)

    async def poison(self) -> None:
        async with self._guest() as (http, line, code):
            until = monotonic() + self._lasts
            while monotonic() < until:
                for verb in ("\0", "x" * 41, "show\0"):
                    await line.send(encode({"type": "preset", "seat": 0, "verb": verb, "order": []}).decode())
                await http.put("/api/me", json={"name": "\0" * 40})
                await http.post("/api/records", content=b"manoir record 1\n\0", headers={"content-type": "text/plain"})
                await http.get(f"/api/tables/{code}x")
                await asyncio.sleep(0.02)

    async def never_read(self) -> None:
        async with self._guest() as (http, _, code):
            cookie = f"manoir={http.cookies['manoir']}"
            deaf = [await asyncio.to_thread(_deaf, self.house.port, cookie, code) for _ in range(5)]
            await asyncio.sleep(self._lasts)
            for line in deaf:
                line.close()

    async def flood_joins(self) -> None:
        async with self._guest() as (_, line, code):
            until = monotonic() + self._lasts
            while monotonic() < until:
                for since in range(20):
                    await line.send(encode({"type": "join", "table": code, "seat": 0, "since": since}).decode())
                with suppress(TimeoutError):
                    while True:
                        await asyncio.wait_for(line.recv(), 0.01)

    async def ask_reviews(self) -> None:
        """A hundred of them, of a game that takes a while to be read."""
        record = RECORD.read_bytes()
        async with httpx.AsyncClient(base_url=self.house.url, timeout=120) as http:
            brought = await http.post("/api/records", content=record, headers={"content-type": "text/plain"})
            if brought.status_code != 201:
                return
            paths = [f"/api/records/{brought.json()['code']}/notebook?seat=0&ply={ply}" for ply in range(100)]
            answers = await asyncio.gather(*(http.get(path) for path in paths), return_exceptions=True)
            found = {answer.status_code for answer in answers if isinstance(answer, httpx.Response)}
            assert found <= {200, 429, 503}, found

    @asynccontextmanager
    async def _guest(self) -> AsyncIterator[tuple[httpx.AsyncClient, ClientConnection, str]]:
        """At a table of his own, on its first seat."""
        async with httpx.AsyncClient(base_url=self.house.url, timeout=60) as http:
            new = {"game": "cluedo", "sit": {}, "bots": [{"level": "random"}] * 2}
            code = (await http.post("/api/tables", json=new)).raise_for_status().json()["code"]
            (await http.post(f"/api/tables/{code}/start", json={})).raise_for_status()
            address = self.house.url.replace("http", "ws", 1) + "/api/live"
            headers = {"Cookie": f"manoir={http.cookies['manoir']}"}
            async with connect(address, additional_headers=headers, max_queue=None, max_size=None) as line:
                await line.send(encode({"type": "join", "table": code, "seat": 0}).decode())
                with suppress(WebSocketException, httpx.HTTPError):
                    yield http, line, code


def _deaf(port: int, cookie: str, code: str) -> socket.socket:
    """A socket that follows a table again and again, and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.settimeout(5)
    key = "x3JJHMbDL1EzLkh9GBhXDw=="
    line.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    join = encode({"type": "join", "table": code, "seat": 0})
    frame = bytes([0x81, 0x80 | len(join)]) + b"\0\0\0\0" + join
    with suppress(OSError):
        for _ in range(200):
            line.sendall(frame)
    return line


async def survive(chaos: Chaos, tables: int, rounds: int, thinks: float) -> list[Person]:
    """Everything goes wrong, so many times over; each table must go on, and everything come to rest afterwards."""
    stop = asyncio.Event()
    people = [Person(chaos.house, number, thinks) for number in range(tables)]
    playing = [asyncio.create_task(person.play(stop)) for person in people]
    await _all_move(people, playing, 2)
    rest = chaos.memory
    for _ in range(rounds):
        for disturb in chaos.disturbances():
            task = asyncio.create_task(disturb())
            while not task.done():
                _check(people, playing)
                await asyncio.sleep(0.1)
            with suppress(WebSocketException, OSError, httpx.HTTPError):
                task.result()
            # Before the next one, which might heal what this one has broken.
            await _all_move(people, playing, 1)
    assert len(chaos.thinkers()) <= 2, "as many processes as at rest"
    assert chaos.memory < 2 * rest + 64 * 1024 * 1024, (rest, chaos.memory)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), 60)
    for person in people:
        if person.code:
            assert (await person.story())[: len(person.told)] == person.told, "what was told is what is kept"
    return people


def _check(people: list[Person], playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()
    frozen = [person.code for person in people if person.silent > SILENCE]
    assert not frozen, f"{len(frozen)} tables are silent"


async def _all_move(people: list[Person], playing: list[asyncio.Task[None]], moves: int) -> None:
    before = [(person.moves, person.games) for person in people]

    def have_moved() -> bool:
        now = [(person.moves - moves, person.games) for person in people]
        return all(n[0] >= b[0] or n[1] > b[1] for n, b in zip(now, before, strict=True))

    while not have_moved():
        _check(people, playing)
        await asyncio.sleep(0.1)
