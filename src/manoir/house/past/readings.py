"""What is read out of finished games: worked out once for all who ask, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from msgspec import Raw

from manoir.house.errands.reading import as_json, weigh_record
from manoir.house.errands.thinking import Thinking

MOST_KEPT = 32 * 1024 * 1024
"""Bytes."""

_Ask: TypeAlias = Callable[..., Coroutine[Any, Any, bytes]]
"""Where it is worked out: beside what takes a moment, or what takes long."""
_Key: TypeAlias = tuple[str, str, tuple[Any, ...]]


class Readings:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._size = 0
        self._running: dict[_Key, asyncio.Task[bytes]] = {}

    async def read(self, askers: tuple[str, ...], code: str, text: str, think: Callable[..., Any], *about: Any) -> Raw:
        """What `think` makes of the record with this code, as JSON."""
        return await self._shared(self._thinking.study, askers, code, text, think, *about)

    async def weighed(self, askers: tuple[str, ...], code: str, text: str) -> Raw:
        """Its luck and its choices, as JSON."""
        return await self._shared(self._thinking.reckon, askers, code, text, weigh_record)

    async def _shared(
        self, ask: _Ask, askers: tuple[str, ...], code: str, text: str, think: Callable[..., Any], *about: Any
    ) -> Raw:
        key = (code, think.__name__, about)
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return Raw(known)
        running = self._running.get(key)
        if running is None:
            running = self._running[key] = asyncio.ensure_future(ask(askers, as_json, think, text, *about))
            running.add_done_callback(lambda ended: self._ended(key, ended))
        return Raw(await asyncio.shield(running))

    def _ended(self, key: _Key, ended: "asyncio.Task[bytes]") -> None:
        del self._running[key]
        if ended.cancelled() or ended.exception() is not None:
            return
        self._kept[key] = ended.result()
        self._size += len(ended.result())
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
