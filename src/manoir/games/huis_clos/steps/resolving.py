"""The Murder Resolution: the Urn is filled, opened, and shared out again among the living."""

from typing import TypeAlias

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.huis_clos.actions import Deposit, TakeBack, deposits, takings_back
from manoir.games.huis_clos.choices import depositable, recoverable
from manoir.games.huis_clos.components import Clues, Place, Seats, each
from manoir.games.huis_clos.events import (
    Closed,
    Deposited,
    DepositedNothing,
    Died,
    LaidDown,
    ResolutionBegan,
    ShowedRole,
    TookBack,
    UrnOpened,
)
from manoir.games.huis_clos.refusals import refused_deposit, refused_taking_back
from manoir.games.huis_clos.state import NEXT, NOWHERE, Table
from manoir.games.huis_clos.steps import ending, turning

Queue: TypeAlias = tuple[tuple[int, Clues], ...]
"""The seats in turn order, each with what it may play, which nobody else's play changes."""


class Depositing(Step[Table], frozen=True):
    """`choices` are what the seat may play, `lethal` would kill somebody; those from `at` on are still to play."""

    seat: int
    choices: Clues
    queue: Queue
    at: int
    lethal: Clues

    def actor(self, table: Table) -> int:
        return self.seat

    def options(self, table: Table) -> tuple[Action, ...]:
        return deposits(self.choices)

    def take(self, table: Table, action: Deposit) -> Step[Table]:
        seat = self.seat
        table.hands[seat] ^= 1 << action.clue
        table.urn |= 1 << action.clue
        table.deposited |= 1 << seat
        table.tell(Deposited(seat, action.clue), 1 << seat, Deposited(seat, None))
        return ask_for_deposits(table, self.queue, self.at, self.lethal)

    def refusal(self, table: Table, action: Action) -> IllegalAction:
        return refused_deposit(table, action, self.seat, self.lethal)


class TakingBack(Step[Table], frozen=True):
    """`takers` have still to take; what they leave goes to the scene of the crime."""

    seat: int
    takers: Seats
    scene: Place

    def actor(self, table: Table) -> int:
        return self.seat

    def options(self, table: Table) -> tuple[Action, ...]:
        return takings_back(recoverable(table, self.seat))

    def take(self, table: Table, action: TakeBack) -> Step[Table]:
        table.urn ^= 1 << action.clue
        table.hands[self.seat] |= 1 << action.clue
        table.tell(TookBack(self.seat, action.clue))
        return share_out(table, self.takers & ~(1 << self.seat), self.scene)

    def refusal(self, table: Table, action: Action) -> IllegalAction:
        return refused_taking_back(table, action, self.seat)


def resolve(table: Table) -> Step[Table]:
    table.urn = table.deposited = 0
    table.tell(ResolutionBegan())
    lethal = table.occupied
    order = each(table.living >> table.starter << table.starter) + each(table.living & (1 << table.starter) - 1)
    return ask_for_deposits(table, tuple([(seat, depositable(table, seat, lethal)) for seat in order]), 0, lethal)


def ask_for_deposits(table: Table, queue: Queue, at: int, lethal: Clues) -> Step[Table]:
    """Ask the next who has something to play; whoever has not is passed over."""
    while at < len(queue):
        seat, choices = queue[at]
        at += 1
        if choices:
            return Depositing(seat, choices, queue, at, lethal)
        table.tell(DepositedNothing(seat))
    return open_urn(table)


def open_urn(table: Table) -> Step[Table]:
    table.tell(UrnOpened(table.urn))
    dead = 0
    for seat, pawn in enumerate(table.pawns):
        if pawn >= 0 and table.urn >> pawn & 1:
            dead |= 1 << seat
    if not dead:
        return share_out(table, table.deposited, NOWHERE)
    if table.duel:
        return ending.strike(table, dead)
    scene = scene_of_crime(table, dead)
    bury(table, dead)
    if not table.living >> table.murderer & 1:
        return ending.end(table, table.murderer, "murderer_dead", "HC-164")
    if table.living == 1 << table.murderer:
        return ending.end(table, table.murderer, "all_innocents_dead", "HC-163")
    return share_out(table, table.deposited & table.living, scene)


def scene_of_crime(table: Table, dead: Seats) -> Place:
    """The Place with most victims; on a tie, the first in table order (HC-131)."""
    places = {table.pawns[seat] for seat in each(dead)}
    return min(places, key=lambda place: (-(table.standing(place) & dead).bit_count(), place))


def bury(table: Table, dead: Seats) -> None:
    """All deaths are simultaneous; they are told in turn order."""
    for seat in sorted(each(dead), key=lambda seat: (seat - table.starter) % table.seats):
        place, hand = table.pawns[seat], table.hands[seat]
        table.tell(Died(seat, place, hand.bit_count()))
        table.tell(ShowedRole(seat, seat == table.murderer))
        table.places[place] |= hand
        table.hands[seat] = 0
        table.pawns[seat] = NOWHERE
    table.living &= ~dead
    table.shown |= dead
    table.permits = tuple(0 if dead >> seat & 1 else permits for seat, permits in enumerate(table.permits))


def share_out(table: Table, takers: Seats, scene: Place) -> Step[Table]:
    if takers:
        return TakingBack(NEXT[takers][table.starter - 1], takers, scene)
    if table.urn:
        table.places[scene] |= table.urn
        table.tell(LaidDown(scene, table.urn))
        table.urn = 0
    if scene != NOWHERE:
        close_deserted(table)
    return turning.next_turn(table)


def close_deserted(table: Table) -> None:
    """Only deaths can leave an open Place without clue and without pawn (HC-46)."""
    for place in each(table.open_places & ~table.occupied):
        if not table.places[place]:
            table.closed |= 1 << place
            table.tell(Closed(place))
