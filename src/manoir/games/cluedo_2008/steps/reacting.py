"""A card has been shown: Pervenche may look into a hand, others at the card. All answer before anybody looks."""

from typing import Any, ClassVar

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import CHANCE, only
from manoir.core.steps import Step
from manoir.games.cluedo_2008.actions import (
    DECLINE,
    PICKS,
    PLAYS,
    POWER,
    Decline,
    Pick,
    PlayButler,
    UsePower,
)
from manoir.games.cluedo_2008.components import PEEK, PERVENCHE, ROSE, number_of
from manoir.games.cluedo_2008.events import AllReacted, Glimpsed, Peeked, PlayedButler, Reacted, UsedPower
from manoir.games.cluedo_2008.refusals import refusal
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.cluedo_2008.steps.turns import Decision
from manoir.games.mansion.deck import Card, each

Looks = tuple[tuple[int, PlayButler | UsePower], ...]
"""Who will look, and with what."""

ALL_REACTED = AllReacted()
PLAY_PEEK = PLAYS[PEEK]
NO: tuple[Action, ...] = (DECLINE,)
BY_CARD: tuple[Action, ...] = (PLAY_PEEK, DECLINE)
BY_POWER: tuple[Action, ...] = (POWER, DECLINE)
BY_BOTH: tuple[Action, ...] = (PLAY_PEEK, POWER, DECLINE)


def react_to_answer(table: Cluedo2008State, shower: int, card: Card, then: Step[Any]) -> Step[Any]:
    """Pervenche first, then to the left of the suggester: everybody who might be able to look as far as all can see."""
    asked = _pervenche(table, shower)
    seats = table.seats
    rose = table.owners[ROSE] if table.powers >> ROSE & 1 else None
    for distance in range(1, seats):
        seat = (table.player + distance) % seats
        if seat != shower and table.active >> seat & 1 and (table.butlers[seat] or seat == rose):
            asked += (seat,)
    return Reacting(asked, shower, card, then) if asked else then


def react_to_neighbour(table: Cluedo2008State, shower: int, card: Card, then: Step[Any]) -> Step[Any]:
    """A card shown to a neighbour is for Pervenche to react to, and for nobody else (R8-32)."""
    asked = _pervenche(table, shower)
    return Reacting(asked, shower, card, then) if asked else then


def _pervenche(table: Cluedo2008State, shower: int) -> tuple[int, ...]:
    return (shower,) if table.suspects[shower] == PERVENCHE and table.powers >> PERVENCHE & 1 else ()


class Reacting(Decision, frozen=True):
    """`asked` have still to answer; whoever cannot look is asked all the same, and says no (V8-35)."""

    moment: ClassVar[str] = "react"

    asked: tuple[int, ...]
    shower: int
    card: Card
    then: Step[Any]
    looks: Looks = ()

    def actor(self, table: Cluedo2008State) -> int:
        return self.asked[0]

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        seat = self.asked[0]
        if seat == self.shower:
            return BY_POWER
        rose = table.suspects[seat] == ROSE and table.powers >> ROSE & 1
        if number_of(PEEK, table.butlers[seat]):
            return BY_BOTH if rose else BY_CARD
        return BY_POWER if rose else NO

    def take(self, table: Cluedo2008State, action: PlayButler | UsePower | Decline) -> Step[Any]:
        seat = self.asked[0]
        table.tell(Reacted(seat, action.text), only(seat))
        looks = self.looks if isinstance(action, Decline) else (*self.looks, (seat, action))
        if len(self.asked) > 1:
            return Reacting(self.asked[1:], self.shower, self.card, self.then, looks)
        table.tell(ALL_REACTED)
        if looks and looks[0][0] == self.shower:
            _use_power(table, self.shower)
            return Picking(self.shower, self.card, self.then, looks[1:])
        look(table, self.shower, self.card, looks)
        return self.then

    def when_away(self, table: Cluedo2008State) -> Step[Any] | None:
        if not table.active & ~table.away:
            return None
        return ReactingForTheAbsent(self.asked, self.shower, self.card, self.then, self.looks)


class ReactingForTheAbsent(Reacting, frozen=True):
    """Chance says no, at its own time: nobody can tell whether the player left before or after he answered."""

    def actor(self, table: Cluedo2008State) -> int:
        return CHANCE

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return NO


class Picking(Step[Cluedo2008State], frozen=True):
    """Pervenche pulls a card out of the hand of the player to whom she showed one; then the others look."""

    pervenche: int
    shown: Card
    then: Step[Any]
    looks: Looks

    def actor(self, table: Cluedo2008State) -> int:
        return CHANCE

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return tuple(PICKS[card] for card in each(table.hands[table.player]))

    def take(self, table: Cluedo2008State, action: Pick) -> Step[Any]:
        seat, owner = self.pervenche, table.player
        table.tell(Glimpsed(seat, owner, action.card), only(seat, owner), Glimpsed(seat, owner, None))
        look(table, seat, self.shown, self.looks)
        return self.then

    def refusal(self, table: Cluedo2008State, action: Action) -> IllegalAction:
        return refusal("pick", action)


def look(table: Cluedo2008State, shower: int, card: Card, looks: Looks) -> None:
    for seat, means in looks:
        if isinstance(means, UsePower):
            _use_power(table, seat)
        else:
            table.spend(seat, PEEK)
            table.tell(PlayedButler(seat, PEEK))
        table.tell(Peeked(seat, shower, card), only(seat, shower, table.player), Peeked(seat, shower, None))


def _use_power(table: Cluedo2008State, seat: int) -> None:
    table.powers &= ~(1 << table.suspects[seat])
    table.tell(UsedPower(seat))
