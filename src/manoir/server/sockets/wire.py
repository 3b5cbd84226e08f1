"""How a client is told and heard: by uvicorn's own WebSocket with short ways, or by any server that speaks ASGI."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from starlette.types import Scope, Send

from manoir.house.log import LOG

STATE: Final = "wire"
"""Where an application finds the wire in its scope's state, if the server brought one."""


class Wire(Protocol):
    hear: Callable[[bytes], bool] | None
    """May be called with a whole message as it arrives; False if it has to stand in the queue."""

    @property
    def unsent(self) -> int:
        """Messages that the client has not taken yet."""

    @property
    def unread(self) -> int:
        """Bytes that the client has not taken yet, nearly."""

    def tell(self, text: str) -> None: ...

    def forget(self) -> None:
        """What is not sent yet, is not sent any more."""

    def hang_up(self) -> None:
        """Whether the client has read everything or not."""

    async def sent(self) -> None:
        """Whatever was told is on its way."""


class PlainWire:
    """Over the two ends of an ASGI connection, as every server has them; messages are heard in the queue alone."""

    hear: Callable[[bytes], bool] | None = None

    def __init__(self, give: Send) -> None:
        self._give = give
        self._unsent: list[str] = []
        self._sending: asyncio.Task[None] | None = None

    @property
    def unsent(self) -> int:
        return len(self._unsent)

    @property
    def unread(self) -> int:
        return sum(map(len, self._unsent))

    def forget(self) -> None:
        del self._unsent[1:]

    def hang_up(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
        self._unsent.clear()

    def tell(self, text: str) -> None:
        self._unsent.append(text)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def sent(self) -> None:
        if self._sending is not None:
            await asyncio.wait([self._sending])

    async def _send(self) -> None:
        while self._unsent:
            try:
                await self._give({"type": "websocket.send", "text": self._unsent[0]})
            except (OSError, RuntimeError):
                # The client has gone; whoever listens to it is told so.
                self._unsent.clear()
                return
            del self._unsent[0]


def wire_of(scope: Scope, give: Send) -> Wire:
    brought: Wire | None = scope.get("state", {}).get(STATE)
    return PlainWire(give) if brought is None else brought


def websocket_protocol() -> Any:
    """For uvicorn: its own with short ways, or what it would take by itself where its insides are no longer known."""
    try:
        from manoir.server.sockets import quick
    except ImportError:
        known = False
    else:
        known = quick.is_known()
    if not known:
        LOG.warning("uvicorn has changed: its plain WebSocket is used, which is slower")
        return "auto"
    return quick.QuickWire
