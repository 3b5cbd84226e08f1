"""Why an action is refused, and the clause that says so."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.games.cluedo.actions import Stay
from manoir.games.cluedo.components import BOARD
from manoir.games.cluedo.state import CluedoState
from manoir.games.cluedo.walking import reach
from manoir.games.mansion.actions import Accuse, EndTurn, Go, Roll, Show, Suggest, TakePassage
from manoir.games.mansion.board import Place

REASONS: dict[str, dict[type[Action], tuple[str, str]]] = {
    "start": {
        TakePassage: ("CL-32", "a passage is taken from one of its own rooms, at the start of a turn"),
        Stay: ("CL-R12", "only a pawn in a room may stay; on a square you must roll"),
        Go: ("CL-24", "roll the dice before you move"),
        Suggest: ("CL-38", "come into a room, or stay in it, before you suggest"),
        EndTurn: ("CL-R12", "a turn begins with a move, or with staying in a room"),
        Show: ("CL-51", "there is no suggestion to answer"),
    },
    "move": {
        Accuse: ("CL-R17", "no accusation between the roll and the move"),
        Roll: ("CL-24", "the dice are rolled once a turn"),
        TakePassage: ("CL-33", "a passage is taken instead of the dice"),
        Stay: ("CL-R12", "after a roll the pawn must move"),
        Suggest: ("CL-38", "finish the move before you suggest"),
        EndTurn: ("CL-R12", "after a roll the pawn must move"),
        Show: ("CL-51", "there is no suggestion to answer"),
    },
    "room": {
        Go: ("CL-37", "a pawn that has come into a room stops there"),
        Roll: ("CL-34", "the move of this turn is over"),
        TakePassage: ("CL-32", "a passage is taken only at the start of a turn"),
        Stay: ("CL-22", "the move of this turn is over"),
        Show: ("CL-51", "there is no suggestion to answer"),
    },
    "answer": {
        Show: ("CL-R22", "show a card that you hold and that was named"),
    },
    "after": {
        Suggest: ("CL-R15", "one suggestion a turn, and only in a room"),
        Go: ("CL-22", "the move of this turn is over"),
        Roll: ("CL-22", "the move of this turn is over"),
        TakePassage: ("CL-32", "a passage is taken only at the start of a turn"),
        Stay: ("CL-22", "the move of this turn is over"),
        Show: ("CL-51", "there is no suggestion to answer"),
    },
    "dice": {},
}

OTHERWISE: dict[str, tuple[str, str]] = {
    "start": ("CL-24", "the dice fall by themselves"),
    "move": ("CL-24", "the dice have fallen"),
    "room": ("CL-24", "the dice have fallen"),
    "answer": ("CL-51", "a player who holds a named card must show one"),
    "after": ("CL-24", "the dice have fallen"),
    "dice": ("CL-24", "the dice are in the air"),
}


def refusal(moment: str, action: Action) -> IllegalAction:
    return IllegalAction(*REASONS[moment].get(type(action), OTHERWISE[moment]))


def refused_end(table: CluedoState, total: int, place: Place) -> IllegalAction:
    """Why a dice move cannot end at `place`."""
    origin = table.place
    if BOARD.is_room(place):
        if place == origin:
            return IllegalAction("CL-R10", "a dice move does not end in the room it left")
        return IllegalAction("CL-R07", "that room is out of reach")
    if reach(origin, total).squares >> place & 1:
        return IllegalAction("CL-30", "another pawn stands on that square")
    return IllegalAction("CL-25", f"that square is not exactly {total} steps away")
