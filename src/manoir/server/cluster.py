"""Several workers over one PostgreSQL: hints between them by LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING

from msgspec import DecodeError
from msgspec.json import Decoder
from sqlalchemy import Engine

from manoir.house.keeping.storage import Unavailable
from manoir.house.log import LOG
from manoir.house.notices import Notice
from manoir.server.storage.notices import CHANNEL, notify
from manoir.server.storage.storage import Database

if TYPE_CHECKING:
    from psycopg import Connection

LOOK_SECONDS = 1.0
"""How often the listening thread looks whether it shall end."""

_DECODER = Decoder(Notice)


class Cluster:
    """`hear` is called with every notice, `missed` when notices may have been lost; both in the event loop."""

    def __init__(
        self,
        database: Database,
        loop: asyncio.AbstractEventLoop,
        hear: Callable[[Notice], None],
        missed: Callable[[], None],
    ) -> None:
        self._database = database
        self._loop = loop
        self._hear = hear
        self._missed = missed
        self._stopping = Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def send(self, notice: Notice) -> None:
        task = self._loop.create_task(self._send(notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()

    async def _send(self, notice: Notice) -> None:
        try:
            await self._database.carry_out(lambda connection: notify(connection, notice))
        except Unavailable as failure:
            LOG.warning("a hint could not be sent", extra={"reason": str(failure)})

    def _run(self) -> None:
        # A house on SQLite has no other workers, and need not have the driver.
        import psycopg

        while not self._stopping.is_set():
            try:
                self._listen(psycopg.connect, self._database.engine)
            except psycopg.Error as error:
                LOG.warning("hints cannot be heard", extra={"reason": str(error).strip()})
                self._stopping.wait(LOOK_SECONDS)

    def _listen(self, connect: "Callable[..., Connection]", engine: Engine) -> None:
        with connect(engine.url.set(drivername="postgresql").render_as_string(False), autocommit=True) as ears:
            ears.execute(f"LISTEN {CHANNEL}")
            self._loop.call_soon_threadsafe(self._missed)
            while not self._stopping.is_set():
                for heard in ears.notifies(timeout=LOOK_SECONDS):
                    try:
                        notice = _DECODER.decode(heard.payload)
                    except DecodeError:
                        # A worker of another version.
                        continue
                    self._loop.call_soon_threadsafe(self._hear, notice)
