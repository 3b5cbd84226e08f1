"""Opening a database: a SQLite file by default, PostgreSQL by URL."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError

from manoir.core.errors import ManoirError
from manoir.server.storage.schema import TABLES

MIGRATION_LOCK = 0x6D616E6F6972
"""Two workers that start at once must not both change the schema."""


LOOKED_THROUGH = 1 << 30
"""Bytes of a file up to which all of it is looked through before the house opens: a second or two."""


class BadDatabase(ManoirError):
    """A URL that cannot be opened."""


def open_engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase(
            f"{url!r} is not the URL of a database: try sqlite:///manoir.db",
            f"{url!r} n’est pas l’adresse d’une base de données : essayez sqlite:///manoir.db",
        ) from None
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(parsed)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    raise BadDatabase(
        f"{parsed.get_backend_name()} is not supported: use sqlite:///… or postgresql://…",
        f"{parsed.get_backend_name()} n’est pas connu : prenez sqlite:///… ou postgresql://…",
    )


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """For a short while; whatever the database complains of is said in one line."""
    engine = open_engine(url)
    try:
        yield engine
    except DBAPIError as error:
        raise BadDatabase(
            f"the database {shown(engine)} cannot be used: {in_short(error)}",
            f"la base {shown(engine)} ne peut servir : {in_short(error)}",
        ) from None
    finally:
        engine.dispose()


@contextmanager
def opened_house(url: str) -> Iterator[Engine]:
    """Where a house is kept already: nothing is made or changed where there is none."""
    with opened(url) as engine:
        if is_postgres(engine):
            with reading(engine) as connection:
                there = inspect(connection).has_table(TABLES.name)
        else:
            there = _is_house(file_of(engine))
        if not there:
            raise BadDatabase(f"there is no house in {shown(engine)}", f"il n’y a pas de manoir dans {shown(engine)}")
        yield engine


def _is_house(file: Path) -> bool:
    if not file.is_file():
        return False
    with closing(sqlite3.connect(file)) as bare:
        try:
            return bare.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (TABLES.name,)).fetchone() is not None
        except sqlite3.DatabaseError:
            return False


def check_file(file: Path) -> None:
    """Whether a SQLite file is a house's, of a version that can be read, and whole."""
    with closing(sqlite3.connect(file)) as bare:
        try:
            names = {name for (name,) in bare.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if names and not {TABLES.name, "alembic_version"} <= names:
                raise BadDatabase(f"{file} is a database of another program")
            known = {name for (name,) in bare.execute("SELECT version_num FROM alembic_version")} if names else set()
            if not known <= set(_revisions()):
                raise BadDatabase(f"{file} was written by a newer version of the house")
            if file.stat().st_size <= LOOKED_THROUGH:
                (found,) = bare.execute("PRAGMA quick_check(1)").fetchone()
                if found != "ok":
                    raise BadDatabase(f"{file} is damaged: {str(found).splitlines()[-1]}; restore a backup")
        except sqlite3.DatabaseError as error:
            raise BadDatabase(f"{file} cannot be read as a database: {error}") from None


def _revisions() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()]


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def file_of(engine: Engine) -> Path:
    """Of a SQLite database."""
    name = engine.url.database
    if not name or name == ":memory:":
        raise BadDatabase("a file is needed: sqlite:///manoir.db", "il faut un fichier : sqlite:///manoir.db")
    if not Path(name).parent.is_dir():
        raise BadDatabase(f"there is no folder {Path(name).parent}", f"il n’y a pas de dossier {Path(name).parent}")
    return Path(name)


def shown(engine: Engine) -> str:
    """Its address without the password."""
    return engine.url.render_as_string(hide_password=True)


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    config = _migrations()
    with engine.begin() as connection:
        if is_postgres(engine):
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def in_short(error: DBAPIError) -> str:
    return str(error.orig).strip().split("\n")[0]


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
