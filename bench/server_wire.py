"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = b"\0\0\0\0"


class Wire(asyncio.Protocol):
    """Text frames in and out; `heard` is called with each message."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[["Wire", bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        self._heard = heard
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has closed the connection"))

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.opened.set_result(None)
            self._buffer = rest
        self._read_frames()

    def _read_frames(self) -> None:
        data, at = self._buffer, 0
        while len(data) - at >= 2:
            size, body = data[at + 1] & 0x7F, at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < body + size:
                break
            kind = data[at] & 0xF
            if kind == TEXT:
                self._heard(self, data[body : body + size])
            elif kind == PING:
                self._write(PONG, data[body : body + size])
            at = body + size
        self._buffer = data[at:]

    def _write(self, kind: int, message: bytes) -> None:
        """Masked with zeros: the message as it is."""
        assert self._transport is not None
        size = len(message)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + message)


async def connect(host: str, port: int, path: str, cookie: str, heard: Callable[[Wire, bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, cookie, heard), host, port)
    await wire.opened
    return wire
