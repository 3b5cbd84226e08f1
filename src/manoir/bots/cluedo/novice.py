"""A novice of Cluedo: remembers the cards it was shown, and notices when nobody answers."""

from manoir.bots.mansion.believing import open_cards_said
from manoir.bots.mansion.remembering import open_cards, unanswered
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.games.cluedo.actions import ACCUSATIONS, STAY
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.picture import picture
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.deck import Card, Cards, each, together
from manoir.games.mansion.events import Showed
from manoir.games.mansion.rooms import room_card

ACCUSE = {together((action.suspect, action.weapon, action.room)): action for action in ACCUSATIONS}


def shown_to(view: View) -> Cards:
    return together(
        event.card
        for event in view.told
        if isinstance(event, Showed) and event.to == view.seat and event.card is not None
    )


class Novice:
    def choose(self, view: View, luck: Luck) -> Action:
        first = view.options[0]
        if isinstance(first, Show):
            return pick(view.options, luck)
        seen = picture(view)
        remaining = self._remaining(view, seen.hand or 0)
        if remaining.bit_count() == 3 and ACCUSE[remaining] in view.options:
            return ACCUSE[remaining]
        if isinstance(first, Go):
            rooms = [go for go in view.options if isinstance(go, Go) and BOARD.is_room(go.place)]
            wanted = [go for go in rooms if remaining >> room_card(DECK, BOARD, go.place) & 1]
            return pick(wanted or rooms or view.options, luck)
        if isinstance(first, Suggest):
            asked = (self._one(remaining & DECK.kinds[0], luck), self._one(remaining & DECK.kinds[1], luck))
            return next(
                option
                for option in view.options
                if isinstance(option, Suggest) and (option.suspect, option.weapon) == asked
            )
        if first is ROLL:
            return self._way(view, seen.pawns[seen.suspects[view.seat]], remaining)
        return END_TURN

    def think(self, view: View, luck: Luck) -> Thought:
        remaining = self._remaining(view, picture(view).hand or 0)
        return Thought(self.choose(view, luck), open_cards_said(remaining, DECK))

    def _remaining(self, view: View, hand: Cards) -> Cards:
        return open_cards(DECK, hand | shown_to(view), unanswered(view) & ~hand)

    def _way(self, view: View, here: int, remaining: Cards) -> Action:
        if PASSAGE in view.options and remaining >> room_card(DECK, BOARD, BOARD.passages[here]) & 1:
            return PASSAGE
        if STAY in view.options and remaining >> room_card(DECK, BOARD, here) & 1:
            return STAY
        return ROLL

    def _one(self, cards: Cards, luck: Luck) -> Card:
        return pick(list(each(cards)), luck)
