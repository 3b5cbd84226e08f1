"""What a seat can know of the hidden clues and of the Murderer, and games that it cannot tell from the true one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.game import Deal
from manoir.core.retrace import ATTEMPTS, DoesNotFit, Supposition
from manoir.core.views import View
from manoir.games.huis_clos.actions import moved_by
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.components import CLUES, Clues, Places, Seats, spell_clues, spell_place
from manoir.games.huis_clos.events import Prepared
from manoir.games.huis_clos.ledger import FIRST_HAND, Ledger
from manoir.games.huis_clos.setup import LAYOUT, MURDERER, STARTER
from manoir.games.huis_clos.supposing import draw_deal, settle_moves
from manoir.games.huis_clos.tracking import Tracking

SLIP = 20
"""An Innocent kills only if he holds nothing harmless: held to be so many times rarer than the Murderer's doing."""


class Holders(Struct, frozen=True):
    """Where one clue can be."""

    places: Places
    seats: Seats
    urn: bool
    out: bool
    """Out of the game."""


def whereabouts(view: View) -> tuple[Holders, ...]:
    """For every clue, all the places and hands where it can be, given everything the seat was told.

    Every move of a clue is followed, seen or unseen, under each seat that can be the Murderer: what a hand or Place
    must hold, cannot hold, and has room for. What is left out is impossible.
    """
    ledger = Book(view).ledger
    found = [0] * len(ledger.now)
    for tracking in accounts_of(ledger).values():
        for store, stock in enumerate(ledger.now):
            found[store] |= tracking.possible[stock]
    return tuple(_holders(found, clue) for clue in range(len(CLUES)))


def suspicion(view: View) -> tuple[Fraction, ...]:
    """The odds that each seat is the Murderer.

    The model: before anything is known all are equally likely; whoever contradicts what the seat was told is cleared;
    and for each weapon that killed, a suspect who cannot have put it into the Urn is `SLIP` times less likely, since
    then an Innocent with nothing harmless in hand must have done it.
    """
    accounts = accounts_of(Book(view).ledger)
    weights = weights_of(accounts)
    whole = sum(weights.values())
    return tuple(Fraction(weights.get(seat, 0), whole) for seat in range(view.setup.seats))


def suppose(view: View, luck: Luck) -> Iterator[Supposition]:
    book = Book(view)
    accounts = accounts_of(book.ledger)
    weights = weights_of(accounts)
    blame = [0] * len(book.ledger.moves)
    for _ in range(ATTEMPTS):
        murderer = _drawn(weights, luck)
        tracking = accounts[murderer].copy()
        try:
            settle_moves(tracking, luck, blame)
            yield Supposition(_spelt(view, murderer, draw_deal(tracking, luck)), _moves(book.move_of, tracking))
        except DoesNotFit:
            pass
        # Some suspects are as good as cleared although no single move clears them.
        weights = {seat: weight if seat == murderer else 2 * weight for seat, weight in weights.items()}


def _moves(move_of: Sequence[int], tracking: Tracking) -> Callable[[int, Action], bool]:
    """Of the clues that moved unseen, allow those that tracking has settled on."""
    return lambda at, action: at < len(move_of) and tracking.allows(move_of[at], moved_by(action))


def accounts_of(ledger: Ledger) -> dict[int, Tracking]:
    """What follows if a seat is the Murderer, for every seat that can be."""
    common = Tracking(ledger)
    accounts = {}
    for seat in range(ledger.seats):
        try:
            accounts[seat] = common.given(seat)
        except DoesNotFit:
            continue
    return accounts


def weights_of(accounts: Mapping[int, Tracking]) -> dict[int, int]:
    slips = {seat: _slips(seat, tracking) for seat, tracking in accounts.items()}
    most = max(slips.values())
    return {seat: SLIP ** (most - count) for seat, count in slips.items()}


def _slips(suspect: int, tracking: Tracking) -> int:
    """How many of the weapons that killed must have been played by Innocents."""
    ledger = tracking.ledger
    count = 0
    for urn, killing in zip(ledger.urns, ledger.killings, strict=True):
        could = any(tracking.movers[play.move] & killing for play in urn if play.seat == suspect)
        count += killing.bit_count() - could
    return count


def _drawn(weights: Mapping[int, int], luck: Luck) -> int:
    rest = luck.below(sum(weights.values()))
    for seat, weight in weights.items():
        if rest < weight:
            return seat
        rest -= weight
    raise AssertionError("a number below the sum of the weights falls on one of them")


def _holders(found: list[Clues], clue: int) -> Holders:
    stores = 0
    for store, clues in enumerate(found):
        stores |= (clues >> clue & 1) << store
    seats = len(found) - FIRST_HAND - 2
    hands = stores >> FIRST_HAND
    return Holders(
        places=stores & (1 << FIRST_HAND) - 1,
        seats=hands & (1 << seats) - 1,
        urn=bool(hands >> seats & 1),
        out=bool(hands >> seats + 1),
    )


def _spelt(view: View, murderer: int, contents: Sequence[Clues]) -> Deal:
    prepared = next(event for event in view.told if isinstance(event, Prepared))
    piles: dict[str, tuple[str, ...]] = {
        MURDERER: (view.setup.characters[murderer],),
        STARTER: (view.setup.characters[prepared.starter],),
        LAYOUT: tuple(spell_place(place) for place in prepared.layout),
    }
    for place, clues in enumerate(contents):
        piles[spell_place(place)] = spell_clues(clues)
    return piles
