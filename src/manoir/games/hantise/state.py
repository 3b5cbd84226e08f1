"""What lies on the table in Hantise."""

from typing import Self

from msgspec.structs import replace

from manoir.core.seats import NOBODY
from manoir.core.state import State
from manoir.games.hantise.actions import Pile
from manoir.games.hantise.apparitions import PER_SEAT, WEIGHT, frightens, value, weigh
from manoir.games.hantise.cards import Cards, Stack
from manoir.games.hantise.components import CHARACTERS, MARABOUT, NONE, Card, Character, Zone

UNDER_THE_PILE, IN_PLAY, SCORED = range(3)
"""Where the Marabout is."""
MARABOUT_ADDS = (0, CHARACTERS[MARABOUT].threshold, 0)
THRESHOLD = tuple(found.threshold for found in CHARACTERS)


class HantiseState(State, kw_only=True):
    """Stacks as in `apparitions`; `characters` and `zones` are the sets still face down; all else is by seat."""

    devastation: bool
    turns: int
    """Those of a night before dawn."""
    hands: list[Cards]
    pile: Pile
    discard: Stack = ()
    stacks: list[Stack]
    weights: list[int]
    """Of the stacks."""
    haunts: list[int]
    """By seat: the set of Zones where it has an apparition."""
    characters: int = (1 << MARABOUT) - 1
    zones: int = 0
    character: Character = NONE
    zone: Zone = NONE
    marabout: int = UNDER_THE_PILE
    night: int = 0
    turn: int = 0
    player: int
    """Whose turn it is; at the end of a night, the winner."""
    opener: int = 0
    changed: bool = False
    folded: int = NOBODY
    won: tuple[int, int] = (0, 0)
    """Sets of Characters."""
    scored: tuple[Cards, Cards] = (0, 0)

    def clone(self) -> Self:
        return replace(self, hands=self.hands[:], stacks=self.stacks[:], weights=self.weights[:], haunts=self.haunts[:])

    @property
    def threshold(self) -> int:
        return THRESHOLD[self.character] + MARABOUT_ADDS[self.marabout]

    def lay(self, seat: int, zone: Zone, card: Card) -> None:
        """Add a card on top of an apparition, or begin one with it."""
        at = seat * PER_SEAT + zone
        self.stacks[at] += (card,)
        self.weights[at] += WEIGHT[card]
        self.haunts[seat] |= 1 << zone

    def leave(self, seat: int, zone: Zone, rest: Stack) -> None:
        """Only these cards of an apparition remain; without any it is gone."""
        at = seat * PER_SEAT + zone
        self.stacks[at] = rest
        self.weights[at] = weigh(rest)
        if not rest:
            self.haunts[seat] &= ~(1 << zone)

    def value(self, seat: int, zone: Zone) -> int:
        """What an apparition is worth tonight."""
        return 0 if seat == self.folded else value(self.stacks[seat * PER_SEAT + zone], zone == self.zone)

    def fright(self, seat: int, zone: Zone) -> int:
        """What it counts against the threshold and at dawn: its value, but nothing without a Monster (HA-153)."""
        return self.value(seat, zone) if frightens(self.stacks[seat * PER_SEAT + zone]) else 0
