"""Finding games by name. A new game is a new folder here, or a package with a `manoir.games` entry point."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from manoir import games
from manoir.core.errors import UnknownName
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


def knowledge_of(game: Game) -> ModuleType | None:
    """What a seat of the game can know, if the game says it."""
    return _module(f"{type(game).__module__}.knowledge")


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError as missing:
        if missing.name is not None and name.startswith(missing.name):
            return None
        raise
