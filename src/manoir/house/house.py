"""All tables of a house: found when somebody comes, put away when everybody has gone."""

import asyncio
from collections.abc import Callable

from manoir.house.keeping.loading import load
from manoir.house.keeping.storage import Unavailable
from manoir.house.lobby.codes import normal_code
from manoir.house.notices import Answered, Changed, Murmured, Notice, Present
from manoir.house.remote import Remote
from manoir.house.room import Room
from manoir.house.services import Services

RETRY_SECONDS = 1.0
KEPT_SECONDS = 60.0
"""How long a table that nobody follows stays in memory."""


class House:
    """`quick` allows tables without any delay."""

    def __init__(self, services: Services, remote: Remote, quick: bool = False) -> None:
        self.services = services
        self.remote = remote
        self.quick = quick
        self._rooms: dict[str, Room] = {}
        self._codes: dict[int, str] = {}
        self._entering: dict[str, asyncio.Future[Room]] = {}
        self.closing = False

    @property
    def tables(self) -> int:
        return len(self._rooms)

    def room(self, code: str) -> Room | None:
        """The room of a table, if somebody is in it."""
        return self._rooms.get(normal_code(code))

    def here(self, code: str) -> set[str]:
        """Who is at a table, through whatever worker."""
        room = self.room(code)
        return set() if room is None else room.visitors() | self.remote.visitors(room.stored.id)

    async def enter(self, code: str) -> Room:
        """The room of a table, taken up from storage if need be; who come at once wait for the same."""
        code = normal_code(code)
        if (room := self._rooms.get(code)) is not None:
            return room
        if (entering := self._entering.get(code)) is not None:
            return await asyncio.shield(entering)
        self._entering[code] = entering = self.services.loop.create_future()
        try:
            room = await self._open(code)
        except BaseException as error:
            entering.set_exception(error)
            entering.exception()  # retrieved here in case nobody else waits
            raise
        finally:
            del self._entering[code]
        entering.set_result(room)
        return room

    def hear(self, notice: Notice) -> None:
        """A hint from another worker, or from this one."""
        if notice.worker == self.remote.worker:
            return
        match notice:
            case Changed(matches=matches, setting=setting):
                for room in filter(None, map(self._room_of, matches)):
                    if setting:
                        self.services.spawn(self.look_at_setting(room))
                    elif room.play is not None:
                        room.play.look_again()
            case Present(match=number):
                if (present := self._room_of(number)) is not None:
                    self._hear_of(present, notice)
            case Answered(match=number, seat=seat, ply=ply, action=action):
                if (asked := self._room_of(number)) is not None and asked.play is not None:
                    asked.play.answered_elsewhere(seat, ply, action)
            case Murmured(match=number, name=name, text=text, seat=seat):
                if (watched := self._room_of(number)) is not None:
                    watched.murmur(name, text, seat)

    def announce(self) -> None:
        """Tell the other workers who is here, table by table."""
        for room in self._rooms.values():
            self.remote.announce(room.stored.id, room.visitors(), room.watchers)

    def look_everywhere(self) -> None:
        """Hints may have been lost: read everything anew that somebody follows."""
        for room in self._rooms.values():
            self.services.spawn(self.look_at_setting(room))
            if room.play is not None:
                room.play.look_again()

    async def look_at_setting(self, room: Room) -> None:
        """If it cannot be read now, then in a while."""
        try:
            await self._look_at_setting(room)
        except Unavailable:
            await asyncio.sleep(RETRY_SECONDS)
            if self._rooms.get(room.stored.code) is room:
                self.services.spawn(self.look_at_setting(room))

    async def _look_at_setting(self, room: Room) -> None:
        code = room.stored.code
        stored = await self.services.storage.read(lambda books: books.find(code))
        if room.play is None and stored.phase != "setting" and not stored.setting.taken:
            loaded = await self.services.storage.read(lambda books: load(books, code, self.services.now()))
            if room.play is None:
                room.begin(loaded)
        else:
            room.setting_changed(stored)

    async def settle(self) -> None:
        """Finish moves in flight: the house is about to close."""
        self.closing = True
        for room in self._rooms.values():
            if room.play is not None:
                room.play.hurry()
        await wait_until(lambda: not any(room.play is not None and room.play.is_busy for room in self._rooms.values()))

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()

    async def _open(self, code: str) -> Room:
        loaded = await self.services.storage.read(lambda books: load(books, code, self.services.now()))
        room = Room(self.services, loaded, self.remote, lambda: self._leave(code))
        self._rooms[code] = room
        self._codes[loaded.stored.id] = code
        self.services.observer.tables(len(self._rooms))
        room.announce(asks=True)
        self._leave(code)
        return room

    def _hear_of(self, room: Room, present: Present) -> None:
        if self.remote.hear(present):
            room.attend()
            room.tell_table()
        if present.asks:
            room.announce()

    def _room_of(self, number: int) -> Room | None:
        return self._rooms.get(self._codes.get(number, ""))

    def _leave(self, code: str) -> None:
        self.services.loop.call_later(KEPT_SECONDS, self._put_away, code)

    def _put_away(self, code: str) -> None:
        room = self._rooms.get(code)
        if room is not None and not room.followers and not (room.play is not None and room.play.is_busy):
            room.close()
            del self._rooms[code]
            del self._codes[room.stored.id]
            self.remote.forget(room.stored.id)
            self.services.observer.tables(len(self._rooms))


async def wait_until(done: Callable[[], bool]) -> None:
    """For a few seconds at most."""
    for _ in range(100):
        if done():
            return
        await asyncio.sleep(0.05)
