"""After the move: suggest in a room; look or accuse in the Pool; or nothing."""

from functools import cache
from typing import Any, ClassVar

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import only
from manoir.core.steps import Step
from manoir.games.cluedo_2008.actions import (
    ACCUSATIONS,
    ELSEWHERE,
    LOOK,
    PASS,
    SUGGESTIONS,
    Look,
    Pass,
    SuggestElsewhere,
)
from manoir.games.cluedo_2008.components import BOARD, DECK, FIRST_ROOM, OLIVE, POOL
from manoir.games.cluedo_2008.events import Accused, LookedInPool
from manoir.games.cluedo_2008.refusals import NOT_EVEN_OLIVE, refused_suggestion
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.cluedo_2008.steps.ending import ENDING
from manoir.games.cluedo_2008.steps.suggesting import suggest, use_power
from manoir.games.cluedo_2008.steps.turns import Decision, end, next_turn, retire
from manoir.games.mansion.actions import (
    Accuse,
    Suggest,
)
from manoir.games.mansion.board import Place
from manoir.games.mansion.events import (
    AccusedWrongly,
)
from manoir.games.mansion.rooms import room_place


def act(table: Cluedo2008State, here: bool) -> Step[Any]:
    """The move is over; `here` says whether it allows an action in the room where the pawn is."""
    guest = table.suspects[table.player]
    if table.called:
        table.called &= ~(1 << guest)
    if here and table.pawns[guest] >= FIRST_ROOM:
        return ACTING_HERE
    return ACTING_ELSEWHERE if guest == OLIVE and may_suggest_elsewhere(table) else ENDING


def may_suggest_elsewhere(table: Cluedo2008State) -> bool:
    """Olive's Power; not even he suggests in the Pool (R8-39)."""
    return table.has_power(OLIVE) and table.place != POOL


class Choice(Struct, frozen=True):
    options: tuple[Action, ...]
    cautious: tuple[Action, ...]


@cache
def _choice(place: Place, here: bool, look: bool, elsewhere: bool) -> Choice:
    """`look` if cards lie in the Pool, `elsewhere` if Olive may still name a room he is not in."""
    cautious: tuple[Action, ...] = ()
    if here:
        cautious = SUGGESTIONS if place != POOL else (LOOK,) if look else ()
    if elsewhere:
        cautious += tuple(action for action in ELSEWHERE if room_place(DECK, BOARD, action.room) != place)
    cautious += (PASS,)
    return Choice(cautious + ACCUSATIONS if here and place == POOL else cautious, cautious)


class Acting(Decision, frozen=True):
    """`here` if the player came into the room this turn, or stayed in it by right."""

    moment: ClassVar[str] = "act"

    here: bool

    def actor(self, table: Cluedo2008State) -> int:
        return table.player

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return self._choice(table).options

    def cautious(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return self._choice(table).cautious

    def _choice(self, table: Cluedo2008State) -> Choice:
        return _choice(table.place, self.here, bool(table.pool), may_suggest_elsewhere(table))

    def usual(self, table: Cluedo2008State) -> Action:
        return PASS

    def take(self, table: Cluedo2008State, action: Suggest | SuggestElsewhere | Look | Accuse | Pass) -> Step[Any]:
        match action:
            case Suggest(suspect=suspect, weapon=weapon):
                return suggest(table, suspect, weapon, table.place)
            case SuggestElsewhere(suspect=suspect, weapon=weapon, room=room):
                use_power(table)
                return suggest(table, suspect, weapon, room_place(DECK, BOARD, room))
            case Look():
                player, number = table.player, table.pool.bit_count()
                table.tell(LookedInPool(player, number, table.pool), only(player), LookedInPool(player, number, None))
                return ENDING
            case Accuse():
                return accuse(table, action)
            case Pass():
                return ENDING

    def refusal(self, table: Cluedo2008State, action: Action) -> IllegalAction:
        if isinstance(action, Suggest):
            return refused_suggestion(table.place)
        if isinstance(action, SuggestElsewhere) and table.place == POOL:
            return IllegalAction(*NOT_EVEN_OLIVE)
        return super().refusal(table, action)


ACTING_HERE = Acting(True)
ACTING_ELSEWHERE = Acting(False)


def accuse(table: Cluedo2008State, action: Accuse) -> Step[Any]:
    accuser = table.player
    table.tell(Accused(accuser, action.suspect, action.weapon, action.room))
    if table.envelope == 1 << action.suspect | 1 << action.weapon | 1 << action.room:
        return end(table, accuser, "accusation", "C8-95")
    table.tell(AccusedWrongly(accuser, table.envelope), only(accuser), AccusedWrongly(accuser, None))
    retire(table, accuser)
    return next_turn(table)
