"""What every room uses: storage, bots, time, and tasks that are not forgotten."""

import asyncio
from collections.abc import Coroutine
from time import time
from typing import Any

from manoir.house.errands.thinking import Thinking
from manoir.house.keeping.storage import Storage
from manoir.house.log import LOG
from manoir.house.observer import Observer
from manoir.house.past.readings import Readings
from manoir.house.puzzles.desk import PuzzleDesk


class Services:
    def __init__(self, storage: Storage, thinking: Thinking, observer: Observer | None = None) -> None:
        self.storage = storage
        self.thinking = thinking
        self.observer = Observer() if observer is None else observer
        self.readings = Readings(thinking)
        self.puzzles = PuzzleDesk(thinking)
        self.loop = asyncio.get_running_loop()
        # The time of day when the house began, going on evenly: no jump of the clock moves a deadline.
        self._began = time() - self.loop.time()
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        return self.loop.time() + self._began

    def call_at(self, moment: float, what: Any) -> asyncio.TimerHandle:
        return self.loop.call_at(moment - self._began, what)

    def spawn(self, task: Coroutine[Any, Any, None]) -> None:
        running = self.loop.create_task(task)
        self._tasks.add(running)
        running.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a task failed", exc_info=error)
