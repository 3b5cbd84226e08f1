"""What a seat can know of the hidden cards, and games that it cannot tell from the true one."""

from collections.abc import Sequence

from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.retrace import retrace
from manoir.core.seats import only
from manoir.core.state import State
from manoir.core.views import View
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import solve
from manoir.games.knowing import Subject
from manoir.games.mansion.actions import END_TURN, FALLS, PASSAGE, ROLL
from manoir.games.mansion.deck import Cards
from manoir.games.mansion.events import (
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookDice,
    TookPassage,
)
from manoir.games.mansion.facts import FactReader, piles_of
from manoir.games.mansion.roll_off import ROLLS
from manoir.games.mansion.subjects import others, subject
from manoir.games.super_cluedo.actions import ACCUSATIONS, GO, PASS, SHOWS, SPY, STOP, SUGGESTIONS, WATCH
from manoir.games.super_cluedo.components import BOARD, DECK
from manoir.games.super_cluedo.events import (
    Accused,
    AccusedRightly,
    Dealt,
    LetSee,
    Passed,
    RolledForDeal,
    Spied,
    StoppedThere,
    StoppedToSpy,
)
from manoir.games.super_cluedo.picture import picture
from manoir.games.super_cluedo.setup import spell_dice
from manoir.games.super_cluedo.state import Table

SUGGEST = {(action.suspect, action.weapon): action for action in SUGGESTIONS}
ACCUSE = {1 << action.suspect | 1 << action.weapon | 1 << action.room: action for action in ACCUSATIONS}
FALL = {(action.first, action.second): action for action in FALLS}


def guide(state: State, upcoming: Sequence[Event], luck: Luck) -> Action:
    """The action behind what the seat is told next; what is out of its sight is drawn among what is possible."""
    assert isinstance(state, Table)
    match upcoming[0] if upcoming else None:
        case TookDice():
            return ROLL
        case Rolled(first=first, second=second):
            return FALL[first, second]
        case Moved(place=place):
            return GO[place]
        case TookPassage():
            return PASSAGE
        case Passed():
            return PASS
        case StoppedToSpy(place=place):
            return SPY[place]
        case Spied(on=target):
            return WATCH[state.suspects[target]]
        case StoppedThere():
            return STOP
        case Suggested(suspect=suspect, weapon=weapon):
            return SUGGEST[suspect, weapon]
        case Showed(card=int(card)) | LetSee(card=int(card)):
            return SHOWS[card]
        case Showed() | LetSee():
            return pick(state.options, luck)
        case Accused(paper=int(paper)):
            return ACCUSE[paper]
        case Accused():
            return ACCUSE[_paper(state, upcoming[1], luck)]
        case _:
            return END_TURN


def _paper(table: Table, verdict: Event, luck: Luck) -> Cards:
    """What another seat may have written, given whether it was right."""
    if isinstance(verdict, AccusedRightly):
        return verdict.paper
    return pick([paper for paper in ACCUSE if paper != table.envelope], luck)


def notebook(view: View) -> Notebook:
    """Every fact that what this seat was told holds about the hidden cards; wrong papers stay secret, and tell none."""
    dealt = next(event for event in view.told if isinstance(event, Dealt))
    reader = FactReader(Notebook(DECK.kinds, dealt.sizes), view.seat)
    for event in view.told:
        match event:
            case Dealt(hand=int(hand)):
                reader.hold(hand, event)
            case LetSee(seat=seat, to=to, card=int(card)):
                reader.facts.saw(seat, card, reader.origin(event), only(seat, to))
        reader.read(event)
    return reader.facts


def imagine(game: Game, view: View, luck: Luck) -> Table:
    rolls = tuple(spell_dice(event.first, event.second) for event in view.told if isinstance(event, RolledForDeal))
    cards = piles_of(DECK, view.setup.characters, solve(notebook(view)).draw(luck))
    state = retrace(game, view, {ROLLS: rolls, **cards}, guide, luck)
    assert isinstance(state, Table)
    return state


def subject_of(view: View, action: Action) -> Subject:
    """What an action of this seat would be about."""
    seen = picture(view)
    here = seen.pawns[seen.suspects[view.seat]]
    return subject(action, DECK, BOARD, here, others(view.setup.seats, view.seat))
