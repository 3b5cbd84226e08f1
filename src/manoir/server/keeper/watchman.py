"""Where the keeper of a house looks: figures and health in full, at an address that players do not know."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from msgspec.json import encode

from manoir.house.requests.bodies import Condition
from manoir.server.config import BadConfig
from manoir.server.keeper import metrics

SECONDS = 10.0
"""In which a request must have been put and its answer read."""


class Watchman:
    """`condition` says how the house is, or raises if it cannot do its work."""

    def __init__(self, address: str, condition: Callable[[], Awaitable[Condition]]) -> None:
        self._address = address
        self._condition = condition
        self._server: asyncio.Server | None = None

    @property
    def port(self) -> int:
        assert self._server is not None
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def begin(self) -> None:
        host, colon, port = self._address.rpartition(":")
        try:
            if "/" in self._address:
                self._server = await asyncio.start_unix_server(self._answer, self._address)
                # For whoever has a name on this machine, as an address of it would be.
                Path(self._address).chmod(0o666)
            elif colon and port.isdecimal():
                self._server = await asyncio.start_server(self._answer, host.strip("[]"), int(port))
            else:
                raise BadConfig(f"metrics is {self._address!r}: give an address and a port, or the path of a socket")
        except OSError as error:
            raise BadConfig(f"metrics cannot be shown at {self._address}: {error.strerror}") from None

    async def end(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: StreamReader, writer: StreamWriter) -> None:
        # Whoever is slow, hangs up or talks nonsense is not answered.
        with suppress(TimeoutError, OSError, ValueError, EOFError):
            async with asyncio.timeout(SECONDS):
                request, *_ = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
                writer.write(await self._reply(request))
                await writer.drain()
        writer.close()

    async def _reply(self, request: bytes) -> bytes:
        match request.split(b" ")[:2]:
            case [b"GET", b"/metrics"]:
                return _written(200, metrics.CONTENT_TYPE, metrics.page())
            case [b"GET", b"/healthz"]:
                condition = await self._condition()
                return _written(200 if condition.status == "open" else 503, "application/json", encode(condition))
        return _written(404, "text/plain", b"there are /metrics and /healthz\n")


def _written(status: int, kind: str, body: bytes) -> bytes:
    head = f"HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return head.encode() + body
