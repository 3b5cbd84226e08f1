"""Who is at the table, and since when others are not."""

from collections.abc import Sequence

from manoir.table.seating.holders import Holder, Nobody, Person, Robot


class Presence:
    """Times are the table's own; a person who has never come counts as away since the table was taken up."""

    def __init__(self, holders: Sequence[Holder], grace: float, now: float) -> None:
        self.holders = list(holders)
        self._grace = grace
        self._away_since: dict[int, float] = {
            seat: now for seat, holder in enumerate(self.holders) if isinstance(holder, Person)
        }
        self._people = len(self._away_since)

    def arrive(self, seat: int) -> None:
        self._away_since.pop(seat, None)

    def depart(self, seat: int, now: float) -> None:
        if isinstance(self.holders[seat], Person):
            self._away_since.setdefault(seat, now)

    def give(self, seat: int, holder: Holder, now: float) -> bool:
        """False if the same person is renamed, and stays; another one counts as away until he arrives."""
        before, self.holders[seat] = self.holders[seat], holder
        if isinstance(before, Person) and isinstance(holder, Person) and before.visitor == holder.visitor:
            return False
        self._away_since.pop(seat, None)
        if isinstance(holder, Person):
            self._away_since[seat] = now
        self._people = sum(isinstance(other, Person) for other in self.holders)
        return True

    def is_here(self, seat: int) -> bool:
        return isinstance(self.holders[seat], Person) and seat not in self._away_since

    @property
    def is_attended(self) -> bool:
        """Whether play goes on: a table left by all its people waits for them."""
        return not self._people or len(self._away_since) < self._people

    def held_from(self, seat: int) -> float | None:
        """The moment from which somebody else answers for the seat; None as long as its person is here."""
        if isinstance(self.holders[seat], Robot | Nobody):
            return 0.0
        away = self._away_since.get(seat)
        return None if away is None else away + self._grace

    def is_held(self, seat: int, now: float) -> bool:
        start = self.held_from(seat)
        return start is not None and start <= now
