"""The house that a page brings along has all that it imports."""

import re
import subprocess
import sys
from pathlib import Path

import hatch_build

PACK = Path(__file__).parents[2] / "web/house/pack.py"
IMPORTED = (
    "import sys, manoir.worker.carrier; print(*{name.split('.')[1] for name in sys.modules if name[:7] == 'manoir.'})"
)


def packed() -> set[str]:
    found = re.search(r"^PARTS = \((.*)\)$", PACK.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return {*re.findall(r'"(\w+)"', found[1])}


def test_whatever_a_house_imports_is_packed() -> None:
    told = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True).stdout
    parts = {part for part in told.split() if (PACK.parents[2] / "src/manoir" / part).is_dir()}
    assert {"house", "companion"} <= parts
    assert parts <= packed()


def test_the_page_is_packed_anew_whenever_any_of_it_changes() -> None:
    assert {*hatch_build.IN_A_PAGE} == packed()
