"""The servers that are measured, each in a process of its own."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self

import psutil

PEER = Path(__file__).parent / "peers" / "boardgame_io.mjs"
PEER_VERSION = "0.50.2"
OURS = "import os; from manoir.server import config, serve; serve.serve(config.from_environment(os.environ, {}))"
PATIENCE = 60.0


class Server:
    """Listens on a free port until it is left."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, Any], port: int | None = None) -> None:
        self.port = port or free_port()
        self._command = [part.replace("PORT", str(self.port)) for part in command]
        self._folder = folder
        self._environment = os.environ | {"MANOIR_PORT": str(self.port)} | environment
        self._process: subprocess.Popen[bytes] | None = None
        self.seconds_to_start = 0.0

    def __enter__(self) -> Self:
        started = monotonic()
        log = self._folder / f"log-{self.port}"
        with log.open("wb") as output:
            self._process = subprocess.Popen(
                self._command, cwd=self._folder, env=self._environment, stdout=output, stderr=output
            )
        while not self._is_open():
            if self._process.poll() is not None or monotonic() - started > PATIENCE:
                raise RuntimeError(log.read_text())
            sleep(0.005)
        self.seconds_to_start = monotonic() - started
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def cpu(self) -> float:
        """Seconds used so far, without its bots."""
        times = self.inside().cpu_times()
        return times.user + times.system

    @property
    def memory(self) -> int:
        """Bytes in use, without its bots."""
        return int(self.inside().memory_info().rss)

    def inside(self) -> psutil.Process:
        assert self._process is not None
        return psutil.Process(self._process.pid)

    def _is_open(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0


def manoir(folder: Path, database: str, **settings: Any) -> Server:
    wanted = {"database": database, "quick": "yes", "rate": 100000, "sockets": 100000, "bots": 1, **settings}
    environment = {f"MANOIR_{name.upper()}": str(value) for name, value in wanted.items()}
    return Server([sys.executable, "-c", OURS], folder, environment)


def boardgame_io(folder: Path) -> Server:
    """Installed into the folder once."""
    if not (folder / "node_modules" / "boardgame.io").exists():
        (folder / "package.json").write_text("{}")
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is needed to measure boardgame.io")
        wanted = f"boardgame.io@{PEER_VERSION}"
        subprocess.run([npm, "install", "--no-audit", "--no-fund", wanted], cwd=folder, check=True, capture_output=True)
    return Server(["node", str(PEER), "PORT"], folder, {"NODE_ENV": "production"})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def new_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="manoir-bench-"))
