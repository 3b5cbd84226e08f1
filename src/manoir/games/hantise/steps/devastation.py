"""The variant: at the end of a night, who owns a combination of Characters may devastate a family or a Zone."""

from manoir.core.actions import Action
from manoir.core.steps import Step
from manoir.games.hantise.actions import DEVASTATIONS, DONE, Devastate, Done
from manoir.games.hantise.components import COMBINATIONS, NONE
from manoir.games.hantise.events import DECLINED, Devastated
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.phase import Phase
from manoir.games.hantise.steps.protections import discard_apparition, discard_family


class Devastating(Phase, frozen=True):
    """`combinations` are those that the seat owns and has not yet triggered tonight; `following` is asked after it."""

    moment = "devastate"

    seat: int
    combinations: tuple[int, ...]
    following: "Devastating | None"
    then: Phase

    def actor(self, table: HantiseState) -> int:
        return self.seat

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return (*(action for combination in self.combinations for action in DEVASTATIONS[combination]), DONE)

    def take(self, table: HantiseState, action: Devastate | Done) -> Step[HantiseState]:
        if isinstance(action, Done):
            table.tell(DECLINED[self.seat])
            return self.following or self.then.begin(table)
        table.tell(Devastated(self.seat, action.combination, action.family, action.zone))
        for seat in table.player, 1 - table.player:
            if action.zone == NONE:
                discard_family(table, seat, action.family)
            else:
                discard_apparition(table, seat, action.zone)
        return self.without(action.combination) or self.then.begin(table)

    def without(self, combination: int) -> "Devastating | None":
        """The step after a combination has been triggered; None if nobody has one left."""
        left = tuple(other for other in self.combinations if other != combination)
        return Devastating(self.seat, left, self.following, self.then) if left else self.following


def owned(characters: int) -> tuple[int, ...]:
    """The combinations among a set of scared Characters."""
    return tuple(
        number
        for number, found in enumerate(COMBINATIONS)
        if all(characters >> character & 1 for character in found.characters)
    )


def devastation(table: HantiseState, then: Phase) -> Step[HantiseState]:
    """Ask both players, the winner of the night first, if the variant is on; then go on."""
    step: Devastating | None = None
    for seat in (1 - table.player, table.player) if table.devastation else ():
        if combinations := owned(table.won[seat]):
            step = Devastating(seat, combinations, step, then)
    return step or then.begin(table)
