"""Imports point down only: each part of the house knows what it stands on, and nothing beside or above it."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.picture import Picture
from manoir.core.state import State
from manoir.games.registry import registered

SOURCE = Path(__file__).parent.parent / "src"

LAYERS = (
    {"lazily"},
    {"core", "deduction"},
    {"games", "texts", "lessons"},
    {"bots"},
    {"table", "puzzles"},
    {"companion"},
    {"house"},
    {"lab", "terminal", "server", "worker"},
    {"cli"},
    {"__main__"},
)
"""From the ground up; parts of one layer know nothing of each other."""

SHARED = {"mansion": {"cluedo", "super_cluedo", "cluedo_2008"}}
"""Folders of games that hold what some games share, and those games."""

KINDS_OF_KNOWLEDGE = "knowing"
"""What every game may declare."""

MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(SOURCE.rglob("*.py"))
}


HEIGHT = {part: height for height, parts in enumerate(LAYERS) for part in parts}


def imported(source: str, module: str, is_package: bool) -> Iterator[str]:
    """The modules of the house that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".") if is_package else module.split(".")[:-1]
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{origin}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.startswith("manoir.") and name.split(".")[1] in HEIGHT)


def shares(game: str, folder: str) -> bool:
    return folder == KINDS_OF_KNOWLEDGE or game in SHARED.get(folder, ())


def fault(module: str, target: str) -> str | None:
    """What is wrong with `module` importing `target`."""
    _, part, *inside = module.split(".")
    _, other, *within = target.split(".")
    if other != part and HEIGHT[other] >= HEIGHT[part]:
        return f"{module} imports {target}, which is not below it"
    folder, neighbour = inside[:1], within[:1]
    if (
        part == other == "games"
        and folder
        and neighbour
        and folder != neighbour
        and not shares(folder[0], neighbour[0])
    ):
        return f"{module} imports {target}, which is not its own"
    return None


@pytest.mark.parametrize("module", [module for module in MODULES if module != "manoir"])
def test_imports_point_down(module: str) -> None:
    path = MODULES[module]
    targets = imported(path.read_text(encoding="utf-8"), module, path.name == "__init__.py")
    assert [found for target in targets if (found := fault(module, target))] == []


BY_NAME = {"getattr", "hasattr", "setattr"}
SYSTEM = {"os"}
"""What the system has or has not, which no type says."""


