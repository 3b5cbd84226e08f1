"""The move: dice, a passage, staying, a Butler card or a Power."""

from typing import Any, ClassVar

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import CHANCE
from manoir.core.steps import Step
from manoir.games.cluedo_2008.actions import (
    FALLS,
    GO,
    PLAYS,
    POWER,
    STAY_CALLED,
    STOP,
    Fall,
    PlayButler,
    Stop,
    UsePower,
)
from manoir.games.cluedo_2008.components import (
    ANYWHERE,
    BOARD,
    FIRST_ROOM,
    LEBLANC,
    MOUTARDE,
    PLUS6,
    QUESTION,
    QUESTIONS,
    STAY,
    number_of,
)
from manoir.games.cluedo_2008.events import CouldNotLeave, PlayedButler, Rolled, Stayed, Stopped
from manoir.games.cluedo_2008.refusals import refusal, refused_end
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.cluedo_2008.steps.acting import act
from manoir.games.cluedo_2008.steps.drawing import DrawingOnTurn
from manoir.games.cluedo_2008.steps.ending import ENDING
from manoir.games.cluedo_2008.steps.suggesting import use_power
from manoir.games.cluedo_2008.steps.turns import Decision
from manoir.games.cluedo_2008.walking import anywhere, ends, jumps, usual_end
from manoir.games.mansion.actions import (
    PASSAGE,
    ROLL,
    Go,
    Roll,
    TakePassage,
)
from manoir.games.mansion.board import Place
from manoir.games.mansion.events import (
    Moved,
    TookPassage,
)

MODES: tuple[Action, ...] = (PASSAGE, STAY_CALLED, PLAYS[STAY], PLAYS[ANYWHERE], POWER)
"""Other ways than the dice, in the order of the bits that number START_OPTIONS."""

START_OPTIONS: tuple[tuple[Action, ...], ...] = tuple(
    (ROLL, *(mode for bit, mode in enumerate(MODES) if modes >> bit & 1)) for modes in range(1 << len(MODES))
)


class TurnStart(Decision, frozen=True):
    """One way of moving must be chosen; the dice are always one."""

    moment: ClassVar[str] = "start"

    def actor(self, table: Cluedo2008State) -> int:
        return table.player

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        player = table.player
        guest = table.suspects[player]
        place = table.pawns[guest]
        modes = 0
        if place >= FIRST_ROOM:
            modes = (place in BOARD.passages) | (table.called >> guest & 1) << 1
        held = table.butlers[player]
        if held:
            if place >= FIRST_ROOM and number_of(STAY, held):
                modes |= 4
            if number_of(ANYWHERE, held):
                modes |= 8
        if guest in (LEBLANC, MOUTARDE) and table.powers >> guest & 1:
            modes |= 16
        return START_OPTIONS[modes]

    def usual(self, table: Cluedo2008State) -> Action:
        return ROLL

    def take(self, table: Cluedo2008State, action: Action) -> Step[Any]:
        player, guest = table.player, table.guest
        called = bool(table.called >> guest & 1)
        if action is ROLL:
            return Rolling(True) if called else ROLLING
        match action:
            case UsePower():
                use_power(table)
                return JUMPING if guest == LEBLANC else Rolling(called, twice=True)
            case PlayButler(kind=kind):
                table.spend(player, kind)
                table.tell(PlayedButler(player, kind))
                return act(table, True) if kind == STAY else PLACING
            case TakePassage():
                table.bring(guest, BOARD.passages[table.place])
                table.tell(TookPassage(player, table.place))
                return act(table, True)
        table.tell(Stayed(player, table.place))
        return act(table, True)


class Rolling(Step[Cluedo2008State], frozen=True):
    """`here`: may act in this room if it cannot be left; `left`: rooms left before; `twice`: Moutarde's first roll."""

    here: bool
    left: tuple[Place, ...] = ()
    twice: bool = False

    def actor(self, table: Cluedo2008State) -> int:
        return CHANCE

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return FALLS

    def take(self, table: Cluedo2008State, action: Fall) -> Step[Any]:
        table.tell(Rolled(table.player, action.special, action.ordinary))
        moving = Moving(action.special + action.ordinary, self.here, self.left, self.twice)
        return DrawingOnTurn(table.player, "die", moving) if action.special == QUESTION else moving

    def refusal(self, table: Cluedo2008State, action: Action) -> IllegalAction:
        return refusal("dice", action)


