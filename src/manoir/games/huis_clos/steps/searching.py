"""Searching a Place, and destroying a clue."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import EVERYBODY
from manoir.core.steps import Step
from manoir.games.huis_clos.actions import KEEP, Destroy, Keep, Swap, Take, TakeAndDestroy, destructions
from manoir.games.huis_clos.choices import destroy_or_keep, destroyable, findings
from manoir.games.huis_clos.components import ALL_WEAPONS, CHARACTERS, DESTRUCTION_LIMIT, ONE, Clue, Clues, Place, Seats
from manoir.games.huis_clos.events import (
    DESTROYED,
    KEPT,
    SWAPPED_UNSEEN,
    TOOK,
    TOOK_UNSEEN,
    Destroyed,
    Looked,
    Swapped,
)
from manoir.games.huis_clos.refusals import refused_destruction, refused_finding
from manoir.games.huis_clos.state import HuisClosState
from manoir.games.huis_clos.steps import turning


class Searching(Step[HuisClosState], frozen=True):
    """He has seen the Place; `watchers` will be shown the clue he gains."""

    watchers: Seats

    def actor(self, table: HuisClosState) -> int:
        return table.player

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return findings(table, table.player)

    def take(self, table: HuisClosState, action: Take | Swap | TakeAndDestroy) -> Step[HuisClosState]:
        seat, watchers = table.player, self.watchers
        place = table.pawns[seat]
        informed = watchers | ONE[seat]
        if type(action) is Swap:
            clue = action.clue
            exchanged = ONE[clue] | ONE[action.own]
            table.places[place] ^= exchanged
            table.hands[seat] ^= exchanged
            table.tell(Swapped(seat, place, clue, action.own), ONE[seat])
            if watchers:
                table.tell(Swapped(seat, place, clue, None), watchers)
            table.tell(SWAPPED_UNSEEN[seat][place], EVERYBODY & ~informed)
            return spoil(table) if table.duel else turning.next_investigation(table)
        clue = action.clue
        table.places[place] ^= ONE[clue]
        table.hands[seat] |= ONE[clue]
        table.tell(TOOK[seat][place][clue], informed, TOOK_UNSEEN[seat][place])
        if table.duel:
            return spoil(table)
        if type(action) is TakeAndDestroy:
            destroy(table, action.destroyed)
        elif table.destroyed[seat].bit_count() < DESTRUCTION_LIMIT:
            return DESTROYING
        return turning.next_investigation(table)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refused_finding(table, action)


class Destroying(Step[HuisClosState], frozen=True):
    """After taking a clue he may destroy one of his hand; asked even if he can destroy none, which nobody may see."""

    def actor(self, table: HuisClosState) -> int:
        return table.player

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return destroy_or_keep(table.hands[table.player] & destroyable(table, table.player))

    def take(self, table: HuisClosState, action: Destroy | Keep) -> Step[HuisClosState]:
        if action is KEEP:
            table.tell(KEPT[table.player])
        else:
            assert type(action) is Destroy
            destroy(table, action.clue)
        return turning.next_investigation(table)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refused_destruction(table, action, table.hands[table.player])


class Spoiling(Step[HuisClosState], frozen=True):
    """In the Confrontation the searcher must destroy a clue of the Place (HC-151)."""

    def actor(self, table: HuisClosState) -> int:
        return table.player

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return destructions(spoilable(table))

    def take(self, table: HuisClosState, action: Destroy) -> Step[HuisClosState]:
        destroy(table, action.clue, table.pawns[table.player])
        return turning.next_investigation(table)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refused_destruction(table, action, table.places[table.pawns[table.player]])


SEARCHING = tuple(Searching(watchers) for watchers in range(1 << len(CHARACTERS)))
DESTROYING = Destroying()
SPOILING = Spoiling()


def look(table: HuisClosState, watchers: Seats) -> Step[HuisClosState]:
    seat = table.player
    place = table.pawns[seat]
    table.tell(Looked(seat, place, table.places[place]), ONE[seat])
    return SEARCHING[watchers]


def destroy(table: HuisClosState, clue: Clue, place: Place | None = None) -> None:
    """Out of the hand, or out of a Place."""
    seat = table.player
    if place is None:
        table.hands[seat] ^= 1 << clue
    else:
        table.places[place] ^= 1 << clue
    lying = list(table.destroyed)
    lying[seat] |= 1 << clue
    table.destroyed = tuple(lying)
    table.tell(DESTROYED[seat][clue] if place is None else Destroyed(seat, clue, place))


def spoilable(table: HuisClosState) -> Clues:
    seat = table.player
    return table.places[table.pawns[seat]] & ~ALL_WEAPONS & ~table.own_clues(seat)


def spoil(table: HuisClosState) -> Step[HuisClosState]:
    return SPOILING if spoilable(table) else turning.next_investigation(table)
