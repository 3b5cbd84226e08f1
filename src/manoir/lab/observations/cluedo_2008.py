"""Observations of Cluedo 2008."""

from collections.abc import Iterable

from manoir.core.events import Event
from manoir.core.setup import Setup
from manoir.games.cluedo_2008.actions import Fall, Pick, Uncover
from manoir.games.cluedo_2008.components import (
    BOARD,
    DEADLY,
    DECK,
    INTRIGUES,
    PLUS6,
    STARTS,
    WHOLE_PILE,
    number_of,
    one,
    size,
)
from manoir.games.cluedo_2008.events import (
    Accused,
    Asked,
    Dealt,
    DrewButler,
    DrewTime,
    Glimpsed,
    LookedInPool,
    Murdered,
    Offered,
    Peeked,
    PlayedButler,
    Rolled,
    SentHome,
    ShowedNeighbour,
    TurnBegan,
    UsedPower,
)
from manoir.games.cluedo_2008.state import GONE
from manoir.games.mansion.deck import Card
from manoir.lab.observations.mansion import HEARING, MansionObserver, place_bits
from manoir.lab.observations.recalling import RecallingObserver
from manoir.lab.observations.rows import Observed, beside_each_other, turned, up_to

PILE = size(WHOLE_PILE)
MOST_OF_A_KIND = 4
"""Butler cards of one kind in the deck, at most."""
MOST_HELD = 8
"""More Butler cards in one hand look like so many."""


class Cluedo2008Observer(MansionObserver):
    """Besides: Intrigue cards, the clock, Powers, the Pool and the dead."""

    board = BOARD
    deck = DECK
    starts = STARTS
    spots = place_bits(BOARD)

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.layout += (
            ("held", len(INTRIGUES) * MOST_OF_A_KIND),
            ("butlers", self.seats * MOST_HELD),
            ("powers", self.seats),
            ("dead", self.seats),
            ("pool-seen-by", self.seats),
            ("pool", len(DECK)),
            ("track", DEADLY + 1),
            ("pile", PILE),
        )

    def begin(self) -> None:
        super().begin()
        self.butlers = [0] * self.seats
        self.held = self.pool = self.track = self.dead = self.pool_seen_by = 0
        self.powers = (1 << self.seats) - 1
        self.pile = PILE

    def parts(self) -> list[int]:
        seat, seats = self.seat, self.seats
        held = [up_to(number_of(kind, self.held), MOST_OF_A_KIND) for kind in range(len(INTRIGUES))]
        butlers = [up_to(self.butlers[other], MOST_HELD) for other in self.order]
        return [
            *super().parts(),
            beside_each_other(held, MOST_OF_A_KIND),
            beside_each_other(butlers, MOST_HELD),
            turned(self.powers, seat, seats),
            turned(self.dead, seat, seats),
            turned(self.pool_seen_by, seat, seats),
            self.pool,
            up_to(self.track, DEADLY + 1),
            up_to(self.pile, PILE),
        ]

    def dealt(self, event: Dealt) -> None:
        self.holds_exactly(self.seat, event.hand or 0)

    def next_turn_began(self, event: TurnBegan) -> None:
        self.begin_turn(event.seat)
        self.round = 1 + event.turn // self.seats

    def both_rolled(self, event: Rolled) -> None:
        self.points = event.special + event.ordinary

    def sent_home(self, event: SentHome) -> None:
        self.bring(event.suspect, STARTS[event.suspect])

    def drew_butler(self, event: DrewButler) -> None:
        self.pile -= 1
        self.butlers[event.seat] += 1
        if event.kind is not None:
            self.held += one(event.kind)

    def drew_time(self, event: DrewTime) -> None:
        self.pile -= 1
        self.track = event.track

    def played_butler(self, event: PlayedButler) -> None:
        self.butlers[event.seat] -= 1
        self.asked = self.player
        if event.seat == self.seat:
            self.held -= one(event.kind)
        if event.kind == PLUS6:
            self.points += 6

    def used_power(self, event: UsedPower) -> None:
        self.powers &= ~(1 << event.seat)

    def murdered(self, event: Murdered) -> None:
        self.dead |= 1 << event.seat
        self.butlers[event.seat] = 0
        if event.seat == self.seat:
            self.held = 0
        self.holds_exactly(event.seat, event.hand)
        self.bring(self.suspects[event.seat], GONE)

    def peeked(self, event: Peeked) -> None:
        self.saw(event.shower, event.card, 0)

    def glimpsed(self, event: Glimpsed) -> None:
        self.saw(event.owner, event.card, 0)

    def showed_neighbour(self, event: ShowedNeighbour) -> None:
        self.saw(event.seat, event.card, 0)

    def looked_in_pool(self, event: LookedInPool) -> None:
        self.pool_seen_by |= 1 << event.seat
        self.pool |= event.cards or 0


Cluedo2008Observer.hearing = HEARING | {
    Dealt: Cluedo2008Observer.dealt,
    TurnBegan: Cluedo2008Observer.next_turn_began,
    Rolled: Cluedo2008Observer.both_rolled,
    Asked: Cluedo2008Observer.is_asked,
    Offered: Cluedo2008Observer.is_asked,
    Accused: Cluedo2008Observer.accused_openly,
    SentHome: Cluedo2008Observer.sent_home,
    DrewButler: Cluedo2008Observer.drew_butler,
    DrewTime: Cluedo2008Observer.drew_time,
    PlayedButler: Cluedo2008Observer.played_butler,
    UsedPower: Cluedo2008Observer.used_power,
    Murdered: Cluedo2008Observer.murdered,
    Peeked: Cluedo2008Observer.peeked,
    Glimpsed: Cluedo2008Observer.glimpsed,
    ShowedNeighbour: Cluedo2008Observer.showed_neighbour,
    LookedInPool: Cluedo2008Observer.looked_in_pool,
}


class Recalling(RecallingObserver, Cluedo2008Observer):
    """Cards are also seen by neighbours, by Rose and by Pervenche."""

    def revealed(self, event: Event) -> Iterable[tuple[int, Card]]:
        yield from super().revealed(event)
        match event:
            case ShowedNeighbour(seat=self.seat, to=to, card=int(card)):
                yield to, card
            case (
                Peeked(seat=seat, shower=self.seat, card=int(card))
                | Glimpsed(seat=seat, owner=self.seat, card=int(card))
            ):
                yield seat, card


OBSERVED = Observed((Cluedo2008Observer, Recalling), chance=(Fall, Uncover, Pick))
