"""The common ground of the steps of Hantise."""

from typing import ClassVar

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.hantise.refusals import refusal
from manoir.games.hantise.state import HantiseState


class Phase(Step[HantiseState], frozen=True):
    """A step decided by the player on turn, unless it says otherwise. A step that leads back holds it as `then`."""

    moment: ClassVar[str] = ""
    """What the step is called in pictures and refusals; those that always go on by themselves have no name."""

    def actor(self, table: HantiseState) -> int:
        return table.player

    def begin(self, table: HantiseState) -> Step[HantiseState]:
        """The step that waits for a decision: this one, unless it goes on by itself."""
        return self

    def refusal(self, table: HantiseState, action: Action) -> IllegalAction:
        return refusal(self.moment, action)
