"""A step says who decides, among what, and which step follows."""

from typing import Any, Generic, TypeVar

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import NOBODY

Table = TypeVar("Table")


class Step(Struct, Generic[Table], frozen=True, gc=False):
    """Holds its own locals and never changes, so clones share it; an interrupt holds the step to come back to."""

    def __init_subclass__(cls) -> None:
        """A step that says nothing of caution keeps to all its options."""
        if "options" in vars(cls) and "cautious" not in vars(cls):
            type.__setattr__(cls, "cautious", cls.options)

    def actor(self, table: Table) -> int:
        """The seat that decides, or CHANCE, or NOBODY."""
        raise NotImplementedError

    def options(self, table: Table) -> tuple[Action, ...]:
        """All that is legal; anything else is refused."""
        raise NotImplementedError

    def cautious(self, table: Table) -> tuple[Action, ...]:
        """The options without those that throw a seat out of the game when wrong: what random play mostly keeps to."""
        raise NotImplementedError

    def odds(self, table: Table) -> tuple[int, ...] | None:
        """For CHANCE: the weight of each option; None if all are as likely."""
        return None

    def take(self, table: Table, action: Any) -> "Step[Any]":
        """Carry out a legal action and return the step that follows."""
        raise NotImplementedError

    def refusal(self, table: Table, action: Action) -> IllegalAction:
        """Why `action`, which is not among the options, is refused."""
        raise NotImplementedError

    def when_away(self, table: Table) -> "Step[Any] | None":
        """The step that follows if the actor is away; None if the table waits for him."""
        return None


class Over(Step[Any], frozen=True):
    """The end: who won, if anybody, why, and the clause that ends the game."""

    winner: int | None
    reason: str
    clause: str

    def actor(self, table: Any) -> int:
        return NOBODY

    def options(self, table: Any) -> tuple[Action, ...]:
        return ()

    def refusal(self, table: Any, action: Action) -> IllegalAction:
        return IllegalAction(self.clause, "the game is over")
