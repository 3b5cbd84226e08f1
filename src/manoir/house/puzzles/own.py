"""A visitor's own puzzles: noted as he answers, told to him, and what his page has kept by itself taken in."""

from collections.abc import Callable
from datetime import UTC, date, datetime

from msgspec.structs import replace

from manoir.house.keeping.storage import Books
from manoir.house.keeping.stored import milliseconds
from manoir.house.puzzles.attempts import Attempt, begun, key_of
from manoir.house.puzzles.bodies import BroughtEvening, BroughtEvenings
from manoir.house.puzzles.days import day_where, last_day
from manoir.house.puzzles.desk import with_refusals
from manoir.house.puzzles.solver import OfPuzzles, of_puzzles
from manoir.house.requests.asking import Asked
from manoir.puzzles.daily import daily
from manoir.puzzles.telling import Narrator
from manoir.table.refusal import Refusal


async def note(asked: Asked, narrator: Narrator, change: Callable[[Attempt], Attempt]) -> None:
    fresh = begun(narrator, milliseconds())

    def noted(books: Books) -> None:
        known = books.attempt_at(asked.visitor, fresh.puzzle) or fresh
        if known.ending is None:
            books.keep_attempt(asked.visitor, change(known))

    await asked.house.services.storage.write(noted)


async def show_own_puzzles(asked: Asked) -> OfPuzzles:
    return await puzzles_of(asked, asked.visitor)


async def bring_evenings(asked: Asked) -> OfPuzzles:
    """They light their windows and count for the row of evenings, and for no rating: nobody here has judged them."""
    body: BroughtEvenings = asked.body
    brought = [_attempt(evening) for evening in body.evenings]

    def taken(books: Books) -> None:
        for attempt in brought:
            known = books.attempt_at(asked.visitor, attempt.puzzle)
            if known is None or known.ending is None:
                books.keep_attempt(asked.visitor, attempt if known is None else _ended_elsewhere(known, attempt))

    await asked.house.services.storage.write(taken)
    return await show_own_puzzles(asked)


async def puzzles_of(asked: Asked, visitor: str) -> OfPuzzles:
    today = _today(asked)
    return of_puzzles(await asked.house.services.storage.read(lambda books: books.attempts_of(visitor)), today)


def _today(asked: Asked) -> date:
    """Where the visitor is, as far as that can be."""
    told = asked.query.get("day")
    try:
        return day_where(None if told is None else date.fromisoformat(told), datetime.now(UTC))
    except ValueError:
        wrong = (told or "")[:20]
        raise Refusal(
            "malformed", f"{wrong!r} is no date: write 2026-11-16", french=f"{wrong!r} n’est pas une date : 2026-11-16"
        ) from None


def _attempt(evening: BroughtEvening) -> Attempt:
    day, now = evening.day, milliseconds()
    order = with_refusals(daily, day)
    if not day <= evening.on <= last_day():
        raise Refusal(
            "malformed",
            f"the puzzle of {day} cannot have been solved on {evening.on}",
            french=f"l’énigme du {day} ne peut pas avoir été résolue le {evening.on}",
        )
    return Attempt(
        key_of(order),
        None,
        order.game,
        order.kind,
        order.level,
        day,
        answers=1,
        began=now,
        helps=evening.helps,
        ending="solved",
        ended=now,
        on=evening.on,
        seconds=evening.seconds,
        brought=True,
    )


def _ended_elsewhere(known: Attempt, brought: Attempt) -> Attempt:
    """What was seen here before stays counted."""
    helps = max(known.helps, brought.helps)
    return replace(known, helps=helps, ending="solved", ended=brought.ended, on=brought.on, seconds=brought.seconds)
