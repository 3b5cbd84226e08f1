"""What lies on the table, waiting at a step. Each game adds its own fields."""

from typing import Any, Self

from msgspec import Struct, StructMeta
from msgspec.structs import replace

from manoir.core.actions import Action
from manoir.core.events import Event, Interjection, Left, Log, Returned
from manoir.core.seats import EVERYBODY
from manoir.core.steps import Over, Step


class _PlainFields(StructMeta):
    """Fields are set as in any class, five times as fast: a struct's own way tells the garbage collector of them."""

    def __init__(self, *args: Any, **_config: Any) -> None:
        super().__init__(*args)
        for name in ("__setattr__", "__delattr__"):
            setattr(self, name, getattr(object, name))


class State(Struct, metaclass=_PlainFields, eq=False, kw_only=True, gc=False):
    """Like its steps and events it holds only what was there before it: no cycle can form, and none is looked for."""

    step: Step[Any]
    log: Log = None
    away: int = 0

    @property
    def actor(self) -> int:
        return self.step.actor(self)

    @property
    def options(self) -> tuple[Action, ...]:
        return self.step.options(self)

    @property
    def outcome(self) -> Over | None:
        return self.step if isinstance(self.step, Over) else None

    def clone(self) -> Self:
        """Games with mutable fields copy them here; steps and the log never change and are shared."""
        return replace(self)

    def take(self, action: Action) -> None:
        """Carry out an action known to be legal."""
        self.step = self.step.take(self, action)
        if self.away:
            self._go_on_without_the_absent()

    def play(self, action: Action) -> None:
        """Carry out an action, or refuse it and change nothing."""
        self.check(action)
        self.take(action)

    def check(self, action: Action) -> None:
        if action not in self.options:
            raise self.step.refusal(self, action)

    def tell(self, event: Event, audience: int = EVERYBODY, otherwise: Event | None = None) -> None:
        """Tell `audience` the event, and all others `otherwise`, if anything."""
        self.log = (self.log, audience, event, otherwise)

    def interject(self, remark: Interjection) -> None:
        """Talk, leaving and coming back: possible at any moment."""
        self.tell(remark)
        if isinstance(remark, Left):
            self.away |= 1 << remark.seat
        elif isinstance(remark, Returned):
            self.away &= ~(1 << remark.seat)
        if self.away:
            self._go_on_without_the_absent()

    def _go_on_without_the_absent(self) -> None:
        while (actor := self.actor) >= 0 and self.away >> actor & 1:
            following = self.step.when_away(self)
            if following is None:
                return
            self.step = following
