"""A turn of Cluedo: roll and walk, or take a passage, or stay; suggest; be answered; accuse."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import CHANCE, only
from manoir.core.steps import Over, Step
from manoir.games.cluedo.actions import ACCUSATIONS, STAY, SUGGESTIONS, shows
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.events import Accused, NobodyShowed, Stayed
from manoir.games.cluedo.refusals import refusal, refused_end
from manoir.games.cluedo.state import CluedoState
from manoir.games.cluedo.walking import ends, is_stuck
from manoir.games.mansion.actions import (
    END_TURN,
    FALLS,
    PASSAGE,
    ROLL,
    Accuse,
    EndTurn,
    Fall,
    Go,
    Show,
    Suggest,
    TakePassage,
)
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Cards
from manoir.games.mansion.events import (
    AccusedWrongly,
    Asked,
    CouldNotMove,
    Ended,
    HadNone,
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookDice,
    TookPassage,
    TurnBegan,
    TurnSkipped,
)
from manoir.games.mansion.pawns import bring
from manoir.games.mansion.rooms import room_card

ON_A_SQUARE: tuple[Action, ...] = (ROLL,)
IN_A_ROOM: tuple[Action, ...] = (ROLL, STAY)
BESIDE_A_PASSAGE: tuple[Action, ...] = (ROLL, PASSAGE, STAY)
START_OPTIONS = {kind: kind + ACCUSATIONS for kind in (ON_A_SQUARE, IN_A_ROOM, BESIDE_A_PASSAGE)}
STARTS_BY_PLACE: dict[Place, tuple[Action, ...]] = {
    BOARD.place(room): BESIDE_A_PASSAGE if BOARD.place(room) in BOARD.passages else IN_A_ROOM for room in BOARD.rooms
}


class TurnStart(Step[CluedoState], frozen=True):
    def actor(self, table: CluedoState) -> int:
        return table.player

    def cautious(self, table: CluedoState) -> tuple[Action, ...]:
        return STARTS_BY_PLACE.get(table.place, ON_A_SQUARE)

    def options(self, table: CluedoState) -> tuple[Action, ...]:
        return START_OPTIONS[STARTS_BY_PLACE.get(table.place, ON_A_SQUARE)]

    def take(self, table: CluedoState, action: Action) -> Step[CluedoState]:
        if action is ROLL:
            table.tell(TookDice(table.player))
            return ROLLING
        if isinstance(action, Accuse):
            return accuse(table, action)
        if isinstance(action, TakePassage):
            room = BOARD.passages[table.place]
            table.pawns[table.suspects[table.player]] = room
            table.tell(TookPassage(table.player, room))
        else:
            table.tell(Stayed(table.player, table.place))
        return IN_ROOM

    def refusal(self, table: CluedoState, action: Action) -> IllegalAction:
        return refusal("start", action)

    def when_away(self, table: CluedoState) -> Step[CluedoState] | None:
        return pass_over_the_absent(table)


class Rolling(Step[CluedoState], frozen=True):
    def actor(self, table: CluedoState) -> int:
        return CHANCE

    def options(self, table: CluedoState) -> tuple[Action, ...]:
        return FALLS

    def take(self, table: CluedoState, action: Fall) -> Step[CluedoState]:
        table.tell(Rolled(table.player, action.first, action.second))
        total = action.first + action.second
        origin = table.place
        if not is_stuck(origin, total, table.occupied & ~(1 << origin)):
            return Moving(total)
        table.tell(CouldNotMove(table.player, origin))
        return arrived(origin)

    def refusal(self, table: CluedoState, action: Action) -> IllegalAction:
        return refusal("dice", action)


class Moving(Step[CluedoState], frozen=True):
    """The whole total is moved, unless a room is entered first."""

    total: int

    def actor(self, table: CluedoState) -> int:
        return table.player

    def options(self, table: CluedoState) -> tuple[Action, ...]:
        origin = table.place
        return ends(origin, self.total, table.occupied & ~(1 << origin))

    def take(self, table: CluedoState, action: Go) -> Step[CluedoState]:
        bring(table, BOARD, table.suspects[table.player], action.place)
        table.tell(Moved(table.player, action.place))
        return arrived(action.place)

    def refusal(self, table: CluedoState, action: Action) -> IllegalAction:
        if isinstance(action, Go):
            return refused_end(table, self.total, action.place)
        return refusal("move", action)

    def when_away(self, table: CluedoState) -> Step[CluedoState] | None:
        return pass_over_the_absent(table)


IN_ROOM_CAUTIOUS = (*SUGGESTIONS, END_TURN)
IN_ROOM_OPTIONS = IN_ROOM_CAUTIOUS + ACCUSATIONS


class InRoom(Step[CluedoState], frozen=True):
    """Whoever has come into a room, or stayed in it, may suggest it."""

    def actor(self, table: CluedoState) -> int:
        return table.player

    def cautious(self, table: CluedoState) -> tuple[Action, ...]:
        return IN_ROOM_CAUTIOUS

    def options(self, table: CluedoState) -> tuple[Action, ...]:
        return IN_ROOM_OPTIONS

    def take(self, table: CluedoState, action: Suggest | EndTurn | Accuse) -> Step[CluedoState]:
        if isinstance(action, Suggest):
            room = table.place
            bring(table, BOARD, action.suspect, room)
            table.weapons[action.weapon - DECK.first_weapon] = room
            card = room_card(DECK, BOARD, room)
            table.tell(Suggested(table.player, action.suspect, action.weapon, card))
            return question(table, 1 << action.suspect | 1 << action.weapon | 1 << card)
        if isinstance(action, Accuse):
            return accuse(table, action)
        return next_turn(table)

    def refusal(self, table: CluedoState, action: Action) -> IllegalAction:
        return refusal("room", action)

    def when_away(self, table: CluedoState) -> Step[CluedoState] | None:
        return pass_over_the_absent(table)


class Refuting(Step[CluedoState], frozen=True):
    """A player who holds named cards must show one, to the suggester alone."""

    refuter: int
    named: Cards

    def actor(self, table: CluedoState) -> int:
        return self.refuter

    def options(self, table: CluedoState) -> tuple[Action, ...]:
        return shows(table.hands[self.refuter] & self.named)

    def take(self, table: CluedoState, action: Show) -> Step[CluedoState]:
        refuter, suggester = self.refuter, table.player
        table.tell(Showed(refuter, suggester, action.card), only(refuter, suggester), Showed(refuter, suggester, None))
        return AFTER

    def refusal(self, table: CluedoState, action: Action) -> IllegalAction:
        return refusal("answer", action)

    def when_away(self, table: CluedoState) -> Step[CluedoState]:
        return RefutingAtRandom(self.refuter, self.named)


class RefutingAtRandom(Refuting, frozen=True):
    """The cards of a player who is away still answer (CL-R26)."""

    def actor(self, table: CluedoState) -> int:
        return CHANCE


AFTER_CAUTIOUS: tuple[Action, ...] = (END_TURN,)
AFTER_OPTIONS = AFTER_CAUTIOUS + ACCUSATIONS


class After(Step[CluedoState], frozen=True):
    def actor(self, table: CluedoState) -> int:
        return table.player

    def cautious(self, table: CluedoState) -> tuple[Action, ...]:
        return AFTER_CAUTIOUS

    def options(self, table: CluedoState) -> tuple[Action, ...]:
        return AFTER_OPTIONS

    def take(self, table: CluedoState, action: EndTurn | Accuse) -> Step[CluedoState]:
        return accuse(table, action) if isinstance(action, Accuse) else next_turn(table)

    def refusal(self, table: CluedoState, action: Action) -> IllegalAction:
        return refusal("after", action)

    def when_away(self, table: CluedoState) -> Step[CluedoState] | None:
        return pass_over_the_absent(table)


TURN_START = TurnStart()
ROLLING = Rolling()
IN_ROOM = InRoom()
AFTER = After()


def arrived(place: Place) -> Step[CluedoState]:
    return IN_ROOM if BOARD.is_room(place) else AFTER


def question(table: CluedoState, named: Cards) -> Step[CluedoState]:
    """Ask clockwise until somebody can show a card; whoever cannot says so."""
    seats, suggester = table.seats, table.player
    for distance in range(1, seats):
        witness = (suggester + distance) % seats
        if table.hands[witness] & named:
            table.tell(Asked(witness))
            return Refuting(witness, named)
        table.tell(HadNone(witness))
    table.tell(NobodyShowed(suggester))
    return AFTER


def accuse(table: CluedoState, action: Accuse) -> Step[CluedoState]:
    accuser = table.player
    table.tell(Accused(accuser, action.suspect, action.weapon, action.room))
    if table.envelope == 1 << action.suspect | 1 << action.weapon | 1 << action.room:
        return end(table, accuser, "accusation", "CL-72")
    table.tell(AccusedWrongly(accuser, table.envelope), only(accuser), AccusedWrongly(accuser, None))
    table.out |= 1 << accuser
    return next_turn(table)


def next_turn(table: CluedoState) -> Step[CluedoState]:
    """Clockwise to the next player who has not accused wrongly; passing the first seat begins a round (CL-R30)."""
    seats, out, player = table.seats, table.out, table.player
    if out == (1 << seats) - 1:
        return end(table, None, "everyone-wrong", "CL-R20")
    while True:
        player += 1
        if player == seats:
            player = 0
            table.round += 1
            if table.round > table.rounds:
                return end(table, None, "rounds", "CL-R27")
        if not out >> player & 1:
            table.player = player
            table.tell(TurnBegan(player, table.round))
            return TURN_START


def pass_over_the_absent(table: CluedoState) -> Step[CluedoState] | None:
    """A turn broken off ends where it stands; with nobody left to play, the table waits (CL-R29)."""
    if not ((1 << table.seats) - 1) & ~table.out & ~table.away:
        return None
    table.tell(TurnSkipped(table.player))
    return next_turn(table)


def end(table: CluedoState, winner: int | None, reason: str, clause: str) -> Step[CluedoState]:
    table.tell(Ended(winner, reason, table.envelope))
    return Over(winner, reason, clause)
