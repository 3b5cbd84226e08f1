"""Who wishes to skip what bots do, and how far."""

from typing import Literal, TypeAlias

from manoir.table.seating.holders import Person
from manoir.table.seating.presence import Presence

Skipped: TypeAlias = Literal["question", "end", "nothing"]
"""To the next question put to the seat; to the end, a bot answering for it; or no longer."""


class Haste:
    """Nobody is hurried by others: it is common when all people who are there wish it."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._wishes: dict[int, Skipped] = {}

    def wish(self, seat: int, to: Skipped) -> None:
        self._wishes[seat] = to

    def forget(self, seat: int) -> None:
        """Somebody else has the seat: what he wishes he will say himself."""
        self._wishes.pop(seat, None)

    def asked(self, seat: int) -> None:
        """What the seat wished to come to is there."""
        if self._wishes.get(seat) == "question":
            del self._wishes[seat]

    def rests(self, seat: int) -> bool:
        """Whether a bot answers for the seat."""
        return self._wishes.get(seat) == "end"

    @property
    def is_common(self) -> bool:
        people = [seat for seat, holder in enumerate(self._presence.holders) if isinstance(holder, Person)]
        here = [seat for seat in people if self._presence.is_here(seat)]
        return bool(here) and all(self._wishes.get(seat, "nothing") != "nothing" for seat in here)
