"""Observations of Hantise."""

from functools import lru_cache

from manoir.core.events import Event
from manoir.core.seats import NOBODY
from manoir.core.setup import Setup
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import BITS, NAMES, ONE, Cards, Stack
from manoir.games.hantise.components import CHARACTERS, NIGHTS, NONE, SOULS, ZONES
from manoir.games.hantise.witness import Witness
from manoir.lab.observations.rows import Layout, beside_each_other, bit, marks, tallies, turned, up_to

BAG = BITS * len(NAMES)
"""A bag counts each kind of card with two bits."""
MOST_HELD = 8
MOST_TURNS = 16
MOST_TERROR = 16
"""Larger numbers look like these."""


@lru_cache(maxsize=1 << 14)
def bag(cards: Stack) -> Cards:
    return sum([ONE[card] for card in cards])


class HantiseObserver:
    """Own hand, apparitions by seat and Zone as bags and by their uncovered card, and the state of the night."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        souls = len(SOULS)
        stacks = souls * PER_SEAT
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
            ("values", stacks * MOST_TERROR),
            ("uncovered", stacks * len(NAMES)),
            ("apparitions", stacks * BAG),
        )
        self.stacks_at = [(other, zone) for other in (seat, 1 - seat) for zone in range(PER_SEAT)]
        self.begin()

    def begin(self) -> None:
        self.witness = Witness(self.setup, self.seat)

    def hear(self, event: Event) -> None:
        self.witness.hear(event)

    def parts(self) -> list[int]:
        seen, seat, souls = self.witness.seen, self.seat, len(SOULS)
        order = (seat, 1 - seat)
        first, second = seen.stacks[:PER_SEAT], seen.stacks[PER_SEAT:]
        stacks = first + second if seat == 0 else second + first
        values = [seen.value(*at) if stack else 0 for at, stack in zip(self.stacks_at, stacks, strict=True)]
        return [
            1 << seat,
            beside_each_other([seen.won[other] for other in order], len(CHARACTERS)),
            tallies((seen.sizes[seat], seen.sizes[1 - seat]), MOST_HELD),
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
            seen.hand or 0,
            bag(seen.discard),
            beside_each_other([seen.scored[other] for other in order], BAG),
            tallies(tuple(values), MOST_TERROR),
            marks(tuple([stack[-1] if stack else None for stack in stacks]), len(NAMES)),
            beside_each_other([bag(stack) if stack else 0 for stack in stacks], BAG),
        ]


OBSERVER = HantiseObserver
