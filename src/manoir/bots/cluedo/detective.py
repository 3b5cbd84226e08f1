"""A detective of Cluedo: every forced fact, and no odds."""

from manoir.bots.cluedo.novice import ACCUSE
from manoir.bots.mansion.believing import certainties
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import Posterior, solve
from manoir.games.cluedo.actions import STAY
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import picture
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card
from manoir.games.mansion.rooms import room_card


class Detective:
    """Marks what is certain, asks about what is open, goes to rooms it knows nothing of, accuses when sure."""

    def choose(self, view: View, luck: Luck) -> Action:
        first = view.options[0]
        if isinstance(first, Show):
            return pick(view.options, luck)
        known = solve(notebook(view))
        if accusation := self._accusation(view, known):
            return accusation
        if isinstance(first, Go):
            return self._end(view, known, luck)
        if isinstance(first, Suggest):
            return self._suggestion(view, known, luck)
        if first is ROLL:
            return self._way(view, known)
        return END_TURN

    def think(self, view: View, luck: Luck) -> Thought:
        return Thought(self.choose(view, luck), certainties(solve(notebook(view)), DECK, view.setup))

    def _accusation(self, view: View, known: Posterior) -> Action | None:
        accusation = ACCUSE.get(known.certain(ENVELOPE))
        return accusation if accusation in view.options else None

    def _way(self, view: View, known: Posterior) -> Action:
        """Stay where the room is still open; else by the passage, if its other end is; else by the dice."""
        seen = picture(view)
        here = seen.pawns[seen.suspects[view.seat]]
        if STAY in view.options and self._is_open(known, self._card(here)):
            return STAY
        if PASSAGE in view.options and self._is_open(known, self._card(BOARD.passages[here])):
            return PASSAGE
        return ROLL

    def _end(self, view: View, known: Posterior, luck: Luck) -> Action:
        rooms = [action for action in view.options if isinstance(action, Go) and BOARD.is_room(action.place)]
        wanted = [action for action in rooms if self._is_open(known, self._card(action.place))]
        return pick(wanted or rooms or view.options, luck)

    def _suggestion(self, view: View, known: Posterior, luck: Luck) -> Action:
        suggestions = [action for action in view.options if isinstance(action, Suggest)]
        for wanted in (True, False):
            best = [
                action
                for action in suggestions
                if self._is_open(known, action.suspect) and (self._is_open(known, action.weapon) or not wanted)
            ]
            if best:
                return pick(best, luck)
        return pick(suggestions, luck)

    def _card(self, room: Place) -> Card:
        return room_card(DECK, BOARD, room)

    def _is_open(self, known: Posterior, card: int) -> bool:
        """Whether the card may still be in the envelope."""
        return known.count(card, ENVELOPE) > 0
