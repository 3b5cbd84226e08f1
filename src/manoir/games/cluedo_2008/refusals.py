"""Why an action is refused, and the clause that says so."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.games.cluedo_2008.actions import (
    PLAYS,
    CannotShow,
    Decline,
    Draw,
    Fall,
    Look,
    Pass,
    Pick,
    SendHome,
    Stay,
    Stop,
    SuggestElsewhere,
    Uncover,
    UsePower,
)
from manoir.games.cluedo_2008.components import (
    AGAIN,
    ANYWHERE,
    BOARD,
    NEIGHBOUR,
    PEEK,
    PLUS6,
    POOL,
    SILENCE,
    STAY,
)
from manoir.games.cluedo_2008.state import GONE, Cluedo2008State
from manoir.games.cluedo_2008.walking import steps_from
from manoir.games.mansion.actions import (
    Accuse,
    EndTurn,
    Go,
    Roll,
    Show,
    Suggest,
    TakePassage,
)
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card

Reasons = dict[type[Action] | Action, tuple[str, str]]
"""By class of actions, or for one Butler card."""

NOT_HELD = ("C8-115", "you hold no such Butler card")

ALWAYS: Reasons = {
    Fall: ("C8-34", "the dice fall by themselves"),
    Uncover: ("C8-102", "a card is drawn for « ? », on a Question square or when called, and chance picks it"),
    Pick: ("C8-153", "only Pervenche's Power picks a card out of a hand, and chance picks it"),
    Roll: ("C8-28", "the dice are rolled at the start of a turn"),
    TakePassage: ("C8-39", "a passage is taken at the start of a turn, from one of its own rooms"),
    Stay: ("C8-44", "only a pawn that a suggestion moved into its room may stay there"),
    Stop: ("R8-38", "only Moutarde, between his two rolls, may do without the second"),
    Go: ("C8-28", "a pawn walks after a roll, or goes where a Butler card or a Power puts it"),
    PLAYS[STAY]: ("C8-120", "this card is played at the start of your turn, in a room"),
    PLAYS[ANYWHERE]: ("C8-122", "this card is played at the start of your turn, instead of rolling"),
    PLAYS[PLUS6]: ("C8-124", "this card is played after rolling and before moving"),
    PLAYS[NEIGHBOUR]: ("C8-127", "this card is played at the end of your turn, if anybody else is alive"),
    PLAYS[AGAIN]: ("C8-129", "this card is played at the end of your turn"),
    SendHome: ("C8-130", "this card is played at the end of your turn"),
    PLAYS[PEEK]: ("C8-133", "this card is played when one player has just shown a card to another"),
    PLAYS[SILENCE]: ("C8-135", "this card is played when it is your turn to answer a suggestion"),
    UsePower: ("C8-32", "each Power is used once, at the moment that its text allows"),
    Suggest: ("C8-29", "a suggestion needs a pawn that has moved into a room, or stayed there by right"),
    SuggestElsewhere: ("C8-151", "only Olive's Power names a room he is not in, once, after his move"),
    Look: ("C8-64", "the cards in the Pool are for whoever has come into the Pool"),
    Accuse: ("C8-30", "an accusation is possible only in the Pool"),
    Pass: ("C8-26", "this is not the moment to act, so there is nothing to pass on"),
    Draw: ("C8-83", "only a player called from another room may choose to draw"),
    Decline: ("C8-84", "nothing is offered that could be declined"),
    Show: ("C8-73", "there is no suggestion for you to answer"),
    CannotShow: ("C8-78", "there is no suggestion for you to answer"),
    EndTurn: ("C8-27", "the turn cannot end yet"),
}

MOVE_FIRST = ("C8-26", "the move comes first")
MOVED = ("R8-42", "there is one move a turn, of one kind")
NOT_EVEN_OLIVE = ("R8-39", "nobody suggests in the Pool, not even by Olive's Power")
ANSWER_FIRST = ("C8-71", "a suggestion is waiting for your answer")
ANSWER_NEIGHBOUR = ("C8-127", "your neighbour makes you show one of your cards")

MOMENTS: dict[str, Reasons] = {
    "start": {
        Suggest: MOVE_FIRST,
        Look: MOVE_FIRST,
        Accuse: MOVE_FIRST,
        Pass: ("C8-27", "the movement phase takes place every turn"),
        EndTurn: ("C8-27", "the movement phase takes place every turn"),
    },
    "move": {
        Roll: MOVED,
        TakePassage: MOVED,
        Stay: ("R8-12", "choosing the dice is choosing to leave"),
        PLAYS[STAY]: MOVED,
        PLAYS[ANYWHERE]: MOVED,
        UsePower: ("C8-143", "this Power is declared before rolling"),
        Suggest: MOVE_FIRST,
        Look: MOVE_FIRST,
        Accuse: MOVE_FIRST,
        Pass: MOVE_FIRST,
    },
    "again": {
        Suggest: ("C8-145", "no action between the two moves: roll again or stop"),
        Look: ("R8-38", "no action between the two moves: roll again or stop"),
        Accuse: ("R8-38", "no action between the two moves: roll again or stop"),
        TakePassage: ("R8-18", "the Power speaks of two rolls: no passage as the second move"),
        Go: ("C8-145", "roll again before you move again"),
    },
    "place": {Go: ("R8-44", "any room but your own, or any free square")},
    "jump": {Go: ("C8-148", "a room without a secret passage, and not the one you are in")},
    "act": {
        Roll: MOVED,
        TakePassage: MOVED,
        Stay: MOVED,
        Go: MOVED,
        PLAYS[STAY]: MOVED,
        PLAYS[ANYWHERE]: MOVED,
        SuggestElsewhere: ("C8-151", "only Olive's Power, unused, names a room, and it is one he is not in"),
        Look: ("R8-20", "only cards that lie in the Pool where you are can be looked at"),
        EndTurn: ("C8-26", "after the move you act, or pass"),
    },
    "answer": {
        Show: ("C8-73", "show a card that you hold and that was named"),
        CannotShow: ("C8-73", "you hold a named card, so you must show one"),
        Pass: ANSWER_FIRST,
        EndTurn: ANSWER_FIRST,
        Decline: ANSWER_FIRST,
    },
    "react": {
        Pass: ("R8-33", "look, or decline"),
        EndTurn: ("R8-33", "look, or decline"),
        UsePower: ("C8-138", "no Power of yours is at hand here"),
    },
    "second": {
        Accuse: ("C8-81", "no accusation in a turn in which you have made a suggestion"),
        SuggestElsewhere: ("C8-155", "the second suggestion names the same room"),
    },
    "end": {
        Suggest: ("C8-80", "the turn is over: only Butler cards of the end may follow"),
        Accuse: ("C8-33", "the turn is over: no accusation, least of all after a suggestion"),
        Look: ("R8-20", "one action in the Pool, and one a turn"),
    },
    "neighbour": {
        Show: ("C8-127", "show a card that you hold"),
        CannotShow: ANSWER_NEIGHBOUR,
        Decline: ANSWER_NEIGHBOUR,
        Pass: ANSWER_NEIGHBOUR,
        EndTurn: ANSWER_NEIGHBOUR,
    },
}


def refusal(moment: str, action: Action) -> IllegalAction:
    here = MOMENTS.get(moment, {})
    for reasons in (here, ALWAYS):
        for key in (action, type(action)):
            if key in reasons:
                return IllegalAction(*reasons[key])
    raise AssertionError(f"no reason to refuse {action}")


def refused_end(table: Cluedo2008State, score: int, left: tuple[Place, ...], place: Place) -> IllegalAction:
    """Why a dice move cannot end at `place`."""
    origin = table.place
    if place == origin:
        return IllegalAction("C8-58", "a pawn must leave its room on its turn")
    if place in left:
        return IllegalAction("C8-61", "the pawn has left that room this turn")
    if steps_from(origin)[place] > score:
        return IllegalAction("C8-34", f"that place is more than {score} steps away")
    return IllegalAction("C8-51", "another pawn stands on that square")


def refused_sending(table: Cluedo2008State, suspect: Card) -> IllegalAction:
    """Why a pawn cannot be sent home."""
    if suspect == table.guest:
        return IllegalAction("C8-132", "the card cannot be used on your own pawn")
    if table.pawns[suspect] == GONE:
        return IllegalAction("C8-110", "that pawn has left the game")
    return IllegalAction("R8-48", "that pawn is already on its start square")


def refused_suggestion(place: Place) -> IllegalAction:
    """Why a pawn at `place` cannot suggest."""
    if place == POOL:
        return IllegalAction("C8-65", "no suggestion in the Pool: there is no Pool card")
    if BOARD.is_room(place):
        return IllegalAction("R8-11", "a pawn that could not leave its room has not entered it")
    return IllegalAction("C8-29", "a suggestion is possible only in a room")
