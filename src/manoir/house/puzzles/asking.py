"""Puzzles as visitors ask for them. Answer and proof leave the house with a right answer, or when one gives up."""

from datetime import date
from functools import partial
from random import choice, randrange

from manoir.house.keeping.stored import milliseconds
from manoir.house.puzzles.attempts import given_up, helped, mistaken, solved
from manoir.house.puzzles.bodies import (
    GivenAnswer,
    Judgement,
    NewPuzzle,
    PuzzleDay,
    PuzzleHelp,
    PuzzleLine,
    PuzzleNews,
    Solution,
    WantedHelp,
)
from manoir.house.puzzles.days import last_day
from manoir.house.puzzles.desk import with_refusals
from manoir.house.puzzles.own import note
from manoir.house.requests.asking import Asked
from manoir.puzzles.daily import check_day, daily, day_of, number_of
from manoir.puzzles.finding import check_game, is_rare, kinds_of
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.puzzle import Order, Puzzle, check_kind, check_level
from manoir.puzzles.telling import Narrator, Reason
from manoir.table.refusal import Refusal

SEEDS = 10**6
DEGREES = 3


async def show_day(asked: Asked) -> PuzzleDay:
    """Which puzzle it is, before anybody has to make it."""
    day = _day(asked)
    order = with_refusals(daily, day)
    return PuzzleDay(day.isoformat(), number_of(day), order.game, order.kind, order.level)


async def show_daily(asked: Asked) -> PuzzleNews:
    return _told(await asked.house.services.puzzles.ordered(asked.askers, with_refusals(daily, _day(asked))))


async def show_named(asked: Asked) -> PuzzleNews:
    return _told(await _named(asked))


async def make_new(asked: Asked) -> PuzzleNews:
    wanted: NewPuzzle = asked.body
    order = with_refusals(_order, wanted)
    return _told(await asked.house.services.puzzles.ordered(asked.askers, order))


async def judge_answer(asked: Asked) -> Judgement:
    answer: GivenAnswer = asked.body
    puzzle = await _named(asked)
    narrator = narrator_of(puzzle)
    _check_given(narrator, answer.given)
    verdict = await asked.house.services.puzzles.judge(asked.visitor, puzzle, answer.given)
    now = milliseconds()
    ending = partial(solved, now=now, told=answer.day, seconds=answer.seconds)
    await note(asked, narrator, ending if verdict.right else mistaken)
    return Judgement(verdict.right, verdict.lines, verdict.doubt, _solution(narrator) if verdict.right else None)


async def give_help(asked: Asked) -> PuzzleHelp:
    wanted: WantedHelp = asked.body
    narrator = narrator_of(await _named(asked))
    proof = narrator.proof()
    number, degree = divmod(wanted.helps, DEGREES)
    if number >= len(proof):
        raise Refusal(
            "over", "there is nothing left to help with: answer", french="il n’y a plus rien à éclairer : répondez"
        )
    await note(asked, narrator, partial(helped, helps=wanted.helps + 1))
    step = proof[number]
    return PuzzleHelp(
        number,
        degree,
        _lines(step),
        step.outcome.offer if step.outcome else None,
        step.rule if degree else None,
        step if degree == DEGREES - 1 else None,
        wanted.helps + 1 == DEGREES * len(proof),
    )


async def give_up(asked: Asked) -> Solution:
    narrator = narrator_of(await _named(asked))
    await note(asked, narrator, partial(given_up, now=milliseconds()))
    return _solution(narrator)


async def _named(asked: Asked) -> Puzzle:
    return await asked.house.services.puzzles.named(asked.askers, asked.path["name"])


def _day(asked: Asked) -> date:
    """That of the house, unless the visitor's is another; tomorrow's is not told today."""
    newest = last_day()
    day = with_refusals(check_day, asked.query["day"]) if "day" in asked.query else min(date.today(), newest)
    if day > newest:
        raise Refusal(
            "unknown", f"the puzzle of {day} is not told yet", french=f"l’énigme du {day:%d/%m/%Y} est encore secrète"
        )
    return day


def _order(wanted: NewPuzzle) -> Order:
    check_game(wanted.game)
    given = [kind for kind in kinds_of(wanted.game) if not is_rare(wanted.game, kind, wanted.level)]
    kind = choice(given) if wanted.kind is None else check_kind(wanted.kind)
    return Order(wanted.game, kind, check_level(wanted.level), randrange(SEEDS))


def _check_given(narrator: Narrator, given: list[str]) -> None:
    allowed, wanted = {*narrator.offered()}, len(narrator.answer())
    if len({*given}) != wanted or not allowed.issuperset(given):
        raise Refusal(
            "malformed",
            f"an answer names {wanted} of: {', '.join(sorted(allowed))}",
            french=f"une réponse nomme {wanted} de : {', '.join(sorted(allowed))}",
        )


def _told(puzzle: Puzzle) -> PuzzleNews:
    narrator, order, day = narrator_of(puzzle), puzzle.order, day_of(puzzle.order)
    return PuzzleNews(
        name=puzzle.name,
        game=order.game,
        kind=order.kind,
        level=order.level,
        day=None if day is None else day.isoformat(),
        number=None if day is None else number_of(day),
        characters=list(puzzle.view.setup.characters),
        seat=puzzle.view.seat,
        hand=narrator.hand(),
        sizes=narrator.sizes(),
        piles=narrator.piles(),
        story=[
            PuzzleLine(narrator.spelled(line.events), marks, picture)
            for line, marks, picture in zip(puzzle.story, narrator.marks(), narrator.pictures(), strict=True)
        ],
        ask=narrator.ask(),
    )


def _solution(narrator: Narrator) -> Solution:
    return Solution(narrator.answer(), narrator.proof())


def _lines(reason: Reason) -> list[int]:
    """Where all of it is to be seen, suppositions included."""
    return sorted({*reason.lines, *(line for inner in reason.inner for line in _lines(inner))})
