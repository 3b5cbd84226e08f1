"""A server in a process of its own, to be killed."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import SystemRandom
from time import monotonic, sleep
from typing import Any, Self

import httpx

PATIENCE = 60.0
PROGRAM = """
import os, time
if clock := os.environ.get("MANOIR_TEST_CLOCK"):
    # The time of day, as much off as the file says.
    right = time.time
    time.time = lambda: right() + float(open(clock).read() or 0)
if deals := os.environ.get("MANOIR_TEST_DEALS"):
    # Seeds that hang on what the file says, and on how many were made since it said so.
    from collections import Counter
    from hashlib import sha256
    from pathlib import Path
    from manoir.table.chance import fairness
    made = Counter()
    def new_seed():
        name = Path(deals).read_text()
        made[name] += 1
        return sha256(f"{name} {made[name]}".encode()).digest()
    fairness.new_seed = new_seed
from manoir.server.config import from_environment
from manoir.server.serve import serve
serve(from_environment(os.environ, {}))
"""


# Below those that systems lend to clients: while a house is down, a client that calls it may not be given its port.
PORTS = cycle(SystemRandom().sample(range(20_000, 32_000), 12_000))


def free_port() -> int:
    for port in PORTS:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError


class ProcessHouse:
    """Always at the same address, however often it is started again; `socket` is a Unix socket instead of a port."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.watched = f"http://127.0.0.1:{(metrics := free_port())}"
        self._settings = {
            "database": database,
            "port": self.port,
            "bots": 1,
            "quick": "yes",
            "rate": 10000,
            "sockets": 100_000,
            "metrics": f"127.0.0.1:{metrics}",
            **settings,
        }
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        environment = os.environ | {f"MANOIR_{name.upper()}": str(value) for name, value in self._settings.items()}
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", PROGRAM]
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        until = monotonic() + PATIENCE
        while not self._is_healthy():
            if self._process.poll() is not None or monotonic() > until:
                self.kill()
                raise RuntimeError(self.log.read_text())
            sleep(0.05)

    def _is_healthy(self) -> bool:
        door = self._settings.get("socket")
        if not _is_open(self.port if door is None else str(door)):
            return False
        transport = httpx.HTTPTransport(uds=None if door is None else str(door))
        with httpx.Client(transport=transport, base_url=self.url) as client:
            try:
                return client.get("/healthz").status_code == 200
            except httpx.TransportError:
                return False

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """The status it ended with."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(how)
        return self._process.wait(PATIENCE)


def _is_open(door: int | str) -> bool:
    with socket.socket(socket.AF_UNIX if isinstance(door, str) else socket.AF_INET) as probe:
        return probe.connect_ex(door if isinstance(door, str) else ("127.0.0.1", door)) == 0
