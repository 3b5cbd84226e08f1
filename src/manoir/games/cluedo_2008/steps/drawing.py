"""Drawing an Intrigue card: kept if it is a Butler card, counted if it is a Time card; the eighth kills."""

from typing import Any

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import CHANCE, only
from manoir.core.steps import Step
from manoir.games.cluedo_2008.actions import UNCOVERS, Uncover
from manoir.games.cluedo_2008.components import COUNT, DEADLY, SHIFT, TIME, one
from manoir.games.cluedo_2008.events import Cause, DrewButler, DrewTime
from manoir.games.cluedo_2008.refusals import refusal
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.cluedo_2008.steps.turns import murder, next_turn

TOPS = tuple((SHIFT * uncover.kind, uncover) for uncover in UNCOVERS)


class Drawing(Step[Cluedo2008State], frozen=True):
    drawer: int
    cause: Cause

    def actor(self, table: Cluedo2008State) -> int:
        return CHANCE

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        pile = table.pile
        return tuple([uncover for shift, uncover in TOPS if pile >> shift & COUNT])

    def odds(self, table: Cluedo2008State) -> tuple[int, ...]:
        pile = table.pile
        return tuple([pile >> shift & COUNT for shift, _ in TOPS if pile >> shift & COUNT])

    def take(self, table: Cluedo2008State, action: Uncover) -> Step[Any]:
        drawer, cause, kind = self.drawer, self.cause, action.kind
        if kind == TIME and table.track == DEADLY:
            # The card goes back into the pile, which stays as it is (C8-112).
            murder(table, drawer, cause)
            return next_turn(table) if drawer == table.player or not table.active else self.afterwards(table)
        table.pile -= one(kind)
        if kind == TIME:
            table.track += 1
            table.tell(DrewTime(drawer, cause, table.track))
        else:
            table.butlers[drawer] += one(kind)
            table.tell(DrewButler(drawer, cause, kind), only(drawer), DrewButler(drawer, cause, None))
        return self.afterwards(table)

    def afterwards(self, table: Cluedo2008State) -> Step[Any]:
        raise NotImplementedError

    def refusal(self, table: Cluedo2008State, action: Action) -> IllegalAction:
        return refusal("draw", action)


class DrawingOnTurn(Drawing, frozen=True):
    """For « ? » or on a Question square; `then` is what follows if the drawer lives."""

    then: Step[Any]

    def afterwards(self, table: Cluedo2008State) -> Step[Any]:
        return self.then
