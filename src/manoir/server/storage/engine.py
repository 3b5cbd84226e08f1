"""Opening a database: a SQLite file by default, PostgreSQL by URL."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError

from manoir.core.errors import ManoirError

MIGRATION_LOCK = 0x6D616E6F6972
"""Two workers that start at once must not both change the schema."""


class BadDatabase(ManoirError):
    """A URL that cannot be opened."""


def open_engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase(f"{url!r} is not the URL of a database: try sqlite:///manoir.db") from None
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(parsed)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    raise BadDatabase(f"{parsed.get_backend_name()} is not supported: use sqlite:///… or postgresql://…")


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """For a short while."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if is_postgres(engine):
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_postgres(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection for questions; in SQLite it does not wait for whoever writes."""
    with engine.connect().execution_options(manoir_reading=True) as connection:
        yield connection


def _prepare_sqlite(connection: DBAPIConnection, _: Any) -> None:
    # Transactions are begun by us, and checkpoints are made beside the thread that commits.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN" if options.get("manoir_reading") else "BEGIN IMMEDIATE")
