"""The effects of Monsters played from the hand: each is optional, and resolved before anything else."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.hantise.actions import (
    CAPTURES,
    CHASE,
    DECLINE,
    EACH_ZONE,
    KNOCKING,
    RECALLING,
    SQUATTING,
    Capture,
    Chase,
    Decline,
    Knock,
    Recall,
    Squat,
)
from manoir.games.hantise.apparitions import (
    PER_SEAT,
    Board,
    forbidden,
    last_monster,
    uncovered_monsters,
    uncovered_places,
    without_last,
)
from manoir.games.hantise.cards import FAMILY_OF, FIRST_PLACE, TYPE_OF
from manoir.games.hantise.components import (
    ASSOMMEUR,
    CHATOUILLEUR,
    NONE,
    SERVITEUR,
    SQUATTEUR,
    Card,
    Family,
    Zone,
)
from manoir.games.hantise.events import CHASED, DECLINED, Captured, Knocked, Recalled, Squatted
from manoir.games.hantise.refusals import refused_capture, refused_knock
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.opening import Locating
from manoir.games.hantise.steps.phase import Phase
from manoir.games.hantise.steps.protections import enforce

CHASE_OR_DECLINE: tuple[Action, ...] = (CHASE, DECLINE)


class Chasing(Phase, frozen=True):
    """Serviteur: the Character changes Zone."""

    moment = "chase"

    then: Phase

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return CHASE_OR_DECLINE

    def take(self, table: HantiseState, action: Chase | Decline) -> Step[HantiseState]:
        if action is DECLINE:
            table.tell(DECLINED[table.player])
            return self.then
        table.tell(CHASED[table.player])
        return Locating(self.then)


class Knocking(Phase, frozen=True):
    """Assommeur: discard the uncovered Monster of one of these stacks; the Assommeur itself is in `zone`."""

    moment = "knock"

    stacks: int
    zone: Zone
    then: Phase

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return KNOCKING[self.stacks]

    def take(self, table: HantiseState, action: Knock | Decline) -> Step[HantiseState]:
        if type(action) is Knock:
            card = uncover(table, action.owner, action.zone)
            table.discard += (card,)
            table.tell(Knocked(table.player, action.owner, action.zone, card))
        else:
            table.tell(DECLINED[table.player])
        return self.then

    def refusal(self, table: HantiseState, action: Action) -> IllegalAction:
        return refused_knock(table, action, self.zone) if isinstance(action, Knock) else super().refusal(table, action)


class Recalling(Phase, frozen=True):
    """Chatouilleur: capture the last discarded Monster."""

    moment = "recall"

    then: Phase

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return RECALLING[table.haunts[table.player]]

    def take(self, table: HantiseState, action: Recall | Decline) -> Step[HantiseState]:
        if type(action) is Recall:
            card = last_monster(table.discard)
            table.discard = without_last(table.discard, card)
            table.lay(table.player, action.to, card)
            table.tell(Recalled(table.player, card, action.to))
        else:
            table.tell(DECLINED[table.player])
        return self.then


class Squatting(Phase, frozen=True):
    """Squatteur: capture the opponent's uncovered Place of one of these Zones; it stays in its Zone."""

    moment = "squat"

    zones: int
    then: Phase

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return SQUATTING[self.zones]

    def take(self, table: HantiseState, action: Squat | Decline) -> Step[HantiseState]:
        if type(action) is Squat:
            card = uncover(table, 1 - table.player, action.zone)
            table.lay(table.player, action.zone, card)
            table.tell(Squatted(table.player, card, action.zone))
            enforce(table)
        else:
            table.tell(DECLINED[table.player])
        return self.then


class Capturing(Phase, frozen=True):
    """Reine: capture an uncovered Monster of her family from `owner`, who has one in each of `zones`.

    The opponent's comes first; `own` are her player's other Zones with such a Monster, to choose from afterwards.
    """

    moment = "capture"

    owner: int
    zones: int
    own: int
    then: Phase

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        seat, owner = table.player, self.owner
        goals = table.haunts[seat]
        return (
            *(
                CAPTURES[owner][zone][to]
                for zone in EACH_ZONE[self.zones]
                for to in EACH_ZONE[goals & ~(1 << zone) if owner == seat else goals]
            ),
            DECLINE,
        )

    def take(self, table: HantiseState, action: Capture | Decline) -> Step[HantiseState]:
        seat, own = table.player, self.own
        if type(action) is Capture:
            card = uncover(table, action.owner, action.zone)
            table.lay(seat, action.to, card)
            table.tell(Captured(seat, action.owner, action.zone, card, action.to))
            own &= ~(1 << action.to)
        else:
            table.tell(DECLINED[seat])
        return capturing_own(seat, own, self.then) if self.owner != seat else self.then

    def refusal(self, table: HantiseState, action: Action) -> IllegalAction:
        if isinstance(action, Capture):
            return refused_capture(table, action, self.owner)
        return super().refusal(table, action)


def uncover(table: HantiseState, seat: int, zone: Zone) -> Card:
    """Take the uncovered card off an apparition."""
    stack = table.stacks[seat * PER_SEAT + zone]
    table.leave(seat, zone, stack[:-1])
    return stack[-1]


def targets(board: Board, seat: int, zone: Zone) -> int:
    """The set of stacks that an Assommeur just played by a seat in a Zone may hit: not its own."""
    found = 0
    for at, stack in enumerate(board.stacks):
        if stack and stack[-1] < FIRST_PLACE:
            found |= 1 << at
    return found & ~(1 << seat * PER_SEAT + zone)


def capturing_own(seat: int, own: int, then: Phase) -> Step[HantiseState]:
    return Capturing(seat, own, 0, then) if own else then


def capturing(board: Board, seat: int, family: Family, zone: Zone, then: Phase) -> Step[HantiseState]:
    theirs = uncovered_monsters(board.stacks, 1 - seat, family)
    own = uncovered_monsters(board.stacks, seat, family) & ~(1 << zone)
    return Capturing(1 - seat, theirs, own, then) if theirs else capturing_own(seat, own, then)


def effect(board: Board, seat: int, card: Card, zone: Zone, then: Phase) -> Step[HantiseState]:
    """What follows once a Monster has been played: its effect if it has a legal target, else `then`."""
    kind = TYPE_OF[card]
    if kind == SERVITEUR:
        return Chasing(then)
    if kind == ASSOMMEUR:
        stacks = targets(board, seat, zone)
        return Knocking(stacks, zone, then) if stacks else then
    if kind == CHATOUILLEUR:
        found = last_monster(board.discard)
        return then if found == NONE or FAMILY_OF[found] == forbidden(board, seat) else Recalling(then)
    if kind == SQUATTEUR:
        zones = uncovered_places(board.stacks, 1 - seat)
        return Squatting(zones, then) if zones else then
    return capturing(board, seat, FAMILY_OF[card], zone, then)
