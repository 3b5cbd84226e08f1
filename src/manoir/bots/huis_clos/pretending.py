"""What everybody at a table of Huis Clos has seen: of so much the Murderer can speak like any Innocent."""

from msgspec import structs

from manoir.core.events import Event
from manoir.core.seats import SPECTATOR
from manoir.core.views import View
from manoir.games.huis_clos.events import (
    Deposited,
    Drafted,
    Drew,
    DrewRole,
    Gave,
    Looked,
    LookedIntoSuite,
    Swapped,
    Took,
)


def seen_by_all(view: View) -> View:
    """The view of somebody who only watches, as far as this one tells."""
    told = tuple(_without_secrets(event) for event in view.told if not isinstance(event, Looked | LookedIntoSuite))
    return View(view.setup, SPECTATOR, told, (), ())


def _without_secrets(event: Event) -> Event:
    match event:
        case DrewRole():
            return DrewRole(None)
        case Drafted() | Took() | Gave() | Drew() | Deposited():
            return structs.replace(event, clue=None)
        case Swapped():
            return structs.replace(event, gained=None, left=None)
    return event
