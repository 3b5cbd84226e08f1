"""A turn from its start to its end, accusations included."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import only
from manoir.core.steps import Over, Step
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Accuse, EndTurn, Suggest
from manoir.games.mansion.events import AccusedWrongly, Ended, TookDice, TookPassage, TurnBegan, TurnSkipped
from manoir.games.mansion.pawns import bring
from manoir.games.super_cluedo.actions import ACCUSATIONS, PASS, SUGGESTIONS
from manoir.games.super_cluedo.components import BOARD, HALL, PASSAGES, PATH
from manoir.games.super_cluedo.events import Accused, AccusedRightly, Passed
from manoir.games.super_cluedo.refusals import refusal, refused_passage, refused_suggestion
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.games.super_cluedo.steps.moving import Rolling
from manoir.games.super_cluedo.steps.questioning import may_suggest_here, suggest

Options = tuple[Action, ...]

STARTS: dict[tuple[bool, bool], Options] = {
    (passage, call): (ROLL, *((PASSAGE,) if passage else ()), PASS, *(SUGGESTIONS if call else ()))
    for passage in (False, True)
    for call in (False, True)
}
ALL_STARTS: dict[tuple[bool, bool], Options] = {kind: start + ACCUSATIONS for kind, start in STARTS.items()}
IN_A_SCENE: Options = (*SUGGESTIONS, END_TURN)
ALL_IN_A_SCENE: Options = IN_A_SCENE + ACCUSATIONS
CLOSING: Options = (END_TURN,)
ALL_CLOSING: Options = CLOSING + ACCUSATIONS


class TurnStart(Step[SuperCluedoState], frozen=True):
    def actor(self, table: SuperCluedoState) -> int:
        return table.player

    def _kind(self, table: SuperCluedoState) -> tuple[bool, bool]:
        """Is there a passage to take, and was the pawn called to where it may suggest?"""
        pawn = table.suspects[table.player]
        place = table.pawns[pawn]
        passage = place in PASSAGES and not (place == HALL and table.occupied >> PATH & 1)
        return passage, bool(table.called >> pawn & 1) and may_suggest_here(table)

    def cautious(self, table: SuperCluedoState) -> Options:
        return STARTS[self._kind(table)]

    def options(self, table: SuperCluedoState) -> Options:
        return ALL_STARTS[self._kind(table)]

    def take(self, table: SuperCluedoState, action: Action) -> Step[SuperCluedoState]:
        if action is ROLL:
            table.tell(TookDice(table.player))
            return ROLLING
        if action is PASSAGE:
            end = PASSAGES[table.place]
            bring(table, BOARD, table.suspects[table.player], end)
            table.tell(TookPassage(table.player, end))
            return ARRIVED
        if isinstance(action, Suggest):
            return suggest(table, action, AFTER)
        if isinstance(action, Accuse):
            return accuse(table, action)
        table.tell(Passed(table.player))
        return next_turn(table)

    def refusal(self, table: SuperCluedoState, action: Action) -> IllegalAction:
        if isinstance(action, Suggest):
            return refused_suggestion(table, may_move_first=True)
        if action is PASSAGE:
            return refused_passage(table)
        return refusal("start", action)

    def when_away(self, table: SuperCluedoState) -> Step[SuperCluedoState] | None:
        return pass_over_the_absent(table)


class Arrived(Step[SuperCluedoState], frozen=True):
    """The move is over; whoever has come into a place may suggest it."""

    def actor(self, table: SuperCluedoState) -> int:
        return table.player

    def cautious(self, table: SuperCluedoState) -> Options:
        return IN_A_SCENE if may_suggest_here(table) else CLOSING

    def options(self, table: SuperCluedoState) -> Options:
        return ALL_IN_A_SCENE if may_suggest_here(table) else ALL_CLOSING

    def take(self, table: SuperCluedoState, action: Suggest | EndTurn | Accuse) -> Step[SuperCluedoState]:
        if isinstance(action, Suggest):
            return suggest(table, action, AFTER)
        return accuse(table, action) if isinstance(action, Accuse) else next_turn(table)

    def refusal(self, table: SuperCluedoState, action: Action) -> IllegalAction:
        if isinstance(action, Suggest):
            return refused_suggestion(table, may_move_first=False)
        return refusal("arrived", action)

    def when_away(self, table: SuperCluedoState) -> Step[SuperCluedoState] | None:
        return pass_over_the_absent(table)


class After(Arrived, frozen=True):
    """All witnesses have answered: the place is now that of the latest suggestion, so none is among the options."""

    def refusal(self, table: SuperCluedoState, action: Action) -> IllegalAction:
        return refusal("after", action)


TURN_START = TurnStart()
ARRIVED = Arrived()
ROLLING = Rolling(ARRIVED)
AFTER = After()


def accuse(table: SuperCluedoState, action: Accuse) -> Step[SuperCluedoState]:
    """In writing: the others learn who accuses and whether he is right, not what he wrote unless he is."""
    accuser = table.player
    paper = 1 << action.suspect | 1 << action.weapon | 1 << action.room
    table.tell(Accused(accuser, paper), only(accuser), Accused(accuser, None))
    if paper == table.envelope:
        table.tell(AccusedRightly(accuser, paper))
        return end(table, accuser, "accusation", "SC-75")
    table.tell(AccusedWrongly(accuser, table.envelope), only(accuser), AccusedWrongly(accuser, None))
    table.out |= 1 << accuser
    return next_turn(table)


def next_turn(table: SuperCluedoState) -> Step[SuperCluedoState]:
    """Clockwise to the next player not eliminated; coming to or over the dealer begins a round (SC-R35)."""
    table.called &= ~(1 << table.suspects[table.player])
    seats = len(table.hands)
    if table.out.bit_count() == seats:
        return end(table, None, "everyone-wrong", "SC-R27")
    while True:
        table.player = player = (table.player + 1) % seats
        if player == table.dealer:
            table.round += 1
            if table.round > table.rounds:
                return end(table, None, "rounds", "SC-R31")
        if not table.out >> player & 1:
            table.tell(TurnBegan(player, table.round))
            return TURN_START


def pass_over_the_absent(table: SuperCluedoState) -> Step[SuperCluedoState] | None:
    """With nobody left to play, the table waits (SC-R34)."""
    if table.is_deserted:
        return None
    table.tell(TurnSkipped(table.player))
    return next_turn(table)


def end(table: SuperCluedoState, winner: int | None, reason: str, clause: str) -> Step[SuperCluedoState]:
    table.tell(Ended(winner, reason, table.envelope))
    return Over(winner, reason, clause)
