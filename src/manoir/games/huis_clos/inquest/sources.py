"""The ledger of a view with the line that each entry comes from, so that it can be read with lines left out."""

from collections.abc import Collection, Iterable, Sequence
from copy import copy
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from manoir.core.events import Event
from manoir.core.retrace import DoesNotFit
from manoir.core.views import View
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.components import Clue, Clues
from manoir.games.huis_clos.ledger import FIRST_HAND, Ledger, Play
from manoir.games.huis_clos.tracking import Tracking


class Found(Struct, frozen=True):
    """A clue that moved unseen and must have been this one: taken by the seat, or played."""

    move: int
    line: int
    seat: int
    clue: Clue
    is_play: bool


class _SourcedBook(Book):
    """Notes how far the ledger had come after each event."""

    def __init__(self, view: View) -> None:
        self.ends: list[tuple[int, int, int, int]] = []
        super().__init__(view)

    def _enter(self, event: Event) -> None:
        super()._enter(event)
        ledger = self.ledger
        self.ends.append((len(ledger.contents), len(ledger.holding), len(ledger.moves), len(ledger.plays)))


class Sources:
    """`lines` tells the line of each event. Who moved and where is open to all; which clue it was is told in a line."""

    def __init__(self, view: View, lines: Sequence[int]) -> None:
        book = _SourcedBook(view)
        self.ledger = book.ledger
        self.lines = sorted({*lines})
        roles = {seat for seat, role in enumerate(book.picture.roles) if role is False}
        self.gave_away = self.ledger.guilty is not None or any(
            self.ledger.innocent >> seat & 1 and seat not in roles for seat in range(self.ledger.seats)
        )
        by_part = list(zip(*book.ends, strict=True))
        self._contents, self._holding, self._moves, self._plays = (_origins(ends, lines) for ends in by_part)
        urns = {plays[0].move: number for number, plays in enumerate(self.ledger.urns) if plays}
        self.kills: dict[int, Clues] = {
            self._moves[move]: self.ledger.killings[number]
            for move, number in urns.items()
            if self.ledger.killings[number]
        }
        """The weapons that killed, by line."""

    @cached_property
    def inferred(self) -> list[Found]:
        """What must have moved, whoever is the Murderer."""
        tracking = Tracking(self.ledger)
        found = []
        for number, move in enumerate(self.ledger.moves):
            clues = tracking.movers[number]
            source, target = self.ledger.stores[move.source], self.ledger.stores[move.target]
            is_play, is_gain = target == self.ledger.urn, source < FIRST_HAND <= target < self.ledger.urn
            if move.clue is None and clues & clues - 1 == 0 and (is_play or is_gain):
                seat = (source if is_play else target) - FIRST_HAND
                found.append(Found(number, self._moves[number], seat, clues.bit_length() - 1, is_play))
        return found

    def clears(self, seat: int, lines: Collection[int], found: Iterable[Found], forgiven: int | None = None) -> bool:
        """Whether it cannot have been the seat, by these lines and what was found out; in the line `forgiven` anybody
        may have played anything."""
        try:
            Tracking(self._left(lines, found, forgiven)).given(seat)
        except DoesNotFit:
            return True
        return False

    def infers(self, found: Found, lines: Collection[int]) -> bool:
        return Tracking(self._left(lines, ())).movers[found.move] == 1 << found.clue

    def _left(self, lines: Collection[int], found: Iterable[Found], forgiven: int | None = None) -> Ledger:
        """The ledger of somebody who has read these lines only."""
        left = copy(self.ledger)
        left.__dict__.pop("play_of", None)
        ledger = self.ledger
        left.contents = [entry for entry, line in zip(ledger.contents, self._contents, strict=True) if line in lines]
        left.holding = [entry for entry, line in zip(ledger.holding, self._holding, strict=True) if line in lines]
        known = {each.move: each.clue for each in found}
        left.moves = [
            move if line in lines and number not in known else replace(move, clue=known.get(number))
            for number, (move, line) in enumerate(zip(ledger.moves, self._moves, strict=True))
        ]
        left.plays = [
            play if line in lines and line != forgiven else Play(play.move, play.seat, 0, {}, play.duel)
            for play, line in zip(ledger.plays, self._plays, strict=True)
        ]
        return left


def _origins(ends: Sequence[int], lines: Sequence[int]) -> list[int]:
    """The line of each entry, from how many there were after each event."""
    found: list[int] = []
    for end, line in zip(ends, lines, strict=True):
        found += [line] * (end - len(found))
    return found
