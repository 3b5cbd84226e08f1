"""What is given to processes to think about in tests."""

import os
import time
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def wait_for(path: str) -> None:
    """Until there is such a file."""
    while not Path(path).exists():
        time.sleep(0.01)


def die(spare: bool) -> str:
    if not spare:
        os._exit(1)
    return "spared"


def fail(reason: str) -> None:
    raise ValueError(reason)


def answer_what_cannot_be_sent() -> object:
    return lambda: None
