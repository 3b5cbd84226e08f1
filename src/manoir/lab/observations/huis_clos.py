"""Observations of Huis Clos."""

from functools import lru_cache
from typing import TypeVar

from manoir.core.events import Event
from manoir.core.setup import Setup
from manoir.games.huis_clos.actions import Draw
from manoir.games.huis_clos.components import CHARACTERS, CLUES, HAND_LIMIT, PLACES, SUITE_BLEUE, Clue
from manoir.games.huis_clos.events import Drew, Gave, Looked, LookedIntoSuite, Swapped, Took, TookBack
from manoir.games.huis_clos.picture import blank
from manoir.games.huis_clos.setup import PLACE_SIZE, SUITE_SIZE
from manoir.lab.observations.rows import Layout, Observed, beside_each_other, bit, marks, tallies, turned, up_to

MOST_LYING = PLACE_SIZE + SUITE_SIZE
MOST_PERMITS = 4
TURNS = 2 * len(CHARACTERS)

T = TypeVar("T")

TELLING = frozenset({Looked, LookedIntoSuite, Took, TookBack, Drew, Swapped, Gave})
"""Events that may tell where a clue is now."""


@lru_cache(maxsize=1 << 12)
def who_is(murderer: bool, roles: tuple[bool | None, ...]) -> int:
    """The seats known to have this role."""
    return sum(1 << number for number, role in enumerate(roles) if role is murderer)


class HuisClosObserver:
    """The picture that the seat has, and the clues that it last saw in each hand."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.seats = seats = setup.seats
        self.order = [(seat + distance) % seats for distance in range(seats)]
        clues, places = len(CLUES), len(PLACES)
        characters = list(CHARACTERS)
        self.layout: Layout = (
            ("characters", seats * len(CHARACTERS)),
            ("hand", clues),
            ("looked-into", places),
            ("removed", clues),
            ("urn", clues),
            ("given", clues),
            ("murderer", seats),
            ("innocent", seats),
            ("pawns", seats * places),
            ("sizes", seats * (HAND_LIMIT + 1)),
            ("permits", seats * MOST_PERMITS),
            ("counts", places * MOST_LYING),
            ("layout", places * places),
            ("closed", places),
            ("living", seats),
            ("observed", seats),
            ("window", seats),
            ("deposited", seats),
            ("takers", seats),
            ("player", seats),
            ("asked", seats),
            ("starter", seats),
            ("victim", seats),
            ("turn", TURNS),
            ("duel", 1),
            ("carried", seats * clues),
            ("destroyed", seats * clues),
            ("seen", places * clues),
        )
        names = [characters.index(setup.characters[other]) for other in self.order]
        self.characters = beside_each_other([1 << name for name in names], len(CHARACTERS))
        self.from_here = [1 << (other - seat) % seats for other in range(seats)]
        self.every_hand = beside_each_other([1] * seats, clues)
        self.begin()

    def begin(self) -> None:
        self.picture = blank(self.setup, self.seat)
        self.carried = self.looked_into = 0

    def hear(self, event: Event) -> None:
        self.picture.see(event)
        if type(event) not in TELLING:
            return
        match event:
            case Looked(place=place):
                self.looked_into |= 1 << place
            case LookedIntoSuite():
                self.looked_into |= 1 << SUITE_BLEUE
            case Took(seat=seat, clue=int(clue)) | TookBack(seat=seat, clue=clue) | Drew(seat=seat, clue=int(clue)):
                self._is_with(seat, clue)
            case Swapped(seat=seat, gained=int(clue)) | Gave(victim=seat, clue=int(clue)):
                self._is_with(seat, clue)

    def _is_with(self, seat: int, clue: Clue) -> None:
        """`carried` is kept joined, hand by hand."""
        hand_at = (seat - self.seat) % self.seats * len(CLUES)
        self.carried = self.carried & ~(self.every_hand << clue) | 1 << clue + hand_at

    def parts(self) -> list[int]:
        seen, seat, seats, from_here = self.picture, self.seat, self.seats, self.from_here
        clues, places, roles = len(CLUES), len(PLACES), self._from_here(seen.roles)
        return [
            self.characters,
            seen.hand,
            self.looked_into,
            seen.removed,
            seen.pool or 0,
            bit(seen.given),
            who_is(True, roles),
            who_is(False, roles),
            marks(self._from_here(seen.pawns), places),
            tallies(self._from_here(seen.sizes), HAND_LIMIT + 1),
            tallies(self._from_here(seen.permits), MOST_PERMITS),
            tallies(tuple(seen.counts), MOST_LYING),
            marks(seen.layout, places),
            seen.closed,
            turned(seen.living, seat, seats),
            turned(seen.observed, seat, seats),
            turned(seen.window, seat, seats),
            turned(seen.deposited, seat, seats),
            turned(seen.takers, seat, seats),
            from_here[seen.player],
            0 if seen.asked < 0 else from_here[seen.asked],
            from_here[seen.starter],
            0 if seen.victim is None else from_here[seen.victim],
            up_to(seen.turn, TURNS),
            seen.duel,
            self.carried,
            beside_each_other(self._from_here(seen.destroyed), clues),
            beside_each_other([lying or 0 for lying in seen.seen], clues),
        ]

    def _from_here(self, by_seat: list[T]) -> tuple[T, ...]:
        """Counted from the own seat on."""
        return (*by_seat[self.seat :], *by_seat[: self.seat])


OBSERVED = Observed((HuisClosObserver,), chance=(Draw,))
