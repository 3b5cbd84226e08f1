"""What a seat can know of the hidden cards, and games that it cannot tell from the true one."""

from collections.abc import Sequence

from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.retrace import retrace
from manoir.core.state import State
from manoir.core.views import View
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import solve
from manoir.games.cluedo.actions import ACCUSATIONS, GO, SHOWS, STAY, SUGGESTIONS
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.events import Accused, Dealt, Stayed
from manoir.games.cluedo.picture import picture
from manoir.games.cluedo.setup import hand_sizes
from manoir.games.cluedo.state import Table
from manoir.games.knowing import Subject
from manoir.games.mansion.actions import END_TURN, FALLS, PASSAGE, ROLL
from manoir.games.mansion.events import (
    AccusedWrongly,
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookDice,
    TookPassage,
)
from manoir.games.mansion.facts import FactReader, piles_of
from manoir.games.mansion.subjects import others, subject

SUGGEST = {(action.suspect, action.weapon): action for action in SUGGESTIONS}
ACCUSE = {(action.suspect, action.weapon, action.room): action for action in ACCUSATIONS}
FALL = {(action.first, action.second): action for action in FALLS}


def guide(state: State, upcoming: Sequence[Event], luck: Luck) -> Action:
    """The action behind what the seat is told next; a card shown out of its sight is drawn among those possible."""
    match upcoming[0]:
        case TookDice():
            return ROLL
        case Rolled(first=first, second=second):
            return FALL[first, second]
        case Moved(place=place):
            return GO[place]
        case TookPassage():
            return PASSAGE
        case Stayed():
            return STAY
        case Suggested(suspect=suspect, weapon=weapon):
            return SUGGEST[suspect, weapon]
        case Showed(card=int(card)):
            return SHOWS[card]
        case Showed():
            return pick(state.options, luck)
        case Accused(suspect=suspect, weapon=weapon, room=room):
            return ACCUSE[suspect, weapon, room]
        case _:
            return END_TURN


def notebook(view: View) -> Notebook:
    """Every fact that what this seat was told holds about the hidden cards."""
    reader = FactReader(Notebook(DECK.kinds, hand_sizes(view.setup.seats)), view.seat)
    accused = 0
    for event in view.told:
        match event:
            case Dealt(hand=int(hand)):
                reader.hold(hand, event)
            case Accused(suspect=suspect, weapon=weapon, room=room):
                accused = 1 << suspect | 1 << weapon | 1 << room
            case AccusedWrongly():
                reader.facts.failed_accusation(accused, reader.origin(event))
        reader.read(event)
    return reader.facts


def imagine(game: Game, view: View, luck: Luck) -> Table:
    drawn = solve(notebook(view)).draw(luck)
    state = retrace(game, view, piles_of(DECK, view.setup.characters, drawn), guide, luck)
    assert isinstance(state, Table)
    return state


def subject_of(view: View, action: Action) -> Subject:
    """What an action of this seat would be about."""
    seen = picture(view)
    here = seen.pawns[seen.suspects[view.seat]]
    return subject(action, DECK, BOARD, here, others(view.setup.seats, view.seat))
