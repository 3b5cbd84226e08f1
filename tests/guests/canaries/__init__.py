"""A small game of another package: everybody keeps or changes a caged canary, and never sees those of the others."""

from collections.abc import Iterator
from typing import Annotated, Self, TypeAlias

from msgspec.structs import replace

from manoir.core.actions import Action
from manoir.core.chance import Luck, shuffle
from manoir.core.errors import IllegalAction
from manoir.core.events import Event, Left, Returned
from manoir.core.game import Deal, Game
from manoir.core.picture import Picture as AnyPicture
from manoir.core.retrace import Supposition
from manoir.core.seats import CHANCE, NOBODY, ForSeats, Seat, only
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.steps import Over, Step
from manoir.core.views import View

ROUNDS = 3
NAMES = tuple(f"canary-{number}" for number in range(12))

Canary: TypeAlias = Annotated[int, "canary"]


class Draw(Action, frozen=True, eq=False):
    canary: Canary


KEEP, CHANGE = Action("keep"), Action("change")
DRAWS = tuple(Draw(f"draw {name}", number) for number, name in enumerate(NAMES))


class Caged(Event, frozen=True):
    """`canary` is None for all but its owner."""

    seat: Seat
    canary: Canary | None


class Kept(Event, frozen=True):
    seat: Seat


class Ended(Event, frozen=True):
    """All cages are opened."""

    winner: Seat
    reason: str
    cages: ForSeats[Canary]


class Table(State, kw_only=True):
    cages: list[int]
    turn: int = 0

    def clone(self) -> Self:
        return replace(self, cages=[*self.cages])

    def cage(self, seat: int, canary: int) -> None:
        self.cages[seat] = canary
        self.tell(Caged(seat, canary), only(seat), Caged(seat, None))


class Turn(Step[Table], frozen=True):
    def actor(self, table: Table) -> int:
        return table.turn % len(table.cages)

    def options(self, table: Table) -> tuple[Action, ...]:
        return KEEP, CHANGE

    def take(self, table: Table, action: Action) -> Step[Table]:
        if action is CHANGE:
            return Drawing()
        table.tell(Kept(self.actor(table)))
        return following(table)

    def refusal(self, table: Table, action: Action) -> IllegalAction:
        return IllegalAction("CA-03", "keep your canary or change it")


class Drawing(Turn, frozen=True):
    def actor(self, table: Table) -> int:
        return CHANCE

    def options(self, table: Table) -> tuple[Action, ...]:
        return tuple(draw for draw in DRAWS if draw.canary not in table.cages)

    def take(self, table: Table, action: Action) -> Step[Table]:
        assert isinstance(action, Draw)
        table.cage(table.turn % len(table.cages), action.canary)
        return following(table)


def following(table: Table) -> Step[Table]:
    table.turn += 1
    if table.turn < ROUNDS * len(table.cages):
        return Turn()
    winner = table.cages.index(max(table.cages))
    table.tell(Ended(winner, "song", tuple(table.cages)))
    return Over(winner, "song", "CA-05")


class Picture(AnyPicture):
    own: Canary | None
    cages: ForSeats[Canary] | None = None
    """Once all are open."""


class Canaries(Game):
    name = "canaries"
    clause = "CA"
    turn_clause = "CA-02"
    title = {"fr": "Canaris", "en": "Canaries"}
    seat_counts = range(2, 5)
    characters = ("north", "east", "south", "west")
    drawn = Picture
    actions = (KEEP, CHANGE, *DRAWS)
    spelling = {"canary": lambda canary: NAMES[canary]}

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        names = list(NAMES)
        shuffle(names, luck)
        return {character: (names.pop(),) for character in setup.characters}

    def start(self, setup: Setup, deal: Deal) -> Table:
        table = Table(step=Turn(), cages=[-1] * setup.seats)
        for seat, character in enumerate(setup.characters):
            table.cage(seat, NAMES.index(deal[character][0]))
        return table

    def piles(self, setup: Setup, state: State) -> Deal:
        assert isinstance(state, Table)
        return {who: (NAMES[canary],) for who, canary in zip(setup.characters, state.cages, strict=True)}

    def suppose(self, view: View, luck: Luck) -> Iterator[Supposition]:
        """Any birds will do that fit with those the seat has had in its own cage."""
        while True:
            yield Supposition(_deal_for(view, luck))

    def picture(self, view: View) -> Picture:
        seats = view.setup.seats
        caged = [event for event in view.told if isinstance(event, Caged)]
        own = [event.canary for event in caged if event.seat == view.seat]
        turn = len(caged) - seats + sum(isinstance(event, Kept) for event in view.told)
        seen = Picture(own[-1] if own else None, player=turn % seats, asked=turn % seats)
        for event in view.told:
            match event:
                case Left(seat=seat):
                    seen.away |= 1 << seat
                case Returned(seat=seat):
                    seen.away &= ~(1 << seat)
                case Ended(winner=winner, reason=reason, cages=cages):
                    seen.winner, seen.reason, seen.cages, seen.asked = winner, reason, cages, NOBODY
        return seen


def _deal_for(view: View, luck: Luck) -> Deal:
    first = {event.seat: event.canary for event in reversed(view.told) if isinstance(event, Caged)}
    unknown = [canary for canary in range(len(NAMES)) if canary not in first.values()]
    shuffle(unknown, luck)
    birds = [unknown.pop() if (known := first[seat]) is None else known for seat in range(view.setup.seats)]
    return {who: (NAMES[bird],) for who, bird in zip(view.setup.characters, birds, strict=True)}


GAME = Canaries()
