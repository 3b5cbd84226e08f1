"""Who watches the watchmen: every law of the contract notices a game that breaks it."""

import inspect
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from manoir.bots.bot import strongest
from manoir.games.cluedo import GAME
from tests.contract import test_regression
from tests.contract.breakages import BREAKAGES, Breakage
from tests.contract.play import random_match

SEATS = 3
LAWS = [
    law
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    if path.stem != Path(__file__).stem
    for name, law in vars(import_module(f"tests.contract.{path.stem}")).items()
    if name.startswith("test_")
]
CASES = [(law, breakage) for law, breakages in BREAKAGES.items() for breakage in breakages]


def tried(law: Callable[..., None]) -> None:
    """The law as it is held against a table of Cluedo."""
    _, path, moves, counts = next(found for found in test_regression.POSITIONS if found[0] == GAME.name)
    offered: dict[str, Any] = {
        "name": GAME.name,
        "game": GAME,
        "level": strongest(GAME),
        "seats": SEATS,
        "played": lambda seed: random_match(GAME, SEATS, seed),
        "path": path,
        "moves": moves,
        "counts": counts[:2],
    }
    law(**{wanted: offered[wanted] for wanted in inspect.signature(law).parameters})


@pytest.mark.parametrize(
    ("law", "breakage"), CASES, ids=[f"{law.__name__[5:]}-{breakage.fault.__name__}" for law, breakage in CASES]
)
def test_a_law_notices_what_breaks_it(
    law: Callable[..., None], breakage: Breakage, monkeypatch: pytest.MonkeyPatch
) -> None:
    breakage.fault(monkeypatch)
    with pytest.raises(breakage.red):
        tried(law)


def test_every_law_has_its_breakage() -> None:
    assert {law.__qualname__ for law in LAWS} == {law.__qualname__ for law in BREAKAGES}
