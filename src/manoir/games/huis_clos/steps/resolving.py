"""The Murder Resolution: the Urn is filled, opened, and shared out again among the living."""

from functools import cache

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.huis_clos.actions import Deposit, TakeBack, deposits, takings_back
from manoir.games.huis_clos.choices import depositable, recoverable
from manoir.games.huis_clos.components import ONE, Clues, Place, Seats, each
from manoir.games.huis_clos.events import (
    DEPOSITED,
    DEPOSITED_UNSEEN,
    RESOLUTION_BEGAN,
    TOOK_BACK,
    Closed,
    ConfrontationBegan,
    DepositedNothing,
    Died,
    LaidDown,
    ShowedRole,
    UrnOpened,
)
from manoir.games.huis_clos.refusals import refused_deposit, refused_taking_back
from manoir.games.huis_clos.state import IN_TURN_ORDER, NOWHERE, HuisClosState
from manoir.games.huis_clos.steps import ending, turning


class Depositing(Step[HuisClosState], frozen=True):
    """`choices` are what the seat may play, which nobody else's play changes; `lethal` would kill somebody.

    Those `passed_over` have nothing to play and stand before the seat of `then`; after the last one the Urn is opened.
    """

    seat: int
    choices: Clues
    lethal: Clues
    passed_over: tuple[int, ...]
    then: "Depositing | None"

    def actor(self, table: HuisClosState) -> int:
        return self.seat

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return deposits(self.choices)

    def take(self, table: HuisClosState, action: Deposit) -> Step[HuisClosState]:
        seat, clue = self.seat, action.clue
        table.hands[seat] ^= ONE[clue]
        table.urn |= ONE[clue]
        table.tell(DEPOSITED[seat][clue], ONE[seat], DEPOSITED_UNSEEN[seat])
        if self.passed_over:
            pass_over(table, self.passed_over)
        return self.then or open_urn(table, self.lethal)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refused_deposit(table, action, self.seat, self.lethal)


class TakingBack(Step[HuisClosState], frozen=True):
    """`then` is the next to take; what the last one leaves goes to the scene of the crime."""

    seat: int
    scene: Place
    then: "TakingBack | None"

    def actor(self, table: HuisClosState) -> int:
        return self.seat

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return takings_back(recoverable(table, self.seat))

    def take(self, table: HuisClosState, action: TakeBack) -> Step[HuisClosState]:
        seat, clue = self.seat, action.clue
        table.urn ^= ONE[clue]
        table.hands[seat] |= ONE[clue]
        table.tell(TOOK_BACK[seat][clue])
        return self.then or conclude(table, self.scene)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refused_taking_back(table, action, self.seat)


def resolve(table: HuisClosState) -> Step[HuisClosState]:
    """All put a clue into the Urn in turn order; whoever has nothing to play is passed over."""
    table.tell(RESOLUTION_BEGAN)
    lethal = table.occupied
    depositing: Depositing | None = None
    depositors = 0
    passed_over: tuple[int, ...] = ()
    for seat in reversed(IN_TURN_ORDER[table.living][table.starter]):
        choices = depositable(table, seat, lethal)
        if choices:
            depositing = Depositing(seat, choices, lethal, passed_over, depositing)
            depositors |= ONE[seat]
            passed_over = ()
        else:
            passed_over = (seat, *passed_over)
    table.urn, table.deposited = 0, depositors
    pass_over(table, passed_over)
    return depositing or open_urn(table, lethal)


def pass_over(table: HuisClosState, seats: tuple[int, ...]) -> None:
    for seat in seats:
        table.tell(DepositedNothing(seat))


def open_urn(table: HuisClosState, lethal: Clues) -> Step[HuisClosState]:
    table.tell(UrnOpened(table.urn))
    killing = table.urn & lethal
    if not killing:
        return share_out(table, table.deposited, NOWHERE)
    dead = 0
    for place in each(killing):
        dead |= table.standing(place)
    if table.duel:
        return ending.strike(table, dead)
    scene = scene_of_crime(table, dead)
    bury(table, dead)
    if not table.living >> table.murderer & 1:
        return ending.end(table, table.murderer, "murderer_dead", "HC-164")
    if table.living == 1 << table.murderer:
        return ending.end(table, table.murderer, "all_innocents_dead", "HC-163")
    if table.living.bit_count() == 2:
        confront(table)
    return share_out(table, table.deposited & table.living, scene)


def confront(table: HuisClosState) -> None:
    """The Confrontation begins with the deaths that leave two: clues are already taken back by its rules (HC-145)."""
    table.duel = True
    table.bound = 0
    table.shown |= table.living
    table.tell(ConfrontationBegan(table.murderer))


def scene_of_crime(table: HuisClosState, dead: Seats) -> Place:
    """The Place with most victims; on a tie, the first in table order (HC-131)."""
    places = {table.pawns[seat] for seat in each(dead)}
    return min(places, key=lambda place: (-(table.standing(place) & dead).bit_count(), place))


def bury(table: HuisClosState, dead: Seats) -> None:
    """All deaths are simultaneous; they are told in turn order."""
    for seat in IN_TURN_ORDER[dead][table.starter]:
        place, hand = table.pawns[seat], table.hands[seat]
        table.tell(Died(seat, place, hand.bit_count()))
        table.tell(ShowedRole(seat, seat == table.murderer))
        table.places[place] |= hand
        table.hands[seat] = 0
        table.pawns[seat] = NOWHERE
    table.living &= ~dead
    table.shown |= dead
    table.permits = tuple(0 if dead >> seat & 1 else permits for seat, permits in enumerate(table.permits))


def share_out(table: HuisClosState, takers: Seats, scene: Place) -> Step[HuisClosState]:
    return taking_back(takers, table.starter, scene) or conclude(table, scene)


@cache
def taking_back(takers: Seats, starter: int, scene: Place) -> TakingBack | None:
    """The first to take, who leads to the others in turn order."""
    following = None
    for seat in reversed(IN_TURN_ORDER[takers][starter]):
        following = TakingBack(seat, scene, following)
    return following


def conclude(table: HuisClosState, scene: Place) -> Step[HuisClosState]:
    """Everybody has taken back a clue."""
    if table.urn:
        table.places[scene] |= table.urn
        table.tell(LaidDown(scene, table.urn))
        table.urn = 0
    if scene != NOWHERE:
        close_deserted(table)
    return turning.next_turn(table)


def close_deserted(table: HuisClosState) -> None:
    """Only deaths can leave an open Place without clue and without pawn (HC-46)."""
    for place in each(table.open_places & ~table.occupied):
        if not table.places[place]:
            table.closed |= 1 << place
            table.tell(Closed(place))
