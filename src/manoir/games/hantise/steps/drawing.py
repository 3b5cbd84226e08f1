"""Drawing cards, and what happens when the draw pile runs out."""

from manoir.core.actions import Action
from manoir.core.seats import CHANCE
from manoir.core.steps import Step
from manoir.games.hantise.actions import Draw, pile_of
from manoir.games.hantise.cards import ONE, bag
from manoir.games.hantise.events import DREW, DREW_UNSEEN, CouldNotDraw, MaraboutEntered, Reshuffled
from manoir.games.hantise.state import IN_PLAY, UNDER_THE_PILE, HantiseState
from manoir.games.hantise.steps.phase import Phase


class Drawing(Phase, frozen=True):
    """`left` cards, this one included."""

    moment = "draw"

    seat: int
    left: int
    then: Phase

    def actor(self, table: HantiseState) -> int:
        return CHANCE

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return table.pile

    def take(self, table: HantiseState, action: Draw) -> Step[HantiseState]:
        seat, card, pile = self.seat, action.card, table.pile
        at = pile.index(action)
        table.pile = rest = pile[:at] + pile[at + 1 :]
        table.hands[seat] += ONE[card]
        table.tell(DREW[seat][card], 1 << seat, DREW_UNSEEN[seat])
        if not rest:
            run_out(table)
        if self.left == 1:
            return self.then.begin(table)
        return draw(table, seat, self.left - 1, self.then)


def draw(table: HantiseState, seat: int, cards: int, then: Phase) -> Step[HantiseState]:
    """Let a seat draw as many of these cards as there are, and go on."""
    if cards <= 0:
        return then.begin(table)
    if not table.pile:
        reshuffle(table)
        if not table.pile:
            table.tell(CouldNotDraw(seat))
            return then.begin(table)
    return Drawing(seat, cards, then)


def run_out(table: HantiseState) -> None:
    """The last card is taken: the Marabout comes, once in a game, and the discard pile becomes the draw pile."""
    if table.marabout == UNDER_THE_PILE:
        table.marabout = IN_PLAY
        table.tell(MaraboutEntered())
    reshuffle(table)


def reshuffle(table: HantiseState) -> None:
    """With nothing discarded the draw pile stays empty until the next draw (HA-113)."""
    if table.discard:
        cards = bag(table.discard)
        table.tell(Reshuffled(cards))
        table.pile, table.discard = pile_of(cards), ()
