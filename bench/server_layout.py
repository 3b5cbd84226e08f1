"""How the log of moves is best laid out: rows a second on disk, after a million of them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

MATCHES = 10_000
PLIES = 100
ACTIVE = 500
SECONDS = 1.5

_COLUMNS = "seat INTEGER, kind TEXT, body TEXT, spent INTEGER, at INTEGER"
LAYOUTS = {
    "plain row id, nothing else": (f"CREATE TABLE moves (id INTEGER PRIMARY KEY, match, ply, {_COLUMNS})", ""),
    "**row id, and (match, ply) unique**": (
        f"CREATE TABLE moves (id INTEGER PRIMARY KEY, match, ply, {_COLUMNS})",
        "CREATE UNIQUE INDEX by_match ON moves (match, ply)",
    ),
    "keyed by (match, ply)": (
        f"CREATE TABLE moves (match, ply, {_COLUMNS}, PRIMARY KEY (match, ply)) WITHOUT ROWID",
        "",
    ),
}
BATCHES = (20, 200)
INSERT = "INSERT INTO moves (match, ply, seat, kind, body, spent, at) VALUES (?, ?, ?, ?, ?, ?, ?)"

Row = tuple[int, int, int, str, str, int, int]


def layouts(folder: Path) -> Iterator[tuple[str, list[float], float]]:
    """(layout, rows a second for each of BATCHES, bytes a row)."""
    for number, (name, (table, index)) in enumerate(LAYOUTS.items()):
        file = folder / f"layout-{number}.db"
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=1000"):
                connection.execute(f"PRAGMA {pragma}")
            connection.execute(table)
            if index:
                connection.execute(index)
            _fill(connection)
            size = file.stat().st_size / (MATCHES * PLIES)
            yield name, [_rate(connection, batch) for batch in BATCHES], size
        file.unlink()


def _fill(connection: sqlite3.Connection) -> None:
    """Games of before, as many at once as are played later."""
    for first in range(0, MATCHES, ACTIVE):
        connection.execute("BEGIN")
        connection.executemany(
            INSERT, (_row(match, ply) for ply in range(PLIES) for match in range(first, first + ACTIVE))
        )
        connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _rate(connection: sqlite3.Connection, batch: int) -> float:
    moves = _moves()
    made, started = 0, perf_counter()
    while perf_counter() - started < SECONDS:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(INSERT, [next(moves) for _ in range(batch)])
        connection.execute("COMMIT")
        made += batch
    rate = made / (perf_counter() - started)
    connection.execute("DELETE FROM moves WHERE ply >= ?", (PLIES,))
    return rate


def _moves() -> Iterator[Row]:
    """One after the other in all matches that are still played, old ones and new ones."""
    ply = PLIES
    while True:
        for match in range(0, MATCHES, MATCHES // ACTIVE):
            yield _row(match, ply)
        ply += 1


def _row(match: int, ply: int) -> Row:
    return match, ply, ply % 4, "plays", "suggest olive poignard", 1200, 1_700_000_000_000 + ply
