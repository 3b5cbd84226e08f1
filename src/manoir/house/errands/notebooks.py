"""Keeping the notebooks of those who want them."""

from collections.abc import Iterable

from manoir.core.seats import SPECTATOR
from manoir.house.followers import Followers, written
from manoir.house.services import Services
from manoir.table.helping.assistance import helps_of
from manoir.table.refusal import Refusal
from manoir.table.seating.settings import Help
from manoir.table.table import Table

RETRY_SECONDS = 5.0


class Notebooks:
    """For each seat and degree of help one calculation at a time; what comes meanwhile is calculated together."""

    def __init__(self, services: Services, followers: Followers) -> None:
        self._services = services
        self._followers = followers
        self._running: set[tuple[int, Help]] = set()
        self._again: set[tuple[int, Help]] = set()

    def refresh(self, table: Table, seats: Iterable[int]) -> None:
        for seat in seats:
            for degree in {follower.help for follower in self._followers.of(seat) if follower.help != "none"}:
                if seat != SPECTATOR and degree in helps_of(table.game):
                    self._start(table, seat, degree)

    def _start(self, table: Table, seat: int, degree: Help) -> None:
        if (seat, degree) in self._running:
            self._again.add((seat, degree))
            return
        self._running.add((seat, degree))
        self._services.spawn(self._calculate(table, seat, degree))

    async def _calculate(self, table: Table, seat: int, degree: Help) -> None:
        try:
            ply = table.journals[seat].ply
            asker = self._followers.of(seat)[0].connection.visitor if self._followers.of(seat) else ""
            news = await self._services.thinking.notebook(table.game, table.view(seat), ply, degree, asker)
            text = written(news)
            for follower in self._followers.of(seat):
                if follower.help == degree:
                    follower.connection.tell(text)
        except Refusal:
            # Nobody had time: what is in it then is no less worth knowing.
            self._services.call_at(self._services.now() + RETRY_SECONDS, lambda: self.refresh(table, [seat]))
        finally:
            self._running.discard((seat, degree))
            if (seat, degree) in self._again:
                self._again.discard((seat, degree))
                self._start(table, seat, degree)
