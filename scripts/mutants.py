"""Break the rules on purpose, one at a time, and see that a test of the game notices.

    python -m scripts.mutants                  all games
    python -m scripts.mutants hantise --jobs 2
    python -m scripts.mutants --only Reine     those with this word in their title

`scripts/mutants/<game>.txt` holds the wrong rules as small patches: a title, the file, the lines that go (-) and the
lines that come (+). For each, the tests of its game run on a copy of the tree, up to the first that fails. Recorded
games are left out: they change with every rule, and a script makes them anew. A mutant that no test notices survives;
a patch that no longer fits is an error.
"""

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic, time

from msgspec import Struct

ROOT = Path(__file__).parents[1]
PATCHES = Path(__file__).parent / "mutants"
COPIED = ("src", "tests", "scripts", "docs", "bench", "pyproject.toml", "README.md", "web/src/games", "web/src/texts")
SLOW = ("test_knowledge", "test_invariants", "test_screen", "test_bot", "test_bots", "test_confrontation")
"""Files that play whole games: the others come first."""
PATIENCE = 600
"""Seconds after which a mutant that hangs has been noticed."""
NO_TESTS = 5
"""How pytest ends if it found none."""
CLOCK = int(time())


class Mutant(Struct, frozen=True):
    game: str
    title: str
    file: str
    gone: str
    come: str

    def applied(self, text: str) -> str:
        found = text.count(self.gone)
        if found != 1:
            raise UnfitPatch(f"{self.game}: {self.title!r} no longer fits: {found} places in {self.file}")
        return text.replace(self.gone, self.come)


class Unsound(Exception):
    """Tests that cannot tell right rules from wrong ones."""


class UnfitPatch(Exception):
    """A patch and the source have grown apart."""


def games() -> list[str]:
    return sorted(path.stem for path in PATCHES.glob("*.txt"))


def mutants(game: str) -> Iterator[Mutant]:
    """Those of one game, as they are written down."""
    for block in (PATCHES / f"{game}.txt").read_text(encoding="utf-8").split("\n== ")[1:]:
        title, file, *lines = [line for line in block.splitlines() if line.strip()]
        if not file.startswith("@ "):
            raise UnfitPatch(f"{game}: {title!r} names no file")
        gone = "".join(f"{line[1:]}\n" for line in lines if line.startswith("-"))
        come = "".join(f"{line[1:]}\n" for line in lines if line.startswith("+"))
        yield Mutant(game, title, file.removeprefix("@ "), gone, come)


def fitted(game: str) -> list[Mutant]:
    """The same, all of which fit."""
    found = list(mutants(game))
    for mutant in found:
        mutant.applied((ROOT / mutant.file).read_text(encoding="utf-8"))
    return found


class Copy:
    """A tree of its own, where one mutant at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__", "page", "browser"))
            else:
                shutil.copy(ROOT / name, target)
        self._clock = CLOCK
        self._sound: set[tuple[str, ...]] = set()
        # Plugins are what takes longest, and games need none.
        own = {"PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        self._environment = {**os.environ, **own}

    def try_out(self, mutant: Mutant) -> str | None:
        """What noticed the mutant; None if nothing did."""
        path = self.folder / mutant.file
        text = path.read_text(encoding="utf-8")
        clause, *whole = self._runs(mutant)
        for tests in (clause, *whole):
            self._write(path, mutant.applied(text))
            try:
                failure = self._first_failure(tests)
            finally:
                self._write(path, text)
            if failure:
                self._check(whole[0] if tests == clause else tests)
                return failure
        return None

    def _check(self, tests: tuple[str, ...]) -> None:
        """Once: tests that fail on the right rules notice nothing."""
        if tests not in self._sound:
            if failure := self._first_failure(tests):
                raise Unsound(f"the tests fail as they are: {failure}")
            self._sound.add(tests)

    def _write(self, path: Path, text: str) -> None:
        """With a time of its own, so that no compiled file is taken for the new one."""
        path.write_text(text, encoding="utf-8")
        self._clock += 2
        os.utime(path, (self._clock, self._clock))

    def _runs(self, mutant: Mutant) -> tuple[tuple[str, ...], ...]:
        """The tests of the clause, which mostly suffice; all of the game, quick ones first; the laws of all games."""
        game = mutant.game
        own = sorted((self.folder / "tests/games" / game).glob("test_*.py"), key=lambda path: (path.stem in SLOW, path))
        clause = re.search(r"\(([A-Z0-9]+)-([A-Z]?\d+)\)$", mutant.title)
        stem = f"test_{clause[1]}_{clause[2]}_".lower() if clause else "no clause"
        named = [str(path) for path in own if stem in path.read_text(encoding="utf-8")]
        first = (*(named or map(str, own[:1])), "-k", stem)
        if game == "mansion":
            return first, (*map(str, own), "tests/games/cluedo", "tests/games/super_cluedo")
        name = game.replace("_", "-")
        laws = ("tests/contract", "tests/games/test_truth.py", "--ignore=tests/contract/test_regression.py")
        return first, tuple(map(str, own)), (*laws, "-k", f"[{name}- and not [{name}-2008")

    def _first_failure(self, tests: tuple[str, ...]) -> str | None:
        command = [sys.executable, "-m", "pytest", "-x", "--no-header", "-p", "no:cacheprovider", *tests]
        try:
            ran = subprocess.run(
                command, cwd=self.folder, env=self._environment, capture_output=True, text=True, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            return "it hangs"
        if ran.returncode in (0, NO_TESTS):
            return None
        lines = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        if not lines:
            raise RuntimeError(f"pytest ended with {ran.returncode}:\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")
        return lines[0].split(" - ")[0].removeprefix("FAILED ")


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", choices=[[], *games()], help="all unless some are named")
    parser.add_argument("--only", default="", help="mutants with this in their title")
    parser.add_argument("--jobs", type=int, default=1, help="so many at a time (default: 1)")
    chosen = parser.parse_args()
    try:
        found = [m for game in chosen.games or games() for m in fitted(game) if chosen.only.lower() in m.title.lower()]
    except UnfitPatch as unfit:
        sys.exit(str(unfit))
    survivors: list[Mutant] = []
    with TemporaryDirectory(prefix="mutants-") as scratch, ThreadPoolExecutor(chosen.jobs) as pool:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(chosen.jobs):
            copies.put(Copy(Path(scratch) / str(number)))

        def tried(mutant: Mutant) -> tuple[Mutant, str | None, float]:
            copy, begun = copies.get(), monotonic()
            try:
                return mutant, copy.try_out(mutant), monotonic() - begun
            finally:
                copies.put(copy)

        try:
            for mutant, noticed, seconds in pool.map(tried, found):
                print(f"{mutant.game}: {mutant.title}: {noticed or 'SURVIVES'} ({seconds:.0f} s)", flush=True)
                if noticed is None:
                    survivors.append(mutant)
        except Unsound as unsound:
            pool.shutdown(cancel_futures=True)
            sys.exit(str(unsound))
    print(f"{len(found)} wrong rules tried, {len(survivors)} survive")
    for mutant in survivors:
        print(f"  {mutant.game}: {mutant.title}")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
