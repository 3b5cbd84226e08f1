"""Results that luck is taken out of: the same win rates, told by fewer games.

Luck is 0 on average, so what it explains of the wins may be taken off them: each win less what it was `worth`, for
each source of luck, to be so much luckier than the others at the table. Worths are those that leave the wins with the
least spread, for each kind of entrant.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from math import sqrt

from msgspec import Struct

from manoir.bots.judging import Source
from manoir.lab.arena.least_squares import slopes
from manoir.lab.arena.play import Result
from manoir.lab.arena.results import ArenaResults
from manoir.lab.arena.standings import NINETY_FIVE, kinds_of


class Mean(Struct, frozen=True):
    """With the half of its 95 % interval."""

    value: float
    margin: float


class Adjusted(Struct, frozen=True):
    """`luck` and `choice` are for each decision; `share` is how many of the games tell as much as all do unadjusted."""

    name: str
    decisions: int
    luck: Mean
    choice: Mean
    raw: Mean
    rate: Mean
    share: float


class Telling(Struct, frozen=True):
    """How many games tell one kind of entrant from another at 95 %: by wins, with luck taken out, by choices."""

    one: str
    other: str
    wins: float
    adjusted: float
    choices: float


class _Kind(Struct, frozen=True):
    """What its entrants did, deal by deal and, in each of these, game by game."""

    name: str
    wins: list[list[float]]
    adjusted: list[list[float]]
    decisions: list[list[int]]
    luck: list[list[float]]
    choice: list[list[float]]


def adjusted(book: ArenaResults) -> list[Adjusted]:
    """One row for each kind of entrant, in a meeting that was played with luck told apart; then one for all."""
    kinds = _kinds(book)
    return [_row(kind) for kind in (*kinds, _together(kinds))]


def telling(book: ArenaResults) -> list[Telling]:
    """The first kind of entrant held against each other one."""
    first, *others = _kinds(book)
    return [
        Telling(
            first.name,
            other.name,
            _games_to_tell(first.wins, other.wins),
            _games_to_tell(first.adjusted, other.adjusted),
            _games_to_tell(_each_decision(first), _each_decision(other)),
        )
        for other in others
    ]


def _kinds(book: ArenaResults) -> list[_Kind]:
    ordered = sorted(book.results, key=lambda found: found.deal)
    deals = [list(games) for _, games in groupby(ordered, lambda found: found.deal)]
    sources = sorted({source for game in ordered for ledger in game.ledgers for source in ledger.sources})
    found = []
    for name, own in kinds_of(book).items():

        def each(value: Callable[[Result, int], float], own: Sequence[int] = own) -> list[list[float]]:
            return [[value(result, entrant) for result in deal for entrant in own] for deal in deals]

        wins = each(lambda result, entrant: float(result.winner == entrant))
        found.append(
            _Kind(
                name,
                wins,
                _without_luck(wins, [[_luck(game, seat, sources) for game in deal for seat in own] for deal in deals]),
                [[game.ledgers[seat].decisions for game in deal for seat in own] for deal in deals],
                each(lambda result, entrant: result.ledgers[entrant].luck),
                each(lambda result, entrant: result.ledgers[entrant].choice),
            )
        )
    return found


def _luck(result: Result, entrant: int, sources: Sequence[Source]) -> list[float]:
    """By source: over that of the others at the table."""
    found = []
    for source in sources:
        luck = [ledger.sources.get(source, 0.0) for ledger in result.ledgers]
        found.append(luck[entrant] - (sum(luck) - luck[entrant]) / (len(luck) - 1))
    return found


def _without_luck(wins: list[list[float]], lucks: list[list[list[float]]]) -> list[list[float]]:
    worths = slopes([luck for deal in lucks for luck in deal], [win for deal in wins for win in deal])
    return [
        [
            win - sum(worth * part for worth, part in zip(worths, luck, strict=True))
            for win, luck in zip(own, had, strict=True)
        ]
        for own, had in zip(wins, lucks, strict=True)
    ]


def _together(kinds: Sequence[_Kind]) -> _Kind:
    def joined(lists: Sequence[list[list[float]]]) -> list[list[float]]:
        return [[value for own in deal for value in own] for deal in zip(*lists, strict=True)]

    return _Kind(
        "",
        joined([kind.wins for kind in kinds]),
        joined([kind.adjusted for kind in kinds]),
        [[count for own in deal for count in own] for deal in zip(*(kind.decisions for kind in kinds), strict=True)],
        joined([kind.luck for kind in kinds]),
        joined([kind.choice for kind in kinds]),
    )


def _row(kind: _Kind) -> Adjusted:
    decisions = sum(sum(deal) for deal in kind.decisions)
    raw, rate = _mean(kind.wins), _mean(kind.adjusted)
    return Adjusted(
        kind.name,
        decisions,
        _per_decision(kind.luck, decisions),
        _per_decision(kind.choice, decisions),
        raw,
        rate,
        (rate.margin / raw.margin) ** 2 if raw.margin else 1.0,
    )


def _each_decision(kind: _Kind) -> list[list[float]]:
    """The choices of each game, for each of its decisions."""
    return [
        [choice / max(1, count) for choice, count in zip(choices, counts, strict=True)]
        for choices, counts in zip(kind.choice, kind.decisions, strict=True)
    ]


def _games_to_tell(one: list[list[float]], other: list[list[float]]) -> float:
    """From how much the two differ, deal by deal; infinite where they do not."""
    differences = [sum(own) / len(own) - sum(theirs) / len(theirs) for own, theirs in zip(one, other, strict=True)]
    size = len(differences)
    mean = sum(differences) / size
    if size < 2 or not mean:
        return float("inf")
    spread = sum((each - mean) ** 2 for each in differences) / (size - 1)
    games = sum(len(own) for own in one) / size
    return games * spread * (NINETY_FIVE / mean) ** 2


def _mean(deals: Sequence[Sequence[float]]) -> Mean:
    """Of single games; those of one deal vary together."""
    games = sum(len(deal) for deal in deals)
    mean = sum(sum(deal) for deal in deals) / games
    return Mean(mean, _margin([sum(value - mean for value in deal) for deal in deals]) / games)


def _per_decision(deals: Sequence[Sequence[float]], decisions: int) -> Mean:
    if not decisions:
        return Mean(0.0, 0.0)
    sums = [sum(deal) for deal in deals]
    mean = sum(sums) / len(sums)
    return Mean(sum(sums) / decisions, _margin([each - mean for each in sums]) / decisions)


def _margin(residues: Sequence[float]) -> float:
    """The half of the interval of a sum, from what each deal adds to it over its mean."""
    size = len(residues)
    return NINETY_FIVE * sqrt(sum(each**2 for each in residues) * size / (size - 1)) if size > 1 else 0.0
