"""Where a seat has seen each clue with its own eyes, and since when it cannot be sure any more."""

from collections.abc import Iterable

from msgspec import Struct

from manoir.core.events import Event
from manoir.games.huis_clos.components import SUITE_BLEUE, Clue, Clues, Place, each
from manoir.games.huis_clos.events import (
    Accused,
    AccusedWrongly,
    Deposited,
    Destroyed,
    Died,
    Drafted,
    Drew,
    Gave,
    LaidDown,
    Looked,
    LookedIntoSuite,
    Swapped,
    Took,
    TookBack,
    UrnOpened,
)

AWAY = -1
"""Neither with a seat nor in a Place: in the Urn, or out of the game."""


class Searched(Struct, frozen=True):
    """What the seat knew of a Place when somebody searched it."""

    told: int
    taken: Clue | None
    """By the searcher, as far as it was seen."""
    lying: Clues | None
    """All that lay there, if it had looked in and nobody had changed anything since."""
    looked: int | None
    elsewhere: dict[Clue, int]
    """Clues that surely lay somewhere else, by what told so."""


class _Sight(Struct, frozen=True):
    """A hand is a seat's number, a Place comes after them all."""

    store: int
    told: int
    sure: bool = True


class Sights:
    """`told` numbers are places among what the seat was told."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.searches: dict[tuple[int, Place], Searched] = {}
        """The latest of each seat in each Place."""
        self.seen_with: dict[tuple[Clue, int], int] = {}
        self.seen_in: dict[tuple[Clue, Place], int] = {}
        """Ever."""
        self._sights: dict[Clue, _Sight] = {}
        self._looks: dict[Place, tuple[int, Clues]] = {}
        """Of Places that nobody has changed since."""
        self._given: Clue | None = None
        self._drafted: Clue | None = None

    def see(self, number: int, event: Event) -> None:
        match event:
            case LookedIntoSuite(clues=clues):
                self._look(number, SUITE_BLEUE, clues)
            case Looked(place=place, clues=clues):
                self._look(number, place, clues)
            case Drafted(seat=seat, clue=clue):
                self._take(number, seat, SUITE_BLEUE, clue)
                if seat == self.seat:
                    self._drafted = clue
            case Took(seat=seat, place=place, clue=clue):
                self._search(number, seat, place, clue)
                self._take(number, seat, place, clue)
            case Swapped(seat=seat, place=place, gained=gained, left=left):
                self._search(number, seat, place, gained)
                if left is None:
                    self._doubt(seat)
                self._take(number, seat, place, gained)
                self._looks.pop(place, None)
                if left is not None:
                    self._put(number, left, self.seats + place)
            case Gave(clue=clue):
                self._given = clue
            case Drew(seat=seat, victim=victim, clue=clue):
                for item, giver, taker in ((self._given, seat, victim), (clue, victim, seat)):
                    if item is None:
                        self._doubt(giver)
                    else:
                        self._put(number, item, taker)
            case Accused(seat=seat, clue=int(clue)) | TookBack(seat=seat, clue=int(clue)):
                self._put(number, clue, seat)
            case Destroyed(clue=clue) | AccusedWrongly(clue=clue):
                self._put(number, clue, AWAY)
            case Deposited(seat=seat, clue=clue):
                if clue is None:
                    self._doubt(seat)
                else:
                    self._put(number, clue, AWAY)
            case UrnOpened(clues=clues):
                for clue in each(clues):
                    self._put(number, clue, AWAY)
            case Died(seat=seat, place=place, count=count):
                for clue in self.held_by(seat):
                    self._put(number, clue, self.seats + place)
                if count:
                    self._looks.pop(place, None)
            case LaidDown(place=place, clues=clues):
                for clue in each(clues):
                    self._put(number, clue, self.seats + place)
                self._looks.pop(place, None)

    def held_by(self, seat: int) -> dict[Clue, int]:
        """What surely is in a hand, by what told so."""
        return {clue: sight.told for clue, sight in self._sights.items() if sight.store == seat and sight.sure}

    def holder(self, clue: Clue) -> int | None:
        """The seat that it was last seen with, if nothing was seen of it since."""
        sight = self._sights.get(clue)
        return sight.store if sight is not None and 0 <= sight.store < self.seats else None

    def surely_elsewhere(self, clue: Clue, store: int) -> int | None:
        """What tells that a clue is not in a store."""
        sight = self._sights.get(clue)
        return sight.told if sight is not None and sight.sure and sight.store != store else None

    def always_mine(self, clue: Clue) -> int | None:
        """What tells that a clue has been in one's own hand since the beginning."""
        sight = self._sights.get(clue)
        is_mine = clue == self._drafted and sight is not None and sight.store == self.seat
        return sight.told if sight is not None and is_mine else None

    def _look(self, number: int, place: Place, clues: Clues) -> None:
        for clue, sight in list(self._sights.items()):
            if sight.store == self.seats + place and not clues >> clue & 1:
                del self._sights[clue]
        for clue in each(clues):
            self._put(number, clue, self.seats + place)
        self._looks[place] = number, clues

    def _search(self, number: int, seat: int, place: Place, taken: Clue | None) -> None:
        store = self.seats + place
        elsewhere = {
            clue: sight.told for clue, sight in self._sights.items() if sight.sure and sight.store not in (store, seat)
        }
        looked, lying = self._looks.get(place, (None, None))
        self.searches[seat, place] = Searched(number, taken, lying, looked, elsewhere)

    def _take(self, number: int, seat: int, place: Place, clue: Clue | None) -> None:
        look = self._looks.pop(place, None)
        if clue is None:
            self._doubt(self.seats + place)
        else:
            self._put(number, clue, seat)
            if look is not None:
                self._looks[place] = look[0], look[1] & ~(1 << clue)

    def _put(self, number: int, clue: Clue, store: int) -> None:
        self._sights[clue] = _Sight(store, number)
        if store >= self.seats:
            self.seen_in.setdefault((clue, store - self.seats), number)
        elif store != AWAY:
            self.seen_with.setdefault((clue, store), number)

    def _doubt(self, store: int) -> None:
        """Something may have left a store out of sight."""
        for clue, sight in self._sights.items():
            if sight.store == store:
                self._sights[clue] = _Sight(store, sight.told, sure=False)


def witnessed(seat: int, seats: int, told: Iterable[Event]) -> Sights:
    sights = Sights(seat, seats)
    for number, event in enumerate(told):
        sights.see(number, event)
    return sights
