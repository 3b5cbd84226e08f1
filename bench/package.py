"""The package: how soon a command starts, how much is kept, how long `make play` takes on a bare machine."""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from threading import Event, Thread
from time import perf_counter

from scripts.release import ROOT, build, fresh_environment, install

ROUNDS = 9
STARTS = {
    "python -c pass": ["-c", "pass"],
    "python -c 'import argparse'": ["-c", "import argparse"],
    "manoir --help": ["-m", "manoir", "--help"],
    "manoir --version": ["-m", "manoir", "--version"],
    "manoir play --help": ["-m", "manoir", "play", "--help"],
    "manoir games": ["-m", "manoir", "games"],
}


def table() -> str:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        archive, wheel = build(folder / "dist")
        alone, serving = fresh_environment(folder / "alone"), fresh_environment(folder / "serving")
        install(alone, str(wheel))
        install(serving, f"{wheel}[serve]")
        return "\n\n".join(
            (
                _starts(alone),
                _sizes({"wheel": wheel, "source archive": archive, **_environments(folder)}),
                _playing(folder / "play"),
            )
        )


def _environments(folder: Path) -> dict[str, Path]:
    return {"a fresh environment with `manoir`": folder / "alone", "with `manoir[serve]`": folder / "serving"}


def _starts(python: Path) -> str:
    rows = ["| start, in the wheel's own environment | CPU, ms | times bare Python |", "|---|---|---|"]
    spent = {name: _cpu(python, words) for name, words in STARTS.items()}
    bare = spent["python -c pass"]
    return "\n".join([*rows, *(f"| `{name}` | {1000 * cpu:.0f} | {cpu / bare:.1f} |" for name, cpu in spent.items())])


def _cpu(python: Path, words: list[str]) -> float:
    """The median of several starts, user and system together."""
    found = []
    for _ in range(ROUNDS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([str(python), *words], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return median(found)


def _sizes(places: dict[str, Path]) -> str:
    rows = ["| size | MB |", "|---|---|"]
    return "\n".join([*rows, *(f"| {name} | {_megabytes(place):.1f} |" for name, place in places.items())])


def _megabytes(place: Path) -> float:
    shown = subprocess.run(["du", "--bytes", "--summarize", str(place)], capture_output=True, text=True)
    return int(shown.stdout.split()[0]) / 1e6 if shown.stdout else 0.0


def _playing(folder: Path) -> str:
    """A fresh clone, a home without any cache; the house itself is not opened."""
    for place in ("home", "tmp"):
        (folder / place).mkdir(parents=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
    cloned = _megabytes(folder)
    environment = {**os.environ, "HOME": str(folder / "home"), "TMPDIR": str(folder / "tmp")}
    environment |= {"XDG_CACHE_HOME": str(folder / "home" / "cache"), "npm_config_cache": str(folder / "home" / "npm")}
    most, over = [0.0], Event()
    watching = Thread(target=_watch, args=(folder, most, over))
    watching.start()
    start, before = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    command = ["make", f"PYTHON={sys.executable}", ".play/ready"]
    subprocess.run(command, cwd=folder / "clone", env=environment, check=True, capture_output=True)
    wall, after = perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    over.set()
    watching.join()
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    kept, peak = _megabytes(folder) - cloned, most[0] - cloned
    return (
        f"`make play` from a fresh clone, nothing cached: {wall:.0f} s "
        f"({cpu:.0f} s of CPU, on a machine with a load of {os.getloadavg()[0]:.0f}); "
        f"{kept:.0f} MB when it is done, caches included; {peak:.0f} MB at most while it builds the page."
    )


def _watch(folder: Path, most: list[float], over: Event) -> None:
    while not over.wait(1.0):
        most[0] = max(most[0], _megabytes(folder))
