"""The luck and the choices of bots in a game of the arena, for results that luck is taken out of."""

from manoir.bots.mansion.reading import BOTS_HABITS, read
from manoir.core.match import Match
from manoir.core.views import View
from manoir.deduction.errors import TooWide
from manoir.deduction.posterior import Posterior, solve
from manoir.table.past.luck import Ledger, reckon


def ledgers(match: Match) -> list[Ledger]:
    """By seat. Bots read each other, so that facts alone would call luck what a master knows (see `docs/bots.md`)."""
    return reckon(match, _reading).seats


def _reading(known: Posterior, view: View) -> Posterior:
    try:
        return solve(read(known, view, BOTS_HABITS))
    except TooWide:
        return known
