"""A small game of another package in which nothing is hidden: whoever takes the last match wins."""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.errors import BadDeal, IllegalAction
from manoir.core.events import Event, Left, Returned
from manoir.core.game import Deal, Game
from manoir.core.onlooker import Onlooker, still
from manoir.core.picture import Picture as AnyPicture
from manoir.core.retrace import Supposition
from manoir.core.seats import NOBODY, Seat
from manoir.core.setup import Option, Setup
from manoir.core.state import State
from manoir.core.steps import Over, Step
from manoir.core.views import View

HEAPS = ("left", "middle", "right")
MOST = 9

Heap: TypeAlias = Annotated[int, "heap"]

SIZE = Option("size", 5, range(3, MOST + 1), "matches in the last heap (MT-01)", "allumettes du dernier tas (MT-01)")


class Take(Action, frozen=True, eq=False):
    heap: Heap
    count: int


TAKES = tuple(
    Take(f"take {name} {count}", heap, count) for heap, name in enumerate(HEAPS) for count in range(1, MOST + 1)
)


class Took(Event, frozen=True):
    seat: Seat
    heap: Heap
    count: int


class Ended(Event, frozen=True):
    winner: Seat
    reason: str


class Table(State, kw_only=True):
    seats: int
    heaps: tuple[int, ...]
    player: int = 0


class Turn(Step[Table], frozen=True):
    def actor(self, table: Table) -> int:
        return table.player

    def options(self, table: Table) -> tuple[Action, ...]:
        return tuple(take for take in TAKES if take.count <= table.heaps[take.heap])

    def take(self, table: Table, action: Take) -> Step[Table]:
        table.tell(Took(table.player, action.heap, action.count))
        table.heaps = tuple(size - action.count * (heap == action.heap) for heap, size in enumerate(table.heaps))
        if any(table.heaps):
            table.player = (table.player + 1) % table.seats
            return self
        table.tell(Ended(table.player, "last-match"))
        return Over(table.player, "last-match", "MT-04")

    def refusal(self, table: Table, action: Action) -> IllegalAction:
        return IllegalAction("MT-03", "there are not so many matches in that heap")


class Picture(AnyPicture):
    heaps: list[int]


class Painter(Onlooker[Picture]):
    def __init__(self, setup: Setup) -> None:
        self._seats = setup.seats
        self._seen = Picture(list(sizes(setup)), player=0, asked=0)

    def hear(self, event: Event) -> None:
        seen = self._seen
        match event:
            case Took(seat=seat, heap=heap, count=count):
                seen.heaps[heap] -= count
                seen.player = seen.asked = (seat + 1) % self._seats
            case Ended(winner=winner, reason=reason):
                seen.winner, seen.reason, seen.asked = winner, reason, NOBODY
            case Left(seat=seat):
                seen.away |= 1 << seat
            case Returned(seat=seat):
                seen.away &= ~(1 << seat)

    def draw(self) -> Picture:
        return still(self._seen)


def sizes(setup: Setup) -> tuple[int, ...]:
    return 3, 4, SIZE.of(setup)


class Matches(Game):
    name = "matches"
    clause = "MT"
    turn_clause = "MT-02"
    title = {"fr": "Allumettes", "en": "Matches"}
    seat_counts = range(2, 5)
    characters = ("ann", "bob", "cat", "dan")
    options = (SIZE,)
    drawn = Picture
    actions = TAKES
    spelling = {"heap": HEAPS.__getitem__}

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        return {}

    def start(self, setup: Setup, deal: Deal) -> Table:
        if deal:
            raise BadDeal(f"nothing is dealt, found {', '.join(deal)}")
        return Table(step=Turn(), seats=setup.seats, heaps=sizes(setup))

    def follow(self, setup: Setup, seat: int) -> Painter:
        return Painter(setup)

    def suppose(self, view: View, luck: Luck) -> Iterator[Supposition]:
        """There is but one game that it can be."""
        yield Supposition({})


GAME = Matches()
