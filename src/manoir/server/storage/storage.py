"""The database as the server uses it: questions in threads, changes in one."""

from asyncio import AbstractEventLoop, Future, Task, shield
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from threading import Event, Thread
from typing import TypeVar

from sqlalchemy import Connection, Engine, insert, update
from sqlalchemy.exc import DBAPIError

from manoir.core.game import Game
from manoir.house.keeping.lines import Row
from manoir.house.keeping.storage import Done, Unavailable
from manoir.server.storage.books import SqlBooks
from manoir.server.storage.engine import (
    BadDatabase,
    check_file,
    file_of,
    in_short,
    is_postgres,
    migrate,
    open_engine,
    opened,
    reading,
)
from manoir.server.storage.locking import FileLock, Taken, make_private
from manoir.server.storage.newer import Newer
from manoir.server.storage.schema import KEYS
from manoir.server.storage.writer import Report, Writer, report_here
from manoir.table.chronicle import Line

T = TypeVar("T")

READERS = 4
CHECKPOINT_SECONDS = 2.0
PROBE_SECONDS = 5.0
PROBE = "probe"


def check(url: str) -> None:
    """Say what is wrong with a database, in one line, before a house is built on it."""
    with opened(url) as engine:
        lock = None if is_postgres(engine) else _lock_file(engine)
        try:
            if not is_postgres(engine):
                check_file(file_of(engine))
            engine.connect().close()
        except DBAPIError as error:
            raise BadDatabase(
                f"the database cannot be opened: {in_short(error)}",
                f"la base de données ne s’ouvre pas : {in_short(error)}",
            ) from None
        finally:
            engine.dispose()
            if lock is not None:
                lock.release()


class Database:
    """Made in a running event loop; everything it reports, it reports there."""

    def __init__(
        self, url: str, loop: AbstractEventLoop, observe: Callable[[int, float], None] = lambda rows, seconds: None
    ) -> None:
        self.worker = token_hex(4)
        """What other workers know this one by."""
        self.engine = open_engine(url)
        self._lock = None if is_postgres(self.engine) else _lock_file(self.engine)
        migrate(self.engine)
        self._loop = loop
        self._probe: Task[None] | None = None
        self._probed = 0.0
        self._writer = Writer(self.engine, self.worker, self._report, observe)
        self._newer = Newer(self.look_up, loop)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._checkpoints = None if is_postgres(self.engine) else _Checkpoints(self.engine)

    @property
    def is_shared(self) -> bool:
        """Whether other workers may use the same database."""
        return is_postgres(self.engine)

    def append(self, rows: Sequence[Row], done: Done) -> None:
        """The one commit point of a game: `done` is called when the rows are on disk, or will not be."""
        self._writer.append(rows, done)

    async def read(self, ask: Callable[[SqlBooks], T]) -> T:
        return await self.look_up(lambda connection: ask(SqlBooks(connection)))

    async def write(self, act: Callable[[SqlBooks], T]) -> T:
        return await self.carry_out(lambda connection: act(SqlBooks(connection, self.worker)))

    async def newer(self, game: Game, match: int, ply: int) -> list[Line]:
        return await self._newer.lines(game, match, ply)

    async def look_up(self, ask: Callable[[Connection], T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._asked, ask)

    async def carry_out(self, act: Callable[[Connection], T]) -> T:
        future: Future[T] = self._loop.create_future()

        def done(result: T, failure: Exception | None) -> None:
            if future.cancelled():
                return
            if failure is None:
                future.set_result(result)
            else:
                future.set_exception(failure)

        self._writer.do(act, done)
        return await future

    async def probe(self) -> None:
        """Whether something can be written, as far as that was seen lately."""
        if self._probe is None or (self._probe.done() and self._loop.time() > self._probed + PROBE_SECONDS):
            self._probed = self._loop.time()
            self._probe = self._loop.create_task(self.carry_out(_leave_a_mark))
        await shield(self._probe)

    def close(self) -> None:
        """Finish what was begun."""
        self._writer.stop()
        self._readers.shutdown()
        if self._checkpoints is not None:
            self._checkpoints.stop()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def _asked(self, ask: Callable[[Connection], T]) -> T:
        try:
            with reading(self.engine) as connection:
                return ask(connection)
        except DBAPIError as error:
            raise Unavailable(in_short(error)) from None

    def _report(self, reports: Sequence[Report]) -> None:
        self._loop.call_soon_threadsafe(report_here, reports)


def _leave_a_mark(connection: Connection) -> None:
    mark = {"value": token_hex(8)}
    if connection.execute(update(KEYS).where(KEYS.c.name == PROBE).values(mark)).rowcount == 0:
        connection.execute(insert(KEYS).values(name=PROBE, **mark))


class _Checkpoints:
    """Brings SQLite's log into its file now and then, so that no commit has to wait for that."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stopping = Event()
        self._thread = Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()
        self._checkpoint("TRUNCATE")

    def _run(self) -> None:
        while not self._stopping.wait(CHECKPOINT_SECONDS):
            self._checkpoint("PASSIVE")

    def _checkpoint(self, manner: str) -> None:
        raw = self._engine.raw_connection()
        try:
            raw.cursor().execute(f"PRAGMA wal_checkpoint({manner})")
        except Exception:  # a full disk shows where something is written; the log stays as it is
            return
        finally:
            raw.close()


def _lock_file(engine: Engine) -> FileLock:
    """A SQLite file belongs to one server at a time, and to its user alone."""
    path = file_of(engine)
    try:
        for name in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
            if name == path or name.exists():
                make_private(name)
        return FileLock(path)
    except Taken:
        raise BadDatabase(
            f"{path} is in use by another server; several need PostgreSQL",
            f"{path} sert déjà à un autre manoir ; à plusieurs, il faut PostgreSQL",
        ) from None
    except OSError as error:
        raise BadDatabase(
            f"{path} cannot be used: {error.strerror}", f"{path} ne peut pas servir : {error.strerror}"
        ) from None
