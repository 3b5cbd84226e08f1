"""Luck apart from choices in a finished game: of every decision what it cost, of every stroke of luck what it brought.

Questions about hidden cards are weighed exactly; all else by the judge that the game's bots declare. *Choice* is what
was taken less the best there was, never above 0; *luck* is what came of it less what was to be expected, 0 on average.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from typing import TypeAlias

from msgspec import Struct

from manoir.bots.bot import judge_of
from manoir.bots.judging import LESS, Coin, Judge, Opinion, Source, Why
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.game import Game
from manoir.core.match import Match, Played
from manoir.deduction.errors import TooWide
from manoir.games.knowing import HiddenCards
from manoir.table.past.luck_of_questions import Asked, Believing, asked_in, by_facts_alone
from manoir.table.refusal import Refusal

NEARLY: dict[Coin, float] = {"bits": 0.05, "games": 0.01}
"""By which two options are as good as the same."""


class Judged(Struct, frozen=True):
    """A decision that fell short: the move it was, what would have been better, and why.

    `was` and `instead` are of what `why` speaks of, for what was taken and for the better.
    """

    ply: int
    seat: int
    taken: str
    better: str
    choice: float
    why: Why
    was: float
    instead: float


class Struck(Struct, frozen=True):
    """The move by which a seat was lucky, and how much."""

    ply: int
    seat: int
    source: Source
    luck: float


class Ledger(Struct, frozen=True):
    """Of all decisions of a seat that were weighed; `sources` are the parts of its luck."""

    decisions: int
    choice: float
    luck: float
    sources: dict[Source, float]


class Reckoning(Struct, frozen=True):
    """In the game's coin. `unit` is one as it is told: the bits of a good question of this game, or a game.

    `luckiest` is the greatest stroke of each seat that had one, answers to questions apart.
    """

    coin: Coin
    unit: float
    questions: list[Asked]
    judged: list[Judged]
    luckiest: list[Struck]
    seats: list[Ledger]


Costly: TypeAlias = Asked | Judged


def check_reckoned(game: Game) -> None:
    if judge_of(game) is None and not isinstance(game.knowledge, HiddenCards):
        raise Refusal("closed", "nobody judges this game")


def reckon(match: Match, believing: Believing = by_facts_alone) -> Reckoning:
    check_reckoned(match.game)
    judge = judge_of(match.game)
    questions = list(asked_in(match, believing)) if isinstance(match.game.knowledge, HiddenCards) else []
    looked = _Looking(match, judge) if judge else None
    coin: Coin = judge.coin if judge else "bits"
    judged, strokes = (looked.judged, looked.strokes) if looked else ([], [])
    return Reckoning(
        coin,
        _unit(coin, questions),
        questions,
        [each for each in judged if each.choice < -NEARLY[coin]],
        list(_luckiest(strokes)),
        [_ledger(seat, questions, judged, strokes) for seat in range(match.setup.seats)],
    )


def costliest(told: Reckoning, seat: int, most: int = 3) -> list[Costly]:
    """Of a seat, those that fell short of the best by more than can be told apart, worst first."""
    every: Iterable[Costly] = chain(told.questions, told.judged)
    own = [each for each in every if each.seat == seat and each.choice < -NEARLY[told.coin]]
    return sorted(own, key=lambda each: each.choice)[:most]


class _Looking:
    """A game looked through by its judge; `judged` are all decisions, `strokes` all that chance did."""

    def __init__(self, match: Match, judge: Judge) -> None:
        self.judge = judge
        self.judged: list[Judged] = []
        self.strokes: list[Struck] = []
        replay = Match(match.game, match.setup, match.deal)
        for ply, move in enumerate(match.moves, 1):
            if isinstance(move, Played):
                with suppress(TooWide):
                    self._look(replay, ply, move)
            replay.make(move)

    def _look(self, replay: Match, ply: int, move: Played) -> None:
        luck = SeededLuck(f"judge {ply}")
        if move.seat >= 0 and len(replay.state.options) > 1:
            opinion = self.judge.opinion(replay.view(move.seat), move.action, luck)
            if opinion is not None:
                self.judged.append(_judged(ply, move, opinion))
        for stroke in self.judge.strokes(replay.setup, replay.state, move.action, luck):
            self.strokes.append(Struck(ply, stroke.seat, stroke.source, stroke.luck))


def _judged(ply: int, move: Played, opinion: Opinion) -> Judged:
    worths = opinion.worths
    best = max(worths, key=lambda action: worths[action])
    choice = worths[move.action] - worths[best]
    why, was, instead = _reason(opinion, move.action, best) if choice else ("all", 0.0, 0.0)
    return Judged(ply, move.seat, move.action.text, best.text, choice, why, was, instead)


def _reason(opinion: Opinion, taken: Action, best: Action) -> tuple[Why, float, float]:
    """What speaks most for the better one."""
    was, instead = opinion.why(taken), opinion.why(best)
    why: Why = "all"
    gain = 0.0
    for each in dict.fromkeys((*was, *instead)):
        more = instead.get(each, 0.0) - was.get(each, 0.0)
        if (-more if each in LESS else more) > gain:
            why, gain = each, abs(more)
    return why, was.get(why, 0.0), instead.get(why, 0.0)


def _unit(coin: Coin, questions: list[Asked]) -> float:
    """What the best questions told on average, for all seats the same."""
    if coin == "games":
        return 1.0
    return sum(question.best.expected for question in questions) / len(questions) if questions else 0.0


def _ledger(seat: int, questions: list[Asked], judged: list[Judged], strokes: list[Struck]) -> Ledger:
    asked = [question for question in questions if question.seat == seat]
    weighed: list[Costly] = [*asked, *(each for each in judged if each.seat == seat)]
    sources: dict[Source, float] = {"answers": sum(question.luck for question in asked)} if asked else {}
    for struck in strokes:
        if struck.seat == seat:
            sources[struck.source] = sources.get(struck.source, 0.0) + struck.luck
    return Ledger(len(weighed), sum(each.choice for each in weighed), sum(sources.values()), sources)


def _luckiest(strokes: list[Struck]) -> Iterator[Struck]:
    for seat in sorted({struck.seat for struck in strokes}):
        best = max((struck for struck in strokes if struck.seat == seat), key=lambda struck: struck.luck)
        if best.luck > 0:
            yield best
