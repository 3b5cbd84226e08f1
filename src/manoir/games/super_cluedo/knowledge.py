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
from manoir.deduction.facts import ENVELOPE, Origin
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import solve
from manoir.games.mansion.actions import END_TURN, FALLS, PASSAGE, ROLL
from manoir.games.mansion.deck import Cards
from manoir.games.mansion.events import (
    AccusedWrongly,
    Asked,
    Ended,
    HadNone,
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookDice,
    TookPassage,
    TurnBegan,
)
from manoir.games.mansion.facts import piles_of
from manoir.games.mansion.roll_off import ROLLS
from manoir.games.super_cluedo.actions import ACCUSATIONS, GO, PASS, SHOWS, SPY, STOP, SUGGESTIONS, WATCH
from manoir.games.super_cluedo.components import DECK
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
    """Every fact that what this seat was told holds about the hidden cards."""
    dealt = next(event for event in view.told if isinstance(event, Dealt))
    facts = Notebook(DECK.kinds, dealt.sizes)
    turn = named = 0
    for event in view.told:
        origin = Origin(turn, type(event).__name__)
        match event:
            case Dealt(hand=int(hand)):
                facts.is_exactly(view.seat, hand, origin, only(view.seat))
            case TurnBegan():
                turn += 1
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                named = 1 << suspect | 1 << weapon | 1 << room
            case HadNone(seat=seat):
                facts.has_none(seat, named, origin)
            case Asked(seat=seat):
                facts.has_some(seat, named, origin)
            case Showed(seat=seat, to=to, card=int(card)) | LetSee(seat=seat, to=to, card=int(card)):
                facts.saw(seat, card, origin, only(seat, to))
            case AccusedWrongly(seat=seat, envelope=int(envelope)):
                facts.is_exactly(ENVELOPE, envelope, origin, only(seat))
            case Ended(envelope=envelope):
                facts.is_exactly(ENVELOPE, envelope, origin)
    return facts


def imagine(game: Game, view: View, luck: Luck) -> Table:
    rolls = tuple(spell_dice(event.first, event.second) for event in view.told if isinstance(event, RolledForDeal))
    cards = piles_of(DECK, view.setup.characters, solve(notebook(view)).draw(luck))
    state = retrace(game, view, {ROLLS: rolls, **cards}, guide, luck)
    assert isinstance(state, Table)
    return state
