"""A table is changed beside the game: written down after whatever is on its way, and told to those who follow it."""

from collections.abc import Callable
from typing import TypeVar

from manoir.house.keeping.storage import Books, Unavailable
from manoir.house.requests.asking import Asked

T = TypeVar("T")

MOST_ATTEMPTS = 3


async def written(asked: Asked, deed: Callable[[Books], T]) -> T:
    """Should a move be stored at the same ply in the same moment, then after it."""
    for _ in range(MOST_ATTEMPTS - 1):
        try:
            return await asked.house.services.storage.write(deed)
        except Unavailable:
            continue
    return await asked.house.services.storage.write(deed)


async def refresh(asked: Asked, code: str) -> None:
    """Those who follow the table here are told at once; other workers get a hint."""
    if (room := asked.house.room(code)) is not None:
        await asked.house.look_at_setting(room)
