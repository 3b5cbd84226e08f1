"""A dice move: its ends, and one stop on the way to spy."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import CHANCE
from manoir.core.steps import Step
from manoir.games.mansion.actions import FALLS, Fall, Go
from manoir.games.mansion.events import CouldNotMove, Moved, Rolled
from manoir.games.mansion.pawns import bring
from manoir.games.super_cluedo.actions import Spy, Stop
from manoir.games.super_cluedo.components import BOARD
from manoir.games.super_cluedo.events import StoppedThere, StoppedToSpy
from manoir.games.super_cluedo.refusals import refusal, refused_move
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.games.super_cluedo.steps.spying import ChoosingTarget
from manoir.games.super_cluedo.walking import moves, points_to


def choices(table: SuperCluedoState, points: int, spied: bool) -> tuple[Action, ...]:
    """What the active player can do with his points; no pawn moves before he does."""
    origin = table.pawns[table.suspects[table.player]]
    return moves(origin, points, table.occupied & ~(1 << origin), spied)


class Rolling(Step[SuperCluedoState], frozen=True):
    then: Step[SuperCluedoState]

    def actor(self, table: SuperCluedoState) -> int:
        return CHANCE

    def options(self, table: SuperCluedoState) -> tuple[Action, ...]:
        return FALLS

    def take(self, table: SuperCluedoState, action: Fall) -> Step[SuperCluedoState]:
        table.tell(Rolled(table.player, action.first, action.second))
        points = action.first + action.second
        options = choices(table, points, False)
        if options:
            return Moving(points, False, options, self.then)
        # Out of a room and back in is always a move: only a pawn on a square can be shut in (SC-R32).
        table.tell(CouldNotMove(table.player, table.place))
        return self.then

    def refusal(self, table: SuperCluedoState, action: Action) -> IllegalAction:
        return refusal("dice", action)


class Moving(Step[SuperCluedoState], frozen=True):
    """Exact on squares; entering a room, and stopping to spy, need no exact count."""

    points: int
    spied: bool
    choices: tuple[Action, ...]
    then: Step[SuperCluedoState]

    def actor(self, table: SuperCluedoState) -> int:
        return table.player

    def options(self, table: SuperCluedoState) -> tuple[Action, ...]:
        return self.choices

    def take(self, table: SuperCluedoState, action: Go | Spy | Stop) -> Step[SuperCluedoState]:
        player = table.player
        pawn = table.suspects[player]
        if isinstance(action, Go):
            bring(table, BOARD, pawn, action.place)
            table.tell(Moved(player, action.place))
            return self.then
        if isinstance(action, Stop):
            table.tell(StoppedThere(player, table.pawns[pawn]))
            return self.then
        distance = points_to(table.pawns[pawn], action.place)
        assert distance is not None, "a spy square that is offered is within reach"
        left = self.points - distance
        bring(table, BOARD, pawn, action.place)
        table.tell(StoppedToSpy(player, action.place, left))
        return ChoosingTarget(Moving(left, True, choices(table, left, True), self.then) if left else self.then)

    def refusal(self, table: SuperCluedoState, action: Action) -> IllegalAction:
        if isinstance(action, Go | Spy | Stop):
            return refused_move(table, self.points, self.spied, action)
        return refusal("move", action)

    def when_away(self, table: SuperCluedoState) -> Step[SuperCluedoState] | None:
        """Points not yet used are lost (SC-R34)."""
        return None if table.is_deserted else self.then
