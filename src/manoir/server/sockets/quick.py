"""uvicorn's WebSocket with short ways in and out.

What a client is told in one moment is written in one piece; what it says is heard at once if that needs no waiting.
"""

from asyncio import BaseTransport
from collections.abc import Callable
from inspect import isfunction
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from manoir.server.sockets.wire import STATE

INSIDES: Final = frozenset(
    {
        "close_sent",
        "conn",
        "connection_made",
        "disconnected",
        "frames",
        "loop",
        "queue",
        "read_paused",
        "resume_writing",
        "run_asgi",
        "scope",
        "send_receive_event_to_app",
        "transport",
        "writable",
    }
)
"""What this knows of uvicorn's own, and uvicorn promises to nobody."""
MOST_UNREAD: Final = 16
"""Messages of a client that wait to be looked at before no more are read."""


class QuickWire(WebSocketsSansIOProtocol):
    hear: Callable[[bytes], bool] | None = None
    """Called with a whole message; False if it has to stand in the queue."""
    _unsent: list[str]
    _size: int

    @property
    def unsent(self) -> int:
        """Messages that the client has not taken yet."""
        return len(self._unsent)

    @property
    def unread(self) -> int:
        """Bytes that the client has not taken yet, nearly."""
        return self._size + self.transport.get_write_buffer_size()

    def connection_made(self, transport: BaseTransport) -> None:
        self._unsent = []
        self._size = 0
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        self.scope["state"][STATE] = self
        await super().run_asgi()

    def tell(self, text: str) -> None:
        if not self._unsent:
            self.loop.call_soon(self.flush)
        self._unsent.append(text)
        self._size += len(text)

    def forget(self) -> None:
        """What is not sent yet, is not sent any more."""
        self._unsent.clear()
        self._size = 0

    def hang_up(self) -> None:
        """Whether the client has read everything or not."""
        self.transport.abort()

    def flush(self) -> None:
        """Nothing is written while the client does not read, nor after goodbye."""
        if not self._unsent or not self.writable.is_set() or self.conn.state is not OPEN or self.disconnected:
            return
        for text in self._unsent:
            self.conn.send_text(text.encode())
        self.forget()
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def sent(self) -> None:
        self.flush()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flush()

    def send_receive_event_to_app(self) -> None:
        """To stop reading after every message, as uvicorn does, costs more than to read it."""
        hear, is_next = self.hear, len(self.frames) == 1 and self.queue.empty() and not self.close_sent
        if hear is not None and is_next and hear(bytes(self.frames[0])):
            self.frames = []
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def is_known(protocol: type = WebSocketsSansIOProtocol) -> bool:
    """Whether uvicorn's insides are still those that this builds on."""
    methods = [member for member in vars(protocol).values() if isfunction(member)]
    used = {name for method in methods for name in method.__code__.co_names}
    return used.union(vars(protocol)) >= INSIDES
