"""A novice and a detective of Cluedo 2008: the same steady play, from memory or from every forced fact.

An inspector is a detective who has noted less."""

from manoir.bots.cluedo_2008.steady import Turn
from manoir.bots.mansion.beliefs import certainties, open_cards_of
from manoir.bots.mansion.clues import Clues, Deducing, all_conclusions, clues_from_memory
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.cluedo_2008.components import DECK
from manoir.games.cluedo_2008.events import Glimpsed, NobodyShowed, Peeked, ShowedNeighbour
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.mansion.events import Showed, Suggested


def remembered(view: View, seen: Picture) -> Clues:
    """Hands as far as they were shown; what nobody showed may lie in the Pool, until one has looked."""
    shown = list(seen.faces)
    denied = named = 0
    for event in view.told:
        match event:
            case Showed(seat=seat, card=int(card)) | ShowedNeighbour(seat=seat, card=int(card)):
                shown[seat] |= 1 << card
            case Peeked(shower=seat, card=int(card)) | Glimpsed(owner=seat, card=int(card)):
                shown[seat] |= 1 << card
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                named = 1 << suspect | 1 << weapon | 1 << room
            case NobodyShowed(seat=seat) if seat == view.seat:
                denied |= named
    shown[view.seat] = hand = seen.hand or 0
    lying = seen.pool_cards if seen.pool else 0
    return clues_from_memory(DECK, view, shown, denied & ~hand, lying)


class Novice:
    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        seen = picture(view)
        turn = Turn(view, seen, luck, remembered(view, seen))
        return Thought(turn.choose(), open_cards_of(turn.clues.open, DECK))


class Detective:
    def __init__(self, deduce: Deducing = all_conclusions) -> None:
        self.deduce = deduce

    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        known, clues = self.deduce(notebook(view), view)
        return Thought(Turn(view, picture(view), luck, clues).choose(), certainties(known, DECK))
