"""Finding games by name. A new game is a new folder here, or a package with a `manoir.games` entry point."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from manoir import games
from manoir.core.errors import UnknownName
from manoir.core.game import Game


@cache
def registered() -> dict[str, Game]:
    """All games by name."""
    modules = [import_module(f"{games.__name__}.{found.name}") for found in iter_modules(games.__path__) if found.ispkg]
    house = [module.GAME for module in modules if hasattr(module, "GAME")]
    guests = [entry.load() for entry in entry_points(group="manoir.games")]
    return {game.name: game for game in (*house, *guests)}


def find_game(name: str) -> Game:
    known = registered()
    if name not in known:
        raise UnknownName("game", name, sorted(known))
    return known[name]
