"""Spy squares: choose an opponent, who shows any card of his hand; then the turn goes on."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import CHANCE, only
from manoir.core.steps import Step
from manoir.games.mansion.actions import Show
from manoir.games.super_cluedo.actions import WATCH, Watch, shows
from manoir.games.super_cluedo.events import LetSee, Spied
from manoir.games.super_cluedo.refusals import refusal
from manoir.games.super_cluedo.state import SuperCluedoState


class ChoosingTarget(Step[SuperCluedoState], frozen=True):
    """Any opponent can be spied on, an eliminated one too."""

    then: Step[SuperCluedoState]

    def actor(self, table: SuperCluedoState) -> int:
        return table.player

    def options(self, table: SuperCluedoState) -> tuple[Action, ...]:
        return tuple(WATCH[suspect] for seat, suspect in enumerate(table.suspects) if seat != table.player)

    def take(self, table: SuperCluedoState, action: Watch) -> Step[SuperCluedoState]:
        target = table.suspects.index(action.suspect)
        table.tell(Spied(table.player, target))
        return LettingSee(target, self.then)

    def refusal(self, table: SuperCluedoState, action: Action) -> IllegalAction:
        return refusal("target", action)

    def when_away(self, table: SuperCluedoState) -> Step[SuperCluedoState] | None:
        """A stop without a target is dropped (SC-R34)."""
        return None if table.is_deserted else self.then


class LettingSee(Step[SuperCluedoState], frozen=True):
    target: int
    then: Step[SuperCluedoState]

    def actor(self, table: SuperCluedoState) -> int:
        return self.target

    def options(self, table: SuperCluedoState) -> tuple[Action, ...]:
        return shows(table.hands[self.target])

    def take(self, table: SuperCluedoState, action: Show) -> Step[SuperCluedoState]:
        target, spy = self.target, table.player
        table.tell(LetSee(target, spy, action.card), only(target, spy), LetSee(target, spy, None))
        return self.then

    def refusal(self, table: SuperCluedoState, action: Action) -> IllegalAction:
        return refusal("spied", action)

    def when_away(self, table: SuperCluedoState) -> Step[SuperCluedoState]:
        return LettingSeeAtRandom(self.target, self.then)


class LettingSeeAtRandom(LettingSee, frozen=True):
    """The cards of a player who is away can still be spied on (SC-R29)."""

    def actor(self, table: SuperCluedoState) -> int:
        return CHANCE
