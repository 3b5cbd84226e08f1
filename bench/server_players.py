"""Two clients at a match, of this server or of boardgame.io: one moves, both are told, the other moves."""

import asyncio
from collections.abc import Sequence
from secrets import token_hex
from time import perf_counter
from typing import Any, Protocol

import httpx
from msgspec import Struct
from msgspec.json import Decoder

from bench.server_wire import Wire, connect

CLIENTS = 2


class Player(Protocol):
    """All clients of one match."""

    async def open(self, host: str, ports: Sequence[int], http: httpx.AsyncClient) -> None:
        """Connect the clients, each at a port in its turn."""

    def move(self) -> bool:
        """Make a move if one can be made."""

    def close(self) -> None: ...


class Meter:
    """The time of each move until the last of the clients was told."""

    def __init__(self) -> None:
        self.seconds: list[float] = []


class Question(Struct):
    ply: int
    choices: list[dict[str, Any]]


class _Message(Struct):
    type: str
    seat: int | None = None
    ply: int = 0
    over: bool = False
    question: Question | None = None
    code: str = ""
    reason: str = ""


_DECODER = Decoder(_Message)


class Kind(Struct, frozen=True):
    """A game that goes on for ever, and the seats of it that the two clients hold; `pictures` as browsers want them."""

    game: str
    options: dict[str, int]
    seats: int
    pictures: bool = False


class ManoirMatch:
    """Every move on disk before anybody is told."""

    def __init__(self, meter: Meter, closed: bool, kind: Kind) -> None:
        self.meter = meter
        self.closed = closed
        self.kind = kind
        self.wires: list[Wire] = []
        self.questions: dict[int, tuple[Wire, Question]] = {}
        self.waiting: set[int] = set()
        self.sent = 0.0
        self.over = False

    async def open(self, host: str, ports: Sequence[int], http: httpx.AsyncClient) -> None:
        async def ask(path: str, body: dict[str, Any], cookie: str | None = None) -> httpx.Response:
            headers = {} if cookie is None else {"cookie": cookie}
            response = await http.post(f"http://{host}:{ports[0]}{path}", json=body, headers=headers)
            http.cookies.clear()
            return response.raise_for_status()

        kind, named = self.kind, {"name": "somebody"}
        new = {"game": kind.game, "options": kind.options, "sit": named, "settings": {"pace": "none"}}
        opened = await ask("/api/tables", new)
        path, first = f"/api/tables/{opened.json()['code']}", f"manoir={opened.cookies['manoir']}"
        second = f"manoir={(await ask(f'{path}/chairs', named)).cookies['manoir']}"
        for _ in range(kind.seats - CLIENTS):
            await ask(f"{path}/chairs", named, first)
        await ask(f"{path}/start", {"entropy": token_hex(32)}, first)
        for number, cookie in enumerate((first, second)):
            wire = await connect(host, ports[number % len(ports)], "/api/live", cookie, self.heard)
            self.wires.append(wire)
            for seat in range(number, kind.seats, CLIENTS):
                pictures = "true" if kind.pictures else "false"
                join = f'{{"type":"join","table":"{opened.json()["code"]}","seat":{seat},"pictures":{pictures}}}'
                wire.send(join.encode())

    def heard(self, wire: Wire, text: bytes) -> None:
        message = _DECODER.decode(text)
        if message.type == "refused":
            raise RuntimeError(f"{message.code}: {message.reason}")
        if message.type != "news" or message.seat is None:
            return
        self.over = self.over or message.over
        if message.question is not None:
            self.questions[message.seat] = (wire, message.question)
        if message.seat in self.waiting:
            self.waiting.discard(message.seat)
            if not self.waiting:
                self.meter.seconds.append(perf_counter() - self.sent)
                if self.closed and not self.over:
                    self.move()

    def move(self) -> bool:
        if self.waiting or not self.questions:
            return False
        seat, (wire, question) = self.questions.popitem()
        self.waiting = set(range(self.kind.seats))
        number = some_option(question)
        self.sent = perf_counter()
        wire.send(f'{{"type":"act","seat":{seat},"ply":{question.ply},"action":{number}}}'.encode())
        return True

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def some_option(question: Question) -> int:
    """Never an accusation, so that the game goes on."""
    group = next(choice for choice in question.choices if choice["verb"] != "accuse")
    if group["form"] == "listed":
        number: int = group["rows"][question.ply % len(group["rows"])][0]
        return number
    first: int = group["numbers"][0]
    return first


class BoardgameMatch:
    """The smallest game there is, in memory."""

    def __init__(self, meter: Meter, closed: bool) -> None:
        self.meter = meter
        self.closed = closed
        self.wires: list[Wire] = []
        self.name = token_hex(8)
        self.state = 0
        self.told = CLIENTS
        self.sent = 0.0
        self.joined = 0

    async def open(self, host: str, ports: Sequence[int], http: httpx.AsyncClient) -> None:
        for _ in range(CLIENTS):
            wire = await connect(host, ports[0], "/socket.io/?EIO=4&transport=websocket", "", self.heard)
            self.wires.append(wire)
            await asyncio.sleep(0)
        while self.joined < CLIENTS:
            await asyncio.sleep(0.01)

    def heard(self, wire: Wire, text: bytes) -> None:
        if text == b"2":
            wire.send(b"3")
        elif text.startswith(b"0"):
            wire.send(b"40/bump,")
        elif text.startswith(b"40/bump"):
            wire.send(f'42/bump,["sync","{self.name}","{self.wires.index(wire)}",null,2]'.encode())
        elif text.startswith(b'42/bump,["sync"'):
            self.joined += 1
        elif text.startswith(b'42/bump,["update"'):
            self.told += 1
            if self.told == CLIENTS:
                self.state += 1
                self.meter.seconds.append(perf_counter() - self.sent)
                if self.closed:
                    self.move()

    def move(self) -> bool:
        if self.told < CLIENTS:
            return False
        self.told = 0
        seat = self.state % CLIENTS
        self.sent = perf_counter()
        move = f'{{"type":"MAKE_MOVE","payload":{{"type":"bump","args":[],"playerID":"{seat}","credentials":null}}}}'
        self.wires[seat].send(f'42/bump,["update",{move},{self.state},"{self.name}","{seat}"]'.encode())
        return True

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
