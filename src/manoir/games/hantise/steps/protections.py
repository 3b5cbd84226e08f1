"""Cards that leave the apparitions of both players at once: the adults' protections, and devastation."""

from manoir.games.hantise.actions import EACH_ZONE
from manoir.games.hantise.apparitions import PER_SEAT, forbidden
from manoir.games.hantise.cards import FAMILY_CARDS, FAMILY_OF
from manoir.games.hantise.components import NONE, Family, Zone
from manoir.games.hantise.events import Lost
from manoir.games.hantise.state import HantiseState


def enforce(table: HantiseState) -> None:
    """Discard the Monsters that the current adult does not suffer.

    Playing and capturing respect the protection, and only a Squatteur takes a Place off the table during a night, so
    that the opening and a Squatteur's capture are the only changes that can leave such a Monster behind (HA-92).
    """
    for seat in table.player, 1 - table.player:
        family = forbidden(table, seat)
        if family != NONE:
            discard_family(table, seat, family)


def discard_family(table: HantiseState, seat: int, family: Family) -> None:
    for zone in EACH_ZONE[table.haunts[seat]]:
        stack = table.stacks[seat * PER_SEAT + zone]
        if not FAMILY_CARDS[family].isdisjoint(stack):
            lost = tuple(card for card in stack if FAMILY_OF[card] == family)
            table.leave(seat, zone, tuple(card for card in stack if FAMILY_OF[card] != family))
            table.discard += lost
            table.tell(Lost(seat, zone, lost))


def discard_apparition(table: HantiseState, seat: int, zone: Zone) -> None:
    stack = table.stacks[seat * PER_SEAT + zone]
    if stack:
        table.leave(seat, zone, ())
        table.discard += stack
        table.tell(Lost(seat, zone, stack))
