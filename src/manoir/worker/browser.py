"""The house as Pyodide runs it, in a worker of a page: the only module that knows JavaScript."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.json import Decoder, encode

from manoir.house.log import LOG
from manoir.worker.carrier import Carrier, FromPage, ToPage, open_house
from manoir.worker.shelf import Full

_DECODER = Decoder(FromPage)

JsObject = Any
"""Pyodide's proxy of something of JavaScript's."""


class IndexedShelf:
    """`there` is shelf.ts: texts go in and out as JSON."""

    def __init__(self, there: JsObject) -> None:
        self._there = there

    async def texts(self) -> dict[str, str]:
        return Decoder(dict[str, str]).decode(await self._there.texts())

    async def keep(self, changes: Mapping[str, str | None]) -> None:
        try:
            await self._there.keep(encode(changes).decode())
        except Exception as failure:  # whatever the browser says
            raise Full(str(failure)) from None


class SecondWorker:
    """`there` is helper.ts."""

    def __init__(self, there: JsObject) -> None:
        self._there = there

    @property
    def is_awake(self) -> bool:
        return bool(self._there.isAwake)

    def wake(self, errand: bytes) -> None:
        self._there.wake(_sent(errand))

    async def run(self, errand: bytes) -> bytes:
        try:
            answer = await self._there.run(_sent(errand))
        except Exception as lost:
            raise OSError(str(lost)) from None
        return bytes(answer.to_bytes())

    def replace(self) -> None:
        self._there.replace()


class Port:
    """What JavaScript calls."""

    def __init__(self, carrier: Carrier) -> None:
        self._carrier = carrier
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, message: str) -> None:
        task = asyncio.get_running_loop().create_task(self._carrier.take(_DECODER.decode(message)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def open_port(shelf: JsObject, send: Callable[[str], None], helper: JsObject) -> Port:
    LOG.addHandler(logging.StreamHandler())

    def tell(message: ToPage) -> None:
        send(encode(message).decode())

    carrier = await open_house(IndexedShelf(shelf), tell)
    carrier.staff.helper = SecondWorker(helper)
    return Port(carrier)


def _sent(errand: bytes) -> JsObject:
    from pyodide.ffi import to_js

    return to_js(errand)
