"""Results that luck is taken out of: the same win rates, told by fewer games.

Luck is 0 on average, so what it explains of the wins may be taken off them: each win less `worth` times how much
luckier the entrant was than the others at its table. `worth` is the slope of wins over luck, for each kind of entrant.
"""

from collections.abc import Sequence
from itertools import groupby
from math import sqrt

from msgspec import Struct

from manoir.lab.arena.play import Result
from manoir.lab.arena.results import Book
from manoir.lab.arena.standings import NINETY_FIVE, kinds_of

Game = tuple[float, float]
"""Of an entrant: 1 for a win, and its luck over that of the others, in bits."""


class Mean(Struct, frozen=True):
    """With the half of its 95 % interval."""

    value: float
    margin: float


class Adjusted(Struct, frozen=True):
    """`luck` and `choice` are bits a question; `share` is how many of the games tell as much as all do unadjusted."""

    name: str
    questions: int
    luck: Mean
    choice: Mean
    raw: Mean
    rate: Mean
    share: float


def adjusted(book: Book) -> list[Adjusted]:
    """One row for each kind of entrant, in a meeting that was played with luck told apart."""
    rows = []
    deals = [
        list(games)
        for _, games in groupby(sorted(book.results, key=lambda found: found.deal), lambda found: found.deal)
    ]
    for kind, own in kinds_of(book).items():
        ledgers = [[result.ledgers[entrant] for result in deal for entrant in own] for deal in deals]
        asked = sum(ledger.questions for deal in ledgers for ledger in deal)
        games = [[_game(result, entrant) for result in deal for entrant in own] for deal in deals]
        worth = _slope([game for deal in games for game in deal])
        raw = _mean([[win for win, _ in deal] for deal in games])
        rate = _mean([[win - worth * luck for win, luck in deal] for deal in games])
        rows.append(
            Adjusted(
                kind,
                asked,
                _per_question([[ledger.luck for ledger in deal] for deal in ledgers], asked),
                _per_question([[ledger.choice for ledger in deal] for deal in ledgers], asked),
                raw,
                rate,
                (rate.margin / raw.margin) ** 2 if raw.margin else 1.0,
            )
        )
    return rows


def _deal(result: Result) -> int:
    return result.deal


def _game(result: Result, entrant: int) -> Game:
    luck = [ledger.luck for ledger in result.ledgers]
    others = (sum(luck) - luck[entrant]) / (len(luck) - 1)
    return float(result.winner == entrant), luck[entrant] - others


def _slope(games: Sequence[Game]) -> float:
    """Of wins over luck, by least squares."""
    wins, lucks = (sum(values) / len(games) for values in zip(*games, strict=True))
    spread = sum((luck - lucks) ** 2 for _, luck in games)
    return sum((win - wins) * (luck - lucks) for win, luck in games) / spread if spread else 0.0


def _mean(deals: Sequence[Sequence[float]]) -> Mean:
    """Of single games; those of one deal vary together."""
    games = sum(len(deal) for deal in deals)
    mean = sum(sum(deal) for deal in deals) / games
    return Mean(mean, _margin([sum(value - mean for value in deal) for deal in deals]) / games)


def _per_question(deals: Sequence[Sequence[float]], questions: int) -> Mean:
    """The bits of a question."""
    if not questions:
        return Mean(0.0, 0.0)
    sums = [sum(deal) for deal in deals]
    mean = sum(sums) / len(sums)
    return Mean(sum(sums) / questions, _margin([each - mean for each in sums]) / questions)


def _margin(residues: Sequence[float]) -> float:
    """The half of the interval of a sum, from what each deal adds to it over its mean."""
    size = len(residues)
    return NINETY_FIVE * sqrt(sum(each**2 for each in residues) * size / (size - 1)) if size > 1 else 0.0
