"""Many games at once, played by clients that come back whenever they are cut off, and remember all they were told."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
from msgspec.json import decode, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.house import cautious

SEATS = 3


class Game:
    """One visitor on three seats; what each seat was told is kept, and checked against what it is told again."""

    def __init__(self, urls: Sequence[str], number: int) -> None:
        self._urls = urls
        self._random = Random(number)
        self._cookie = ""
        self._unanswered: dict[int, dict[str, Any]] = {}
        self.code = ""
        self.told: list[list[Any]] = [[] for _ in range(SEATS)]
        self.accepted = 0
        self.cuts = 0

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self._urls[0], verify=False, timeout=60) as http:
            new = {"game": "cluedo", "options": {"rounds": 10000}, "sit": {}, "settings": {"pace": "none"}}
            table = (await http.post("/api/tables", json=new)).raise_for_status().json()
            self.code, self._cookie = table["code"], http.cookies["manoir"]
            for _ in range(SEATS - 1):
                (await http.post(f"/api/tables/{self.code}/chairs", json={})).raise_for_status()
            (await http.post(f"/api/tables/{self.code}/start", json={})).raise_for_status()

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                async with self._line() as line:
                    await self._follow(line, stop)
            except (WebSocketException, OSError, TimeoutError):
                self.cuts += 1
                await asyncio.sleep(0.05)

    async def story(self) -> list[list[Any]]:
        """All that each seat was told, from the start."""
        told = []
        async with self._line() as line:
            for seat in range(SEATS):
                await line.send(encode({"type": "join", "table": self.code, "seat": seat, "pictures": False}).decode())
                while (message := decode(await asyncio.wait_for(line.recv(), 60)))["type"] != "news":
                    pass
                told.append(message["entries"])
        return told

    def _line(self) -> connect:
        url = self._random.choice(self._urls).replace("http", "ws", 1)
        return connect(
            f"{url}/api/live",
            additional_headers={"Cookie": f"manoir={self._cookie}"},
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=20,
            close_timeout=1,
        )

    async def _follow(self, line: ClientConnection, stop: asyncio.Event) -> None:
        for seat in range(SEATS):
            join = {"type": "join", "table": self.code, "seat": seat, "pictures": False, "since": len(self.told[seat])}
            await line.send(encode(join).decode())
        for answer in self._unanswered.values():
            await line.send(encode(answer).decode())
        while not stop.is_set():
            message = decode(await asyncio.wait_for(line.recv(), 20))
            if message["type"] == "news" and message["seat"] is not None:
                await self._hear(line, message)
            elif message["type"] == "refused" and message["code"] not in ("late", "busy"):
                raise AssertionError(message)

    async def _hear(self, line: ClientConnection, news: Any) -> None:
        seat = news["seat"]
        known = self.told[seat]
        assert news["since"] <= len(known), "nothing is left out"
        assert known[news["since"] :] == news["entries"][: len(known) - news["since"]], "nothing is told otherwise"
        fresh = news["entries"][len(known) - news["since"] :]
        known += fresh
        self.accepted += sum(entry["event"] == "Acted" for entry in fresh)
        waiting = self._unanswered.get(seat)
        question = news.get("question")
        if waiting is not None and (question is None or question["ply"] != waiting["ply"]):
            del self._unanswered[seat]
        if question is not None:
            answer = {"type": "act", "seat": seat, "ply": question["ply"], "action": cautious(news)}
            self._unanswered.setdefault(seat, answer)
            await line.send(encode(self._unanswered[seat]).decode())


class Crowd:
    def __init__(self, urls: Sequence[str], games: int) -> None:
        self.games = [Game(urls, number) for number in range(games)]
        self._stop = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for first in range(0, len(self.games), 10):
            await asyncio.gather(*(game.open() for game in self.games[first : first + 10]))
        self._tasks = [asyncio.create_task(game.play(self._stop)) for game in self.games]

    def accepted(self) -> int:
        return sum(game.accepted for game in self.games)

    async def until_all_move(self, moves: int, seconds: float = 60.0) -> None:
        """Wait until each game has gone on by so many moves: none is stuck."""
        before = [game.accepted for game in self.games]
        async with asyncio.timeout(seconds):
            while any(game.accepted < start + moves for game, start in zip(self.games, before, strict=True)):
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.05)

    async def end(self) -> None:
        """Stop playing, and check that what was told is what is kept."""
        self._stop.set()
        await asyncio.wait_for(asyncio.gather(*self._tasks), 60)
        for game in self.games:
            for told, kept in zip(game.told, await game.story(), strict=True):
                assert kept[: len(told)] == told
