"""Every clause of every rules page has a test, and every test named after a clause names a real one."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from manoir.games.registry import registered

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
DEFINITION = re.compile(r"^- \*\*([A-Z0-9]+-[A-Z]?\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"test_([a-z][a-z0-9])_([rdx]?)(\d+)_")


def defined(page: Path) -> list[str]:
    return DEFINITION.findall(page.read_text(encoding="utf-8"))


def modules_of(game: str) -> list[Path]:
    return sorted((ROOT / "tests" / "games" / game.replace("-", "_")).glob("test_*.py"))


def named(name: str) -> str | None:
    """The ID in a test's name: `test_cl_r09_…` stands for CL-R09."""
    found = NAMED.match(name)
    return f"{found[1].upper()}-{found[2].upper()}{found[3]}" if found else None


def exercised(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        if clause := named(node.name):
            yield clause
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clauses":
                yield from (str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant))


def not_exercised(game: str) -> dict[str, str]:
    reasons: dict[str, str] = import_module(f"tests.games.{game.replace('-', '_')}.not_exercised").NOT_EXERCISED
    return reasons


@pytest.mark.parametrize("game", registered())
def test_every_clause_has_a_test_or_a_reason(game: str) -> None:
    ids = defined(RULES / f"{game}.md")
    covered = {clause for module in modules_of(game) for clause in exercised(module)}
    excused = not_exercised(game)
    assert len(set(ids)) == len(ids), "a clause is defined twice"
    assert set(ids) - covered - set(excused) == set(), "clauses without a test"
    assert covered - set(ids) == set(), "tests of clauses that do not exist"
    assert set(excused) - set(ids) == set(), "excuses for clauses that do not exist"
    assert set(excused) & covered == set(), "excused clauses that do have a test"
    assert all(len(reason) > 10 for reason in excused.values())


@pytest.mark.parametrize("game", registered())
def test_french_and_english_pages_hold_the_same_clauses(game: str) -> None:
    assert sorted(defined(RULES / f"{game}.md")) == sorted(defined(RULES / "fr" / f"{game}.md"))


def test_every_rules_page_belongs_to_a_game() -> None:
    assert {page.stem for page in RULES.glob("*.md")} == set(registered())
