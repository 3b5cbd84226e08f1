"""uvicorn's HTTP with limits of its own: a house stands by itself, without a proxy before it."""

from asyncio import BaseTransport, TimerHandle
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from manoir.server.keeper.metrics import TURNED_AWAY

HEAD_LIMIT: Final = 32 * 1024
"""Bytes of a request before its body."""
HEAD_SECONDS: Final = 10.0
"""Seconds in which they must have arrived."""
READ_SECONDS: Final = 30.0
"""Seconds after which a client that does not read its answer is cut."""

_TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain\r\ncontent-length: 0\r\n"
    b"connection: close\r\n\r\n"
)


class Door(HttpToolsProtocol):
    _head: int | None = 0
    """Bytes of the head that is being read; None while none is."""
    _timer: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._wait(HEAD_SECONDS, "slow")

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD_LIMIT and b"\r\n\r\n" not in data[: len(data) - self._head + HEAD_LIMIT + 4]:
                # Before it is read: what is put together of many pieces costs more with each.
                TURNED_AWAY.labels("long").inc()
                self.transport.write(_TOO_LONG)
                self.transport.close()
                return
            if self._timer is None:
                self._wait(HEAD_SECONDS, "slow")
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._head or 0
        self._wait(HEAD_SECONDS, "slow")

    def on_headers_complete(self) -> None:
        self._head = None
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait(READ_SECONDS, "deaf")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float, why: str) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._turn_away, why)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _turn_away(self, why: str) -> None:
        TURNED_AWAY.labels(why).inc()
        self.transport.abort()
