"""What an inspector of Huis Clos goes by: whoever cannot have done it is cleared, the rest suspected as by a novice."""

from manoir.bots.huis_clos.believing import Odds, naive_odds, shares
from manoir.core.views import View
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.knowledge import accounts_of


def cleared_odds(view: View) -> Odds:
    """The Murderer clears everybody but himself, and is left with what a novice thinks."""
    book = Book(view)
    naive, possible = naive_odds(view, book.picture), accounts_of(book.ledger)
    return shares({seat: chance for seat, chance in naive.items() if seat in possible}) or naive
