"""Games of other packages, which obey every law that the games of the house obey; and where the tests of a game lie."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from manoir.core.game import Game
from manoir.games.registry import find_game, registered
from tests.guests.canaries import GAME as CANARIES
from tests.guests.matches import GAME as MATCHES

GUESTS: dict[str, Game] = {game.name: game for game in (CANARIES, MATCHES)}
TESTS = Path(__file__).parents[1]


def all_games() -> dict[str, Game]:
    return {**registered(), **GUESTS}


def find(name: str) -> Game:
    return GUESTS.get(name) or find_game(name)


def folder_of(name: str) -> Path:
    """Where the tests of a game lie, and of a guest all of it."""
    return TESTS / ("guests" if name in GUESTS else "games") / name.replace("-", "_")


def rules_of(name: str) -> Path:
    return folder_of(name) / "rules.md" if name in GUESTS else TESTS.parent / "docs" / "rules" / f"{name}.md"


def secrets_of(name: str) -> ModuleType:
    """The judge of what its events may tell: written from the rules."""
    return import_module(".".join([*folder_of(name).relative_to(TESTS.parent).parts, "secrets"]))
