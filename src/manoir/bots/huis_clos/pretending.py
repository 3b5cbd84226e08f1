"""What everybody at a table of Huis Clos has seen: of so much the Murderer can speak like any Innocent."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from msgspec import structs

from manoir.core.chance import Luck, shuffle
from manoir.core.events import Claimed, Event
from manoir.core.seats import SPECTATOR
from manoir.core.talk import Claim
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


class Crowd:
    """All the others together: what they have reason to believe, and what they would if something were said."""

    def __init__(self, view: View, odds_of: Callable[[View], Mapping[int, float]]) -> None:
        self.seat = view.seat
        self.view = seen_by_all(view)
        self._odds_of = odds_of

    @cached_property
    def odds(self) -> Mapping[int, float]:
        return self._odds_of(self.view)

    def after(self, claim: Claim) -> float:
        """How likely the speaker then seems to be the Murderer."""
        said = Claimed(self.seat, claim.text)
        return self._odds_of(structs.replace(self.view, told=(*self.view.told, said))).get(self.seat, 0.0)

    def best(self, claims: Sequence[Claim], luck: Luck) -> Claim | None:
        """What leaves the speaker least suspected."""
        tried = list(claims)
        shuffle(tried, luck)
        return min(tried, key=self.after, default=None)
