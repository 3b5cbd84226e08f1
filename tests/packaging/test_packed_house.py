"""The house that a page brings along has all that it imports."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import hatch_build

PACK = Path(__file__).parents[2] / "web/house/pack.py"
IMPORTED = (
    # Carnets are not imported before there is one.
    "import sys, manoir.worker.carrier, manoir.house.carnets; "
    "print(*{name.split('.')[1] for name in sys.modules if name[:7] == 'manoir.'})"
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


def imported(path: Path) -> Iterator[str]:
    """Files of modules, as a library names them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            yield f"{name.replace('.', '/')}.py"
            yield name.partition(".")[0]


def test_nothing_that_the_house_imports_is_left_out_of_its_library() -> None:
    (left_out,) = re.findall(r"^UNUSED = (\(.*?^\))", PACK.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    source = PACK.parents[2] / "src/manoir"
    modules = [module for part in packed() for module in (source / part).rglob("*.py")]
    names = {name for module in modules for name in imported(module)}
    assert "collections/abc.py" in names
    assert [name for name in sorted(names) if any(fnmatch(name, unused) for unused in ast.literal_eval(left_out))] == []
