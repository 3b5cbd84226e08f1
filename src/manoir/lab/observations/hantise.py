"""Observations of Hantise."""

from functools import lru_cache

from manoir.core.events import Event
from manoir.core.seats import NOBODY
from manoir.core.setup import Setup
from manoir.games.hantise.actions import Draw, Locate, Reveal
from manoir.games.hantise.apparitions import PER_SEAT, value
from manoir.games.hantise.cards import BITS, NAMES, ONE, Cards, Stack, size
from manoir.games.hantise.components import CHARACTERS, NIGHTS, NONE, SOULS, ZONES
from manoir.games.hantise.following import Follower
from manoir.games.hantise.state import HantiseState
from manoir.lab.observations.rows import Layout, Observed, bit, tallies, turned, up_to

BAG = BITS * len(NAMES)
"""A bag counts each kind of card with two bits."""
MOST_HELD = 8
MOST_TURNS = 16
MOST_TERROR = 16
"""Larger numbers look like these."""


APPARITION = MOST_TERROR + len(NAMES) + BAG
"""Of an apparition: its value, its uncovered card, all its cards."""
FOLDED, ELSEWHERE, VISITED = range(3)
"""Whose it is and where: one who has folded scares nobody, and in the Character's Zone there is a bonus."""


@lru_cache(maxsize=1 << 14)
def bag(cards: Stack) -> Cards:
    return sum([ONE[card] for card in cards])


@lru_cache(maxsize=1 << 14)
def apparition(stack: Stack, standing: int) -> int:
    worth = 0 if standing == FOLDED else value(stack, standing == VISITED)
    return up_to(worth, MOST_TERROR) | 1 << MOST_TERROR + stack[-1] | bag(stack) << MOST_TERROR + len(NAMES)


class HantiseObserver:
    """Own hand, apparitions by seat and Zone, and the state of the night."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        souls = len(SOULS)
        self.layout: Layout = (
            ("soul", souls),
            ("won", souls * len(CHARACTERS)),
            ("sizes", souls * MOST_HELD),
            ("face-down", len(CHARACTERS)),
            ("character", len(CHARACTERS)),
            ("zones", len(ZONES)),
            ("zone", len(ZONES)),
            ("threshold", MOST_TERROR),
            ("marabout", 3),
            ("night", NIGHTS),
            ("turn", MOST_TURNS),
            ("player", souls),
            ("opener", souls),
            ("folded", souls),
            ("changed", 1),
            ("hand", BAG),
            ("discard", BAG),
            ("scored", souls * BAG),
            ("apparitions", souls * PER_SEAT * APPARITION),
        )
        self.stacks_at = [
            (other * PER_SEAT + zone, other, zone) for other in (seat, 1 - seat) for zone in range(PER_SEAT)
        ]
        self.begin()

    def begin(self) -> None:
        self.follower = Follower(self.setup, self.seat)

    def hear(self, event: Event) -> None:
        self.follower.hear(event)

    def parts(self) -> list[int]:
        seen, seat, souls = self.follower.table, self.seat, len(SOULS)
        other = 1 - seat
        return [
            1 << seat,
            seen.won[seat] | seen.won[other] << len(CHARACTERS),
            tallies((size(seen.hands[seat]), size(seen.hands[other])), MOST_HELD),
            seen.characters,
            bit(seen.character),
            seen.zones,
            bit(seen.zone),
            0 if seen.character == NONE else up_to(seen.threshold, MOST_TERROR),
            1 << seen.marabout,
            up_to(seen.night, NIGHTS),
            up_to(seen.turn, MOST_TURNS),
            turned(1 << seen.player, seat, souls),
            turned(1 << seen.opener, seat, souls),
            0 if seen.folded == NOBODY else turned(1 << seen.folded, seat, souls),
            seen.changed,
            self.follower.hand or 0,
            bag(seen.discard),
            seen.scored[seat] | seen.scored[other] << BAG,
            self._apparitions(seen),
        ]

    def _apparitions(self, seen: HantiseState) -> int:
        row = at = 0
        stacks, folded, visited = seen.stacks, seen.folded, seen.zone
        for number, owner, zone in self.stacks_at:
            if stack := stacks[number]:
                standing = FOLDED if owner == folded else VISITED if zone == visited else ELSEWHERE
                row |= apparition(stack, standing) << at
            at += APPARITION
        return row


OBSERVED = Observed((HantiseObserver,), chance=(Draw, Locate, Reveal))
