"""What a seat of Huis Clos believes, followed event by event: as from its whole view, at a tenth of the cost."""

from functools import cache

from manoir.bots.following import Follower
from manoir.bots.huis_clos.believing import Beliefs
from manoir.core.events import Event
from manoir.core.retrace import DoesNotFit
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.components import ALL_CLUES, ALL_WEAPONS
from manoir.games.huis_clos.ledger import Ledger
from manoir.games.huis_clos.tracking import Saved, Tracking


def grow(ledger: Ledger, stocks: int, moves: int, plays: int, trades: int) -> None:
    """What a ledger works out once it has from then on, with what came after so many."""
    for stock in range(stocks, len(ledger.stores)):
        ledger.moves_beside.append([])
        ledger._stocks_of[ledger.stores[stock]].append(stock)
    for number in range(moves, len(ledger.moves)):
        move = ledger.moves[number]
        for stock in (move.source, move.source_after, move.target, move.target_after):
            ledger.moves_beside[stock].append(number)
    for play in ledger.plays[plays:]:
        ledger.play_of[play.move] = play
    for trade in ledger.trades[trades:]:
        ledger.trade_of[trade.gain] = ledger.trade_of[trade.loss] = trade
    ledger._beside.clear()


@cache
def _at_first(seats: int) -> Saved:
    return Tracking(Ledger(seats)).saved()


class Account(Tracking):
    """A tracking under one suspect that goes on as its ledger grows: what was concluded once stays true."""

    def __init__(self, ledger: Ledger, murderer: int) -> None:
        """`ledger` is still empty."""
        self.ledger = ledger
        self._waiting, self._placed = set(), []
        self.restore(_at_first(ledger.seats))
        self.murderer = murderer
        self._innocents = ~(1 << murderer)
        self._entered = [0] * 5

    def go_on(self) -> None:
        ledger, murderer = self.ledger, self.murderer
        if ledger.innocent >> murderer & 1 or ledger.guilty not in (None, murderer):
            raise DoesNotFit("that seat is Innocent")
        stocks = range(len(self.possible), len(ledger.stores))
        moves = range(len(self.movers), len(ledger.moves))
        self.possible += [ALL_CLUES] * len(stocks)
        self.certain += [0] * len(stocks)
        self.movers += [ALL_CLUES if (clue := ledger.moves[number].clue) is None else 1 << clue for number in moves]
        self._waiting.update(moves)
        plays, contents, holding, limited, unarmed = self._entered
        for play in ledger.plays[plays:]:
            if play.duel or play.seat == murderer:
                self.movers[play.move] &= ~play.own
        for stock in stocks:
            elsewhere = 0
            for other in ledger.beside(stock):
                elsewhere |= self.certain[other]
            self.narrow(stock, ~elsewhere)
        for stock, clues in ledger.contents[contents:]:
            self.narrow(stock, clues, clues)
        for stock, clues in ledger.holding[holding:]:
            self.narrow(stock, ALL_CLUES, clues)
        for stock in ledger.some:
            self.narrow(stock)
        for stock, seat in ledger.limited[limited:]:
            if seat != murderer:
                self._limit(stock)
        for stock, seat in ledger.unarmed[unarmed:]:
            if seat != murderer:
                self.narrow(stock, ~ALL_WEAPONS)
        kept = ledger.plays, ledger.contents, ledger.holding, ledger.limited, ledger.unarmed
        self._entered = [len(found) for found in kept]
        self.settle()


class HuisClosFollower(Follower):
    """The book is kept; conclusions are drawn when they are asked for."""

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.book = Book(View(setup, seat, (), (), ()))
        self.accounts = {murderer: Account(self.book.ledger, murderer) for murderer in range(setup.seats)}
        self._is_behind = False
        ledger = self.book.ledger
        # From now on they are kept up to date.
        _ = ledger.moves_beside, ledger._stocks_of, ledger.play_of, ledger.trade_of, ledger._beside

    def take_in(self, news: tuple[Event, ...]) -> None:
        ledger = self.book.ledger
        before = len(ledger.stores), len(ledger.moves), len(ledger.plays), len(ledger.trades)
        self.book.hear(news)
        grow(ledger, *before)
        self._is_behind = True

    def beliefs(self, view: View) -> Beliefs:
        """Of a view that tells what was heard."""
        if self._is_behind:
            self._is_behind = False
            for suspect, account in list(self.accounts.items()):
                try:
                    account.go_on()
                except DoesNotFit:
                    del self.accounts[suspect]
        return Beliefs(view, self.book, self.accounts)
