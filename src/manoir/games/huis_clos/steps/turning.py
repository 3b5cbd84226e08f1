"""How turns and Investigations follow one another."""

from manoir.core.steps import Step
from manoir.games.huis_clos.components import ALL_PLACES, ONE
from manoir.games.huis_clos.events import INVESTIGATION_BEGAN, Stayed, TurnBegan
from manoir.games.huis_clos.state import NEXT, HuisClosState
from manoir.games.huis_clos.steps import ending, investigating, resolving


def begin_turn(table: HuisClosState) -> Step[HuisClosState]:
    table.turn += 1
    table.observed = 0
    table.tell(TurnBegan(table.turn, table.starter))
    return begin_investigation(table, table.starter)


def begin_investigation(table: HuisClosState, seat: int) -> Step[HuisClosState]:
    table.player = seat
    table.tell(INVESTIGATION_BEGAN[seat])
    if table.closed | ONE[table.pawns[seat]] != ALL_PLACES:
        return investigating.MOVING
    table.tell(Stayed(seat, table.pawns[seat]))
    return investigating.STAYING


def next_investigation(table: HuisClosState) -> Step[HuisClosState]:
    seat = NEXT[table.living][table.player]
    return resolving.resolve(table) if seat == table.starter else begin_investigation(table, seat)


def next_turn(table: HuisClosState) -> Step[HuisClosState]:
    """After a Resolution that has not ended the game (HC-169)."""
    if table.turn == table.turns:
        return ending.run_out_of_time(table)
    table.starter = NEXT[table.living][table.starter]
    return begin_turn(table)
