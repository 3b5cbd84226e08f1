"""Retracing a view: which action lies behind each event."""

from collections.abc import Sequence

from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.events import Event
from manoir.core.retrace import DoesNotFit
from manoir.core.state import State
from manoir.games.huis_clos.actions import (
    Accuse,
    Decline,
    Deposit,
    Destroy,
    Draw,
    Exchange,
    Give,
    Go,
    Keep,
    Observe,
    Pass,
    Search,
    Swap,
    Take,
    TakeAndDestroy,
    TakeBack,
)
from manoir.games.huis_clos.components import Clue
from manoir.games.huis_clos.events import (
    Accused,
    Declined,
    Deposited,
    Destroyed,
    Drafted,
    Drew,
    ExchangeAnnounced,
    Gave,
    Kept,
    Moved,
    Observed,
    Passed,
    SearchAnnounced,
    Swapped,
    Took,
    TookBack,
)
from manoir.games.huis_clos.state import Table
from manoir.games.huis_clos.tracking import Tracking


class Guide:
    """Takes the legal action that fits the next event; `tracking` has settled which clues moved unseen."""

    def __init__(self, move_of: Sequence[int], tracking: Tracking) -> None:
        self._move_of = move_of
        self._tracking = tracking

    def __call__(self, state: State, upcoming: Sequence[Event], luck: Luck) -> Action:
        assert isinstance(state, Table)
        if not upcoming:
            raise DoesNotFit("every decision is told of at once")
        number = self._move_of[len(self._move_of) - len(upcoming)]
        fitting = [
            action
            for action in state.options
            if (clues := moved_by(action, upcoming[0], state)) is not None and self._tracking.allows(number, clues)
        ]
        if not fitting:
            raise DoesNotFit("nothing that is allowed leads on")
        return pick(fitting, luck)


def moved_by(action: Action, event: Event, table: Table) -> tuple[Clue, ...] | None:
    """The clues that an action moves, in the ledger's order; None if it does not lie behind the event."""
    match action, event:
        case (
            (Search(), SearchAnnounced())
            | (Observe(), Observed())
            | (Decline(), Declined())
            | (Keep(), Kept())
            | (Pass(), Passed())
        ):
            return ()
        case Go(place=place), Moved(place=told) if place == told:
            return ()
        case Exchange(victim=victim), ExchangeAnnounced(victim=seat) if table.characters[seat] == victim:
            return ()
        case Accuse(clue=clue), Accused(clue=told) if clue == told:
            return ()
        case (
            (Take(clue=clue), Drafted() | Took())
            | (Destroy(clue=clue), Destroyed())
            | (Draw(clue=clue), Drew())
            | (Deposit(clue=clue), Deposited())
            | (TakeBack(clue=clue), TookBack())
        ):
            return (clue,)
        case Give(clue=clue), Gave(clue=told) if told in (None, clue):
            return (clue,)
        case TakeAndDestroy(clue=clue, destroyed=destroyed), Took():
            return (clue, destroyed)
        case Swap(own=own, clue=clue), Swapped():
            return (clue, own)
    return None
