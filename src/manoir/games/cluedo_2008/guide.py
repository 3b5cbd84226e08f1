"""The action behind what a seat is told: how a game is retraced from one seat's view of it."""

from collections.abc import Sequence

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.events import Event, Interjection
from manoir.core.retrace import DoesNotFit
from manoir.core.views import View
from manoir.games.cluedo_2008.actions import (
    ACCUSATIONS,
    CANNOT,
    DECLINE,
    DRAW,
    ELSEWHERE,
    FALLS,
    GO,
    LOOK,
    PASS,
    PICKS,
    PLAYS,
    POWER,
    SENDS,
    SHOWS,
    STAY_CALLED,
    STOP,
    SUGGESTIONS,
    UNCOVERS,
)
from manoir.games.cluedo_2008.components import PEEK, PLUS6, SILENCE, TIME
from manoir.games.cluedo_2008.events import (
    Accepted,
    Accused,
    AllReacted,
    CouldNotLeave,
    Declined,
    DrewButler,
    Glimpsed,
    LookedInPool,
    Peeked,
    PlayedButler,
    Reacted,
    Rolled,
    SentHome,
    ShowedNeighbour,
    Stayed,
    Stopped,
    UsedPower,
)
from manoir.games.cluedo_2008.hidden_draws import draw_unseen
from manoir.games.cluedo_2008.state import Table
from manoir.games.cluedo_2008.steps.acting import Acting
from manoir.games.cluedo_2008.steps.drawing import Drawing
from manoir.games.cluedo_2008.steps.ending import Ending, ShowingNeighbour
from manoir.games.cluedo_2008.steps.moving import Jumping, Moving, MovingAgain, Placing, Rolling, TurnStart
from manoir.games.cluedo_2008.steps.reacting import Picking, Reacting
from manoir.games.cluedo_2008.steps.suggesting import Answering, Offering, SuggestingAgain
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Show
from manoir.games.mansion.deck import Card
from manoir.games.mansion.events import HadNone, Moved, Showed, Suggested, TookPassage

FALL = {(action.special, action.ordinary): action for action in FALLS}
SUGGEST = {(action.suspect, action.weapon): action for action in SUGGESTIONS}
SUGGEST_ELSEWHERE = {(action.suspect, action.weapon, action.room): action for action in ELSEWHERE}
ACCUSE = {(action.suspect, action.weapon, action.room): action for action in ACCUSATIONS}
ANSWERS = {action.text: action for action in (PLAYS[PEEK], POWER, DECLINE)}


class Window(Struct):
    """What a seat is told of the looks at a card just shown; `means` says with what each of those who looked did."""

    means: dict[int, Action]
    own_answer: Action | None = None
    own_look: Card | None = None
    is_over: bool = False


def window(upcoming: Sequence[Event]) -> Window:
    found = Window({})
    for event in upcoming:
        match event:
            case _ if isinstance(event, Interjection):
                continue
            case Reacted(answer=answer):
                found.own_answer = ANSWERS[answer]
            case UsedPower(seat=seat):
                found.means[seat] = POWER
            case PlayedButler(seat=seat, kind=kind) if kind == PEEK:
                found.means[seat] = PLAYS[PEEK]
            case Peeked(card=card):
                found.own_look = card
            case AllReacted():
                found.is_over = True
            case Glimpsed():
                continue
            case _:
                break
    return found


class Guide:
    """Knows the whole view, and plans what happened out of its sight."""

    def __init__(self, view: View, luck: Luck) -> None:
        self.view = view
        self.unseen_draws = draw_unseen(view, luck)

    def __call__(self, state: Table, upcoming: Sequence[Event], luck: Luck) -> Action:
        following = upcoming[0] if upcoming else None
        match state.step:
            case TurnStart() | Rolling() | Moving() | MovingAgain() | Placing() | Jumping():
                return _move(state, following)
            case Drawing():
                return self._draw(upcoming)
            case Acting() | SuggestingAgain():
                return _act(state, upcoming)
            case Offering() | Answering():
                return _answer(state, upcoming, luck)
            case Reacting():
                return self._react(state, state.step.asked[0], upcoming, luck)
        match state.step, following:
            case Picking(), Glimpsed(card=int(card)):
                return PICKS[card]
            case ShowingNeighbour(), ShowedNeighbour(card=int(card)):
                return SHOWS[card]
            case Picking() | ShowingNeighbour(), _:
                return pick(state.options, luck)
            case Ending(), PlayedButler(kind=kind):
                effect = upcoming[1] if len(upcoming) > 1 else None
                return SENDS[effect.suspect] if isinstance(effect, SentHome) else PLAYS[kind]
        return END_TURN

    def _draw(self, upcoming: Sequence[Event]) -> Action:
        match upcoming[0]:
            case DrewButler(kind=int(kind)):
                return UNCOVERS[kind]
            case DrewButler(kind=None):
                return UNCOVERS[self.unseen_draws[len(self.view.told) - len(upcoming)]]
        return UNCOVERS[TIME]

    def _react(self, state: Table, seat: int, upcoming: Sequence[Event], luck: Luck) -> Action:
        """All looks are told together at the end, so who has not looked by then has declined."""
        found = window(upcoming)
        if seat == self.view.seat:
            return found.own_answer or DECLINE
        return found.means.get(seat, DECLINE) if found.is_over else pick(state.options, luck)


def _move(state: Table, following: Event | None) -> Action:
    match state.step, following:
        case Rolling(), Rolled(special=special, ordinary=ordinary):
            return FALL[special, ordinary]
        case Moving(), PlayedButler():
            return PLAYS[PLUS6]
        case _, Moved(place=place) | CouldNotLeave(place=place):
            return GO[place]
        case TurnStart(), TookPassage():
            return PASSAGE
        case TurnStart(), Stayed():
            return STAY_CALLED
        case TurnStart(), PlayedButler(kind=kind):
            return PLAYS[kind]
        case TurnStart(), UsedPower():
            return POWER
        case MovingAgain(), Stopped():
            return STOP
    # Nobody is told that the dice were chosen until they have fallen.
    return ROLL


def _act(state: Table, upcoming: Sequence[Event]) -> Action:
    match upcoming:
        case [Suggested(suspect=suspect, weapon=weapon), *_]:
            return SUGGEST[suspect, weapon]
        case [UsedPower(), Suggested(suspect=suspect, weapon=weapon, room=room), *_]:
            again = isinstance(state.step, SuggestingAgain)
            return SUGGEST[suspect, weapon] if again else SUGGEST_ELSEWHERE[suspect, weapon, room]
        case [LookedInPool(), *_]:
            return LOOK
        case [Accused(suspect=suspect, weapon=weapon, room=room), *_]:
            return ACCUSE[suspect, weapon, room]
    return DECLINE if isinstance(state.step, SuggestingAgain) else PASS


def _answer(state: Table, upcoming: Sequence[Event], luck: Luck) -> Action:
    match upcoming[0] if upcoming else None:
        case Accepted():
            return DRAW
        case Declined():
            return DECLINE
        case HadNone():
            return CANNOT
        case PlayedButler():
            return PLAYS[SILENCE]
        case Showed(card=int(card)):
            return SHOWS[card]
        case Showed():
            seen = window(upcoming[1:]).own_look
            return SHOWS[seen] if seen is not None else pick([a for a in state.options if isinstance(a, Show)], luck)
    raise DoesNotFit("nothing is told of an answer")
