"""What is told at a table of Huis Clos; a field is None for those who may not know it.

What is told again and again is made once, like actions.
"""

from typing import Annotated

from manoir.core.events import Event
from manoir.core.seats import Seat
from manoir.games.huis_clos.components import CHARACTERS, CLUES, PLACES, Clue, Clues, Place, Seats

Hoard = Annotated[tuple[int, ...], "hoard"]
"""Several sets of clues, by seat or by Place."""
Layout = Annotated[tuple[int, ...], "layout"]


class Prepared(Event, frozen=True):
    """Who begins, and how the Place cards lie."""

    starter: Seat
    layout: Layout


class DrewRole(Event, frozen=True):
    """Everybody has a Suspect card; `murderer` says what is on the listener's own, None for a spectator."""

    murderer: bool | None


class LookedIntoSuite(Event, frozen=True):
    """To the drafter alone: what is left in the Blue Suite."""

    seat: Seat
    clues: Clues


class Drafted(Event, frozen=True):
    """The clue is the drafter's own secret."""

    seat: Seat
    clue: Clue | None


class TurnBegan(Event, frozen=True):
    turn: int
    starter: Seat


class ConfrontationBegan(Event, frozen=True):
    """Two are left, and all know which of them is the Murderer."""

    murderer: Seat


class InvestigationBegan(Event, frozen=True):
    seat: Seat


class Moved(Event, frozen=True):
    seat: Seat
    place: Place


class Stayed(Event, frozen=True):
    """No other Place is open."""

    seat: Seat
    place: Place


class Closed(Event, frozen=True):
    place: Place


class SearchAnnounced(Event, frozen=True):
    """`asked` are those who may now observe."""

    seat: Seat
    place: Place
    asked: Seats


class ExchangeAnnounced(Event, frozen=True):
    seat: Seat
    victim: Seat
    asked: Seats


class Observed(Event, frozen=True):
    """The Observation is announced, and spent."""

    seat: Seat


class Declined(Event, frozen=True):
    seat: Seat


class Looked(Event, frozen=True):
    """To the searcher alone: what lies in the Place."""

    seat: Seat
    place: Place
    clues: Clues


class Took(Event, frozen=True):
    """The clue is known to the searcher and to his observers."""

    seat: Seat
    place: Place
    clue: Clue | None


class Swapped(Event, frozen=True):
    """The clue gained is known to the searcher and to his observers, the clue left to the searcher."""

    seat: Seat
    place: Place
    gained: Clue | None
    left: Clue | None


class Destroyed(Event, frozen=True):
    """From the hand; in the Confrontation from the Place searched. It lies face up before its destroyer."""

    seat: Seat
    clue: Clue
    place: Place | None


class Kept(Event, frozen=True):
    """Nothing was destroyed after the Search."""

    seat: Seat


class Gave(Event, frozen=True):
    """The clue is known to both."""

    seat: Seat
    victim: Seat
    clue: Clue | None


class Drew(Event, frozen=True):
    """The clue is known to both and to the observers."""

    seat: Seat
    victim: Seat
    clue: Clue | None


class Accused(Event, frozen=True):
    seat: Seat
    accused: Seat
    clue: Clue


class AccusedWrongly(Event, frozen=True):
    """The clue used is out of the game, and the accused has one Accusation card of the accuser's."""

    seat: Seat
    accused: Seat
    clue: Clue


class ShowedRole(Event, frozen=True):
    """A Suspect card is turned face up."""

    seat: Seat
    murderer: bool


class Passed(Event, frozen=True):
    """There was nothing to do."""

    seat: Seat


class ResolutionBegan(Event, frozen=True):
    pass


class Deposited(Event, frozen=True):
    """The clue is the depositor's own secret."""

    seat: Seat
    clue: Clue | None


class DepositedNothing(Event, frozen=True):
    seat: Seat


class UrnOpened(Event, frozen=True):
    """A set has no order: nothing shows who played what."""

    clues: Clues


class Died(Event, frozen=True):
    """His hand, of `count` clues, is laid face down in the Place."""

    seat: Seat
    place: Place
    count: int


class TookBack(Event, frozen=True):
    seat: Seat
    clue: Clue


class LaidDown(Event, frozen=True):
    """The clues left in the Urn after a murder go face down to the Place of the crime."""

    place: Place
    clues: Clues


class Ended(Event, frozen=True):
    """Everything is shown: the Murderer, the hands by seat, the Places."""

    winner: Seat
    reason: str
    murderer: Seat
    hands: Hoard
    places: Hoard


_SEATS = range(len(CHARACTERS))
_PLACES = range(len(PLACES))
_CLUES = range(len(CLUES))

INVESTIGATION_BEGAN = tuple(InvestigationBegan(seat) for seat in _SEATS)
MOVED = tuple(tuple(Moved(seat, place) for place in _PLACES) for seat in _SEATS)
OBSERVED = tuple(Observed(seat) for seat in _SEATS)
DECLINED = tuple(Declined(seat) for seat in _SEATS)
TOOK = tuple(tuple(tuple(Took(seat, place, clue) for clue in _CLUES) for place in _PLACES) for seat in _SEATS)
TOOK_UNSEEN = tuple(tuple(Took(seat, place, None) for place in _PLACES) for seat in _SEATS)
SWAPPED_UNSEEN = tuple(tuple(Swapped(seat, place, None, None) for place in _PLACES) for seat in _SEATS)
DESTROYED = tuple(tuple(Destroyed(seat, clue, None) for clue in _CLUES) for seat in _SEATS)
KEPT = tuple(Kept(seat) for seat in _SEATS)
RESOLUTION_BEGAN = ResolutionBegan()
DEPOSITED = tuple(tuple(Deposited(seat, clue) for clue in _CLUES) for seat in _SEATS)
DEPOSITED_UNSEEN = tuple(Deposited(seat, None) for seat in _SEATS)
TOOK_BACK = tuple(tuple(TookBack(seat, clue) for clue in _CLUES) for seat in _SEATS)
