"""`python -m bench.hour [--minutes 60] [--tables 500]`: live tables with bots and thinking people, beside boardgame.io.

Both servers are driven by the same process at the same time and with as many moves a second: whatever else the machine
does falls on both.
"""

import argparse
import asyncio
import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any

import httpx
import uvloop
from msgspec import Struct
from msgspec.json import Decoder

from bench.machine import machine
from bench.server_load import OPENED_AT_ONCE
from bench.server_players import BoardgameMatch, Meter, Question, some_option
from bench.server_processes import Server, boardgame_io, manoir, new_folder
from bench.server_wire import Wire, connect

THINKING = (1.5, 8.5)
"""Seconds; longer than the pace of a table, so that nothing is held back."""
SAMPLE_SECONDS = 30.0
GAMES = ("cluedo", "super-cluedo", "cluedo-2008", "huis-clos", "hantise")
LEAST = {"cluedo": 3, "super-cluedo": 3, "cluedo-2008": 2, "huis-clos": 4, "hantise": 2}
LEVELS = ("novice", "detective")


class _Entry(Struct):
    event: str


class _News(Struct):
    type: str
    seat: int | None = None
    over: bool = False
    question: Question | None = None
    entries: list[_Entry] = []
    code: str = ""


_DECODER = Decoder(_News)


class LiveTable:
    """A person who thinks, and bots at their usual pace; when a game is over, another one."""

    def __init__(self, meter: Meter, number: int) -> None:
        self.meter = meter
        self.failures: list[str] = []
        self.heard_at = monotonic()
        self._random = Random(number)
        self._game = GAMES[number % len(GAMES)]
        self._sent = 0.0
        self._asked = -1
        self._wire: Wire | None = None
        self._closed = False

    async def open(self, port: int, http: httpx.AsyncClient) -> None:
        bots = [{"level": LEVELS[self._random.randrange(2)]} for _ in range(LEAST[self._game] - 1)]
        new = {"game": self._game, "sit": {"name": "somebody"}, "bots": bots}
        opened = (await http.post(f"http://127.0.0.1:{port}/api/tables", json=new)).raise_for_status()
        cookie, code = f"manoir={opened.cookies['manoir']}", opened.json()["code"]
        path = f"http://127.0.0.1:{port}/api/tables/{code}/start"
        begun = (await http.post(path, json={}, headers={"cookie": cookie})).raise_for_status().json()
        http.cookies.clear()
        (seat,) = [chair["seat"] for chair in begun["chairs"] if chair.get("yours")]
        self._asked, self.heard_at = -1, monotonic()
        self._wire = await connect("127.0.0.1", port, "/api/live", cookie, self._heard)
        self._wire.send(f'{{"type":"join","table":"{code}","seat":{seat}}}'.encode())

    def close(self) -> None:
        self._closed = True
        if self._wire is not None:
            self._wire.close()

    @property
    def is_over(self) -> bool:
        return self._wire is None

    def _heard(self, wire: Wire, text: bytes) -> None:
        news = _DECODER.decode(text)
        if news.type == "refused":
            self.failures.append(news.code)
        if news.type != "news" or news.seat is None:
            return
        self.heard_at = monotonic()
        if self._sent and any(entry.event == "Acted" for entry in news.entries):
            self.meter.seconds.append(perf_counter() - self._sent)
            self._sent = 0.0
        if news.over:
            self._wire = None
            wire.close()
        elif news.question is not None and news.question.ply != self._asked:
            self._asked = news.question.ply
            think = self._random.uniform(*THINKING)
            asyncio.get_running_loop().call_later(think, self._act, wire, news.seat, news.question)

    def _act(self, wire: Wire, seat: int, question: Question) -> None:
        if self._closed or wire is not self._wire or question.ply != self._asked:
            return
        self._sent = perf_counter()
        number = some_option(question)
        wire.send(f'{{"type":"act","seat":{seat},"ply":{question.ply},"action":{number}}}'.encode())


