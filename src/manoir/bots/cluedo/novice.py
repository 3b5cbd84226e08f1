"""A novice of Cluedo: remembers the cards it was shown, and notices when nobody answers."""

from manoir.bots.cluedo.steady import Turn
from manoir.bots.mansion.beliefs import open_cards_of
from manoir.bots.mansion.clues import Clues, clues_from_memory
from manoir.bots.mansion.remembering import unanswered
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.picture import Picture, picture
from manoir.games.mansion.events import Showed


def remembered(view: View, seen: Picture) -> Clues:
    shown = [0] * view.setup.seats
    shown[view.seat] = seen.hand or 0
    for event in view.told:
        if isinstance(event, Showed) and event.to == view.seat and event.card is not None:
            shown[event.seat] |= 1 << event.card
    return clues_from_memory(DECK, view, shown, unanswered(view) & ~shown[view.seat])


class Novice:
    def choose(self, view: View, luck: Luck) -> Action:
        return self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        seen = picture(view)
        clues = remembered(view, seen)
        return Thought(Turn(view, seen, luck, clues).choose(), open_cards_of(clues.open, DECK))
