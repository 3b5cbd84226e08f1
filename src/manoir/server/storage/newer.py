"""Reading on in many logs at once: what other workers have stored meanwhile."""

from asyncio import AbstractEventLoop, Future, Task
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import Connection, text

from manoir.core.game import Game
from manoir.house.keeping.lines import ENDED, line_of
from manoir.house.keeping.storage import Unavailable
from manoir.table.chronicle import Line

_COLUMNS = "SELECT moves.match, moves.ply, seat, kind, body, spent"
_ORDER = "ORDER BY moves.match, moves.ply"
_SELECT = {
    "sqlite": text(
        f"{_COLUMNS} FROM json_each(:wanted) AS wanted JOIN moves ON moves.match = json_extract(wanted.value, '$[0]') "
        f"AND moves.ply >= json_extract(wanted.value, '$[1]') {_ORDER}"
    ),
    "postgresql": text(
        f"{_COLUMNS} FROM json_array_elements(CAST(:wanted AS json)) AS wanted "
        "JOIN moves ON moves.match = CAST(wanted->>0 AS bigint) AND moves.ply >= CAST(wanted->>1 AS int) "
        f"{_ORDER}"
    ),
}

_Found: TypeAlias = dict[int, list[Line]]


class _Wanted(Struct):
    game: Game
    ply: int
    found: Future[list[Line]]


class Newer:
    """One query at a time; what is asked for while it runs is one query again."""

    def __init__(
        self, read: "Callable[[Callable[[Connection], _Found]], Awaitable[_Found]]", loop: AbstractEventLoop
    ) -> None:
        self._read_from = read
        self._loop = loop
        self._waiting: dict[int, _Wanted] = {}
        self._reading: Task[None] | None = None

    async def lines(self, game: Game, match: int, ply: int) -> list[Line]:
        """The log of a match from a ply on."""
        self._waiting[match] = wanted = _Wanted(game, ply, self._loop.create_future())
        if self._reading is None:
            self._reading = self._loop.create_task(self._read())
        return await wanted.found

    async def _read(self) -> None:
        while self._waiting:
            wanted, self._waiting = self._waiting, {}
            try:
                found = await self._read_from(partial(_found, wanted=wanted))
            except Unavailable as failure:
                for one in wanted.values():
                    one.found.set_exception(failure)
            else:
                for match, one in wanted.items():
                    one.found.set_result(found[match])
        self._reading = None


def _found(connection: Connection, wanted: dict[int, _Wanted]) -> _Found:
    asked = encode([(match, one.ply) for match, one in wanted.items()]).decode()
    found: _Found = {match: [] for match in wanted}
    for match, ply, seat, kind, body, spent in connection.execute(_SELECT[connection.dialect.name], {"wanted": asked}):
        if kind != ENDED:
            found[match].append(line_of(wanted[match].game, ply, seat, kind, body, spent))
    return found
