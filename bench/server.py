"""The server under load, beside boardgame.io in the same run by the same driver."""

import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import uvloop

from bench.server_bots import bot_decisions
from bench.server_load import Load, measure
from bench.server_players import BoardgameMatch, ManoirMatch, Meter, Player
from bench.server_processes import boardgame_io, manoir, new_folder
from bench.server_stored import stored_games
from tests.server.postgres import Postgres

T = TypeVar("T")

MATCHES = int(os.environ.get("MANOIR_BENCH_MATCHES", "500"))
RATE = 2000.0
SECONDS = float(os.environ.get("MANOIR_BENCH_SECONDS", "8"))
STORED = 10_000

Maker = Callable[[Meter, bool], Player]


def table() -> str:
    folder = new_folder()
    try:
        return _table(folder)
    finally:
        shutil.rmtree(folder)


def _table(folder: Path) -> str:
    rows = [
        "| | moves/s | p50, p99 ms | at 2,000/s: p50, p99 ms | server CPU, µs a move | kB an idle match |",
        "|---|---|---|---|---|---|",
    ]
    peer = _peer(folder)
    ours = {
        "**SQLite, one worker**": _sqlite(folder, pictures=False),
        "the same, with pictures": _sqlite(folder, pictures=True),
        **_postgres(folder),
    }
    rows.append(_row(f"boardgame.io, in memory, a counter ({MATCHES} matches)", peer))
    rows += [_row(f"Manoir, Cluedo, every move on disk, {name}", loads) for name, loads in ours.items()]
    start, first = stored_games(folder, STORED)
    rows += ["", f"With {STORED:,} games in progress in the database it is open after {start:.1f} s; "]
    rows[-1] += f"the first of them is on the screen {first * 1000:.0f} ms after it is asked for."
    rows += [
        "",
        "| bot | decisions/s of one process | tables of one person and three bots at normal pace |",
        "|---|---|---|",
    ]
    rows += [f"| {level} | {rate:.0f} | {tables:.0f} |" for level, rate, tables in bot_decisions(folder)]
    return "\n".join(rows)


Loads = tuple[Load, Load | None]


def _peer(folder: Path) -> Loads:
    home = folder / "peer"
    home.mkdir()
    with boardgame_io(home) as server:
        return _both(lambda rate: measure([server], lambda m, c: BoardgameMatch(m, c), MATCHES, rate, SECONDS))


def _sqlite(folder: Path, pictures: bool) -> Loads:
    home = folder / f"sqlite-{pictures}"
    home.mkdir()
    with manoir(home, f"sqlite:///{home}/manoir.db") as server:
        return _both(lambda rate: measure([server], _maker(pictures), MATCHES, rate, SECONDS))


def _postgres(folder: Path) -> dict[str, Loads]:
    with Postgres(is_safe=True) as postgres:
        url = postgres.new_database()
        with manoir(folder, url) as alone:
            one = _both(lambda rate: measure([alone], _maker(False), MATCHES, rate, SECONDS))
        with manoir(folder, url) as first, manoir(folder, url) as second:
            two = _both(lambda rate: measure([first, second], _maker(False), MATCHES, rate, SECONDS))
    return {"PostgreSQL, one worker": one, "PostgreSQL, two workers, the clients of a match at different ones": two}


def _maker(pictures: bool) -> Maker:
    return lambda meter, closed: ManoirMatch(meter, closed, pictures)


def _both(run: Callable[[float | None], Awaitable[Load]]) -> Loads:
    """As fast as it goes, and at a steady rate."""
    return uvloop.run(_awaited(run(None))), uvloop.run(_awaited(run(RATE)))


async def _awaited(what: Awaitable[T]) -> T:
    return await what


def _row(name: str, loads: Loads) -> str:
    fast, steady = loads
    assert steady is not None
    reached = f"{_ms(steady)}" if steady.rate > 0.95 * RATE else f"{_ms(steady)} (at {steady.rate:,.0f}/s)"
    return f"| {name} | {fast.rate:,.0f} | {_ms(fast)} | {reached} | {fast.cpu * 1e6:.0f} | {fast.memory / 1000:.0f} |"


def _ms(load: Load) -> str:
    return f"{load.median * 1000:.1f}, {load.late * 1000:.1f}"


if __name__ == "__main__":
    print(table())