async def run(own: Server, other: Server, tables: int, minutes: float) -> str:
    ours, theirs = Meter(), Meter()
    live = [LiveTable(ours, number) for number in range(tables)]
    peer = [BoardgameMatch(theirs, False) for _ in range(tables)]
    async with httpx.AsyncClient(timeout=60) as http:
        for first in range(0, tables, OPENED_AT_ONCE):
            some = slice(first, first + OPENED_AT_ONCE)
            await asyncio.gather(*(table.open(own.port, http) for table in live[some]))
            await asyncio.gather(*(match.open("127.0.0.1", [other.port], http) for match in peer[some]))
        driving = asyncio.create_task(_drive(peer, ours))
        samples, silent, until = [], 0.0, monotonic() + 60 * minutes
        looked = 0.0
        while monotonic() < until:
            await asyncio.gather(*(table.open(own.port, http) for table in live if table.is_over))
            silent = max(silent, *(monotonic() - table.heard_at for table in live))
            if monotonic() > looked + SAMPLE_SECONDS:
                looked = monotonic()
                samples.append((_memory(own), own.memory, os.getloadavg()[0]))
            await asyncio.sleep(0.2)
        driving.cancel()
    for table in live:
        table.close()
    failures = [code for table in live for code in table.failures]
    return _report(ours, theirs, samples, silent, failures, tables, minutes)


async def _drive(peer: Sequence[BoardgameMatch], ours: Meter) -> None:
    """As many moves as the people at our tables make."""
    made, at = len(ours.seconds), 0
    while True:
        while made < len(ours.seconds):
            peer[at].move()
            at = (at + 1) % len(peer)
            made += 1
        await asyncio.sleep(0.005)


def _memory(server: Server) -> int:
    """With the processes in which its bots think."""
    return int(sum(each.memory_info().rss for each in (server.inside(), *server.inside().children(recursive=True))))


def _report(
    ours: Meter,
    theirs: Meter,
    samples: Sequence[tuple[int, int, float]],
    silent: float,
    failures: list[str],
    tables: int,
    minutes: float,
) -> str:
    middle = len(samples) // 2
    whole = [f"{samples[at][0] / 1e6:.0f}" for at in (min(2, middle), middle, -1)]
    alone = [f"{samples[at][1] / 1e6:.0f}" for at in (min(2, middle), middle, -1)]
    loads = sorted(load for _, _, load in samples)
    rows = (
        f"| {tables} tables, {minutes:.0f} min | people's moves/s | p50, p99 ms of a move |",
        "|---|---|---|",
        _row("boardgame.io, a counter for two, in memory", theirs, minutes),
        _row("**Manoir, five games, one person and bots each, on disk**", ours, minutes),
    )
    said = (
        f"Memory of Manoir after the start, in the middle and at the end: {', '.join(alone)} MB "
        f"({', '.join(whole)} MB with its bots' processes). Longest silence of a table: {silent:.0f} s. "
        f"Refusals: {len(failures)} {sorted(set(failures))}. "
        f"Load average meanwhile: {loads[0]:.1f} to {loads[-1]:.1f}. {machine()}"
    )
    return "\n".join((*rows, "", said))


def _row(name: str, meter: Meter, minutes: float) -> str:
    times = sorted(meter.seconds)
    late = times[int(len(times) * 0.99)] * 1000
    return f"| {name} | {len(times) / 60 / minutes:.1f} | {times[len(times) // 2] * 1000:.1f}, {late:.1f} |"


def main(arguments: Any = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.hour")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=500)
    chosen = parser.parse_args(arguments)
    folder = new_folder()
    try:
        home = folder / "peer"
        home.mkdir()
        with boardgame_io(home) as other, manoir(folder, f"sqlite:///{folder}/hour.db") as own:
            print(uvloop.run(run(own, other, chosen.tables, chosen.minutes)))
    finally:
        shutil.rmtree(Path(folder))


if __name__ == "__main__":
    main()
