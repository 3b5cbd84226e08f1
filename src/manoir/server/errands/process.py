"""One process that is called like a function: it is given something to think about, and answers."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from pickle import PicklingError
from threading import Thread
from time import monotonic
from typing import Any

from manoir.games.registry import registered

_CONTEXT = get_context("spawn")


class Died(Exception):
    """The process is gone, or could not be made: it must not be called again."""


class Process:
    """Called by one thread, ended by any."""

    def __init__(self, politeness: int) -> None:
        self._born = monotonic()
        try:
            self._line, theirs = _CONTEXT.Pipe()
            self._process = _CONTEXT.Process(target=_serve, args=(theirs, politeness), daemon=True)
            self._process.start()
        except OSError as error:
            raise Died(str(error)) from None
        # Held by the process alone, so that its end is the end of the line.
        theirs.close()

    @property
    def age(self) -> float:
        return monotonic() - self._born

    def call(self, think: Callable[..., Any], about: tuple[Any, ...]) -> tuple[Any, Exception | None]:
        """The answer, or what `think` raised."""
        try:
            self._line.send((think, about))
            answer: tuple[Any, Exception | None] = self._line.recv()
        except (EOFError, OSError) as error:
            raise Died(str(error)) from None
        except Exception as error:  # something that cannot be brought from one process to another
            return None, error
        return answer

    def end(self) -> None:
        """From any thread; whoever waits for an answer finds that it has died."""
        self._process.kill()

    def bury(self) -> None:
        """By whoever called it: nothing is left of it."""
        self._process.kill()
        self._process.join()
        self._line.close()


def _serve(line: Connection, politeness: int) -> None:
    """Be ready, stand back for the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    registered()
    if hasattr(os, "nice"):
        os.nice(politeness)
    Thread(target=_end_with_parent, daemon=True).start()
    # Whoever called may be gone at any moment: then nobody is there to be told.
    with suppress(EOFError, OSError):
        while True:
            _answer(line, *line.recv())


def _answer(line: Connection, think: Callable[..., Any], about: tuple[Any, ...]) -> None:
    answer: tuple[Any, Exception | None]
    try:
        answer = think(*about), None
    except Exception as error:  # whatever it is belongs to whoever asked
        answer = None, error
    try:
        line.send(answer)
    except (TypeError, AttributeError, PicklingError):
        line.send((None, RuntimeError(f"{think.__name__} answered what cannot be sent")))


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
