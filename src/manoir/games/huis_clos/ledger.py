"""The book of clues: every move of a clue that a seat was told of, whether or not it knows which clue it was.

Clues lie in stores: the Places, the hands, the Urn, and out of the game. Each move takes one clue out of a store and
puts it into another; what a store holds between two moves is a stock. All that is known is said of stocks and moves.
"""

from bisect import bisect_left, bisect_right
from functools import cached_property
from typing import Final

from msgspec import Struct

from manoir.games.huis_clos.components import PLACES, Clue, Clues, Seats
from manoir.games.huis_clos.setup import PLACE_SIZE, SUITE_SIZE

FIRST_HAND: Final = len(PLACES)
FOREVER: Final = 1 << 30


class Move(Struct, frozen=True):
    """One clue goes from a store to another; the four stocks are theirs before and after."""

    source: int
    source_after: int
    target: int
    target_after: int
    clue: Clue | None
    """None if the seat was not told."""
    twin: int | None
    """The other move of a swap or an exchange: it certainly concerns another clue."""


class Play(Struct, frozen=True):
    """A clue put into the Urn; `own` is the weapon of the player's own Place."""

    move: int
    seat: int
    own: Clues
    companions: dict[Clue, Clues]
    """For each weapon that would kill: all that an Innocent may hold who plays it (HC-113)."""
    duel: bool


class Trade(Struct, frozen=True):
    """A swap that may have been that of an Innocent with two weapons: in the fullest Place, or with a small hand."""

    seat: int
    gain: int
    loss: int
    hand: int
    hand_after: int
    place: int
    is_small: bool


class Ledger:
    """What a view says of the clues, stock by stock and move by move; a stock of a hand goes with its owner's seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.urn = FIRST_HAND + seats
        self.out = self.urn + 1
        self.now = list(range(self.out + 1))
        """The present stock of each store."""
        self.stores = list(self.now)
        """By stock."""
        self.sizes = [SUITE_SIZE, *[PLACE_SIZE] * (len(PLACES) - 1), *[0] * (self.out + 1 - FIRST_HAND)]
        self.born = [0] * len(self.now)
        self.dead = [FOREVER] * len(self.now)
        """How many moves had been made when a stock came to be, and when it ceased to be."""
        self.moves: list[Move] = []
        self.contents: list[tuple[int, Clues]] = []
        """Stocks that the seat has seen whole."""
        self.holding: list[tuple[int, Clues]] = []
        """Stocks that hold all of these."""
        self.some: dict[int, Clues] = {}
        """Stocks that hold at least one of these."""
        self.limited: list[tuple[int, int]] = []
        """Hands with at most one weapon if their owner is Innocent."""
        self.unarmed: list[tuple[int, int]] = []
        """Hands without weapon if their owner is Innocent."""
        self.plays: list[Play] = []
        self.urns: list[list[Play]] = []
        """Those that were opened."""
        self.killings: list[Clues] = []
        """The weapons that killed, for each Urn."""
        self.trades: list[Trade] = []
        self.innocent: Seats = 0
        """Who was shown to be Innocent, or has done what only an Innocent does."""
        self.guilty: int | None = None
        """Who was shown to be the Murderer, or has done what only the Murderer does."""

    def hand(self, seat: int) -> int:
        """The present stock of a hand."""
        return self.now[FIRST_HAND + seat]

    def move(self, source: int, target: int, clue: Clue | None, twin: int | None = None) -> None:
        number = len(self.moves)
        before = self.now[source], self.now[target]
        for store, change in ((source, -1), (target, 1)):
            old = self.now[store]
            self.dead[old] = number
            self.now[store] = len(self.stores)
            self.stores.append(store)
            self.sizes.append(self.sizes[old] + change)
            self.born.append(number + 1)
            self.dead.append(FOREVER)
        self.moves.append(Move(before[0], self.now[source], before[1], self.now[target], clue, twin))

    def swap(self, first: int, second: int, clue: Clue | None, back: Clue | None) -> None:
        """A clue goes one way, and at once another one the other way."""
        number = len(self.moves)
        self.move(first, second, clue, number + 1)
        self.move(second, first, back, number)

    def beside(self, stock: int) -> list[int]:
        """The stocks of all other stores at some moment of this one's life: a clue is in one of them only."""
        known = self._beside.get(stock)
        if known is None:
            known = self._beside[stock] = []
            for store, stocks in enumerate(self._stocks_of):
                if store != self.stores[stock]:
                    first = bisect_left(stocks, self.born[stock], key=self.dead.__getitem__)
                    last = bisect_right(stocks, self.dead[stock], key=self.born.__getitem__)
                    known += stocks[first:last]
        return known

    @cached_property
    def _beside(self) -> dict[int, list[int]]:
        return {}

    @cached_property
    def _stocks_of(self) -> list[list[int]]:
        """By store, oldest first."""
        found: list[list[int]] = [[] for _ in self.now]
        for stock, store in enumerate(self.stores):
            found[store].append(stock)
        return found

    @cached_property
    def moves_beside(self) -> list[list[int]]:
        """The moves that begin and end each stock."""
        found: list[list[int]] = [[] for _ in self.stores]
        for number, move in enumerate(self.moves):
            for stock in (move.source, move.source_after, move.target, move.target_after):
                found[stock].append(number)
        return found

    @cached_property
    def play_of(self) -> dict[int, Play]:
        """By move."""
        return {play.move: play for play in self.plays}

    @cached_property
    def trade_of(self) -> dict[int, Trade]:
        """By move, of either move."""
        return {move: trade for trade in self.trades for move in (trade.gain, trade.loss)}
