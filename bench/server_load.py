"""Load on a server: as many moves as it takes, or so many a second."""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter

import httpx
from msgspec import Struct

from bench.server_players import Meter, Player
from bench.server_processes import Server

OPENED_AT_ONCE = 20
WARM_UP = 2.0


class Load(Struct, frozen=True):
    """`rate` is what was reached; latencies until the last client was told; memory for each idle match."""

    rate: float
    median: float
    late: float
    cpu: float
    memory: float


async def measure(
    servers: Sequence[Server], make: Callable[[Meter, bool], Player], matches: int, rate: float | None, seconds: float
) -> Load:
    """With a rate, moves are made evenly; without, each match moves again as soon as all clients were told."""
    meter = Meter()
    empty = sum(server.memory for server in servers)
    players = [make(meter, rate is None) for _ in range(matches)]
    await _open(players, servers)
    await asyncio.sleep(1.0)
    memory = (sum(server.memory for server in servers) - empty) / matches
    if rate is None:
        for player in players:
            player.move()
        await asyncio.sleep(WARM_UP)
    else:
        await _drive(players, rate, WARM_UP)
    meter.seconds.clear()
    used, started = sum(server.cpu for server in servers), perf_counter()
    if rate is None:
        await asyncio.sleep(seconds)
    else:
        await _drive(players, rate, seconds)
    elapsed = perf_counter() - started
    used = sum(server.cpu for server in servers) - used
    times = sorted(meter.seconds)
    for player in players:
        player.close()
    await asyncio.sleep(0.5)
    made = len(times)
    return Load(made / elapsed, times[made // 2], times[int(made * 0.99)], used / made, memory)


async def _open(players: Sequence[Player], servers: Sequence[Server]) -> None:
    ports = [server.port for server in servers]
    limits = httpx.Limits(max_connections=2 * OPENED_AT_ONCE)
    async with httpx.AsyncClient(verify=False, timeout=60, limits=limits) as http:
        for first in range(0, len(players), OPENED_AT_ONCE):
            some = players[first : first + OPENED_AT_ONCE]
            await asyncio.gather(*(player.open("127.0.0.1", ports, http) for player in some))


async def _drive(players: Sequence[Player], rate: float, seconds: float) -> None:
    """Each match in its turn; one that is not ready is passed over."""
    started, made, at = perf_counter(), 0, 0
    while (elapsed := perf_counter() - started) < seconds:
        due = int(elapsed * rate)
        tried = 0
        while made < due and tried < len(players):
            made += players[at].move()
            at = (at + 1) % len(players)
            tried += 1
        await asyncio.sleep(0.002)
