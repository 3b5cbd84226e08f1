"""A novice and a detective of Cluedo 2008: the same steady play, from memory or from every forced fact."""

from manoir.bots.cluedo_2008.steady import Turn
from manoir.bots.mansion.believing import certainties, open_cards_said
from manoir.bots.mansion.remembering import open_cards, unanswered
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import ENVELOPE, Posterior, solve
from manoir.games.cluedo_2008.components import DECK
from manoir.games.cluedo_2008.events import Glimpsed, Peeked, ShowedNeighbour
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.mansion.deck import Cards
from manoir.games.mansion.events import Showed


class FromMemory(Turn):
    def __init__(self, view: View, luck: Luck) -> None:
        super().__init__(view, luck)
        self.shown = [0] * view.setup.seats
        for event in view.told:
            match event:
                case Showed(seat=seat, card=int(card)) | ShowedNeighbour(seat=seat, card=int(card)):
                    self.shown[seat] |= 1 << card
                case Peeked(shower=seat, card=int(card)) | Glimpsed(owner=seat, card=int(card)):
                    self.shown[seat] |= 1 << card
        self.shown = [shown | face for shown, face in zip(self.shown, self.seen.faces, strict=True)]
        hand = self.shown[view.seat] = self.seen.hand or 0
        pool = self.seen.pool_cards
        seen = sum(self.shown) | (pool or 0)
        # What nobody showed may lie in the Pool, until one has looked.
        sealed = unanswered(view) & ~hand & ~(pool or 0) if pool is not None or not self.seen.pool else 0
        self.open = open_cards(DECK, seen, sealed)
        self.solution = self.open if self.open.bit_count() == 3 else 0

    def may_hold(self, seat: int) -> Cards:
        elsewhere = sum(shown for other, shown in enumerate(self.shown) if other != seat)
        return DECK.everything & ~elsewhere

    def holds(self, seat: int) -> Cards:
        return self.shown[seat]


class FromFacts(Turn):
    def __init__(self, view: View, luck: Luck, known: Posterior) -> None:
        super().__init__(view, luck)
        self.known = known
        self.open = self.known.possible(ENVELOPE)
        self.solution = self.open if self.open.bit_count() == 3 else 0

    def may_hold(self, seat: int) -> Cards:
        return self.known.possible(seat)

    def holds(self, seat: int) -> Cards:
        return self.known.certain(seat)


class Novice:
    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        turn = FromMemory(view, luck)
        return Thought(turn.choose(), open_cards_said(turn.open, DECK))


class Detective:
    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else self.think(view, luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        turn = FromFacts(view, luck, solve(notebook(view)))
        return Thought(turn.choose(), certainties(turn.known, DECK, view.setup))
