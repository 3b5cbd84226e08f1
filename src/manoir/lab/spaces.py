"""What agents see and may do, by version: an old one stays as it was, for what has learned from it.

0: every action of the game has its number, those of chance too; the Cluedos are seen in summary.
1: the actions of chance are left out; rows of the Cluedos are information states.
"""

from functools import cache, partial
from typing import NamedTuple

from manoir.core.actions import Action
from manoir.core.errors import BadSetup
from manoir.core.game import Game
from manoir.games.registry import find_game, module_about
from manoir.lab.observations.plain import PlainObserver
from manoir.lab.observations.rows import ObserverMaker

LATEST = 1


class Space(NamedTuple):
    """The actions by number, and what makes the observer of a seat."""

    actions: tuple[Action, ...]
    numbers: dict[int, int]
    """By the identity of an action."""
    observer: ObserverMaker


@cache
def space_of(name: str, version: int = LATEST) -> Space:
    """The module `manoir.lab.observations.<game>` may hold OBSERVER, RECALLING (from version 1 on), and CHANCE: the
    actions that are chance's alone. A game without one is observed plainly."""
    if not 0 <= version <= LATEST:
        raise BadSetup(f"there is no version {version}: versions are 0 to {LATEST}")
    game = find_game(name)
    module = module_about(game, "lab.observations")
    chance = getattr(module, "CHANCE", ()) if version else ()
    actions = tuple(action for action in game.actions if not isinstance(action, tuple(chance)))
    return Space(actions, {id(action): number for number, action in enumerate(actions)}, _observer(game, version))


def _observer(game: Game, version: int) -> ObserverMaker:
    module = module_about(game, "lab.observations")
    if module is None:
        return partial(PlainObserver, game)
    maker: ObserverMaker = getattr(module, "RECALLING", module.OBSERVER) if version else module.OBSERVER
    return maker
