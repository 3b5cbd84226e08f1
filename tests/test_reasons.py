"""What the engine says when it refuses something, the page says in French as well."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CATALOGUES = ROOT / "web" / "src" / "texts" / "fr"
GAMES = sorted(path.name.removesuffix("_reasons.ts") for path in CATALOGUES.glob("*_reasons.ts"))
CLAUSE = re.compile(r"[A-Z]{2}-\d+$")


def reasons(game: str) -> Iterator[str]:
    """Every sentence that stands beside a clause, or is given to a refusal with one."""
    for path in (ROOT / "src" / "manoir" / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Tuple(elts=[ast.Constant(value=str(clause)), said]) if CLAUSE.match(clause):
                    yield text(said)
                case ast.Call(func=ast.Name(id="IllegalAction"), args=[ast.Constant(), said]):
                    yield text(said)


def text(said: ast.expr) -> str:
    if isinstance(said, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{n}" for part in said.values)
    assert isinstance(said, ast.Constant)
    return str(said.value)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_said_in_french_and_no_other(game: str) -> None:
    catalogue = (CATALOGUES / f"{game}_reasons.ts").read_text()
    said = {
        single or double for single, double in re.findall(r"^  (?:'([^']*)'|\"([^\"]*)\"):", catalogue, re.MULTILINE)
    }
    assert set(reasons(game)) == said


def test_two_games_say_their_reasons_in_french() -> None:
    assert {"huis_clos", "hantise"} <= set(GAMES)
