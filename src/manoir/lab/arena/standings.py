"""What the results say: win rates with intervals, ratings, time a decision."""

from collections.abc import Callable, Sequence
from itertools import groupby
from math import sqrt
from statistics import median

from msgspec import Struct
from openskill.models import PlackettLuce

from manoir.lab.arena.play import Result
from manoir.lab.arena.results import ArenaResults

NINETY_FIVE = 1.96


class Standing(Struct, frozen=True):
    """`wins` of `games`, with a 95 % interval that takes the rotations of one deal together."""

    name: str
    games: int
    wins: int
    rate: float
    low: float
    high: float
    par: float
    rating: float
    doubt: float
    median_ms: float
    slowest_ms: float


def kinds_of(book: ArenaResults) -> dict[str, list[int]]:
    """The entrants of each kind, in the order in which they were named."""
    found: dict[str, list[int]] = {}
    for number, entrant in enumerate(book.meeting.entrants):
        found.setdefault(str(entrant), []).append(number)
    return found


def standings(
    book: ArenaResults, count: Callable[[Result, int], bool] = lambda result, entrant: True
) -> list[Standing]:
    """One row for each kind of entrant; `count` picks the games, for example those in one role."""
    kinds = kinds_of(book)
    ratings = _ratings(book, list(kinds))
    rows = []
    for kind, own in kinds.items():
        deals = [
            [(result, entrant) for result in rotations for entrant in own if count(result, entrant)]
            for _, rotations in groupby(sorted(book.results, key=lambda found: found.deal), lambda found: found.deal)
        ]
        rows.append(_standing(kind, [deal for deal in deals if deal], len(book.meeting.entrants), ratings[kind]))
    return rows


def _standing(
    kind: str, deals: Sequence[Sequence[tuple[Result, int]]], seats: int, rating: tuple[float, float]
) -> Standing:
    played = [(result, entrant) for deal in deals for result, entrant in deal]
    wins = sum(result.winner == entrant for result, entrant in played)
    rate = wins / len(played) if played else 0.0
    low, high = _interval(deals, rate, len(played))
    times = [spent for result, entrant in played for spent in result.times[entrant]] or [0.0]
    return Standing(
        kind,
        len(played),
        wins,
        rate,
        low,
        high,
        1 / seats,
        *rating,
        median(times),
        max(times),
    )


def _interval(deals: Sequence[Sequence[tuple[Result, int]]], rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval for single games, or that of whole deals where games of one deal vary together: the wider."""
    if len(deals) < 2:
        return 0.0, 1.0
    residues = (sum((result.winner == entrant) - rate for result, entrant in deal) for deal in deals)
    margin = NINETY_FIVE * sqrt(sum(residue**2 for residue in residues) * len(deals) / (len(deals) - 1)) / games
    square = NINETY_FIVE**2 / games
    middle = (rate + square / 2) / (1 + square)
    spread = sqrt(square * rate * (1 - rate) + square**2 / 4) / (1 + square)
    return max(0.0, min(rate - margin, middle - spread)), min(1.0, max(rate + margin, middle + spread))


def _ratings(book: ArenaResults, kinds: Sequence[str]) -> dict[str, tuple[float, float]]:
    model = PlackettLuce()
    rated = {kind: model.rating(name=kind) for kind in kinds}
    names = [str(entrant) for entrant in book.meeting.entrants]
    # Ratings hang on the order of the games: not on which worker was quicker.
    for result in sorted(book.results, key=lambda result: (result.deal, result.rotation)):
        if result.winner is None:
            continue
        seated = [names[entrant] for entrant in result.seats]
        ranks = [0.0 if entrant == result.winner else 1.0 for entrant in result.seats]
        after = model.rate([[rated[kind]] for kind in seated], ranks=ranks)
        for kind in kinds:
            moved = [team[0] for team, name in zip(after, seated, strict=True) if name == kind]
            if moved:
                rated[kind] = model.rating(
                    mu=sum(one.mu for one in moved) / len(moved), sigma=moved[0].sigma, name=kind
                )
    return {kind: (rating.mu, rating.sigma) for kind, rating in rated.items()}
