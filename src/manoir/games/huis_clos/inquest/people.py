"""Plain people for puzzles: they search and look on; the Murderer gathers weapons and kills as soon as he can."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.games.huis_clos.actions import Decline, Deposit, Keep, Observe, Search, Swap, Take
from manoir.games.huis_clos.components import ALL_WEAPONS, Clue
from manoir.games.huis_clos.picture import Picture, picture

Wish: TypeAlias = Callable[[Action], bool]

DISTRACTED = 4
"""Once in so many times somebody looks away."""


def plays(view: View, luck: Luck) -> Action:
    """The first wish that can be had; among several ways to have it, any."""
    options = sorted(view.options, key=lambda action: action.text)
    if len(options) == 1:
        return options[0]
    for wish in _wishes(picture(view), luck):
        if wished := [action for action in options if wish(action)]:
            return pick(wished, luck)
    return pick(options, luck)


def _wishes(seen: Picture, luck: Luck) -> Sequence[Wish]:
    looks_on = luck.below(DISTRACTED) > 0
    honest: tuple[Wish, ...] = (
        lambda action: isinstance(action, Observe if looks_on else Decline),
        lambda action: isinstance(action, Search | Keep),
        lambda action: isinstance(action, Deposit) and not _is_weapon(action.clue),
        lambda action: isinstance(action, Swap),
    )
    if not seen.roles[seen.seat]:
        return honest
    return (
        lambda action: isinstance(action, Take) and _is_weapon(action.clue),
        lambda action: isinstance(action, Swap) and _is_weapon(action.clue) and not _is_weapon(action.own),
        lambda action: isinstance(action, Deposit) and bool(seen.occupied >> action.clue & 1),
        *honest,
    )


def _is_weapon(clue: Clue) -> bool:
    return bool(ALL_WEAPONS >> clue & 1)
