"""Keeping a house: copies of everything, and clearing out what nobody needs any more."""

import gzip
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from gzip import GzipFile
from pathlib import Path
from typing import Any

from msgspec import DecodeError
from msgspec.json import decode, encode
from sqlalchemy import Connection, Engine, Table, and_, delete, exists, func, insert, select, text

from manoir.core.errors import ManoirError
from manoir.house.keeping.stored import milliseconds
from manoir.server.storage.engine import file_of, is_postgres, migrate, opened, opened_house, reading, shown
from manoir.server.storage.locking import make_private
from manoir.server.storage.schema import ATTEMPTS, CHAIRS, METADATA, MOVES, RECORDS, TABLES, VISITORS

FORMAT = "manoir backup 1"
ROWS_AT_ONCE = 500
DAY = 24 * 3600 * 1000


class BadBackup(ManoirError):
    """A file that is no whole backup, or a database that has no room for it."""


def backup(url: str, path: Path) -> dict[str, int]:
    """Everything in one compressed file, as it was at one moment; a server may go on meanwhile."""
    counts: dict[str, int] = {}
    with opened_house(url) as engine, reading(engine) as connection, written_whole(path) as file:
        if is_postgres(engine):
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        file.write(encode({"format": FORMAT, "at": milliseconds()}) + b"\n")
        for table in METADATA.sorted_tables:
            name, columns = str(table.name), [str(column.name) for column in table.columns]
            counts[name] = 0
            for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)):
                file.write(encode({"table": name, "row": dict(zip(columns, row, strict=True))}) + b"\n")
                counts[name] += 1
        file.write(encode({"counts": counts}) + b"\n")
    return counts


@contextmanager
def written_whole(path: Path) -> Iterator[GzipFile]:
    """Under its name only when it is whole; else nothing is left of it."""
    beside = path.with_name(f"{path.name}.part")
    make_private(beside)
    try:
        with GzipFile(beside, "wb") as file:
            yield file
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def restore(url: str, path: Path) -> dict[str, int]:
    """Into a database that holds nothing yet; all of it or nothing."""
    next(_lines(path), None)
    with opened(url) as engine, nothing_left_of_a_failure(engine):
        migrate(engine)
        with engine.begin() as connection:
            for table in METADATA.sorted_tables:
                if connection.execute(select(table).limit(1)).first() is not None:
                    raise BadBackup(
                        f"{shown(engine)} is not empty: {table.name} has rows",
                        f"{shown(engine)} n’est pas vide : il y a des lignes dans {table.name}",
                    )
            counts = _filled(connection, path)
            if is_postgres(engine):
                for table in METADATA.sorted_tables:
                    _number_on(connection, table)
    return counts


@contextmanager
def nothing_left_of_a_failure(engine: Engine) -> Iterator[None]:
    """A SQLite file that was made to be filled goes again if it could not be."""
    made = [] if is_postgres(engine) or file_of(engine).exists() else [file_of(engine)]
    try:
        yield
    except BaseException:
        engine.dispose()
        for file in made:
            for end in ("", "-wal", "-shm"):
                file.with_name(f"{file.name}{end}").unlink(missing_ok=True)
        raise


def purge(url: str, days: int, records: bool) -> dict[str, int]:
    """Tables untouched for so many days, visitors who sit nowhere, and finished games and puzzles if asked."""
    limit = milliseconds() - days * DAY
    with opened_house(url) as engine:
        migrate(engine)
        with engine.begin() as connection:
            counts = _forget_tables(connection, limit)
            seated = exists().where(CHAIRS.c.visitor == VISITORS.c.id)
            idle = delete(VISITORS).where(VISITORS.c.changed < limit, ~seated)
            counts["visitors"] = connection.execute(idle).rowcount
            old = delete(RECORDS).where(RECORDS.c.ended < limit)
            counts["records"] = connection.execute(old).rowcount if records else 0
            left = delete(ATTEMPTS).where(ATTEMPTS.c.changed < limit)
            counts["attempts"] = connection.execute(left).rowcount if records else 0
    return counts


def _forget_tables(connection: Connection, limit: int) -> dict[str, int]:
    moved = exists().where(and_(MOVES.c.match == TABLES.c.id, MOVES.c.at >= limit))
    numbers = list(connection.execute(select(TABLES.c.id).where(TABLES.c.changed < limit, ~moved)).scalars())
    counts = {"moves": 0, "tables": len(numbers)}
    for first in range(0, len(numbers), ROWS_AT_ONCE):
        some = numbers[first : first + ROWS_AT_ONCE]
        counts["moves"] += connection.execute(delete(MOVES).where(MOVES.c.match.in_(some))).rowcount
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(some)))
    return counts


def _filled(connection: Connection, path: Path) -> dict[str, int]:
    counts = {str(table.name): 0 for table in METADATA.sorted_tables}
    waiting: dict[str, list[Mapping[str, Any]]] = {}
    for line in _lines(path):
        if "counts" in line:
            for name, rows in waiting.items():
                connection.execute(insert(METADATA.tables[name]), rows)
            # What is older than a table has no count of it.
            if {**dict.fromkeys(counts, 0), **line["counts"]} != counts:
                raise BadBackup(f"{path}: rows are missing", f"{path} : il manque des lignes")
            return counts
        name = line["table"]
        rows = waiting.setdefault(name, [])
        rows.append(line["row"])
        counts[name] += 1
        if len(rows) >= ROWS_AT_ONCE:
            for earlier in list(waiting):
                # Tables come in an order in which none refers to a later one.
                connection.execute(insert(METADATA.tables[earlier]), waiting.pop(earlier))
    raise BadBackup(f"{path} is cut off: its last line is missing", f"{path} est coupé : il manque la dernière ligne")


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rb") as file:
            first = decode(next(file, b""))
            if not isinstance(first, dict) or first.get("format") != FORMAT:
                raise BadBackup(f"{path} is not a backup of a house", f"{path} n’est pas la copie d’un manoir")
            for line in file:
                yield decode(line)
    except (DecodeError, EOFError, gzip.BadGzipFile):
        raise BadBackup(
            f"{path} is not a whole backup of a house", f"{path} n’est pas la copie entière d’un manoir"
        ) from None


def _number_on(connection: Connection, table: Table) -> None:
    """New rows get numbers after those that were brought in."""
    if "id" in table.c and table.c.id.autoincrement is not False and table.name != VISITORS.name:
        highest = connection.execute(select(func.max(table.c.id))).scalar()
        if highest is not None:
            sequence = text("SELECT setval(pg_get_serial_sequence(:table, 'id'), :highest)")
            connection.execute(sequence, {"table": table.name, "highest": highest})
