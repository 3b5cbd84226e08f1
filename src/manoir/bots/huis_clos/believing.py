"""What a player of Huis Clos believes of the others' roles, and of who holds which weapon."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from manoir.bots.huis_clos.hearing import Hearing
from manoir.core.events import Claimed
from manoir.core.views import View
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.components import (
    ALL_WEAPONS,
    CLUES_OF,
    Clue,
    Clues,
    Place,
    each,
)
from manoir.games.huis_clos.events import Took, TookBack, UrnOpened
from manoir.games.huis_clos.knowledge import accounts_of, weights_of
from manoir.games.huis_clos.ledger import FIRST_HAND, Ledger
from manoir.games.huis_clos.picture import Picture
from manoir.games.huis_clos.tracking import Tracking

Odds = Mapping[int, float]
"""By seat, of all who may be the Murderer: how likely they are."""

SEEN_ARMED = 2.0
"""A novice holds whoever took a weapon before its eyes, be it one or several, to be so many times likelier."""
KEEN_ON_WEAPONS = 2.0
"""How much likelier a Murderer is than others to hold a weapon of which no more is known."""
TOOK_WEAPON, LEFT_WEAPON = 1.5, 0.75
"""What it says of a seat that it took a weapon out of the Urn, or had the choice and took another clue."""
TOOK_OWN, LEFT_OWN = 1.6, 0.85
"""The same of the clues of its own Character."""
HARDLY = 0.02
"""Of a weapon that a suspect holds only if all that is likely is wrong."""


def shares(weights: Mapping[int, float]) -> dict[int, float]:
    whole = sum(weights.values())
    return {seat: weight / whole for seat, weight in weights.items()}


def weapons_taken(view: View) -> Counter[int]:
    """How many weapons each seat was seen to take."""
    return Counter(
        event.seat
        for event in view.told
        if isinstance(event, Took | TookBack) and event.clue is not None and ALL_WEAPONS >> event.clue & 1
    )


def naive_odds(view: View, seen: Picture) -> Odds:
    """All who may be the Murderer, those more who were seen to take weapons."""
    taken = weapons_taken(view)
    suspects = [seat for seat in each(seen.living) if seat != view.seat and seen.roles[seat] is not False]
    return shares({seat: SEEN_ARMED if taken[seat] else 1.0 for seat in suspects})


class Beliefs:
    """Every clue followed under every suspect; `odds` follow from that alone, `read()` adds what behaviour says."""

    def __init__(self, view: View, book: Book | None = None, accounts: Mapping[int, Tracking] | None = None) -> None:
        """With the book and the accounts of the view where somebody has kept them."""
        self.view = view
        self.book = book or Book(view)
        self.seen = self.book.picture
        self.accounts = accounts or accounts_of(self.book.ledger)
        self.odds = shares(weights_of(self.accounts))

    def read(self) -> Odds:
        """What was done with the Urn in the open, how likely a suspect held what killed, and what was said."""
        manners = self._manners()
        before = self._weighed(self.accounts, manners)
        if not any(isinstance(event, Claimed) for event in self.view.told):
            return before
        heard = Hearing(self.view, self.book, self.accounts, before)
        after = self._weighed(heard.accounts, manners)
        return shares({seat: chance * heard.factor(seat) for seat, chance in after.items()})

    def _weighed(self, accounts: Mapping[int, Tracking], manners: Mapping[int, float]) -> dict[int, float]:
        weights = weights_of(accounts)
        return shares({seat: weight * means(seat, accounts[seat]) * manners[seat] for seat, weight in weights.items()})

    def _manners(self) -> dict[int, float]:
        """What each has taken out of the Urn, and what it has left there."""
        factors = dict.fromkeys(range(self.seen.seats), 1.0)
        pool: Clues = 0
        for event in self.view.told:
            if isinstance(event, UrnOpened):
                pool = event.clues
            elif isinstance(event, TookBack):
                taken, seat = 1 << event.clue, event.seat
                own = CLUES_OF[self.seen.characters[seat]]
                for wanted, took, left in ((ALL_WEAPONS, TOOK_WEAPON, LEFT_WEAPON), (own, TOOK_OWN, LEFT_OWN)):
                    if pool & wanted:
                        factors[seat] *= took if taken & wanted else left
                pool &= ~taken
        return factors

    def holding(self, suspect: int, weapon: Clue) -> float:
        """How likely a suspect holds a weapon now, if he is the Murderer."""
        tracking = self.accounts[suspect]
        return share(tracking, weapon, tracking.ledger.hand(suspect), tracking.ledger.now)

    def held_by(self, seat: int, clue: Clue) -> float:
        """How likely a seat holds a clue, to one who knows the Murderer."""
        return share(self._account, clue, self._account.ledger.hand(seat), self._account.ledger.now)

    def lying(self, place: Place, clue: Clue) -> float:
        """How likely a clue lies in a Place, as far as that can be said without knowing the Murderer."""
        return share(self._account, clue, self._account.ledger.now[place], self._account.ledger.now)

    @property
    def _account(self) -> Tracking:
        """Of the first suspect: the only one, to the Murderer."""
        return next(iter(self.accounts.values()))


def means(suspect: int, tracking: Tracking) -> float:
    """How likely it is that this suspect had the weapons that killed."""
    ledger = tracking.ledger
    chance = 1.0
    for urn, killing in zip(ledger.urns, ledger.killings, strict=True):
        for play in urn:
            if play.seat == suspect and killing:
                stock, stocks = ledger.moves[play.move].source, stocks_before(ledger, play.move)
                held = sum(share(tracking, weapon, stock, stocks) for weapon in each(killing))
                chance *= max(HARDLY, held)
    return chance


def share(tracking: Tracking, clue: Clue, stock: int, stocks: Iterable[int]) -> float:
    """How likely one of these stocks holds a clue: by its room for it among all that may hold it."""
    if tracking.certain[stock] >> clue & 1:
        return 1.0
    if not tracking.possible[stock] >> clue & 1:
        return 0.0
    whole = sum(_room(tracking, other) for other in stocks if tracking.possible[other] >> clue & 1)
    return _room(tracking, stock) / whole


def spread(tracking: Tracking, clue: Clue, stocks: Sequence[int]) -> list[float]:
    """The same of all these stocks beside each other, which hold it between them."""
    found = []
    for stock in stocks:
        if tracking.certain[stock] >> clue & 1:
            return [float(other == stock) for other in stocks]
        found.append(_room(tracking, stock) if tracking.possible[stock] >> clue & 1 else 0.0)
    whole = sum(found)
    return [room / whole for room in found]


def _room(tracking: Tracking, stock: int) -> float:
    room = tracking.ledger.sizes[stock] - tracking.certain[stock].bit_count()
    return room * KEEN_ON_WEAPONS if tracking.ledger.stores[stock] >= FIRST_HAND else room


def stocks_before(ledger: Ledger, move: int) -> list[int]:
    """What every store held just before a move."""
    return [stock for stock, born in enumerate(ledger.born) if born <= move <= ledger.dead[stock]]
