"""Those who run errands: a carrier brings them."""

from collections.abc import Callable
from typing import Any, Protocol

from manoir.house.errands.errand import Kind


class Staff(Protocol):
    """An errand always ends: answered, tried again, or given up when its time is over."""

    @property
    def processes(self) -> int:
        """How many think beside the house."""
        ...

    def ask(
        self,
        kind: Kind,
        askers: tuple[str, ...],
        done: Callable[[Any, Exception | None], None],
        think: Callable[..., Any],
        *about: Any,
        simpler: tuple[Any, ...] | None = None,
    ) -> None:
        """`done` is called once, in whatever thread; refused with `Crowded` if too many wait already."""
        ...

    def look(self) -> None:
        """End what is overdue: called again and again."""
        ...

    def oldest(self, kind: Kind) -> float:
        """For how long the oldest unanswered errand has been asked for, in seconds."""
        ...

    async def dismiss(self) -> None: ...
