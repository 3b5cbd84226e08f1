"""The tables of the database. The log of moves is appended to and read by match; all else is small."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_unique",
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_N_name)s_refers",
    }
)

# SQLite numbers rows by itself only in a column declared INTEGER.
RowId = BigInteger().with_variant(Integer, "sqlite")

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all workers share: the secret that signs identities, and the seeds of the deals of each week."""

VISITORS = Table(
    "visitors",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("page", String(20), unique=True),
)
"""`page` is the code under which somebody shows his own page to others."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", RowId, primary_key=True),
    Column("code", String(20), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("setting", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("deal", Text),
    Column("listed", Integer, nullable=False),
    Column("again", String(20)),
    Column("changed", BigInteger, nullable=False),
    Index(None, "listed", "changed"),
)
"""`setting` and `deal` are JSON; times are milliseconds since 1970."""

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("match", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", String(40), primary_key=True),
    Index(None, "visitor"),
)
"""Who has a seat at which table."""

MOVES = Table(
    "moves",
    METADATA,
    Column("id", RowId, primary_key=True),
    Column("match", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("body", Text, nullable=False),
    Column("spent", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "ply"),
    Index("moves_ended", "match", sqlite_where=text("kind = 'ends'"), postgresql_where=text("kind = 'ends'")),
)
"""One row a move. That (match, ply) is unique decides who came first; `spent` and `at` are milliseconds."""

PRESETS = Table(
    "presets",
    METADATA,
    Column("match", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("verb", String(40), primary_key=True),
    Column("preference", Text, nullable=False),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", RowId, primary_key=True),
    Column("code", String(20), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("title", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", Integer, nullable=False, server_default="0"),
    Column("brought", Integer, nullable=False, server_default="0"),
    Column("account", Text),
    Column("weekly", String(60), index=True),
)
"""Finished games; a game played here has the code of its table. `title` is JSON: what a list says of it.

`account`, JSON too, is what it amounted to, once somebody has asked. A `closed` one is read by its owners alone; one
that was `brought` says whatever whoever brought it wanted it to say.
"""

RECORD_OWNERS = Table(
    "record_owners",
    METADATA,
    Column("record", RowId, ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", String(40), primary_key=True),
    Column("seat", Integer),
    Index(None, "visitor"),
)
"""`seat` is the one that somebody held alone, from the deal to the end."""

ATTEMPTS = Table(
    "attempts",
    METADATA,
    Column("visitor", String(40), primary_key=True),
    Column("puzzle", String(120), primary_key=True),
    Column("attempt", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""What the house has seen of somebody at a puzzle, as JSON."""
