"""One game: who is on turn names three cards and may then accuse; whoever accuses wrongly only answers from then on.

What the players are told are the events of Cluedo, so that notebooks and minds of the house can be used as they are.
"""

from collections.abc import Sequence
from itertools import count
from typing import Protocol

from msgspec import Struct

from manoir.core.chance import Luck, SeededLuck, pick, shuffle
from manoir.core.events import Event
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.events import Accused, Dealt
from manoir.games.cluedo.setup import hand_sizes
from manoir.games.mansion.deck import Card, Cards, each, together
from manoir.games.mansion.events import AccusedWrongly, Asked, HadNone, Showed, Suggested, TurnBegan

MOST_ROUNDS = 60
"""Nobody wins a game that takes longer."""
CHARACTERS = DECK.spell_all(DECK.kinds[0])


class Player(Protocol):
    """Keeps nothing between decisions."""

    def ask(self, view: View, luck: Luck) -> Cards:
        """A card of each kind."""

    def accuse(self, view: View, luck: Luck) -> Cards | None:
        """After the answers."""

    def show(self, view: View, asker: int, held: Cards, luck: Luck) -> Card:
        """One of the named cards that it holds."""


class Played(Struct, frozen=True):
    winner: int | None
    rounds: int
    wrong: int
    """Accusations."""


class Contest:
    def __init__(self, players: Sequence[Player], seed: str) -> None:
        self.players = players
        self.seats = len(players)
        self.luck = SeededLuck(seed)
        self.setup = Setup("cluedo", CHARACTERS[: self.seats], {})
        self.envelope = together(pick(tuple(each(kind)), self.luck) for kind in DECK.kinds)
        dealt = list(each(DECK.everything & ~self.envelope))
        shuffle(dealt, self.luck)
        sizes = hand_sizes(self.seats)
        self.hands = [together(dealt[sum(sizes[:seat]) : sum(sizes[: seat + 1])]) for seat in range(self.seats)]
        self.told: list[list[Event]] = [[Dealt(sizes, hand)] for hand in self.hands]

    def play(self) -> Played:
        out: set[int] = set()
        for turn in count():
            seat, round_ = turn % self.seats, turn // self.seats
            if len(out) == self.seats or round_ == MOST_ROUNDS:
                return Played(None, round_, len(out))
            if seat in out:
                continue
            self._tell(TurnBegan(seat, round_))
            self._answer(seat, self.players[seat].ask(self._view(seat), self._luck(seat)))
            named = self.players[seat].accuse(self._view(seat), self._luck(seat))
            if named == self.envelope:
                return Played(seat, round_ + 1, len(out))
            if named is not None:
                out.add(seat)
                self._tell(Accused(seat, *each(named)))
                for other in range(self.seats):
                    self.told[other].append(AccusedWrongly(seat, self.envelope if other == seat else None))
        raise AssertionError("turns never end")

    def _answer(self, asker: int, named: Cards) -> None:
        self._tell(Suggested(asker, *each(named)))
        for seat in ((asker + distance) % self.seats for distance in range(1, self.seats)):
            held = self.hands[seat] & named
            if not held:
                self._tell(HadNone(seat))
                continue
            self._tell(Asked(seat))
            card = self.players[seat].show(self._view(seat), asker, held, self._luck(seat))
            for other in range(self.seats):
                self.told[other].append(Showed(seat, asker, card if other in (seat, asker) else None))
            return

    def _tell(self, event: Event) -> None:
        for told in self.told:
            told.append(event)

    def _view(self, seat: int) -> View:
        return View(self.setup, seat, tuple(self.told[seat]), (), ())

    def _luck(self, seat: int) -> Luck:
        """Of one decision."""
        return SeededLuck(f"{self.envelope} {seat} {len(self.told[seat])} {self.hands[seat]}")