def asked_by_name(source: str) -> list[str]:
    """Where something is looked for by a name written down, which no type checker follows."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and len(node.args) > 1]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in BY_NAME]
    pairs = [(ast.unparse(call.args[0]), call.args[1]) for call in named]
    literal = [(thing, str(name.value)) for thing, name in pairs if isinstance(name, ast.Constant)]
    return [f"{thing}.{name}" for thing, name in literal if thing not in SYSTEM and not name.startswith("__")]


@pytest.mark.parametrize("module", [module for module in MODULES if module.split(".")[1:2] != ["core"]])
def test_nothing_of_another_layer_is_asked_for_by_name(module: str) -> None:
    """In core one helper may: what it looks for, core itself has named."""
    assert asked_by_name(MODULES[module].read_text(encoding="utf-8")) == []


def test_what_is_asked_for_by_name_is_found() -> None:
    assert asked_by_name("def f(m):\n    return getattr(m, 'notebook', None), getattr(m, name)") == ["m.notebook"]
    assert asked_by_name("hasattr(os, 'nice') or hasattr(package, '__path__')") == []


def words_of_games() -> set[str]:
    """What states, pictures and deals of games call their own: none of it belongs to all games."""
    found: set[str] = set()
    for game in registered().values():
        setup = game.setup()
        state = game.start(setup, game.deal(setup, SeededLuck(1)))
        found |= {game.name, *type(state).__struct_fields__, *game.drawn.__struct_fields__}
        found |= {*game.deal(setup, SeededLuck(1)), *game.piles(setup, state), *game.spelling} - {*setup.characters}
    return found - {*State.__struct_fields__, *Picture.__struct_fields__, *COMMON}


COMMON = {"answers", "closed", "held", "seen", "shown", "type"}
"""Words of games that tables use for something of their own."""


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("manoir.table.")])
def test_the_table_knows_no_game_by_name_or_shape(module: str) -> None:
    source = MODULES[module].read_text(encoding="utf-8")
    games = {name for name in imported(source, module, is_package=False) if name.startswith("manoir.games.")}
    assert {name.split(".")[2] for name in games} <= {"registry", "knowing"}
    texts = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    assert texts & words_of_games() == set()


def test_every_part_of_the_house_has_its_layer() -> None:
    parts = {module.split(".")[1] for module in MODULES if module != "manoir"}
    assert parts <= set(HEIGHT)


def test_the_house_itself_loads_nothing_of_its_parts_before_it_is_asked() -> None:
    program = "import sys, manoir, manoir.core; print(*(name for name in sys.modules if name.startswith('manoir')))"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert set(shown.split()) == {"manoir", "manoir.core", "manoir.lazily"}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import manoir.core.state", ["manoir.core.state"]),
        ("from manoir.core import state, steps as s", ["manoir.core.state", "manoir.core.steps"]),
        ("from manoir import games", ["manoir.games"]),
        ("from . import events", ["manoir.games.cluedo.events"]),
        ("from ..mansion.deck import Deck", ["manoir.games.mansion.deck.Deck"]),
        ("def f():\n    if True:\n        from manoir.server import app", ["manoir.server.app"]),
        ("import msgspec\nfrom collections import abc\nfrom manoir import __version__", []),
    ],
)
def test_imports_are_found_in_every_form(source: str, found: list[str]) -> None:
    assert list(imported(source, "manoir.games.cluedo.steps", is_package=False)) == found


@pytest.mark.parametrize(
    ("module", "target"),
    [
        ("manoir.core.match", "manoir.games.registry"),
        ("manoir.core.state", "manoir.deduction.facts"),
        ("manoir.deduction.draw", "manoir.core.chance"),
        ("manoir.games.cluedo.steps", "manoir.bots.bot"),
        ("manoir.games.cluedo.steps", "manoir.games.super_cluedo.steps"),
        ("manoir.games.cluedo", "manoir.games.super_cluedo"),
        ("manoir.games.huis_clos.steps", "manoir.games.mansion.deck"),
        ("manoir.games.hantise.setup", "manoir.games.mansion"),
        ("manoir.games.mansion.deck", "manoir.games.cluedo.components"),
        ("manoir.games.cluedo.setup", "manoir.games.registry.find_game"),
        ("manoir.games.registry", "manoir.games.cluedo"),
        ("manoir.bots.bot", "manoir.table.seats"),
        ("manoir.table.game", "manoir.server.app"),
        ("manoir.table.table", "manoir.house.house"),
        ("manoir.house.play", "manoir.server.storage.storage"),
        ("manoir.worker.main", "manoir.server.app"),
        ("manoir.lab.arena", "manoir.terminal.screen"),
        ("manoir.server.app", "manoir.cli"),
    ],
)
def test_imports_upwards_and_sideways_are_faults(module: str, target: str) -> None:
    assert fault(module, target)


@pytest.mark.parametrize(
    ("module", "target"),
    [
        ("manoir.games.cluedo.steps", "manoir.games.cluedo.events"),
        ("manoir.games.cluedo_2008.steps.moving", "manoir.games.mansion.board"),
        ("manoir.games.cluedo.knowledge", "manoir.deduction.notebook"),
        ("manoir.games.registry", "manoir.games"),
        ("manoir.bots.cluedo", "manoir.games.cluedo.actions"),
        ("manoir.terminal.session", "manoir.bots.bot"),
        ("manoir.cli", "manoir.server.app"),
    ],
)
def test_imports_downwards_are_none(module: str, target: str) -> None:
    assert fault(module, target) is None
