"""What a bot of Hantise believes of the night and of the hidden hand, in words."""

from collections.abc import Sequence
from itertools import takewhile
from math import comb

from manoir.bots.hantise.forecast import SCORING
from manoir.bots.hantise.planning import mean_over_zones
from manoir.bots.hantise.standing import standing
from manoir.bots.hantise.tonight import chance_of_the_night
from manoir.core.actions import Action
from manoir.games.hantise.actions import END_TURN, FOLD
from manoir.games.hantise.cards import MONSTERS, NAMES, TYPE_OF, count, each, size
from manoir.games.hantise.components import CHARACTERS, NONE, TYPES, ZONES
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import Table
from manoir.games.hantise.steps.opening import Locating


def beliefs(study: Study, table: Table) -> tuple[str, ...]:
    """`table` is any game that the study imagined: only what is open in it is told."""
    seat = study.view.seat
    other = 1 - seat
    lines = []
    if table.character != NONE and table.zone != NONE:
        best = [standing(table, soul).best for soul in (seat, other)]
        where = f"{CHARACTERS[table.character].name.id} in the {ZONES[table.zone].id}"
        lines.append(f"night {table.night}: {where}, threshold {table.threshold}; own best {best[0]}, theirs {best[1]}")
    held, sure = size(table.hands[other]), study.surely_held
    drawn = held - size(sure)
    lines.append(f"their hand: {held} cards" + "".join(f", surely {NAMES[card].id}" for card in each(sure)))
    unseen = study.unseen
    for kind, found in enumerate(TYPES):
        copies = sum(count(unseen, card) for card in MONSTERS if TYPE_OF[card] == kind)
        none = comb(size(unseen) - copies, drawn) / comb(size(unseen), drawn)
        lines.append(f"  {found.name.id}: {copies} unseen, at least one in their hand {1 - none:.0%}")
    return tuple(lines)


def hopes(table: Table, plan: Sequence[Action]) -> tuple[str, ...]:
    """How likely the player is to win the night after a plan, and if the turn ended at once; nothing once it is won."""
    if table.character == NONE or isinstance(table.step, SCORING):
        return ()
    after = table.clone()
    for action in takewhile(lambda action: action not in (END_TURN, FOLD), plan):
        after.take(action)
    chance = 0.0 if FOLD in plan else _chance(after, table.player)
    return (f"tonight: {chance:.0%} with the plan, {_chance(table, table.player):.0%} without it",)


def _chance(table: Table, seat: int) -> float:
    """Over all the Zones where the Character may go, if one is to be drawn."""
    return mean_over_zones(table, seat, _chance_here) if isinstance(table.step, Locating) else _chance_here(table, seat)


def _chance_here(table: Table, seat: int) -> float:
    return chance_of_the_night(table, seat, standing(table, seat), standing(table, 1 - seat))
