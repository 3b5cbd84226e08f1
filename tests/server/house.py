"""A house that runs in this process, visitors of it, and their lines to it."""

import asyncio
from collections.abc import Callable, Sequence
from threading import Thread
from time import monotonic, sleep
from typing import Any, Self

import httpx
import uvicorn
from msgspec.json import decode, encode
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from manoir.server.app import make_app
from manoir.server.config import Config
from manoir.server.serve import server_for
from manoir.table.choices import Choice, texts

PATIENCE = 60.0
ENTROPY = "5a" * 32
"""What every visitor adds to chance: a deal hangs on the house's seed alone."""


class RunningHouse:
    """Real sockets, a real database, bots in one process."""

    def __init__(self, database: str, **settings: Any) -> None:
        settings = {"bots": 1, "quick": True, "rate": 10_000.0, "sockets": 10_000, "metrics": "127.0.0.1:0", **settings}
        self.config = Config(host="127.0.0.1", port=0, database=database, **settings)
        self.app: Starlette = make_app(self.config)
        self._server: uvicorn.Server = server_for(self.config, self.app)
        self._thread = Thread(target=self._server.run, daemon=True)
        self._guests: list[Visitor] = []

    def __enter__(self) -> Self:
        self._thread.start()
        until = monotonic() + PATIENCE
        while not self._server.started:
            if not self._thread.is_alive() or monotonic() > until:
                raise RuntimeError("the house does not open")
            sleep(0.01)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self._guests:
            guest.close()
        self.stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def stop(self) -> None:
        """As a signal would: in good order."""
        self._server.should_exit = True

    def inside(self, act: Callable[[], Any]) -> Any:
        """Run something in the house's own thread."""

        async def acted() -> Any:
            return act()

        loop: asyncio.AbstractEventLoop = self.app.state.house.services.loop
        return asyncio.run_coroutine_threadsafe(acted(), loop).result(PATIENCE)

    def measured(self) -> str:
        """What the keeper of the house sees."""
        return httpx.get(f"http://127.0.0.1:{self.app.state.watchman.port}/metrics").text

    def visitor(self, name: str = "") -> "Visitor":
        self._guests.append(Visitor(self.url, name))
        return self._guests[-1]


class Visitor:
    """A browser's cookie, requests and sockets, without the browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, verify=False, timeout=PATIENCE)
        self.lines: list[Line] = []
        if name:
            self.ask("PUT", "/api/me", {"name": name})
        else:
            self.ask("GET", "/api/me")

    @property
    def cookie(self) -> str:
        return self.http.cookies["manoir"]

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        response = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert response.status_code == status, response.text
        return response.json() if response.headers["content-type"] == "application/json" else response.text

    def open(self, game: str = "cluedo", bots: Sequence[str] = (), **wishes: Any) -> str:
        """The code of a new table where the visitor sits, with bots of these levels."""
        new = {"game": game, "sit": {}, "bots": [{"level": level} for level in bots], "settings": {"pace": "none"}}
        code: str = self.ask("POST", "/api/tables", {**new, **wishes}, 201)["code"]
        return code

    def sit(self, code: str, **wishes: Any) -> Any:
        return self.ask("POST", f"/api/tables/{code}/chairs", {"entropy": ENTROPY, **wishes})

    def start(self, code: str) -> Any:
        return self.ask("POST", f"/api/tables/{code}/start", {"entropy": ENTROPY})

    def table(self, code: str) -> Any:
        return self.ask("GET", f"/api/tables/{code}")

    def seats(self, code: str) -> list[int]:
        return [chair["seat"] for chair in self.table(code)["chairs"] if chair.get("yours")]

    def live(self) -> "Line":
        address = self.url.replace("http", "ws", 1) + "/api/live"
        headers = {"Cookie": f"manoir={self.cookie}"}
        quiet: Any = {"compression": None, "ping_interval": None, "open_timeout": PATIENCE}
        made = connect(address, additional_headers=headers, max_size=None, max_queue=None, close_timeout=1, **quiet)
        self.lines.append(Line(made.__enter__()))
        return self.lines[-1]

    def close(self) -> None:
        for line in self.lines:
            line.connection.close()
        self.http.close()

    def follow(self, code: str, seat: int | None = None, **wishes: Any) -> "Line":
        line = self.live()
        line.send(type="join", table=code, seat=seat, **wishes)
        return line


class Line:
    """A socket that keeps everything it has heard."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Any] = []
        self.raw: list[str] = []
        self._read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def send(self, **request: Any) -> None:
        self.connection.send(encode(request).decode())

    def next(self, kind: str = "", seconds: float = PATIENCE) -> Any:
        """The next message, of this type if one is given; others are kept in `heard`."""
        until = monotonic() + seconds
        while True:
            text = self.connection.recv(timeout=max(0.0, until - monotonic()))
            assert isinstance(text, str)
            message = decode(text)
            self.raw.append(text)
            self.heard.append(message)
            if kind in ("", message["type"]):
                return message

    def answer(self) -> Any:
        """The next message that is not about the table as a whole."""
        while (message := self.next())["type"] == "table":
            pass
        return message

    def question(self, seat: int | None = None) -> Any:
        """The news in which something is next asked."""
        while True:
            news = self.next("news")
            if news.get("question") and seat in (None, news["seat"]):
                return news

    def act(self, news: Any, action: str | int | None = None) -> None:
        """Answer what is asked in `news`, cautiously if nothing is said."""
        wanted = cautious(news) if action is None else action
        self.send(type="act", seat=news["seat"], ply=news["question"]["ply"], action=wanted)

    def heeded(self) -> None:
        """Wait until all that was sent so far is done: what comes by one line is done in its order."""
        self.send(type="join", table="nowhere")
        while "no such table" not in self.next("refused")["reason"]:
            pass

    def silent(self, seconds: float = 0.3) -> bool:
        try:
            self.next(seconds=seconds)
        except TimeoutError:
            return True
        return False


def options(news: Any) -> dict[int, str]:
    found: dict[int, str] = {}
    for choice in decode(encode(news["question"]["choices"]), type=list[Choice]):
        found |= texts(choice)
    return found


def cautious(news: Any) -> int:
    """Some option that does not end the game at once."""
    offered = options(news)
    harmless = [number for number, text in offered.items() if not text.startswith(("accuse", "fold"))]
    some = harmless or list(offered)
    ply: int = news["ply"]
    return some[ply % len(some)]


def play_to_the_end(line: Line) -> dict[str, str]:
    while True:
        message = line.next()
        if message["type"] == "proof":
            proof: dict[str, str] = message
            return proof
        if message["type"] == "news" and message.get("question"):
            line.act(message, cautious(message))
