"""Who is at the tables of this house through other workers, as far as they have said so lately."""

from collections.abc import Callable

from msgspec import Struct

from manoir.house.notices import Answered, Murmured, Notice, Present

LASTS = 50.0
"""Seconds after which a worker that says nothing more is not believed any more."""
REPEATS = 20.0
LAG = 3.0


class _Said(Struct):
    visitors: frozenset[str]
    watchers: int
    until: float


class Remote:
    """With one worker there is nothing to send by, and nobody is elsewhere."""

    def __init__(self, worker: str, now: Callable[[], float]) -> None:
        self.worker = worker
        self._now = now
        self._send: Callable[[Notice], None] | None = None
        self._said: dict[int, dict[str, _Said]] = {}

    def send_by(self, send: Callable[[Notice], None]) -> None:
        self._send = send

    def visitors(self, match: int) -> set[str]:
        return {visitor for said in self._fresh(match) for visitor in said.visitors}

    def watchers(self, match: int) -> int:
        return sum(said.watchers for said in self._fresh(match))

    def hear(self, present: Present) -> bool:
        """True if that changes who is here."""
        before = (self.visitors(present.match), self.watchers(present.match))
        said = self._said.setdefault(present.match, {})
        said[present.worker] = _Said(frozenset(present.visitors), present.watchers, self._now() + LASTS)
        return (self.visitors(present.match), self.watchers(present.match)) != before

    def forget(self, match: int) -> None:
        self._said.pop(match, None)

    def announce(self, match: int, visitors: set[str], watchers: int, asks: bool = False) -> None:
        if self._send is not None:
            self._send(Present(self.worker, match, sorted(visitors), watchers, asks))

    def lag(self, match: int) -> float:
        """Bots are asked by one of the workers; the others wait a little, in case it is gone."""
        others = [worker for worker, said in self._said.get(match, {}).items() if said.until > self._now()]
        return LAG if any(worker < self.worker for worker in others) else 0.0

    def answered(self, match: int, seat: int, ply: int, action: int) -> None:
        if self._send is not None:
            self._send(Answered(self.worker, match, seat, ply, action))

    def murmur(self, match: int, name: str, text: str, seat: int | None) -> None:
        if self._send is not None:
            self._send(Murmured(self.worker, match, name, text, seat))

    def _fresh(self, match: int) -> list[_Said]:
        now = self._now()
        return [said for said in self._said.get(match, {}).values() if said.until > now]
