"""Errands of a house in a browser: run by a second worker, or, while that one sleeps, in between."""

import asyncio
import pickle
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from manoir.house.errands.errand import KINDS, MOST_ATTEMPTS, SLOW, Errand, Kind, Lost, Unanswered
from manoir.house.errands.queue import Queue


class Helper(Protocol):
    """Another worker, in which `run` is called; it sleeps until it is wanted, and again when it was not for long."""

    @property
    def is_awake(self) -> bool: ...

    def wake(self, errand: bytes) -> None:
        """Be ready before long for errands such as this one, which is run elsewhere."""
        ...

    async def run(self, errand: bytes) -> bytes: ...

    def replace(self) -> None:
        """End it, whatever it thinks about, and begin another."""
        ...


def run(errand: bytes) -> bytes:
    """In whatever worker: what the thought says, or why it says nothing."""
    think, about = pickle.loads(errand)
    return pickle.dumps(_thought(think, about))


class DeviceStaff:
    """One errand at a time, the more urgent first."""

    def __init__(self) -> None:
        self.helper: Helper | None = None
        self._queue = Queue(KINDS)
        self._errand: Errand | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def processes(self) -> int:
        return int(self.helper is not None)

    def ask(
        self,
        kind: Kind,
        askers: tuple[str, ...],
        done: Callable[[Any, Exception | None], None],
        think: Callable[..., Any],
        *about: Any,
        simpler: tuple[Any, ...] | None = None,
    ) -> None:
        self._queue.add(Errand(kind, askers, think, about, monotonic(), done, simpler))
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())

    def look(self) -> None:
        for errand in self._queue.remove_due(monotonic()):
            errand.done(None, Unanswered("it waited too long"))

    def oldest(self, kind: Kind) -> float:
        waiting = [*self._queue, *([] if self._errand is None else [self._errand])]
        asked = [errand.asked for errand in waiting if errand.kind == kind]
        return monotonic() - min(asked) if asked else 0.0

    async def dismiss(self) -> None:
        if self._running is not None:
            self._running.cancel()

    async def _run(self) -> None:
        while (errand := self._queue.take()) is not None:
            self._errand = errand
            # Whatever was told meanwhile goes out first.
            await asyncio.sleep(0)
            await self._end(errand)
            self._errand = None
        self._running = None

    async def _end(self, errand: Errand) -> None:
        words = errand.words(monotonic())
        if self.helper is None:
            errand.done(*_thought(errand.think, words))
            return
        packed = pickle.dumps((errand.think, words))
        # What takes long would keep the house from all else.
        if not self.helper.is_awake and errand.kind not in SLOW:
            self.helper.wake(packed)
            errand.done(*_thought(errand.think, words))
            return
        try:
            async with asyncio.timeout(max(0.0, errand.due - monotonic())):
                answer = await self.helper.run(packed)
        except (TimeoutError, OSError):
            self.helper.replace()
            errand.attempts += 1
            if errand.attempts < MOST_ATTEMPTS and monotonic() < errand.due:
                self._queue.put_back(errand)
            else:
                errand.done(None, Lost("whoever thought about it was lost"))
        else:
            errand.done(*pickle.loads(answer))


def _thought(think: Callable[..., Any], about: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    try:
        return think(*about), None
    except Exception as failure:  # whatever it is belongs to whoever asked
        return None, failure
