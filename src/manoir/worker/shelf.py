"""Where a device keeps texts by key."""

from collections.abc import Mapping
from typing import Protocol


class Full(Exception):
    """The device could not keep what it was given."""


class Shelf(Protocol):
    async def texts(self) -> dict[str, str]:
        """All that is kept."""
        ...

    async def keep(self, changes: Mapping[str, str | None]) -> None:
        """All or nothing, and for good when it returns; None forgets. Raises `Full`."""
        ...
