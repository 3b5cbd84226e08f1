"""What an inspector of Huis Clos goes by: the suspicions of a novice, less of whoever cannot have done it."""

from manoir.bots.huis_clos.believing import Odds, naive_odds, shares
from manoir.core.views import View
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.knowledge import accounts_of

DOUBT = 0.25
"""What is left of a suspicion that the clues have cleared: an inspector does not quite trust his own conclusions."""


def doubtful_odds(view: View) -> Odds:
    book = Book(view)
    possible = accounts_of(book.ledger)
    naive = naive_odds(view, book.picture)
    return shares({seat: chance if seat in possible else DOUBT * chance for seat, chance in naive.items()})
