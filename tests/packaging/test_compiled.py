"""The compiled build plays the recorded games to the same records."""

import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import compile_into

ROOT = Path(__file__).parents[2]
REPLAY = """
import sys
from pathlib import Path
from manoir.core.records import load, write
from manoir.deduction import sweep
from manoir.games.mansion import walking
from manoir.games.registry import find_game
assert sweep.__file__.endswith(".so") and walking.__file__.endswith(".so")
for name in sys.argv[1:]:
    assert write(load(Path(name), find_game)) == Path(name).read_text(encoding="utf-8"), name
print(len(sys.argv) - 1)
"""


@pytest.mark.soak
def test_compiled_modules_replay_to_the_same_records(tmp_path: Path) -> None:
    made = compile_into(tmp_path, ROOT / "src" / "manoir")
    assert made
    records = sorted(str(path) for path in ROOT.glob("tests/games/*/records/*.txt"))
    replayed = subprocess.run(
        [sys.executable, "-c", REPLAY, *records],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert replayed.stderr == ""
    assert int(replayed.stdout) == len(records) > 0
