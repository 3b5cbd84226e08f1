"""A suggestion: the pawn and the weapon come, its owner may draw, the others answer; Violet may suggest again."""

from functools import cache
from typing import Any, ClassVar

from manoir.core.actions import Action
from manoir.core.seats import only
from manoir.core.steps import Step
from manoir.games.cluedo_2008.actions import (
    CANNOT,
    DECLINE,
    DRAW,
    PLAYS,
    SHOWS,
    SUGGESTIONS,
    CannotShow,
    Decline,
    Draw,
    PlayButler,
    shows,
)
from manoir.games.cluedo_2008.components import BOARD, DECK, SILENCE, VIOLET, number_of
from manoir.games.cluedo_2008.events import (
    Accepted,
    Asked,
    Declined,
    NobodyShowed,
    Offered,
    PlayedButler,
    UsedPower,
)
from manoir.games.cluedo_2008.state import GONE, Cluedo2008State
from manoir.games.cluedo_2008.steps.drawing import Drawing
from manoir.games.cluedo_2008.steps.ending import ENDING
from manoir.games.cluedo_2008.steps.reacting import react_to_answer
from manoir.games.cluedo_2008.steps.turns import Decision
from manoir.games.mansion.actions import (
    Show,
    Suggest,
)
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, each
from manoir.games.mansion.events import (
    HadNone,
    Showed,
    Suggested,
)
from manoir.games.mansion.rooms import room_card


def suggest(table: Cluedo2008State, suspect: Card, weapon: Card, room: Place) -> Step[Any]:
    card = room_card(DECK, BOARD, room)
    named = 1 << suspect | 1 << weapon | 1 << card
    table.tell(Suggested(table.player, suspect, weapon, card))
    table.weapons[weapon - DECK.first_weapon] = room
    origin = table.pawns[suspect]
    if origin in (GONE, room):
        return question(table, named, table.player)
    table.bring(suspect, room)
    owner = table.owners[suspect]
    if owner >= 0 and table.active >> owner & 1:
        table.called |= 1 << suspect
        if owner != table.player and (BOARD.is_room(origin) or table.corridor_draw):
            table.tell(Offered(owner))
            return Offering(owner, named)
    return question(table, named, table.player)


class Offering(Decision, frozen=True):
    """Whoever was called from another room may draw an Intrigue card, before the answers."""

    moment: ClassVar[str] = "offer"

    called: int
    named: Cards

    def actor(self, table: Cluedo2008State) -> int:
        return self.called

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return OFFER

    def usual(self, table: Cluedo2008State) -> Action:
        return DECLINE

    def take(self, table: Cluedo2008State, action: Draw | Decline) -> Step[Any]:
        if isinstance(action, Draw):
            table.tell(Accepted(self.called))
            return DrawingWhenCalled(self.called, "called", self.named)
        table.tell(Declined(self.called))
        return question(table, self.named, table.player)


OFFER: tuple[Action, ...] = (DRAW, DECLINE)


class DrawingWhenCalled(Drawing, frozen=True):
    """The suggestion goes on even if the draw has killed."""

    named: Cards

    def afterwards(self, table: Cluedo2008State) -> Step[Any]:
        return question(table, self.named, table.player)


def question(table: Cluedo2008State, named: Cards, after: int) -> Step[Any]:
    """Ask on to the left of `after`. Whoever can do nothing but say no, as all can see once he has said it, says so.

    A player with Butler cards might keep silent, so he is asked even if he has nothing to show (V8-35).
    """
    seats, suggester = table.seats, table.player
    seat = (after + 1) % seats
    while seat != suggester:
        if not table.dead >> seat & 1:
            if table.hands[seat] & named or (table.active >> seat & 1 and table.butlers[seat]):
                table.tell(Asked(seat))
                return Answering(seat, named)
            table.tell(HadNone(seat))
        seat = (seat + 1) % seats
    table.tell(NobodyShowed(suggester))
    return suggested(table)


class Answering(Decision, frozen=True):
    """A player who holds named cards must show one, to the suggester alone, unless he plays SILENCE."""

    moment: ClassVar[str] = "answer"

    asked: int
    named: Cards

    def actor(self, table: Cluedo2008State) -> int:
        return self.asked

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        asked = self.asked
        silence = table.active >> asked & 1 and number_of(SILENCE, table.butlers[asked])
        return _answers(table.hands[asked] & self.named, bool(silence))

    def usual(self, table: Cluedo2008State) -> Action:
        return next((SHOWS[card] for card in each(table.hands[self.asked] & self.named)), CANNOT)

    def take(self, table: Cluedo2008State, action: Show | PlayButler | CannotShow) -> Step[Any]:
        asked, suggester = self.asked, table.player
        if isinstance(action, Show):
            table.tell(Showed(asked, suggester, action.card), only(asked, suggester), Showed(asked, suggester, None))
            return react_to_answer(table, asked, action.card, suggested(table))
        if isinstance(action, PlayButler):
            # Nobody else is asked (R8-29).
            table.spend(asked, SILENCE)
            table.tell(PlayedButler(asked, SILENCE))
            return suggested(table)
        table.tell(HadNone(asked))
        return question(table, self.named, asked)


@cache
def _answers(matching: Cards, silence: bool) -> tuple[Action, ...]:
    answers: tuple[Action, ...] = shows(matching) or (CANNOT,)
    return (*answers, PLAYS[SILENCE]) if silence else answers


def suggested(table: Cluedo2008State) -> Step[Any]:
    """What follows a suggestion that is fully answered."""
    return SUGGESTING_AGAIN if table.has_power(VIOLET) else ENDING


class SuggestingAgain(Decision, frozen=True):
    """Violet's Power: a second suggestion in the same room."""

    moment: ClassVar[str] = "second"

    def actor(self, table: Cluedo2008State) -> int:
        return table.player

    def options(self, table: Cluedo2008State) -> tuple[Action, ...]:
        return SECOND

    def usual(self, table: Cluedo2008State) -> Action:
        return DECLINE

    def take(self, table: Cluedo2008State, action: Suggest | Decline) -> Step[Any]:
        if isinstance(action, Decline):
            return ENDING
        use_power(table)
        return suggest(table, action.suspect, action.weapon, table.place)


SECOND: tuple[Action, ...] = (*SUGGESTIONS, DECLINE)
SUGGESTING_AGAIN = SuggestingAgain()


def use_power(table: Cluedo2008State) -> None:
    """The turn player's Character card is turned over."""
    table.powers &= ~(1 << table.guest)
    table.tell(UsedPower(table.player))
