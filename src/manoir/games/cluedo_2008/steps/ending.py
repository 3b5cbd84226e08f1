"""The end of a turn: the last Butler cards, and the neighbour who is made to show a card."""

from functools import cache
from typing import Any, ClassVar

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import only
from manoir.core.steps import Step
from manoir.games.cluedo_2008.actions import (
    PLAYS,
    SENDS,
    SHOWS,
    PlayButler,
    SendHome,
    shows,
)
from manoir.games.cluedo_2008.components import AGAIN, NEIGHBOUR, SENDHOME, STARTS, number_of
from manoir.games.cluedo_2008.events import PlayedButler, SentHome, ShowedNeighbour
from manoir.games.cluedo_2008.refusals import refused_sending
from manoir.games.cluedo_2008.state import GONE, Cluedo2008State
from manoir.games.cluedo_2008.steps.reacting import react_to_neighbour
from manoir.games.cluedo_2008.steps.turns import Decision, begin_turn, next_turn
from manoir.games.mansion.actions import (
    END_TURN,
    EndTurn,
    Show,
)
from manoir.games.mansion.deck import Cards, each

NOTHING_TO_PLAY: tuple[Action, ...] = (END_TURN,)


class Ending(Decision, frozen=True):
    """Butler cards of the end, one by one; whoever plays again begins a new turn at once."""

    moment: ClassVar[str] = "end"

    def actor(self, table: Cluedo2008State) -> int:
        return table.player

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        held = table.butlers[table.player]
        if not held:
            return NOTHING_TO_PLAY
        neighbour = bool(number_of(NEIGHBOUR, held)) and table.dead.bit_count() < table.seats - 1
        sendable = _sendable(table) if number_of(SENDHOME, held) else 0
        return _end_options(neighbour, sendable, bool(number_of(AGAIN, held)))

    def usual(self, table: Cluedo2008State) -> Action:
        return END_TURN

    def take(self, table: Cluedo2008State, action: PlayButler | SendHome | EndTurn) -> Step[Any]:
        if isinstance(action, EndTurn):
            return next_turn(table)
        player = table.player
        kind = SENDHOME if isinstance(action, SendHome) else action.kind
        table.spend(player, kind)
        table.tell(PlayedButler(player, kind))
        if isinstance(action, SendHome):
            table.bring(action.suspect, STARTS[action.suspect])
            table.tell(SentHome(player, action.suspect))
            return ENDING
        if kind == AGAIN:
            return begin_turn(table, player)
        return ShowingNeighbour(right_of(table, player))

    def refusal(self, table: Cluedo2008State, action: Action) -> IllegalAction:
        if isinstance(action, SendHome) and number_of(SENDHOME, table.butlers[table.player]):
            return refused_sending(table, action.suspect)
        return super().refusal(table, action)


def _sendable(table: Cluedo2008State) -> Cards:
    """Every pawn on the board but the player's own and those that are at home (R8-48)."""
    found = 0
    for suspect, place in enumerate(table.pawns):
        if place not in (GONE, STARTS[suspect]):
            found |= 1 << suspect
    return found & ~(1 << table.guest)


@cache
def _end_options(neighbour: bool, sendable: Cards, again: bool) -> tuple[Action, ...]:
    sends = tuple(SENDS[suspect] for suspect in each(sendable))
    return (
        *((PLAYS[NEIGHBOUR],) if neighbour else ()),
        *sends,
        *((PLAYS[AGAIN],) if again else ()),
        END_TURN,
    )


def right_of(table: Cluedo2008State, seat: int) -> int:
    """The nearest player on the right who is not dead; a spent one counts (R8-46)."""
    while True:
        seat = (seat - 1) % table.seats
        if not table.dead >> seat & 1:
            return seat


class ShowingNeighbour(Decision, frozen=True):
    """The neighbour shows any one of his cards."""

    moment: ClassVar[str] = "neighbour"

    neighbour: int

    def actor(self, table: Cluedo2008State) -> int:
        return self.neighbour

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return shows(table.hands[self.neighbour])

    def usual(self, table: Cluedo2008State) -> Action:
        return SHOWS[next(each(table.hands[self.neighbour]))]

    def take(self, table: Cluedo2008State, action: Show) -> Step[Any]:
        seat, to = self.neighbour, table.player
        table.tell(ShowedNeighbour(seat, to, action.card), only(seat, to), ShowedNeighbour(seat, to, None))
        return react_to_neighbour(table, seat, action.card, ENDING)


ENDING = Ending()
