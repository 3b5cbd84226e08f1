"""The one thread that writes. What arrives while the disk is busy is committed together: one wait for many matches."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from threading import Condition, Thread
from time import monotonic
from typing import Any

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from manoir.house.keeping.lines import Row
from manoir.house.keeping.storage import Done, Overtaken, Unavailable
from manoir.server.storage.engine import in_short, is_postgres
from manoir.server.storage.notices import CHANNEL, changed_notices

MOST = 2000
"""Rows committed at once."""

_FIELDS = ", ".join(Row.__struct_fields__)

# One statement a batch, and a transaction by itself: Python's lock is given up once, and not for every row or step.
_EXTRACTED = ", ".join(f"json_extract(value, '$.{field}')" for field in Row.__struct_fields__)
INSERT_SQLITE = text(f"INSERT INTO moves ({_FIELDS}) SELECT {_EXTRACTED} FROM json_each(:rows)")
INSERT_POSTGRES = text(
    f"WITH stored AS (INSERT INTO moves ({_FIELDS}) "
    f"SELECT {_FIELDS} FROM json_to_recordset(CAST(:rows AS json)) "
    "AS row(match bigint, ply int, seat int, kind text, body text, spent int, at bigint)) "
    f"SELECT pg_notify('{CHANNEL}', notice) FROM json_array_elements_text(CAST(:notices AS json)) AS notice"
)


Report = tuple[Done, Any, Exception | None]


class _Append(Struct):
    rows: Sequence[Row]
    done: Done


class _Deed(Struct):
    act: Callable[[Connection], Any]
    done: Done


def report_here(reports: Sequence[Report]) -> None:
    for done, result, failure in reports:
        done(result, failure)


class Writer:
    """Reports when rows are on disk or will not be: in this thread, unless `report` brings them to another."""

    def __init__(
        self,
        engine: Engine,
        worker: str = "",
        report: Callable[[Sequence[Report]], None] = report_here,
        observe: Callable[[int, float], None] = lambda rows, seconds: None,
    ) -> None:
        self._engine = engine
        self._worker = worker
        self._insert = INSERT_POSTGRES if is_postgres(engine) else INSERT_SQLITE
        self._report = report
        self._observe = observe
        self._appends: deque[_Append] = deque()
        self._deeds: deque[_Deed] = deque()
        self._change = Condition()
        self._stopping = False
        self._line: Connection | None = None
        """Kept open for appends, on which every statement is a transaction."""
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def append(self, rows: Sequence[Row], done: Done) -> None:
        """Store the lines of one match, all or none."""
        with self._change:
            self._appends.append(_Append(rows, done))
            self._change.notify()

    def do(self, act: Callable[[Connection], Any], done: Done) -> None:
        """Run `act` in a transaction: what it changes is stored as a whole, or not at all."""
        with self._change:
            self._deeds.append(_Deed(act, done))
            self._change.notify()

    def stop(self) -> None:
        """Finish what was asked for, then end."""
        with self._change:
            self._stopping = True
            self._change.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._change:
                while not self._appends and not self._deeds and not self._stopping:
                    self._change.wait()
                if not self._appends and not self._deeds:
                    self._hang_up()
                    return
                batch = self._taken()
                deeds = list(self._deeds)
                self._deeds.clear()
            if batch:
                self._report(self._stored(batch))
            if deeds:
                self._report(self._carried_out(deeds))

    def _taken(self) -> list[_Append]:
        batch: list[_Append] = []
        rows = 0
        while self._appends and rows < MOST:
            rows += len(self._appends[0].rows)
            batch.append(self._appends.popleft())
        return batch

    def _stored(self, batch: list[_Append]) -> list[Report]:
        started = monotonic()
        try:
            self._insert_all(batch)
            failure: Exception | None = None
        except IntegrityError:
            # Somebody was overtaken: find out who.
            return [self._stored_alone(append) for append in batch]
        except DBAPIError as error:
            if not error.connection_invalidated and len(batch) > 1:
                # What one of them wants stored cannot be: that is nothing to the others.
                return [self._stored_alone(append) for append in batch]
            failure = Unavailable(in_short(error))
        self._observe(sum(len(append.rows) for append in batch), monotonic() - started)
        return [(append.done, None, failure) for append in batch]

    def _stored_alone(self, append: _Append) -> Report:
        try:
            self._insert_all([append])
        except IntegrityError:
            return append.done, None, Overtaken("another worker was quicker")
        except DBAPIError as error:
            return append.done, None, Unavailable(in_short(error))
        return append.done, None, None

    def _insert_all(self, batch: list[_Append]) -> None:
        rows = [row for append in batch for row in append.rows]
        values = {"rows": encode(rows).decode()}
        if is_postgres(self._engine):
            notices = changed_notices(self._worker, sorted({row.match for row in rows}))
            values["notices"] = encode(notices).decode()
        was_open = self._line is not None
        try:
            self._execute(values)
        except DBAPIError as error:
            if not (was_open and error.connection_invalidated):
                raise
            # The database was away since the last append. Should this one be stored already, it is overtaken by itself.
            self._execute(values)

    def _execute(self, values: Mapping[str, str]) -> None:
        try:
            self._called().execute(self._insert, values)
        except IntegrityError:
            raise
        except DBAPIError:
            self._hang_up()
            raise

    def _called(self) -> Connection:
        if self._line is None:
            self._line = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._line

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def _carried_out(self, deeds: list[_Deed]) -> list[Report]:
        """One transaction for all, in which each can fail alone; if that is not enough, one for each."""
        try:
            with self._engine.begin() as connection:
                return [_carried_out_alone(deed, connection) for deed in deeds]
        except DBAPIError as error:
            if not error.connection_invalidated and len(deeds) > 1:
                return [report for deed in deeds for report in self._carried_out([deed])]
            return [(deed.done, None, Unavailable(in_short(error))) for deed in deeds]


def _carried_out_alone(deed: _Deed, connection: Connection) -> Report:
    try:
        with connection.begin_nested():
            return deed.done, deed.act(connection), None
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        return deed.done, None, Unavailable(in_short(error))
    except Exception as error:  # whatever it is belongs to whoever asked
        return deed.done, None, error