class Moving(Decision, frozen=True):
    """Up to `score` steps, out of a room if there is any way out."""

    moment: ClassVar[str] = "move"

    score: int
    here: bool
    left: tuple[Place, ...]
    twice: bool

    def actor(self, table: Cluedo2008State) -> int:
        return table.player

    def _ends(self, table: Cluedo2008State) -> tuple[Go, ...]:
        return ends(table.place, self.score, table.occupied, self.left)

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        found = self._ends(table)
        held = table.butlers[table.player]
        return (PLAYS[PLUS6], *found) if held and number_of(PLUS6, held) else found

    def usual(self, table: Cluedo2008State) -> Action:
        return usual_end(table.place, self._ends(table), self.left)

    def take(self, table: Cluedo2008State, action: Go | PlayButler) -> Step[Any]:
        player = table.player
        guest = table.suspects[player]
        origin = table.pawns[guest]
        if isinstance(action, PlayButler):
            table.spend(player, PLUS6)
            table.tell(PlayedButler(player, PLUS6))
            return Moving(self.score + 6, self.here, self.left, self.twice)
        place = action.place
        if place != origin:
            table.bring(guest, place)
            table.tell(Moved(player, place))
            if place in QUESTIONS:
                return DrawingOnTurn(player, "square", ENDING)
        elif origin >= FIRST_ROOM:
            table.tell(CouldNotLeave(player, place))
        else:
            table.tell(Moved(player, place))
        here = self.here if place == origin else True
        if self.twice:
            return MovingAgain(here, (origin,) if place != origin and origin >= FIRST_ROOM else ())
        return act(table, here)

    def refusal(self, table: Cluedo2008State, action: Action) -> IllegalAction:
        if isinstance(action, Go):
            return refused_end(table, self.score, self.left, action.place)
        return super().refusal(table, action)


class MovingAgain(Decision, frozen=True):
    """Moutarde may roll a second time."""

    moment: ClassVar[str] = "again"

    here: bool
    left: tuple[Place, ...]

    def actor(self, table: Cluedo2008State) -> int:
        return table.player

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return SECOND_ROLL

    def usual(self, table: Cluedo2008State) -> Action:
        return ROLL

    def take(self, table: Cluedo2008State, action: Roll | Stop) -> Step[Any]:
        if isinstance(action, Roll):
            return Rolling(self.here, self.left)
        table.tell(Stopped(table.player))
        return act(table, self.here)


SECOND_ROLL: tuple[Action, ...] = (ROLL, STOP)


class Placing(Decision, frozen=True):
    """Anywhere, by a Butler card."""

    moment: ClassVar[str] = "place"

    def actor(self, table: Cluedo2008State) -> int:
        return table.player

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return anywhere(table.place, table.occupied)

    def usual(self, table: Cluedo2008State) -> Action:
        patio, hall = GO[BOARD.place("patio")], GO[BOARD.place("hall")]
        return patio if table.place != patio.place else hall

    def take(self, table: Cluedo2008State, action: Go) -> Step[Any]:
        player, place = table.player, action.place
        table.bring(table.guest, place)
        table.tell(Moved(player, place))
        if place in QUESTIONS:
            return DrawingOnTurn(player, "square", ENDING)
        return act(table, True)


class Jumping(Placing, frozen=True):
    """Leblanc's Power: into a room without a passage."""

    moment: ClassVar[str] = "jump"

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return jumps(table.place)

    def usual(self, table: Cluedo2008State) -> Action:
        patio, hall = GO[BOARD.place("patio")], GO[BOARD.place("hall")]
        return hall if table.place != hall.place else patio


ROLLING = Rolling(False)
PLACING = Placing()
JUMPING = Jumping()
TURN_START = TurnStart()
