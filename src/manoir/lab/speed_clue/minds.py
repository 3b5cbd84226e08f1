"""The masters' mind at a table without a board: what it believes, asks, bets and shows is the masters' own."""

from functools import partial
from heapq import nlargest

from manoir.bots.mansion.asking import Inquiry
from manoir.bots.mansion.effort import effort_within
from manoir.bots.mansion.racing import Pace, bet
from manoir.bots.mansion.reading import believe, read
from manoir.bots.mansion.remembering import asked_by
from manoir.bots.mansion.showing import quietness
from manoir.bots.mansion.sights import sights
from manoir.bots.thought import best_of
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import Answering, Posterior, Question
from manoir.games.cluedo.actions import SHOWS
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.mansion.actions import Show
from manoir.games.mansion.deck import Card, Cards, each
from manoir.games.mansion.events import AccusedWrongly

HIT = 20.0
"""What it is worth to name the envelope itself, in bits: without a board one accuses in the same turn."""
WITHOUT_A_BOARD = Pace(turns=1.0, gain=2.2)
"""One asks again in the next turn, and about anything."""
BLUFFERS = {0.05: 16, 0.3: 4, 1.0: 1, 3.0: 1}
"""Programs of the contest name cards of their own more readily than people at a table: expected of them at first."""
COMPARED = 40
"""Of the likeliest envelopes, so many are compared as suggestions."""


class Master:
    def __init__(self, seconds: float = 1.0, hit: float = HIT, compared: int = COMPARED) -> None:
        self.effort = effort_within(seconds)
        self.hit = hit
        self.compared = compared

    def ask(self, view: View, luck: Luck) -> Cards:
        known = self._believed(view)
        inquiry = Inquiry(DECK, BOARD, known, _question(view), asked_by(view), luck, self.effort, hit=self.hit)
        likeliest = nlargest(self.compared, known.envelopes().items(), key=lambda item: (item[1], item[0]))
        weights = inquiry.weighed([cards for cards, _ in likeliest], dict.fromkeys(known.envelopes(), 0.0))
        return max(weights, key=lambda cards: (weights[cards], cards)) if weights else likeliest[0][0]

    def accuse(self, view: View, luck: Luck) -> Cards | None:
        known = self._believed(view)
        out = {event.seat for event in view.told if isinstance(event, AccusedWrongly)}
        seen = sights(view)
        rivals = {seat: seen[seat] for seat in _question(view).witnesses if seat not in out}
        found = bet(known, rivals, luck, self.effort, WITHOUT_A_BOARD)
        return found.envelope if found.chance >= found.waiting else None

    def show(self, view: View, asker: int, held: Cards, luck: Luck) -> Card:
        shows = [SHOWS[card] for card in each(held)]
        chosen = best_of(quietness(shows, self._believed(view), view.seat, asker, self.effort), luck).action
        assert isinstance(chosen, Show)
        return chosen.card

    def _believed(self, view: View) -> Posterior:
        return believe(notebook(view), view, self.effort.belief, partial(read, habits=BLUFFERS))


def _question(view: View) -> Question:
    seats = view.setup.seats
    return Question(tuple((view.seat + distance) % seats for distance in range(1, seats)), Answering.FIRST)
