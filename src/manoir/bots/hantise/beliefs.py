"""What a bot of Hantise believes of the night, of the hidden hand, and of its plan."""

from collections.abc import Sequence
from itertools import takewhile
from math import comb

from msgspec import Struct

from manoir.bots.belief import Belief
from manoir.bots.hantise.forecast import SCORING
from manoir.bots.hantise.planning import mean_over_zones
from manoir.bots.hantise.standing import standing
from manoir.bots.hantise.tonight import chance_of_the_night
from manoir.core.actions import Action
from manoir.games.hantise.actions import END_TURN, FOLD
from manoir.games.hantise.cards import MONSTERS, TYPE_OF, Cards, count, size
from manoir.games.hantise.components import NONE, TYPES, Character, Type, Zone
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.opening import Locating


class NightStands(Belief, frozen=True):
    """`own` and `theirs` are the values of the best apparitions."""

    character: Character
    zone: Zone
    threshold: int
    own: int
    theirs: int


class MonsterOdds(Struct, frozen=True):
    """That there is at least one of a type."""

    type: Type
    odds: float


class TheirHand(Belief, frozen=True):
    """Of so many cards some are sure; `monsters` are those that may be among the rest."""

    size: int
    sure: Cards
    monsters: tuple[MonsterOdds, ...]


class Tonight(Belief, frozen=True):
    """How likely the night is won after the plan, and if the turn ended at once."""

    planned: float
    unplanned: float


class BestPlan(Belief, frozen=True):
    """The actions that follow each other, tried out in so many imagined games."""

    actions: tuple[str, ...]
    games: int


STANDING = (NightStands, TheirHand)
PLANNING = (*STANDING, Tonight, BestPlan)


def beliefs(study: Study, table: HantiseState) -> tuple[Belief, ...]:
    """`table` is any game that the study imagined: only what is open in it is told."""
    seat = study.view.seat
    other = 1 - seat
    found: list[Belief] = []
    if table.character != NONE and table.zone != NONE:
        own, theirs = (standing(table, soul).best for soul in (seat, other))
        found.append(NightStands(table.character, table.zone, table.threshold, own, theirs))
    return (*found, _hand(study, size(table.hands[other])))


def _hand(study: Study, held: int) -> TheirHand:
    unseen, sure = study.unseen, study.surely_held
    drawn = held - size(sure)
    monsters = []
    for kind in range(len(TYPES)):
        copies = sum(count(unseen, card) for card in MONSTERS if TYPE_OF[card] == kind)
        none = comb(size(unseen) - copies, drawn) / comb(size(unseen), drawn)
        if none < 1:
            monsters.append(MonsterOdds(kind, 1 - none))
    return TheirHand(held, sure, tuple(monsters))


def hopes(table: HantiseState, plan: Sequence[Action], games: int) -> tuple[Belief, ...]:
    """What the player hopes of a plan; nothing of a night that is won."""
    best = BestPlan(tuple(action.text for action in plan), games)
    if table.character == NONE or isinstance(table.step, SCORING):
        return (best,)
    after = table.clone()
    for action in takewhile(lambda action: action not in (END_TURN, FOLD), plan):
        after.take(action)
    chance = 0.0 if FOLD in plan else _chance(after, table.player)
    return Tonight(chance, _chance(table, table.player)), best


def _chance(table: HantiseState, seat: int) -> float:
    """Over all the Zones where the Character may go, if one is to be drawn."""
    return mean_over_zones(table, seat, _chance_here) if isinstance(table.step, Locating) else _chance_here(table, seat)


def _chance_here(table: HantiseState, seat: int) -> float:
    return chance_of_the_night(table, seat, standing(table, seat), standing(table, 1 - seat))
