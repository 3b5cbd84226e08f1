"""What a seat can know of the hidden cards, and games that it cannot tell from the true one."""

from collections.abc import Callable

from manoir.core.chance import Luck, pick
from manoir.core.events import Log
from manoir.core.retrace import DoesNotFit
from manoir.core.seats import EVERYBODY
from manoir.core.views import View
from manoir.games.hantise.actions import pile_of
from manoir.games.hantise.cards import FULL_DECK, ONE, Cards, bag
from manoir.games.hantise.components import DEALT_MONSTERS, DEALT_PLACES, SOULS, Card
from manoir.games.hantise.events import DREW, DREW_UNSEEN, Changed, Dealt, Drew, Played, Reshuffled
from manoir.games.hantise.following import follow
from manoir.games.hantise.hidden import Holding, Shuffle
from manoir.games.hantise.state import HantiseState

TRIES = 1000

Choice = Callable[[list[Shuffle]], Shuffle]


def imagine(view: View, luck: Luck) -> HantiseState:
    """A player's first try fits; a spectator, who knows neither hand, may have to guess again whose copy it was."""
    for attempt in range(TRIES):
        try:
            return Study(view, _oldest if attempt == 0 else lambda sources: pick(sources, luck)).imagine(luck)
        except DoesNotFit:
            continue
    raise DoesNotFit(f"no game fits what was told, after {TRIES} tries")


def _oldest(sources: list[Shuffle]) -> Shuffle:
    """Copies are alike: let those go first that came first."""
    return sources[0]


class Study:
    """What one view says, worked out once, to imagine many games from it."""

    def __init__(self, view: View, choose: Choice = _oldest) -> None:
        self.view = view
        self._follower = follow(view)
        self._shuffles = _shuffles(view, choose)

    @property
    def unseen(self) -> Cards:
        """What may be in a hidden hand as well as in the draw pile."""
        return self._shuffles[-1].unseen

    @property
    def surely_held(self) -> Cards:
        """What was in hidden hands when the discard pile was last shuffled, and has not left them since."""
        return sum(shuffle.unseen for shuffle in self._shuffles[:-1])

    @property
    def table(self) -> HantiseState:
        """The true one as far as the seat can know."""
        return self._follower.table.clone()

    def holding(self, seat: int) -> Holding:
        """How many of the unseen cards are in a hidden hand, and how they came there."""
        return self._shuffles[-1].holdings[seat]

    def imagine(self, luck: Luck) -> HantiseState:
        """A state that the view cannot tell from the true one; every history that fits is as likely."""
        view = self.view
        hands, dealt = [0] * len(SOULS), [0] * len(SOULS)
        if (own := self._follower.hand) is not None:
            hands[view.seat] = own
        drawn: dict[int, Card] = {}
        rest: list[Card] = []
        for number, shuffle in enumerate(self._shuffles):
            assert not rest, "all cards of a shuffle are drawn before the next"
            spread, rest = shuffle.spread(luck)
            for seat, (places, monsters) in spread.items():
                hands[seat] += bag(places) + bag(monsters)
                shuffle.holdings[seat].retrace(places, monsters, luck, drawn)
                if number == 0:
                    dealt[seat] = bag(places) + bag(monsters)
        table = self.table
        table.hands, table.pile, table.log = hands, pile_of(bag(rest)), _log(view, dealt, drawn)
        return table


def _shuffles(view: View, choose: Choice) -> list[Shuffle]:
    hidden = [seat for seat in range(len(SOULS)) if seat != view.seat]
    shuffles = [Shuffle(FULL_DECK, hidden)]
    for moment, event in enumerate(view.told):
        if isinstance(event, Drew):
            if event.card is None:
                shuffles[-1].holdings[event.seat].draw(moment)
            else:
                shuffles[-1].unseen -= ONE[event.card]
        elif isinstance(event, Played | Changed):
            if event.seat != view.seat:
                sources = [shuffle for shuffle in shuffles if shuffle.may_have_given(event.seat, event.card)]
                if not sources:
                    raise DoesNotFit("a card was played that no hidden hand can have held")
                choose(sources).give(event.seat, event.card)
        elif isinstance(event, Reshuffled):
            shuffles.append(Shuffle(event.cards, hidden))
        elif isinstance(event, Dealt):
            if event.hand is None:
                shuffles[-1].holdings[event.seat].begin_with(DEALT_PLACES, DEALT_MONSTERS)
            else:
                shuffles[-1].unseen -= event.hand
    return shuffles


def _log(view: View, dealt: list[Cards], drawn: dict[int, Card]) -> Log:
    """What the seat was told, and what the others were told instead."""
    log: Log = None
    for moment, event in enumerate(view.told):
        if isinstance(event, Drew):
            seat = event.seat
            log = (log, 1 << seat, DREW[seat][drawn[moment]] if event.card is None else event, DREW_UNSEEN[seat])
        elif isinstance(event, Dealt):
            seat = event.seat
            hand = dealt[seat] if event.hand is None else event.hand
            log = (log, 1 << seat, Dealt(seat, hand), Dealt(seat, None))
        else:
            log = (log, EVERYBODY, event, None)
    return log
