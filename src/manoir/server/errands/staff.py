"""Workers that run errands: each a process of its own, kept by a thread that replaces it when it dies or hangs."""

import asyncio
from collections.abc import Callable, Iterator
from threading import Condition, Thread
from time import monotonic
from typing import Any

from manoir.house.errands.errand import MOST_ATTEMPTS, Errand, Kind, Lost, Unanswered
from manoir.house.errands.queue import Queue
from manoir.house.log import LOG
from manoir.server.errands.process import Died, Process
from manoir.server.keeper.metrics import ERRANDS, REPLACED
from manoir.table.refusal import Refusal

YOUNG = 5.0
"""Seconds for which a process must have lived to be replaced at once."""
REST = 1.0
"""Seconds after which one that died young is replaced."""
LAST_THOUGHT = 2.0
"""Seconds that a thought may take when the house closes."""


class Staff:
    """So many workers for some kinds of errands; never more processes than that, whatever happens to them."""

    def __init__(self, workers: int, *kinds: Kind, politeness: int) -> None:
        """`kinds` the most urgent first; `politeness` is how far the processes stand back for the server's own."""
        self.kinds = kinds
        self._queue = Queue(kinds)
        self._change = Condition()
        self._stopping = False
        self._workers = [_Worker(self._next, self._ended, self._lost, politeness) for _ in range(workers)]

    def ask(
        self,
        kind: Kind,
        askers: tuple[str, ...],
        done: Callable[[Any, Exception | None], None],
        think: Callable[..., Any],
        *about: Any,
        simpler: tuple[Any, ...] | None = None,
    ) -> None:
        """`done` is called once, in another thread; refused with `Crowded` if too many wait already."""
        errand = Errand(kind, askers, think, about, monotonic(), done, simpler)
        with self._change:
            self._queue.add(errand)
            self._change.notify()

    def look(self) -> None:
        """End what is overdue: called again and again."""
        now = monotonic()
        with self._change:
            due = self._queue.remove_due(now)
            for worker in self._workers:
                worker.end_if_due(now)
        for errand in due:
            self._report(errand, None, Unanswered("it waited too long"), "expired")

    def oldest(self, kind: Kind) -> float:
        """For how long the oldest unanswered errand has been asked for, in seconds."""
        with self._change:
            asked = [errand.asked for errand in self._open() if errand.kind.name == kind.name]
        return monotonic() - min(asked) if asked else 0.0

    @property
    def processes(self) -> int:
        return sum(worker.has_process for worker in self._workers)

    async def dismiss(self) -> None:
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """What is begun may end in a moment; what waits is not begun any more."""
        with self._change:
            self._stopping = True
            self._change.notify_all()
            waiting = list(iter(self._queue.take, None))
        for errand in waiting:
            self._report(errand, None, Unanswered("the house closes"), "expired")
        for worker in self._workers:
            worker.close()

    def _open(self) -> Iterator[Errand]:
        yield from self._queue
        for worker in self._workers:
            if worker.errand is not None:
                yield worker.errand

    def _next(self, worker: "_Worker") -> Errand | None:
        """In the worker's thread; None when it shall end."""
        with self._change:
            while not self._queue and not self._stopping:
                self._change.wait()
            worker.errand = None if self._stopping else self._queue.take()
            return worker.errand

    def _ended(self, worker: "_Worker", result: Any, failure: Exception | None) -> None:
        with self._change:
            errand, worker.errand = worker.errand, None
        assert errand is not None
        is_answer = failure is None or isinstance(failure, Refusal)
        self._report(errand, result, failure, "answered" if is_answer else "failed")

    def _lost(self, worker: "_Worker") -> None:
        """Its process is gone: once more by the next one, unless its time is over."""
        REPLACED.inc()
        with self._change:
            errand, worker.errand = worker.errand, None
            assert errand is not None
            errand.attempts += 1
            again = errand.attempts < MOST_ATTEMPTS and monotonic() < errand.due and not self._stopping
            if again:
                self._queue.put_back(errand)
                self._change.notify()
        LOG.warning("a process that thought was lost", extra={"kind": errand.kind.name, "attempts": errand.attempts})
        if again:
            ERRANDS.labels(errand.kind.name, "retried").inc()
        else:
            self._report(errand, None, Lost("whoever thought about it was lost"), "lost")

    def _report(self, errand: Errand, result: Any, failure: Exception | None, end: str) -> None:
        ERRANDS.labels(errand.kind.name, end).inc()
        errand.done(result, failure)


class _Worker:
    """A thread with at most one process, and at most one errand."""

    def __init__(
        self,
        take: "Callable[[_Worker], Errand | None]",
        ended: "Callable[[_Worker, Any, Exception | None], None]",
        lost: "Callable[[_Worker], None]",
        politeness: int,
    ) -> None:
        self.errand: Errand | None = None
        """Guarded by the staff's lock."""
        self._take = take
        self._ended = ended
        self._lost = lost
        self._politeness = politeness
        self._process: Process | None = None
        self._rest = Condition()
        self._closing = False
        self._thread = Thread(target=self._run, name="errands", daemon=True)
        self._thread.start()

    @property
    def has_process(self) -> bool:
        return self._process is not None

    def end_if_due(self, now: float) -> None:
        """With the staff's lock held: whatever is hit by this is the errand that is overdue."""
        if self.errand is not None and self.errand.due <= now and self._process is not None:
            self._process.end()

    def close(self) -> None:
        with self._rest:
            self._closing = True
            self._rest.notify()
        self._thread.join(LAST_THOUGHT)
        if self._process is not None:
            self._process.end()
        self._thread.join()
        if self._process is not None:
            self._process.bury()
            self._process = None

    def _run(self) -> None:
        while (errand := self._take(self)) is not None:
            try:
                if self._process is None:
                    self._process = Process(self._politeness)
                result, failure = self._process.call(errand.think, errand.words(monotonic()))
            except Died:
                self._bury()
                self._lost(self)
            else:
                self._ended(self, result, failure)

    def _bury(self) -> None:
        """Processes that die at once, or cannot be made, are not made again and again without a pause."""
        process, self._process = self._process, None
        if process is not None:
            process.bury()
        if process is None or process.age < YOUNG:
            with self._rest:
                self._rest.wait_for(lambda: self._closing, REST)
