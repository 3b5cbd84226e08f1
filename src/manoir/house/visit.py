"""One connection of a visitor: the table it is at, and what it asks there."""

from collections.abc import Awaitable, Callable

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from manoir.house.followers import Connection, written
from manoir.house.keeping.storage import Unavailable
from manoir.house.observer import Observer
from manoir.house.room import Room
from manoir.table.messages import Act, Join, Refused, Request
from manoir.table.refusal import Refusal

_DECODER = Decoder(Request)


def read_request(message: str | bytes) -> Request | Refusal:
    try:
        request: Request = _DECODER.decode(message)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Refusal("malformed", str(error)[:200])
    return request


class Visit:
    """What is refused is told, and nothing has changed. A connection holds it, and it holds none: no cycle is left."""

    def __init__(self, observer: Observer) -> None:
        self.room: Room | None = None
        self._observer = observer

    def handle(self, connection: Connection, request: Request | Refusal) -> None:
        """All but `join`, which may have to wait."""
        if isinstance(request, Refusal):
            self.refuse(connection, request)
            return
        try:
            if self.room is None:
                raise Refusal("not-begun", "join a table first")
            self.room.handle(connection, request)
        except Refusal as refusal:
            self.refuse(connection, refusal, request)

    async def join(self, connection: Connection, request: Join, enter: Callable[[str], Awaitable[Room]]) -> None:
        try:
            room = await enter(request.table)
            if self.room is not room:
                self.leave(connection)
            self.room = room
            room.join(connection, request)
        except Refusal as refusal:
            self.refuse(connection, refusal, request)
        except Unavailable:
            self.refuse(connection, Refusal("busy", "the house cannot look that up now: try again"), request)

    def leave(self, connection: Connection) -> None:
        room, self.room = self.room, None
        if room is not None:
            room.drop(connection)

    def refuse(self, connection: Connection, refusal: Refusal, request: Request | None = None) -> None:
        self._observer.refused(refusal.code)
        about = "" if request is None else str(request.__struct_config__.tag)
        seat = None if request is None else request.seat
        ply = request.ply if isinstance(request, Act) else None
        connection.tell(written(Refused(refusal.code, refusal.reason, about, refusal.clause, seat, ply)))
