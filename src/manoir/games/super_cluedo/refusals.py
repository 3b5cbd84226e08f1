"""Why an action is refused, and the clause that says so."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.games.mansion.actions import Accuse, EndTurn, Fall, Go, Roll, Show, Suggest, TakePassage
from manoir.games.mansion.board import Place
from manoir.games.super_cluedo.actions import Pass, Spy, Stop, Watch
from manoir.games.super_cluedo.components import BOARD, HALL, is_scene
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.games.super_cluedo.walking import points_to

Reasons = dict[type[Action], tuple[str, str]]

NO_QUESTION: tuple[str, str] = ("SC-66", "nobody has asked you for a card")
MOVE_IS_OVER: tuple[str, str] = ("SC-46", "the move of this turn is over")
OVER: Reasons = {
    Roll: MOVE_IS_OVER,
    TakePassage: MOVE_IS_OVER,
    Go: MOVE_IS_OVER,
    Stop: MOVE_IS_OVER,
    Pass: ("SC-R06", "you have moved already: end the turn"),
    Spy: ("SC-48", "spying is done during a move"),
    Watch: ("SC-51", "stop on a spy square before you choose whom to spy on"),
    Show: NO_QUESTION,
}
REASONS: dict[str, Reasons] = {
    "start": {
        Go: ("SC-20", "roll the dice before you move"),
        Spy: ("SC-48", "spying is done during a move"),
        Stop: ("SC-R13", "you are not on the way: roll, or pass"),
        Watch: ("SC-51", "stop on a spy square before you choose whom to spy on"),
        EndTurn: ("SC-R06", "to do nothing, pass"),
        Show: NO_QUESTION,
    },
    "move": {
        Accuse: ("SC-R25", "no accusation between the roll and the end of the move"),
        Roll: ("SC-20", "the dice are rolled once a turn"),
        TakePassage: ("SC-35", "after a roll, go to the room that the passage leads to"),
        Pass: ("SC-R06", "whoever has rolled must move"),
        EndTurn: ("SC-R06", "whoever has rolled must move"),
        Suggest: ("SC-55", "come into a place before you suggest"),
        Watch: ("SC-51", "stop on a spy square before you choose whom to spy on"),
        Show: NO_QUESTION,
    },
    "target": {
        Watch: ("SC-51", "spy on another player of this game"),
    },
    "spied": {
        Show: ("SC-52", "show a card of your own hand"),
        Accuse: ("SC-R25", "no accusation while a spied player is asked"),
    },
    "arrived": OVER,
    "answer": {
        Show: ("SC-66", "show a card that you hold and that was named"),
        Accuse: ("SC-R25", "no accusation while witnesses are asked"),
    },
    "after": {**OVER, Suggest: ("SC-56", "one suggestion a turn")},
}

OTHERWISE: dict[str, tuple[str, str]] = {
    "target": ("SC-51", "choose whom to spy on"),
    "spied": ("SC-52", "a player who is spied on must show a card"),
    "answer": ("SC-66", "a witness who holds a named card must show one"),
    "dice": ("SC-20", "the dice are in the air"),
}


def refusal(moment: str, action: Action) -> IllegalAction:
    if isinstance(action, Fall):
        return IllegalAction("SC-20", "the dice fall by themselves")
    reason = REASONS.get(moment, {}).get(type(action))
    return IllegalAction(*(reason or OTHERWISE[moment]))


def refused_suggestion(table: SuperCluedoState, may_move_first: bool) -> IllegalAction:
    """Why there can be none here; `may_move_first` if the move of this turn is still to come."""
    if table.place == HALL:
        return IllegalAction("SC-08", "the Hall is no place of the crime")
    if not is_scene(table.place):
        return IllegalAction("SC-60", "a suggestion names the place that your pawn is in")
    if may_move_first and not table.called >> table.suspects[table.player] & 1:
        return IllegalAction("SC-R23", "only a pawn that was called here may suggest without moving")
    return IllegalAction("SC-57", "no two suggestions running in the same place")


def refused_passage(table: SuperCluedoState) -> IllegalAction:
    if table.place == HALL:
        return IllegalAction("SC-R18", "another pawn stands on the stone path")
    return IllegalAction("SC-29", "no passage leads away from here")


def refused_move(table: SuperCluedoState, points: int, spied: bool, action: Go | Spy | Stop) -> IllegalAction:
    if isinstance(action, Go):
        return _refused_end(table, points, action.place)
    if isinstance(action, Stop):
        return IllegalAction("SC-R13", "only after spying may a move stop short")
    if spied:
        return IllegalAction("SC-R14", "spy once a turn at most")
    if action.place == table.place:
        return IllegalAction("SC-R33", "the square that a turn begins on is no spying stop")
    if table.occupied >> action.place & 1:
        return IllegalAction("SC-R15", "another pawn stands on that spy square")
    distance = points_to(table.place, action.place)
    assert distance is None or distance > points, "a free spy square within reach is offered"
    return IllegalAction("SC-R13", f"that spy square is more than {points} steps away")


def _refused_end(table: SuperCluedoState, points: int, place: Place) -> IllegalAction:
    if BOARD.is_room(place):
        return IllegalAction("SC-R09", f"that room is more than {points} steps away")
    if place != table.place and table.occupied >> place & 1:
        return IllegalAction("SC-23", "another pawn stands on that square")
    return IllegalAction("SC-R07", f"no way of exactly {points} steps leads to that square")
