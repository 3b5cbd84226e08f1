"""Programs of the contest of 2014, written anew from what was published about them: full logic, and no odds to bet on.

Both look at every suggestion and cross out, for each answer it may get, what that answer shows: one goes by the worst
answer, the other by the mean of all. So both like to name cards of their own, which tells the others little.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product

from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction import ENVELOPE, Posterior, solve
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.mansion.deck import Card, Cards, each, together
from manoir.games.mansion.events import Showed

SUGGESTIONS = tuple(together(cards) for cards in product(*map(tuple, map(each, DECK.kinds))))

Prospects = Sequence[tuple[float, int]]
"""Of each answer: how likely it is, and how many envelopes it leaves."""


def by_the_worst(prospects: Prospects) -> float:
    return max(left for _, left in prospects)


def by_the_mean(prospects: Prospects) -> float:
    return sum(chance * left for chance, left in prospects)


@cache
def envelopes(cards: Cards) -> int:
    """That can be made of these cards."""
    found = 1
    for kind in DECK.kinds:
        found *= (cards & kind).bit_count()
    return found


class Rival:
    """Asks what leaves the fewest envelopes, accuses when sure, shows again what was shown before."""

    def __init__(self, judge: Callable[[Prospects], float]) -> None:
        self.judge = judge

    def ask(self, view: View, luck: Luck) -> Cards:
        known = solve(notebook(view))
        worths = {cards: self.judge(tuple(prospects(known, view, cards))) for cards in SUGGESTIONS}
        least = min(worths.values())
        return pick([cards for cards, worth in worths.items() if worth == least], luck)

    def accuse(self, view: View, luck: Luck) -> Cards | None:
        open_ = solve(notebook(view)).possible(ENVELOPE)
        return open_ if envelopes(open_) == 1 else None

    def show(self, view: View, asker: int, held: Cards, luck: Luck) -> Card:
        return pick(tuple(each(held & shown_to(view, asker) or held)), luck)


def shown_to(view: View, asker: int) -> Cards:
    """Cards of one's own that somebody has seen."""
    return together(
        event.card
        for event in view.told
        if isinstance(event, Showed) and (event.seat, event.to) == (view.seat, asker) and event.card is not None
    )


def prospects(known: Posterior, view: View, cards: Cards) -> Iterator[tuple[float, int]]:
    """Every answer that a suggestion may get, players taken one by one as if they held their cards independently."""
    seats = view.setup.seats
    open_ = known.possible(ENVELOPE)
    asked = 1.0
    for seat in ((view.seat + distance) % seats for distance in range(1, seats)):
        silent = 1.0
        for card in each(cards & known.possible(seat)):
            chance = known.probability(card, seat)
            yield asked * silent * chance, envelopes(open_ & ~(1 << card))
            silent *= 1 - chance
        if cards & known.certain(seat):
            return
        asked *= silent
    sealed = cards & open_
    for kind in DECK.kinds:
        if sealed & kind:
            open_ &= ~kind | sealed
    yield asked, envelopes(open_)
