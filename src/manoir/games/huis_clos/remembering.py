"""What a seat remembers of Places and hands from what it saw happen there."""

from msgspec import Struct

from manoir.core.events import Event
from manoir.core.picture import Seen
from manoir.core.seats import BySeat, Seat
from manoir.games.huis_clos.components import SUITE_BLEUE, Clue, Clues, Place, Seats
from manoir.games.huis_clos.events import (
    Accused,
    AccusedWrongly,
    Deposited,
    Destroyed,
    Died,
    Drafted,
    Drew,
    Gave,
    Looked,
    LookedIntoSuite,
    Swapped,
    Took,
    TookBack,
    TurnBegan,
    UrnOpened,
)


class Grave(Struct, frozen=True):
    seat: Seat
    place: Place
    turn: int


class Murder(Struct, frozen=True):
    """A weapon that killed in its Place. No Innocent plays it there (HC-109), nor the Murderer if he stands there
    (HC-111): `suspects` are all others who may be the Murderer."""

    turn: int
    place: Place
    suspects: Seats


class Memory(Seen, kw_only=True):
    seat: Seat
    turn: int = 0
    looked: list[int | None]
    """By Place: the turn of the last look into it; turn 0 is before the first."""
    changed: list[Seats]
    """By Place: who else has taken from it or laid something down there since."""
    gained: BySeat[Clues]
    """Of the others: what each was seen to gain, and not to part with."""
    sure: BySeat[Clues]
    """What of that nobody can have parted with out of sight."""
    graves: list[Grave]
    murders: list[Murder]

    def remember(self, event: Event) -> None:
        match event:
            case TurnBegan(turn=turn):
                self.turn = turn
            case LookedIntoSuite():
                self._look(SUITE_BLEUE)
            case Looked(place=place):
                self._look(place)
            case Drafted(seat=seat):
                self._change(SUITE_BLEUE, seat)
            case Took(seat=seat, place=place, clue=clue):
                self._change(place, seat)
                self._see_gain(seat, clue)
            case Swapped(seat=seat, place=place, gained=gained):
                self._change(place, seat)
                self.sure[seat] = 0
                self._see_gain(seat, gained)
            case Gave(seat=giver, victim=taker, clue=clue) | Drew(victim=giver, seat=taker, clue=clue):
                if clue is None:
                    self.sure[giver] = 0
                else:
                    self._see_leave(1 << clue)
                    self._see_gain(taker, clue)
            case Accused(seat=seat, clue=clue) | TookBack(seat=seat, clue=clue):
                self._see_gain(seat, clue)
            case Destroyed(clue=clue) | AccusedWrongly(clue=clue):
                self._see_leave(1 << clue)
            case Deposited(seat=seat):
                self.sure[seat] = 0
            case UrnOpened(clues=clues):
                self._see_leave(clues)
            case Died(seat=seat, place=place, count=count):
                self.graves.append(Grave(seat, place, self.turn))
                self.gained[seat] = self.sure[seat] = 0
                if count:
                    self._change(place, seat)

    def _look(self, place: Place) -> None:
        self.looked[place], self.changed[place] = self.turn, 0

    def _change(self, place: Place, seat: int) -> None:
        if seat != self.seat:
            self.changed[place] |= 1 << seat

    def _see_gain(self, seat: int, clue: Clue | None) -> None:
        if clue is not None and seat != self.seat:
            self.gained[seat] |= 1 << clue
            self.sure[seat] |= 1 << clue

    def _see_leave(self, clues: Clues) -> None:
        for seat in range(len(self.gained)):
            self.gained[seat] &= ~clues
            self.sure[seat] &= ~clues
