"""What a player without odds goes by: who can hold which card, and so which questions can still tell him something."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

from manoir.bots.mansion.remembering import asked_by, open_cards
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction import ENVELOPE, Answering, Notebook, Posterior, Question, solve
from manoir.games.mansion.actions import Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, Deck, each


class Clues(Struct, frozen=True):
    """By seat, the cards that may be in its hand and those that surely are."""

    open: Cards
    """The cards that may be in the envelope."""
    possible: tuple[Cards, ...]
    certain: tuple[Cards, ...]
    asked: frozenset[Cards] = frozenset()
    """Questions not to be asked again, by one who cannot work out what they would tell."""


def clues_from_facts(known: Posterior, seats: int) -> Clues:
    """For whoever draws every conclusion that is forced."""
    possible = tuple(known.possible(seat) for seat in range(seats))
    certain = tuple(known.certain(seat) for seat in range(seats))
    return Clues(known.possible(ENVELOPE), possible, certain)


Deducing: TypeAlias = Callable[[Notebook, View], tuple[Posterior, Clues]]
"""How somebody gets from facts to what he knows."""


def all_conclusions(facts: Notebook, view: View) -> tuple[Posterior, Clues]:
    known = solve(facts)
    return known, clues_from_facts(known, view.setup.seats)


def clues_from_memory(deck: Deck, view: View, shown: Sequence[Cards], denied: Cards, lying: Cards | None = 0) -> Clues:
    """For whoever remembers the cards `shown` of each hand, his own in full, those that all others `denied` when he
    asked, and the ones `lying` apart from all hands; None if some do that he has not seen."""
    seen = sum(shown) | (lying or 0)
    sealed = denied & ~seen if lying is not None else 0
    possible = tuple(deck.everything & ~(seen & ~own) & ~(denied & ~own) for own in shown)
    return Clues(open_cards(deck, seen, sealed), possible, tuple(shown), asked_by(view))


class Questions:
    """Those that are still worth asking."""

    def __init__(self, deck: Deck, clues: Clues, question: Question) -> None:
        self.deck = deck
        self.clues = clues
        self.question = question
        self._worth: dict[Card, bool] = {}

    def tells(self, cards: Cards) -> bool:
        """Whether the answer is sure to tell something new: nobody can put one off with a card that is known."""
        return any(not self.clues.certain[seat] & cards for seat in self._doubtful(cards))

    def may_tell(self, cards: Cards) -> bool:
        """Whether the answer may tell something new."""
        return next(self._doubtful(cards), None) is not None

    def _doubtful(self, cards: Cards) -> Iterator[int]:
        """Those who are asked, and may hold one of the cards that may be in the envelope."""
        clues = self.clues
        if cards in clues.asked:
            return
        for seat in self.question.witnesses:
            if clues.possible[seat] & clues.open & cards:
                yield seat
            if clues.certain[seat] & cards and self.question.rule is Answering.FIRST:
                return

    def is_worth_asking_in(self, room: Card) -> bool:
        """Whether some question about open cards tells something there."""
        found = self._worth.get(room)
        if found is None:
            found = self._worth[room] = any(self.tells(pair | 1 << room) for pair in self._pairs)
        return found

    @cached_property
    def _pairs(self) -> list[Cards]:
        """A suspect and a weapon that may both be the ones."""
        suspects, weapons = (list(each(self.clues.open & kind)) for kind in self.deck.kinds[:2])
        return [1 << suspect | 1 << weapon for suspect in suspects for weapon in weapons]

    def rooms(self, rooms: Iterable[Place], card_of: Callable[[Place], Card]) -> set[Place]:
        """Where to ask: in rooms that may be the one while several may, else in any that serves."""
        worth = {room for room in rooms if self.is_worth_asking_in(card_of(room))}
        likely = {room for room in worth if self.clues.open >> card_of(room) & 1}
        return likely if (self.clues.open & self.deck.kinds[2]).bit_count() > 1 and likely else worth

    def ask(self, options: Iterable[Action], room: Card, luck: Luck) -> Suggest | None:
        """A suggestion about open cards that tells something, or at least may."""
        here = 1 << room
        found = {
            option: 1 << option.suspect | 1 << option.weapon | here
            for option in options
            if isinstance(option, Suggest) and self.clues.open >> option.suspect & self.clues.open >> option.weapon & 1
        }
        for is_good in (self.tells, self.may_tell):
            if best := [option for option, cards in found.items() if is_good(cards)]:
                return pick(best, luck)
        return None
