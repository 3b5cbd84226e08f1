"""What one seat has heard and done, in order: its whole past, and all that its holder is ever sent of the game."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.events import Event, Log, entries
from manoir.core.seats import EVERYBODY


class Acted(Struct, frozen=True):
    """The seat's own answer to the question that was put to it at `question`."""

    question: int
    action: Action


Entry: TypeAlias = Event | Acted


class Journal:
    """Its length is the seat's ply. Seats count apart: a common count would tell of decisions they know nothing of."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.entries: list[Entry] = []
        self.told: list[Event] = []
        self.decisions = 0
        self.settled = 0
        """The ply at which the present question, if there is one, was put."""

    @property
    def ply(self) -> int:
        return len(self.entries)

    def hear(self, event: Event) -> None:
        self.entries.append(event)
        self.told.append(event)

    def act(self, action: Action) -> None:
        self.entries.append(Acted(self.settled, action))
        self.decisions += 1

    def since(self, ply: int) -> Sequence[Entry]:
        return self.entries[max(0, ply) :]

    def answer_to(self, question: int) -> Action | None:
        """What this seat answered to an earlier question."""
        for entry in self.since(question):
            if isinstance(entry, Acted):
                return entry.action if entry.question == question else None
        return None


def tell(journals: Iterable[Journal], log: Log, since: Log) -> None:
    """Write down for each seat what it was told between two moments of a game."""
    for audience, event, otherwise in entries(log, since):
        for journal in journals:
            if audience == EVERYBODY or audience >> journal.seat & 1:
                journal.hear(event)
            elif otherwise is not None:
                journal.hear(otherwise)
