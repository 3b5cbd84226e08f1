"""The grammar of the terminal, held to the cases of the page."""

import json
from pathlib import Path
from typing import Any

import pytest

from manoir.texts.grammar import fill

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "texts" / "grammar.cases.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["says"]))
def test_a_message_is_said_as_on_the_page(case: dict[str, Any]) -> None:
    assert fill(case["message"], case["values"], case["language"]) == case["says"]
