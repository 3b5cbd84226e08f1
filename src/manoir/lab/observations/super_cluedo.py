"""Observations of Super Cluedo."""

from collections.abc import Iterable

from manoir.core.events import Event
from manoir.core.setup import Setup
from manoir.games.mansion.actions import Fall
from manoir.games.mansion.deck import Card
from manoir.games.mansion.events import Asked, Suggested
from manoir.games.mansion.rooms import room_place
from manoir.games.super_cluedo.components import BOARD, DECK, HALL
from manoir.games.super_cluedo.events import Dealt, LetSee, Spied, StoppedToSpy
from manoir.lab.observations.mansion import HEARING, MansionObserver, place_bits
from manoir.lab.observations.recalling import RecallingObserver
from manoir.lab.observations.rows import Observed

EVERY_ROOM = (1 << len(BOARD.rooms)) - 1


class SuperCluedoObserver(MansionObserver):
    """Besides: where each seat made its latest suggestion, and whether this turn has seen a spy."""

    board = BOARD
    deck = DECK
    starts = (HALL,) * len(DECK.suspects)
    spots = place_bits(BOARD)

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.layout += (("latest", self.seats * len(BOARD.rooms)), ("spying", 1))

    def begin(self) -> None:
        super().begin()
        self.latest = 0
        self.spying = False

    def parts(self) -> list[int]:
        return [*super().parts(), self.latest, self.spying]

    def begin_turn(self, seat: int) -> None:
        super().begin_turn(seat)
        self.spying = False

    def dealt(self, event: Dealt) -> None:
        self.holds_exactly(self.seat, event.hand or 0)

    def suggested(self, event: Suggested) -> None:
        super().suggested(event)
        at = (event.seat - self.seat) % self.seats * len(BOARD.rooms)
        room = room_place(DECK, BOARD, event.room) - BOARD.first_room
        self.latest = self.latest & ~(EVERY_ROOM << at) | 1 << room + at

    def stopped_to_spy(self, event: StoppedToSpy) -> None:
        self.bring(self.suspects[event.seat], event.place)
        self.points = event.left

    def spied(self, event: Spied) -> None:
        self.asked = event.on
        self.spying = True

    def let_see(self, event: LetSee) -> None:
        self.asked = self.player
        self.saw(event.seat, event.card, 0)


SuperCluedoObserver.hearing = HEARING | {
    Dealt: SuperCluedoObserver.dealt,
    Asked: SuperCluedoObserver.is_asked,
    Suggested: SuperCluedoObserver.suggested,
    StoppedToSpy: SuperCluedoObserver.stopped_to_spy,
    Spied: SuperCluedoObserver.spied,
    LetSee: SuperCluedoObserver.let_see,
}


class Recalling(RecallingObserver, SuperCluedoObserver):
    """Wrong papers stay secret: failed accusations tell nothing."""

    def revealed(self, event: Event) -> Iterable[tuple[int, Card]]:
        yield from super().revealed(event)
        if isinstance(event, LetSee) and event.seat == self.seat and event.card is not None:
            yield event.to, event.card


OBSERVED = Observed((SuperCluedoObserver, Recalling), chance=(Fall,))
