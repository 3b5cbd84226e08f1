"""What a grandmaster of a Cluedo sees of each of its options: what a master makes of it, and what it may bring."""

from abc import abstractmethod
from typing import Any, ClassVar

from manoir.bots.mansion.grandmaster_bluffs import Bluffing
from manoir.bots.mansion.grandmaster_rows import BITS, HELP, LESS, MANY, ODDS, OPTIONS
from manoir.bots.mansion.grandmaster_situation import SITUATION
from manoir.bots.mansion.study import Study
from manoir.bots.option_rows import Rows, ranked, reached
from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.core.views import View
from manoir.games.mansion.actions import Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card
from manoir.games.mansion.rooms import room_card

FAR = 15
QUESTION = (
    *(len(BITS), len(ODDS), len(ODDS), len(ODDS), len(ODDS), 1, 1, 1, len(ODDS)),
    *(1, 1, len(HELP), len(HELP), 1, 1),
)
PLACE = (1, len(BITS), len(BITS), len(ODDS), 1, FAR, FAR, 1, MANY)
SHOW = (len(ODDS), 1, MANY, 1, 1, 1, 6, 8)


class Sight(Bluffing):
    """A master who looks at its options more closely."""

    own_situation: ClassVar[tuple[int, ...]] = ()
    """How high the numbers get that this game adds to the situation,"""
    own_option: ClassVar[tuple[int, ...]] = ()
    """and to each option."""

    @abstractmethod
    def __init__(self, view: View, seen: Any, study: Study) -> None:
        """With the picture of its game, and what was worked out of its beliefs."""

    @classmethod
    def levels(cls) -> tuple[int, ...]:
        """How high each number of a row gets."""
        verbs = (1,) * len(cls.verbs)
        before = *SITUATION, *cls.own_situation, *verbs
        return *before, *verbs, len(LESS), len(BITS), *QUESTION, *PLACE, *SHOW, *cls.own_option

    @classmethod
    def judged(cls) -> int:
        """Where a row says how much less a master likes the option than the best."""
        return len(SITUATION) + len(cls.own_situation) + 2 * len(cls.verbs)

    @abstractmethod
    def weigh(self) -> Weights:
        """By a master's judgement, in bits."""

    @abstractmethod
    def steps(self, place: Place, room: Place) -> int:
        """From a place into a room."""

    @abstractmethod
    def end_of(self, option: Action) -> Place | None:
        """Where an option leads to for certain."""

    def named(self, option: Action) -> tuple[Card, Card, Place] | None:
        """By a suggestion."""
        return (option.suspect, option.weapon, self.here) if isinstance(option, Suggest) else None

    def own_around(self) -> list[int]:
        return []

    def own_details(self, option: Action) -> list[int]:
        return []

    def rows(self) -> Rows:
        """An option that stands alone is not looked at."""
        weights = self.weigh()
        if len(weights) == 1:
            return list(weights), []
        return ranked(
            weights,
            lambda best: [*self.around(), *self.own_around(), *self.verb(best)],
            lambda option, less: [*self.verb(option), reached(less, LESS), *self._details(option, weights[option])],
            OPTIONS,
        )

    def _details(self, option: Action, worth: float) -> list[int]:
        question, place, show = [0] * len(QUESTION), [0] * len(PLACE), [0] * len(SHOW)
        named, end = self.named(option), self.end_of(option)
        if named is not None:
            question = self._question(*named)
        elif isinstance(option, Show):
            show = self._show(option.card, worth)
        elif end is not None:
            place = self._place(end)
        return [reached(worth, BITS), *question, *place, *show, *self.own_details(option)]

    def _question(self, suspect: Card, weapon: Card, room: Place) -> list[int]:
        card, hand = room_card(self.deck, self.board, room), self.hand
        cards = 1 << suspect | 1 << weapon | 1 << card
        told = self.study.scored(cards, self.inquiry.question)
        helped = self.aid(suspect, room)
        own_pawn = self.table.suspects[self.view.seat]
        return [
            reached(told.information, BITS),
            reached(self.known.joint(cards) / self.known.total, ODDS),
            *(reached(self.sealed(one), ODDS) for one in (suspect, weapon, card)),
            *(hand >> one & 1 for one in (suspect, weapon, card)),
            reached(told.unanswered, ODDS),
            suspect in self.rival_pawns,
            suspect == own_pawn,
            reached(helped, HELP),
            reached(-helped, HELP),
            cards in self.inquiry.asked,
            cards == self.study.likeliest,
        ]

    def _place(self, place: Place) -> list[int]:
        is_room = self.board.is_room(place)
        card = room_card(self.deck, self.board, place) if is_room else None
        has_card = card is not None and card < len(self.deck)
        near = [min(FAR, self.steps(place, room)) if place != room else 0 for room in self.best_rooms]
        return [
            is_room,
            reached(self.worths.get(place, 0.0), BITS),
            reached(self.onward(place), BITS),
            reached(self.sealed(card), ODDS) if card is not None and has_card else 0,
            self.hand >> card & 1 if card is not None and has_card else 0,
            *[*near, FAR, FAR][:2],
            place in self.board.passages,
            sum(self.table.pawns[pawn] == place for pawn in self.rival_pawns),
        ]

    def _show(self, card: Card, known: float) -> list[int]:
        asker = self.table.player
        seen = self.shown.get(asker, 0)
        return [
            reached(known, ODDS),
            seen >> card & 1,
            sum(cards >> card & 1 for seat, cards in self.shown.items() if seat != asker),
            *(kind >> card & 1 for kind in self.deck.kinds),
            min(6, seen.bit_count()),
            min(8, len(self.feared.get(asker, ()))),
        ]
