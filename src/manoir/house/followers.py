"""Who follows a table, through which connection, and as what."""

from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct
from msgspec.json import Encoder

from manoir.table.messages import Message
from manoir.table.seating.settings import Help
from manoir.table.telling import Manner, Telling

_ENCODER = Encoder()


class Connection(Protocol):
    """A client on the wire; what it is told is queued, and a client that does not listen is cut."""

    visitor: str
    name: str

    def tell(self, text: str) -> None: ...


def written(message: Message) -> str:
    return _ENCODER.encode(message).decode()


class Follower(Struct, eq=False):
    connection: Connection
    seat: int
    manner: Manner
    help: Help


class Followers:
    """By seat, in order of arrival; those who watch are at SPECTATOR."""

    def __init__(self) -> None:
        self._by_seat: dict[int, list[Follower]] = {}

    def __iter__(self) -> Iterator[Follower]:
        for followers in self._by_seat.values():
            yield from followers

    def __bool__(self) -> bool:
        return bool(self._by_seat)

    def seats(self) -> list[int]:
        return list(self._by_seat)

    def of(self, seat: int) -> list[Follower]:
        return self._by_seat.get(seat, [])

    def connections(self) -> set[Connection]:
        return {follower.connection for follower in self}

    def add(self, follower: Follower) -> None:
        """A connection follows a seat once."""
        self.remove(follower.connection, follower.seat)
        self._by_seat.setdefault(follower.seat, []).append(follower)

    def remove(self, connection: Connection, seat: int) -> bool:
        """True if nobody follows the seat any more."""
        left = [follower for follower in self.of(seat) if follower.connection is not connection]
        if left:
            self._by_seat[seat] = left
            return False
        return self._by_seat.pop(seat, None) is not None

    def find(self, connection: Connection, seat: int) -> Follower | None:
        for follower in self.of(seat):
            if follower.connection is connection:
                return follower
        return None

    def deliver(self, telling: Telling, now: float) -> list[int]:
        """Tell all seats their news; return those that had any."""
        told = []
        for seat, followers in self._by_seat.items():
            if telling.has_news(seat):
                self._tell(telling, seat, followers, now)
                telling.settle(seat)
                told.append(seat)
        return told

    def _tell(self, telling: Telling, seat: int, followers: list[Follower], now: float) -> None:
        texts: dict[Manner, str] = {}
        for follower in followers:
            text = texts.get(follower.manner)
            if text is None:
                text = texts[follower.manner] = written(telling.news(seat, now, follower.manner))
            follower.connection.tell(text)
