"""The house turned so that alike positions look alike: the Character's Zone first, then the strongest of the others.

A Zone, the adult whose object is found there and the family that he is protected from go together as a *slot*: but for
the adult's threshold, which is seen with it, the four are the same for play. So are the three ordinary Places of each.
"""

from functools import cache

from manoir.core.actions import Action
from manoir.games.hantise.actions import (
    ACTIONS,
    Capture,
    Change,
    Devastate,
    Knock,
    PlayMonster,
    PlayPlace,
    Recall,
    Score,
    Squat,
    Win,
)
from manoir.games.hantise.apparitions import PER_SEAT, TERRORS
from manoir.games.hantise.cards import FAMILY_OF, OBJECT_PLACE, PROTECTED_FROM, TERROR, TYPE_OF, ZONE_OF
from manoir.games.hantise.components import NONE, TYPES, Zone
from manoir.games.hantise.state import HantiseState

SLOTS = range(PER_SEAT)
_ADULTS = sorted((ZONE_OF[place], adult) for adult, place in enumerate(OBJECT_PLACE) if place != NONE)
ADULT_AT = tuple(adult for _, adult in _ADULTS)
"""By Zone: whose object is found there."""
FAMILY_AT = tuple(PROTECTED_FROM[adult] for adult in ADULT_AT)
"""By Zone: the family that he is protected from."""

Frame = tuple[Zone, ...]
"""The Zone of each slot."""

Move = tuple[str | int, ...]
"""An action as it looks in a frame."""


def frame_of(table: HantiseState, seat: int) -> Frame:
    """As the seat sees the house."""
    weights, own, theirs, visited = table.weights, seat * PER_SEAT, (1 - seat) * PER_SEAT, table.zone
    first, second, third, fourth = sorted(
        [
            zone
            if zone == visited
            else _BEHIND - (TERRORS[weights[own + zone]] * _MOST + TERRORS[weights[theirs + zone]]) * PER_SEAT + zone
            for zone in SLOTS
        ]
    )
    return first % PER_SEAT, second % PER_SEAT, third % PER_SEAT, fourth % PER_SEAT


_MOST = 128
"""No apparition is worth as much."""
_BEHIND = (_MOST * _MOST + 1) * PER_SEAT
"""Where the Zones come that the Character is not in."""


MOVES: tuple[Move, ...] = (
    *(("monster", kind, family, slot) for kind in range(len(TYPES)) for family in SLOTS for slot in SLOTS),
    *(("place", slot, is_terrifying) for slot in SLOTS for is_terrifying in (0, 1)),
    *(("change", kind) for kind in range(len(TYPES))),
    *((verb,) for verb in ("fold", "end", "chase", "decline", "done")),
    *(("knock", is_own, slot) for is_own in (0, 1) for slot in SLOTS),
    *(("recall", slot) for slot in SLOTS),
    *(("squat", slot) for slot in SLOTS),
    *(("capture", is_own, slot, to) for is_own in (0, 1) for slot in SLOTS for to in SLOTS),
    *(("win", slot) for slot in SLOTS),
    *(("score", is_terrifying) for is_terrifying in (0, 1)),
    *(("reine", family) for family in SLOTS),
    *(("devastate", what, slot) for what in ("family", "zone") for slot in SLOTS),
)
_NUMBERS = {move: number for number, move in enumerate(MOVES)}


def as_move(action: Action, frame: Frame, seat: int) -> Move:
    """What the action of a seat is in a frame; alike actions are the same move."""

    def of_family(family: int) -> int:
        return frame.index(FAMILY_AT.index(family))

    slot = frame.index
    match action:
        case PlayMonster(card=card, zone=zone):
            return "monster", TYPE_OF[card], of_family(FAMILY_OF[card]), slot(zone)
        case PlayPlace(card=card):
            return "place", slot(ZONE_OF[card]), int(TERROR[card] > 1)
        case Change(card=card):
            return "change", TYPE_OF[card]
        case Knock(owner=owner, zone=zone):
            return "knock", int(owner == seat), slot(zone)
        case Recall(to=to):
            return "recall", slot(to)
        case Squat(zone=zone):
            return "squat", slot(zone)
        case Capture(owner=owner, zone=zone, to=to):
            return "capture", int(owner == seat), slot(zone), slot(to)
        case Win(zone=zone):
            return "win", slot(zone)
        case Score(card=card):
            family = FAMILY_OF[card]
            return ("score", int(TERROR[card] > 1)) if family == NONE else ("reine", of_family(family))
        case Devastate(family=family, zone=zone):
            return ("devastate", "zone", slot(zone)) if family == NONE else ("devastate", "family", of_family(family))
        case _:
            return (action.verb,)


@cache
def _numbers(frame: Frame, seat: int) -> dict[int, int]:
    """The number of the move of every action, by the action's identity; what chance does has none."""
    found = {id(action): _NUMBERS.get(as_move(action, frame, seat)) for action in ACTIONS}
    return {action: number for action, number in found.items() if number is not None}


def moves(options: tuple[Action, ...], frame: Frame, seat: int) -> dict[int, Action]:
    """The moves that are open, each with the first of its actions."""
    numbers = _numbers(frame, seat)
    return {numbers[id(action)]: action for action in reversed(options)}
