"""The variant: who completes a combination of Characters may devastate a family or a Zone."""

from manoir.core.actions import Action
from manoir.core.steps import Step
from manoir.games.hantise.actions import DEVASTATIONS, DONE, Devastate, Done
from manoir.games.hantise.components import COMBINATIONS, NONE, Character
from manoir.games.hantise.events import DECLINED, Devastated
from manoir.games.hantise.state import Table
from manoir.games.hantise.steps.phase import Phase
from manoir.games.hantise.steps.protections import discard_apparition, discard_family


class Devastating(Phase, frozen=True):
    """`combinations` are those completed this night and not yet triggered."""

    moment = "devastate"

    combinations: tuple[int, ...]
    then: Phase

    def options(self, table: Table) -> tuple[Action, ...]:
        return (*(action for combination in self.combinations for action in DEVASTATIONS[combination]), DONE)

    def take(self, table: Table, action: Devastate | Done) -> Step[Table]:
        if isinstance(action, Done):
            table.tell(DECLINED[table.player])
            return self.then.begin(table)
        table.tell(Devastated(table.player, action.combination, action.family, action.zone))
        for seat in table.player, 1 - table.player:
            if action.zone == NONE:
                discard_family(table, seat, action.family)
            else:
                discard_apparition(table, seat, action.zone)
        left = tuple(combination for combination in self.combinations if combination != action.combination)
        return Devastating(left, self.then) if left else self.then.begin(table)


def completed(characters: int, last: Character) -> tuple[int, ...]:
    """The combinations among a set of scared Characters that the last of them has completed."""
    return tuple(
        number
        for number, found in enumerate(COMBINATIONS)
        if last in found.characters and all(characters >> character & 1 for character in found.characters)
    )


def devastation(table: Table, last: Character, then: Phase) -> Step[Table]:
    """Ask the winner of a night, if the variant is on and he has completed anything; then go on."""
    combinations = completed(table.won[table.player], last) if table.devastation else ()
    return Devastating(combinations, then) if combinations else then.begin(table)
