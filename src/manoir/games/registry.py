"""Finding games by name. A new game is a new folder here, or a package with a `manoir.games` entry point."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules, walk_packages
from types import ModuleType
from typing import get_args

from manoir import games
from manoir.core.errors import UnknownName
from manoir.core.events import Event, Interjection
from manoir.core.game import Game

NOT_A_GAME = frozenset({"mansion"})
"""Folders that hold what games share."""


@cache
def game_names() -> tuple[str, ...]:
    folders = (found.name for found in iter_modules(games.__path__) if found.ispkg and found.name not in NOT_A_GAME)
    guests = (entry.name for entry in entry_points(group="manoir.games"))
    return tuple(sorted({*(folder.replace("_", "-") for folder in folders), *guests}))


@cache
def find_game(name: str) -> Game:
    """Only the game asked for is loaded."""
    if name not in game_names():
        raise UnknownName("game", name, game_names())
    for entry in entry_points(group="manoir.games", name=name):
        guest: Game = entry.load()
        return guest
    game: Game = import_module(f"{games.__name__}.{name.replace('-', '_')}").GAME
    return game


def registered() -> dict[str, Game]:
    """All games by name."""
    return {name: find_game(name) for name in game_names()}


def module_about(game: Game, layer: str) -> ModuleType | None:
    """What a layer holds on a game: `manoir.<layer>.<game>`, or `<package>.<layer>` for a game of another package."""
    package = type(game).__module__
    inside, _, folder = package.rpartition(".")
    name = f"manoir.{layer}.{folder}" if inside == games.__name__ else f"{package}.{layer.rpartition('.')[2]}"
    return _module(name)


def events_of(game: Game) -> list[type[Event]]:
    """Every event that may be told in a game: those its modules know of, and those of all games."""
    package = import_module(type(game).__module__)
    inside = walk_packages(package.__path__, f"{package.__name__}.") if hasattr(package, "__path__") else ()
    modules = [package, *(import_module(found.name) for found in inside)]
    known = [thing for module in modules for thing in vars(module).values()]
    told = [kind for kind in known if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
    return sorted({*told, *get_args(Interjection)}, key=lambda kind: kind.__name__)


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError as missing:
        if missing.name is not None and name.startswith(missing.name):
            return None
        raise
