"""A house's storage on a device: all of it in memory, and every change kept before anybody is told of it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from manoir.core.game import Game
from manoir.house.keeping.lines import Row
from manoir.house.keeping.storage import Done, Unavailable
from manoir.table.chronicle import Line
from manoir.worker.books import DeviceBooks
from manoir.worker.shelf import Full, Shelf

T = TypeVar("T")


class _Deed(Struct):
    act: Callable[[DeviceBooks], Any]
    done: Done


class DeviceStorage:
    """What arrives while the device writes is written together."""

    def __init__(self, shelf: Shelf, texts: dict[str, str]) -> None:
        """`texts` is all that is on the shelf."""
        self.texts = texts
        self._shelf = shelf
        self._deeds: list[_Deed] = []
        self._writing: asyncio.Task[None] | None = None

    def append(self, rows: Sequence[Row], done: Done) -> None:
        self._do(lambda books: books.append(rows), done)

    async def read(self, ask: Callable[[DeviceBooks], T]) -> T:
        return ask(DeviceBooks(self.texts))

    async def write(self, act: Callable[[DeviceBooks], T]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(result: T, failure: Exception | None) -> None:
            if answer.cancelled():
                return
            if failure is None:
                answer.set_result(result)
            else:
                answer.set_exception(failure)

        self._do(act, done)
        return await answer

    async def newer(self, game: Game, match: int, ply: int) -> list[Line]:
        return await self.read(lambda books: books.lines_since(game, match, ply)[0])

    def _do(self, act: Callable[[DeviceBooks], Any], done: Done) -> None:
        self._deeds.append(_Deed(act, done))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        while self._deeds:
            deeds, self._deeds = self._deeds, []
            await self._carry_out(deeds)
        self._writing = None

    async def _carry_out(self, deeds: Sequence[_Deed]) -> None:
        """Each can fail alone; what the others change is kept as a whole."""
        changes: dict[str, str | None] = {}
        reports: list[tuple[Done, Any, Exception | None]] = []
        for deed in deeds:
            books = DeviceBooks(self.texts, changes)
            try:
                reports.append((deed.done, deed.act(books), None))
            except Exception as reason:  # whatever it is belongs to whoever asked
                reports.append((deed.done, None, reason))
            else:
                changes = books.changes
        try:
            if changes:
                await self._shelf.keep(changes)
        except Full as full:
            reports = [(done, None, failure or Unavailable(str(full))) for done, _, failure in reports]
        else:
            self._note(changes)
        for done, result, failure in reports:
            done(result, failure)

    def _note(self, changes: Mapping[str, str | None]) -> None:
        for key, text in changes.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text
