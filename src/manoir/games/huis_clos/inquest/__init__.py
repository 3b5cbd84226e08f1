"""Who is the Murderer? How a game is told to somebody who wants to find out, and how one knows."""

from manoir.core.events import Event
from manoir.games.huis_clos.events import (
    Accused,
    AccusedWrongly,
    Closed,
    Deposited,
    DepositedNothing,
    Destroyed,
    Died,
    Drafted,
    Drew,
    DrewRole,
    ExchangeAnnounced,
    Gave,
    InvestigationBegan,
    LaidDown,
    Looked,
    LookedIntoSuite,
    Moved,
    Passed,
    ResolutionBegan,
    ShowedRole,
    Stayed,
    Swapped,
    Took,
    TookBack,
    TurnBegan,
    UrnOpened,
)
from manoir.games.huis_clos.inquest.clearing import at_a_glance, findings, shown, suspects, things
from manoir.games.huis_clos.inquest.people import plays
from manoir.games.knowing import Inquest

TOLD = (
    LookedIntoSuite,
    Drafted,
    TurnBegan,
    Moved,
    Stayed,
    Closed,
    Looked,
    Took,
    Swapped,
    Destroyed,
    ExchangeAnnounced,
    Gave,
    Drew,
    Accused,
    AccusedWrongly,
    ShowedRole,
    Passed,
    Deposited,
    DepositedNothing,
    UrnOpened,
    Died,
    TookBack,
    LaidDown,
)
SECRET = (Deposited, Gave)
"""Told only where the reader knows which clue it was."""


def tells(event: Event) -> bool:
    return isinstance(event, TOLD) and not (isinstance(event, SECRET) and event.clue is None)


INQUEST = Inquest(
    begins=(DrewRole, TurnBegan, InvestigationBegan, ResolutionBegan),
    tells=tells,
    seats=range(4, 7),
    plays=plays,
    suspects=suspects,
    at_a_glance=at_a_glance,
    shown=shown,
    things=things,
    findings=findings,
)
