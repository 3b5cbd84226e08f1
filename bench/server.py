"""The server under load, beside boardgame.io in the same run by the same driver."""

import shutil
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import TypeVar

import uvloop

from bench.server_bots import bot_decisions
from bench.server_layout import BATCHES, layouts
from bench.server_load import Load, measure
from bench.server_players import BoardgameMatch, Kind, ManoirMatch, Meter, Player
from bench.server_processes import Server, boardgame_io, manoir, new_folder
from bench.server_stored import stored_games
from tests.server.postgres import Postgres

T = TypeVar("T")

MATCHES = 500
RATE = 2000.0
SECONDS = 4.0
ROUNDS = 3
STORED = 10_000

PLAIN = Kind("cluedo", {"rounds": 10_000}, seats=3)
PICTURES = Kind("cluedo", {"rounds": 10_000}, seats=3, pictures=True)
TWO_SEATS = Kind("cluedo-2008", {"turns": 10_000}, seats=2)

Maker = Callable[[Meter, bool], Player]
Run = Callable[[float | None], Awaitable[Load]]
Loads = tuple[Load, Load]
"""As fast as it goes, and at a steady rate."""


def table() -> str:
    folder = new_folder()
    try:
        return _table(folder)
    finally:
        shutil.rmtree(folder)


def _table(folder: Path) -> str:
    peer, ours = _beside(folder)
    return "\n\n".join(
        (
            _loads(
                {
                    "boardgame.io, a counter for two, in memory": peer,
                    "**Manoir, Cluedo for three, every move on disk: SQLite, one worker**": ours,
                    "the same, with pictures": _sqlite(folder, PICTURES),
                    "the same, Cluedo 2008 for two": _sqlite(folder, TWO_SEATS),
                    **_postgres(folder),
                }
            ),
            _ratios(peer, ours),
            _stored(folder),
            _bots(),
            _layouts(folder),
        )
    )


def _ratios(peer: Loads, ours: Loads) -> str:
    return (
        f"In this run Manoir made {ours[0].rate / peer[0].rate:.2f} times the moves of boardgame.io, "
        f"and its p99 at {RATE:,.0f} moves/s was {ours[1].late / peer[1].late:.2f} of the other's."
    )


def _loads(measured: dict[str, Loads]) -> str:
    steady = f"at {RATE:,.0f}/s: p50, p99 ms"
    head = f"| {MATCHES} matches of 2 clients | moves/s | p50, p99 ms | {steady} | CPU, µs a move | kB an idle match |"
    rows = [head, "|---|---|---|---|---|---|"]
    return "\n".join(rows + [_row(name, loads) for name, loads in measured.items()])


def _stored(folder: Path) -> str:
    start, first = stored_games(folder, STORED)
    return (
        f"With {STORED:,} games in progress in the database the house is open after {start:.1f} s; "
        f"the first of them is on the screen {first * 1000:.0f} ms after it is asked for."
    )


def _bots() -> str:
    rows = [
        "| Cluedo bot | decisions/s of one process | tables of one person and three bots at normal pace |",
        "|---|---|---|",
    ]
    return "\n".join(rows + [f"| {level} | {rate:.0f} | {tables:.0f} |" for level, rate, tables in bot_decisions()])


def _layouts(folder: Path) -> str:
    head = " | ".join(f"rows/s, {batch} a commit" for batch in BATCHES)
    rows = [f"| log of moves in SQLite, after a million rows | {head} | bytes a row |", "|---|---|---|---|"]
    for name, rates, size in layouts(folder):
        rows.append(f"| {name} | {' | '.join(f'{rate:,.0f}' for rate in rates)} | {size:.0f} |")
    return "\n".join(rows)


def _beside(folder: Path) -> tuple[Loads, Loads]:
    """Round by round in turn, so that whatever else the machine does falls on both; the median of the rounds."""
    home = folder / "peer"
    home.mkdir()
    with boardgame_io(home) as other, manoir(folder, f"sqlite:///{folder}/beside.db") as own:
        runs: tuple[Run, Run] = (_run([other], BoardgameMatch), _run([own], _maker(PLAIN)))
        peer, ours = zip(*(tuple(map(_both, runs)) for _ in range(ROUNDS)), strict=True)
    return _median(peer), _median(ours)


def _median(rounds: Sequence[Loads]) -> Loads:
    """Memory is of the first round, when the server was new."""
    fast, steady = zip(*rounds, strict=True)
    return _middle(fast), _middle(steady)


def _middle(loads: Sequence[Load]) -> Load:
    rate, half, late, cpu = (
        median(getattr(load, field) for load in loads) for field in ("rate", "median", "late", "cpu")
    )
    return Load(rate, half, late, cpu, loads[0].memory)


def _sqlite(folder: Path, kind: Kind) -> Loads:
    with manoir(folder, f"sqlite:///{folder}/{kind.game}.db") as server:
        return _both(_run([server], _maker(kind)))


def _postgres(folder: Path) -> dict[str, Loads]:
    with Postgres(is_safe=True) as postgres:
        url = postgres.new_database()
        with manoir(folder, url) as alone:
            one = _both(_run([alone], _maker(PLAIN)))
        with manoir(folder, url) as first, manoir(folder, url) as second:
            two = _both(_run([first, second], _maker(PLAIN)))
    return {"PostgreSQL, one worker": one, "PostgreSQL, two workers, the clients of a match at different ones": two}


def _maker(kind: Kind) -> Maker:
    return lambda meter, closed: ManoirMatch(meter, closed, kind)


def _run(servers: Sequence[Server], make: Maker) -> Run:
    return lambda rate: measure(servers, make, MATCHES, rate, SECONDS)


def _both(run: Run) -> Loads:
    return uvloop.run(_awaited(run(None))), uvloop.run(_awaited(run(RATE)))


async def _awaited(what: Awaitable[T]) -> T:
    return await what


def _row(name: str, loads: Loads) -> str:
    fast, steady = loads
    reached = f"{_ms(steady)}" if steady.rate > 0.95 * RATE else f"{_ms(steady)} (at {steady.rate:,.0f}/s)"
    return f"| {name} | {fast.rate:,.0f} | {_ms(fast)} | {reached} | {fast.cpu * 1e6:.0f} | {fast.memory / 1000:.0f} |"


def _ms(load: Load) -> str:
    return f"{load.median * 1000:.1f}, {load.late * 1000:.1f}"


if __name__ == "__main__":
    print(table())
