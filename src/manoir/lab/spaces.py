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
from manoir.lab.observations.rows import Observed, ObserverMaker

LATEST = 1


class Space(NamedTuple):
    """The actions by number, and what makes the observer of a seat."""

    actions: tuple[Action, ...]
    numbers: dict[int, int]
    """By the identity of an action."""
    observer: ObserverMaker


@cache
def space_of(name: str, version: int = LATEST) -> Space:
    if not 0 <= version <= LATEST:
        raise BadSetup(f"there is no version {version}: versions are 0 to {LATEST}")
    game = find_game(name)
    observed = _observed(game)
    left_out = observed.chance if version else ()
    actions = tuple(action for action in game.actions if not isinstance(action, left_out))
    numbers = {id(action): number for number, action in enumerate(actions)}
    return Space(actions, numbers, observed.observers[: version + 1][-1])


def _observed(game: Game) -> Observed:
    """The module `manoir.lab.observations.<game>` holds it as OBSERVED; a game without one is observed plainly."""
    module = module_about(game, "lab.observations")
    found: Observed = module.OBSERVED if module else Observed((partial(PlainObserver, game),))
    return found
