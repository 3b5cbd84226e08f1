"""How a seat of a Cluedo stands, in small numbers: what is open, how close the others are, where there is to ask."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from manoir.bots.mansion.asking import Inquiry
from manoir.bots.mansion.grandmaster_rows import BITS, DOUBT, MANY, ODDS
from manoir.bots.mansion.sights import Sights
from manoir.bots.mansion.study import Study
from manoir.bots.option_rows import reached
from manoir.core.actions import Action
from manoir.core.views import View
from manoir.deduction import ENVELOPE, Posterior
from manoir.games.mansion.actions import EndTurn, Go, Roll, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, Deck, each
from manoir.games.mansion.events import Showed, Suggested
from manoir.games.mansion.picture import MansionPicture

KINDS = 3
SITUATION = (
    *(MANY, MANY, 10, 10, len(DOUBT), len(ODDS), len(ODDS), len(ODDS)),
    *(9, len(ODDS), 4) * KINDS,
    *(8, 15, 6, 1, len(BITS), len(BITS), len(BITS), len(BITS)),
)


class Situation(ABC):
    """What is seen around a decision; the master of the game comes before this among the classes of who looks."""

    deck: ClassVar[Deck]
    verbs: ClassVar[tuple[type[Action], ...]]
    view: View
    known: Posterior
    here: Place
    inquiry: Inquiry
    rivals: list[int]
    rival_pawns: set[Card]
    study: Study
    table: MansionPicture

    @property
    @abstractmethod
    def worths(self) -> dict[Place, float]:
        """Of the rooms in which it may ask next."""

    @abstractmethod
    def onward(self, place: Place) -> float:
        """Of beginning the next turn there, with the dice."""

    @abstractmethod
    def sights(self) -> Sequence[Sights]:
        """What the others saw in private."""

    @cached_property
    def feared(self) -> dict[int, Sights]:
        """The rivals, with what each saw in private."""
        seen = self.sights()
        return {rival: seen[rival] for rival in self.rivals}

    def around(self) -> list[int]:
        """The numbers of `SITUATION`."""
        asked, hand = self._asked, self.hand
        sights = [len(seen) for seen in self.feared.values()]
        kinds: list[int] = []
        for kind in self.deck.kinds:
            sealed = [self.sealed(card) for card in each(kind & self.known.possible(ENVELOPE))]
            kinds += min(9, len(sealed)), reached(max(sealed), ODDS), min(4, (hand & kind).bit_count())
        return [
            self.view.setup.seats - 1,
            len(self.rivals),
            min(10, asked[self.view.seat]),
            min(10, max((asked[rival] for rival in self.rivals), default=0)),
            reached(self.study.doubt, DOUBT),
            reached(self.study.chance, ODDS),
            reached(self.study.waiting(self.feared), ODDS),
            reached(self.study.threat(self.feared), ODDS),
            *kinds,
            min(8, max(sights, default=0)),
            min(15, sum(sights)),
            min(6, len({card for cards in self.shown.values() for card in each(cards)})),
            self.table.player == self.view.seat,
            *(self._prospects() if self.hangs_on_rooms else (0,) * 4),
        ]

    @property
    def hangs_on_rooms(self) -> bool:
        """Whether it is of interest to the decision where there is to ask; finding out takes time."""
        return isinstance(self.view.options[0], Roll | Go | Suggest | EndTurn)

    def _prospects(self) -> list[int]:
        """Of the two best rooms, of here, and of going on from here."""
        worths = self.worths
        best = [worths[room] for room in self.best_rooms]
        found = [*[*best, 0.0, 0.0][:2], worths.get(self.here, 0.0), self.onward(self.here)]
        return [reached(worth, BITS) for worth in found]

    @cached_property
    def best_rooms(self) -> list[Place]:
        """The two that are worth most."""
        worths = self.worths
        return sorted(worths, key=lambda room: -worths[room])[:2]

    def sealed(self, card: Card) -> float:
        """How likely a card is in the envelope."""
        return self.known.probability(card, ENVELOPE)

    @property
    def hand(self) -> Cards:
        return self.table.hand or 0

    @cached_property
    def _asked(self) -> list[int]:
        """By seat, how many questions."""
        found = [0] * self.view.setup.seats
        for event in self.view.told:
            if isinstance(event, Suggested):
                found[event.seat] += 1
        return found

    @cached_property
    def shown(self) -> dict[int, Cards]:
        """By seat, the cards of one's own that it was shown."""
        found: dict[int, Cards] = {}
        for event in self.view.told:
            if isinstance(event, Showed) and event.seat == self.view.seat and event.card is not None:
                found[event.to] = found.get(event.to, 0) | 1 << event.card
        return found

    def verb(self, option: Action) -> list[int]:
        """One number for each kind of action."""
        return [int(isinstance(option, verb)) for verb in self.verbs]
