"""Holding what is claimed against what the listener has seen himself: not against what he could conclude."""

from collections.abc import Callable
from typing import TypeAlias

from manoir.core.events import Claimed, Event
from manoir.core.talk import Check, Verdict
from manoir.core.views import View
from manoir.games.huis_clos.claims import ANY_WEAPON, CLAIMS
from manoir.games.huis_clos.components import ALL_WEAPONS, CHARACTERS, SUITE_BLEUE, Clue, Place, character, clue, place
from manoir.games.huis_clos.events import (
    Deposited,
    DepositedNothing,
    DrewRole,
    Moved,
    ShowedRole,
    Stayed,
    TurnBegan,
    UrnOpened,
)
from manoir.games.huis_clos.sights import Searched, Sights

Found: TypeAlias = tuple[Verdict, int | None] | None
"""The verdict and what says so; None for what is neither true nor false."""
UNKNOWN: Found = ("unknown", None)


def checks(view: View) -> tuple[Check, ...]:
    """Of all that the others have claimed, in order."""
    witness = Memory(view)
    found = []
    for number, event in enumerate(view.told):
        if not isinstance(event, Claimed):
            witness.see(number, event)
        elif event.seat != view.seat and (held := witness.hold(event)) is not None:
            found.append(Check(number, *held))
    return tuple(found)


class Memory:
    """What a seat remembers, event by event."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.setup = view.setup
        self.sights = Sights(view.seat, view.setup.seats)
        self._turn = 0
        self._stood: dict[tuple[int, int], tuple[Place, int]] = {}
        """By seat and turn: where he went, and what told so."""
        self._roles: dict[int, int] = {}
        """By seat: what has shown that he is Innocent."""
        self._plays: dict[int, tuple[int, Clue | None]] = {}
        self._urn: tuple[int, int, dict[int, tuple[int, Clue | None]]] | None = None
        """The last Urn that was opened: when, with what, and what was put into it by whom as far as is known."""

    def see(self, number: int, event: Event) -> None:
        self.sights.see(number, event)
        match event:
            case TurnBegan(turn=turn):
                self._turn = turn
                self._plays = {}
            case Moved(seat=seat, place=where) | Stayed(seat=seat, place=where):
                self._stood[seat, self._turn] = where, number
            case DrewRole(murderer=True):
                self._roles = {seat: number for seat in range(self.setup.seats) if seat != self.seat}
            case ShowedRole(seat=seat, murderer=False):
                self._roles[seat] = number
            case Deposited(seat=seat, clue=played):
                self._plays[seat] = number, played
            case DepositedNothing(seat=seat):
                self._plays[seat] = number, -1
            case UrnOpened(clues=clues):
                self._urn = number, clues, self._plays

    def hold(self, event: Claimed) -> Found:
        claim = CLAIMS.parse(event.claim)
        known: dict[str, Callable[[int, tuple[str, ...]], Found]] = {
            "innocent": self._innocent,
            "was": self._was,
            "played": self._played,
            "searched": self._searched,
            "holds": self._holds,
            "saw": self._saw,
        }
        hold = known.get(claim.form.word)
        return hold(event.seat, claim.names) if hold else None

    def _innocent(self, speaker: int, _: tuple[str, ...]) -> Found:
        return ("agrees", self._roles[speaker]) if speaker in self._roles else UNKNOWN

    def _was(self, speaker: int, names: tuple[str, ...]) -> Found:
        stood = self._stood.get((speaker, int(names[1])))
        if stood is None:
            return UNKNOWN
        return ("agrees" if stood[0] == place(names[0]) else "contradicts", stood[1])

    def _played(self, speaker: int, names: tuple[str, ...]) -> Found:
        if self._urn is None:
            return ("contradicts", None)
        opened, clues, plays = self._urn
        if not clues >> clue(names[0]) & 1:
            return ("contradicts", opened)
        told, own = plays.get(speaker, (opened, -1))
        if own is not None:
            return ("contradicts", told)
        mine = plays.get(self.seat)
        return ("contradicts", mine[0]) if mine is not None and mine[1] == clue(names[0]) else UNKNOWN

    def _searched(self, speaker: int, names: tuple[str, ...]) -> Found:
        """It speaks of his latest Search there."""
        where = place(names[0])
        search = self.sights.searches.get((speaker, where))
        if search is None:
            return UNKNOWN if where == SUITE_BLEUE and not self._turn else ("contradicts", None)
        return _held_against(search, [clue(name) for name in names[1:]])

    def _holds(self, _: int, names: tuple[str, ...]) -> Found:
        holder = self._seat_of(names[0])
        if holder is None:
            return ("contradicts", None)
        held = self.sights.held_by(holder)
        if names[1] == ANY_WEAPON:
            told = next((told for item, told in held.items() if ALL_WEAPONS >> item & 1), None)
            return ("agrees", told) if told is not None else UNKNOWN
        item = clue(names[1])
        if item in held:
            return ("agrees", held[item])
        elsewhere = self.sights.surely_elsewhere(item, holder)
        return ("contradicts", elsewhere) if elsewhere is not None else UNKNOWN

    def _saw(self, speaker: int, names: tuple[str, ...]) -> Found:
        """Some time or other."""
        item = clue(names[0])
        if names[1] in CHARACTERS:
            holder = self._seat_of(names[1])
            told = None if holder is None else self.sights.seen_with.get((item, holder))
            if told is not None:
                return ("agrees", told)
        else:
            where = place(names[1])
            if (item, where) in self.sights.seen_in:
                return ("agrees", self.sights.seen_in[item, where])
            if where != SUITE_BLEUE and (speaker, where) not in self.sights.searches:
                return ("contradicts", None)
        always = self.sights.always_mine(item)
        return ("contradicts", always) if always is not None else UNKNOWN

    def _seat_of(self, name: str) -> int | None:
        here = self.setup.characters
        return here.index(CHARACTERS[character(name)]) if name in here else None


def _held_against(search: Searched, named: list[Clue]) -> Found:
    for item in named:
        if item in search.elsewhere:
            return ("contradicts", search.elsewhere[item])
        if search.lying is not None and not search.lying >> item & 1:
            return ("contradicts", search.looked)
    if search.lying is not None:
        return ("agrees", search.looked)
    return ("agrees", search.told) if named == [search.taken] else UNKNOWN
