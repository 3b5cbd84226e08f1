"""Who is told what happens in a house, to count it; without names, and without what is hidden."""

from manoir.table.refusal import RefusalCode


class Observer:
    """Counts nothing; whoever wants figures overrides."""

    def tables(self, number: int) -> None:
        """So many are in memory."""

    def decided(self, seconds: float) -> None:
        """A bot has taken so long."""

    def refused(self, code: RefusalCode) -> None: ...

    def not_stored(self) -> None: ...

    def errand_ended(self, kind: str, end: str) -> None: ...

    def errand_waits(self, kind: str, seconds: float) -> None:
        """For so long the oldest of a kind."""

    def thinkers(self, number: int) -> None:
        """So many run errands."""
