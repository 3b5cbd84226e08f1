"""A client on the wire: what it sends is read, checked and handed on."""

import asyncio
from typing import TYPE_CHECKING

from starlette.types import Receive, Send

from manoir.house.followers import written
from manoir.house.log import LOG
from manoir.house.room import Room
from manoir.house.visit import Visit, read_request
from manoir.server.keeper.metrics import CLIENTS, CUTS
from manoir.server.sockets.wire import Wire
from manoir.table.messages import PROTOCOL, Goodbye, Join, Message, Request, Welcome
from manoir.table.refusal import Refusal

if TYPE_CHECKING:
    from manoir.server.open_house import OpenHouse

MOST_QUEUED = 500
"""Messages that a client may leave unread."""
MOST_UNREAD = 2 * 1024 * 1024
"""Bytes that a client may leave unread."""
READING = 256 * 1024
"""Bytes that a client may have to read when it asks for a journal."""
JOIN_COST = 3.0
"""Messages that a `join` counts for: it is answered by a whole journal."""
FIRST_WORD = 15.0
"""Seconds in which a client must have joined a table."""
LAST_WORD = 5.0
"""Seconds in which a client must have taken what is left for it."""
PATIENCE = 20
"""Requests over the limit after which a client is cut."""

# Close codes of RFC 6455, and of its registry.
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013


class Cut(Exception):
    """The connection is closed, with a reason that the client is told."""

    def __init__(self, code: int, reason: str, retry: float | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.retry = retry


class _Gone(Exception):
    """The client has closed the connection."""


class Client:
    """`take` and `give` are the two ends of an ASGI connection; what is told goes straight to the wire."""

    def __init__(
        self, house: "OpenHouse", take: Receive, give: Send, wire: Wire, visitor: str, name: str, address: str
    ) -> None:
        self.visitor = visitor
        self._address = address
        self.name = name
        self._house = house
        self._take = take
        self._give = give
        self._wire = wire
        self._visit = Visit(house.services.observer)
        self._closing: asyncio.Task[None] | None = None
        self._joining = False
        self._buckets = house.limits.messages(visitor, address)
        self._over = 0
        """Requests in a row that were too many."""

    def tell(self, text: str) -> None:
        if self._wire.unsent >= MOST_QUEUED or self._wire.unread >= MOST_UNREAD:
            self._wire.forget()
            self.cut(Cut(TRY_LATER, "you do not listen", 1.0))
        elif self._closing is None:
            self._wire.tell(text)

    def say(self, message: Message) -> None:
        self.tell(written(message))

    def cut(self, cut: Cut) -> None:
        """Close the connection as soon as what it was told is sent."""
        if self._closing is None:
            CUTS.labels(cut.reason).inc()
            self._closing = asyncio.create_task(self._close(cut))

    async def run(self) -> None:
        await self._take()
        await self._give({"type": "websocket.accept"})
        CLIENTS.inc()
        self._house.clients.add(self)
        self.say(Welcome(PROTOCOL, self.name))
        self._wire.hear = self._hear
        try:
            await self._receive()
        except Cut as cut:
            self.cut(cut)
        except _Gone:
            pass
        finally:
            self._wire.hear = None
            self._house.clients.discard(self)
            CLIENTS.dec()
            self._visit.leave(self)
            if self._closing is not None:
                await asyncio.wait([self._closing], timeout=LAST_WORD)
                self._closing.cancel()

    async def _receive(self) -> None:
        try:
            async with asyncio.timeout(FIRST_WORD):
                while self._visit.room is None and self._closing is None:
                    await self._next()
        except TimeoutError:
            raise Cut(POLICY, "join a table, or do not come in") from None
        while self._closing is None:
            await self._next()

    async def _next(self) -> None:
        event = await self._take()
        if event["type"] == "websocket.disconnect":
            raise _Gone
        text = event.get("text")
        request = read_request(text if text is not None else event.get("bytes") or b"")
        if not isinstance(request, Join):
            self._handle(request)
        elif self._may_ask(JOIN_COST):
            await self._join(request)

    def _hear(self, message: bytes) -> bool:
        """At a table, all but joining another is carried out as soon as it arrives."""
        if self._visit.room is None or self._joining or self._closing is not None:
            return False
        request = read_request(message)
        if isinstance(request, Join):
            return False
        try:
            self._handle(request)
        except Cut as cut:
            self.cut(cut)
        return True

    def _may_ask(self, cost: float = 1.0) -> bool:
        own, household = self._buckets
        if own.takes(cost) and household.takes(cost):
            self._over = 0
            return True
        self._over += 1
        if self._over > PATIENCE:
            raise Cut(POLICY, "too many messages")
        self._visit.refuse(self, Refusal("too-often", "too many messages: wait a moment"))
        return False

    def _handle(self, request: Request | Refusal) -> None:
        if self._may_ask():
            self._visit.handle(self, request)

    async def _join(self, request: Join) -> None:
        if request.protocol != PROTOCOL:
            raise Cut(POLICY, f"this house speaks protocol {PROTOCOL}: load the page again")
        self._joining = True
        try:
            await self._visit.join(self, request, self._enter)
        finally:
            self._joining = False

    async def _enter(self, code: str) -> Room:
        if self._wire.unread > READING:
            raise Refusal("busy", "first read what you were told")
        guesses = self._house.limits.guesses(self._address)
        if not guesses.has():
            raise Refusal("too-often", "too many codes that lead nowhere: wait a while")
        try:
            return await self._house.enter(code)
        except Refusal:
            guesses.takes()
            raise

    async def _close(self, cut: Cut) -> None:
        LOG.info("client cut", extra={"reason": cut.reason})
        self._wire.tell(written(Goodbye(cut.reason, cut.retry)))
        asyncio.get_running_loop().call_later(LAST_WORD, self._wire.hang_up)
        await self._wire.sent()
        try:
            await self._give({"type": "websocket.close", "code": cut.code, "reason": cut.reason})
        except (OSError, RuntimeError):
            # The client has gone by itself.
            return
