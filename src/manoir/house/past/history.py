"""Somebody's own page: what all his games come to, game by game."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from manoir.bots.marks import MARKS
from manoir.house.keeping.stored import Kept
from manoir.house.past.accounts import Account, Feat, Past, Share
from manoir.house.past.rating import Rating, rated
from manoir.house.puzzles.solver import OfPuzzles

MOST_DRAWN = 200
"""Of the latest games of each, so many are points in its charts."""
MOST_FEATS = 3
KNOWN = 1.0
"""The doubt about a bot's strength."""


class Tally(Struct, frozen=True):
    """Games played, games won, and how many of them somebody who plays like all others would have won."""

    games: int
    wins: int
    par: float


class Point(Struct, frozen=True):
    """A game among others: luck and choices, the rating after it; None where nothing is counted."""

    code: str
    ended: int
    won: bool
    rounds: int
    choice: float | None
    luck: float | None
    certain: int | None
    rating: float | None


class Proud(Struct, frozen=True):
    """A best moment, in the game with this code."""

    code: str
    feat: Feat


class Strength(Struct, frozen=True):
    """`games` are those it was found from."""

    value: float
    doubt: float
    games: int


class LevelMark(Struct, frozen=True):
    level: str
    value: float


class OfGame(Struct, frozen=True):
    """`certain` is the round from which on one solution was left, on average; `streak` the wins in a row until now."""

    game: str
    all: Tally
    roles: dict[str, Tally]
    streak: int
    longest: int
    certain: float | None
    points: list[Point]
    best: list[Proud]
    strength: Strength | None
    marks: list[LevelMark]


class History(Struct, frozen=True):
    """Only games whose deal and dice follow from their seal are told of; so many wait to be counted.

    `shared` is the code under which others may see it, told to its owner alone.
    """

    name: str
    games: list[OfGame]
    waiting: int
    shared: str | None = None
    puzzles: OfPuzzles | None = None


class _Game(Struct, frozen=True):
    """One that counts, through the eyes of who played it."""

    kept: Kept
    seat: int
    account: Account

    @property
    def own(self) -> Share:
        return self.account.seats[self.seat]

    @property
    def won(self) -> bool:
        return self.kept.title.winner == self.seat


def history(name: str, past: Iterable[Past], waiting: int, shared: str | None = None) -> History:
    games: dict[str, list[_Game]] = {}
    for each in past:
        if (found := _counted(each)) is not None:
            games.setdefault(found.kept.game, []).append(found)
    told = [_of_game(game, own) for game, own in games.items()]
    return History(name, sorted(told, key=lambda found: -found.all.games), waiting, shared)


def seat_of(past: Past) -> int | None:
    """The one he held; of games that are older than such notes, the only one that no bot held."""
    if past.seat is not None or past.account is None:
        return past.seat
    return past.account.levels.index(None) if past.account.people == 1 else None


def _counted(past: Past) -> _Game | None:
    account, seat = past.account, seat_of(past)
    if account is None or seat is None or past.kept.brought or not account.verified:
        return None
    return _Game(past.kept, seat, account)


def _of_game(game: str, played: Sequence[_Game]) -> OfGame:
    ratings = _ratings(game, played)
    certain = [found.own.certain for found in played if found.own.certain is not None]
    roles = sorted({found.own.role for found in played} - {""})
    fair = sum(_is_rated(found) for found in played)
    strength = Strength(ratings[-1].value, ratings[-1].doubt, fair) if fair else None
    return OfGame(
        game,
        _tally(played),
        {role: _tally([found for found in played if found.own.role == role]) for role in roles},
        _streak(played),
        max(_streak(played[: end + 1]) for end in range(len(played))),
        sum(certain) / len(certain) if certain else None,
        [_point(found, rating) for found, rating in zip(played, ratings, strict=True)][-MOST_DRAWN:],
        _best(played),
        strength,
        [LevelMark(level, value) for level, value in MARKS.get(game, {}).items()],
    )


def _tally(played: Sequence[_Game]) -> Tally:
    par = sum(1 / len(found.account.seats) for found in played)
    return Tally(len(played), sum(found.won for found in played), par)


def _streak(played: Sequence[_Game]) -> int:
    """The wins in a row with which they end."""
    return next((back for back, found in enumerate(reversed(played)) if not found.won), len(played))


def _point(found: _Game, rating: Rating) -> Point:
    own, value = found.own, rating.value if _is_rated(found) else None
    kept = found.kept
    return Point(kept.code, kept.ended, found.won, found.account.rounds, own.choice, own.luck, own.certain, value)


def _best(played: Sequence[_Game]) -> list[Proud]:
    proud = [Proud(found.kept.code, found.own.feat) for found in played if found.own.feat is not None]
    return sorted(proud, key=lambda each: (each.feat.chance or 0.0) - (each.feat.told or 0.0))[:MOST_FEATS]


def _is_rated(found: _Game) -> bool:
    """Whoever plays a deal again may know it."""
    return not found.account.challenge


def _ratings(game: str, played: Sequence[_Game]) -> list[Rating]:
    """After each."""
    marks = MARKS.get(game, {})
    own, after = Rating(), []
    for found in played:
        if _is_rated(found):
            others = [level for seat, level in enumerate(found.account.levels) if seat != found.seat]
            winner = found.kept.title.winner
            ahead = None if winner is None or found.won else winner - (winner > found.seat)
            own = rated(own, [_strength(marks.get(level or "", None)) for level in others], found.won, ahead)
        after.append(own)
    return after


def _strength(mark: float | None) -> Rating:
    """Of people nothing is known."""
    return Rating() if mark is None else Rating(mark, KNOWN)
