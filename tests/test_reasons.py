"""What the engine says when it refuses something, page and terminal say in French as well."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.games.registry import game_names
from manoir.texts.catalogue import books, catalogue

ROOT = Path(__file__).parents[1]
CLAUSE = re.compile(r"[A-Z][A-Z0-9]-R?\d+$")


def reasons(folder: Path) -> Iterator[str]:
    """Every sentence that stands beside a clause, or is given to a refusal."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Tuple(elts=[ast.Constant(value=str(clause)), said]) if CLAUSE.match(clause):
                    yield text(said)
                case ast.Call(func=ast.Name(id="IllegalAction" | "Refusal"), args=[_, said, *_]) if is_text(said):
                    yield text(said)


def is_text(said: ast.expr) -> bool:
    return isinstance(said, ast.Constant | ast.JoinedStr)


def text(said: ast.expr) -> str:
    if isinstance(said, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{n}" for part in said.values)
    assert isinstance(said, ast.Constant)
    return str(said.value)


def known(game: str) -> set[str]:
    folders = (ROOT / "src" / "manoir" / "core", ROOT / "src" / "manoir" / "games" / game.replace("-", "_"))
    return {reason for folder in folders for reason in reasons(folder)}


@pytest.mark.parametrize("game", game_names())
def test_every_reason_is_said_in_french(game: str) -> None:
    assert len(known(game)) > 15
    book = catalogue(game, "fr")
    unsaid = {
        reason for reason in known(game) if book.refusal(reason.replace("{n}", "7")).casefold().startswith(reason[:9])
    }
    assert unsaid == set()
    for reason in known(game):
        assert re.fullmatch(r"[A-ZÀÉ].*\.", book.refusal(reason.replace("{n}", "7")))
        assert "{n}" not in reason or "7" in book.refusal(reason.replace("{n}", "7"))


def test_no_book_refuses_what_neither_engine_nor_house_refuses() -> None:
    given = {reason for game in game_names() for reason in known(game)}
    given |= {reason for layer in ("house", "table") for reason in reasons(ROOT / "src" / "manoir" / layer)}
    for language in ("fr", "en"):
        said = {
            reason for game in game_names() for book in books(game, language) for reason in book.get("refusals", ())
        }
        assert said <= given
