"""The puzzles of a house: each is made once for all who ask, elsewhere, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import TypeVar

from msgspec.json import encode

from manoir.core.errors import ManoirError
from manoir.house.errands.thinking import Thinking
from manoir.house.log import LOG
from manoir.puzzles.daily import daily
from manoir.puzzles.finding import make, open_named
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.puzzle import Name, Order, Puzzle
from manoir.puzzles.telling import Verdict
from manoir.table.refusal import Refusal

A = TypeVar("A")
T = TypeVar("T")

MOST_KEPT = 512
SETTLING_SECONDS = 5.0
"""How long a house is open before it makes anything ahead."""
LOOK_SECONDS = 1800.0
THE_HOUSE = ("the house",)


class PuzzleDesk:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[str, Puzzle] = OrderedDict()
        self._running: dict[str, asyncio.Task[Puzzle]] = {}

    async def ordered(self, askers: tuple[str, ...], order: Order) -> Puzzle:
        return await self._found(askers, encode(order).decode(), make_ordered, order)

    async def named(self, askers: tuple[str, ...], text: str) -> Puzzle:
        with_refusals(Name.read, text)
        return await self._found(askers, text.strip(), make_named, text)

    async def judge(self, asker: str, puzzle: Puzzle, given: Sequence[str]) -> Verdict:
        return await self._thinking.help(asker, judge, puzzle, list(given))

    async def prepare(self) -> None:
        """Today's and tomorrow's are there before anybody asks; runs as long as the house is open."""
        await asyncio.sleep(SETTLING_SECONDS)
        while True:
            today = datetime.now(UTC).date()
            for day in (today, today + timedelta(days=1)):
                await self._ahead(day)
            await asyncio.sleep(LOOK_SECONDS)

    async def _ahead(self, day: date) -> None:
        try:
            await self.ordered(THE_HOUSE, daily(day))
        except ManoirError as failure:
            LOG.warning("a puzzle could not be made ahead", extra={"day": str(day), "reason": str(failure)})

    async def _found(self, askers: tuple[str, ...], key: str, think: Callable[..., Puzzle], about: object) -> Puzzle:
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        running = self._running.get(key)
        if running is None:
            running = self._running[key] = asyncio.ensure_future(self._thinking.puzzle(askers, think, about))
            running.add_done_callback(lambda ended: self._ended(key, ended))
        return await asyncio.shield(running)

    def _ended(self, key: str, ended: "asyncio.Task[Puzzle]") -> None:
        del self._running[key]
        if ended.cancelled() or ended.exception() is not None:
            return
        made = ended.result()
        for each in (key, made.name):
            self._kept[each] = made
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def make_ordered(order: Order) -> Puzzle:
    return with_refusals(make, order)


def make_named(text: str) -> Puzzle:
    return with_refusals(open_named, text)


def judge(puzzle: Puzzle, given: list[str]) -> Verdict:
    return narrator_of(puzzle).judge(given)


def with_refusals(ask: Callable[[A], T], about: A) -> T:
    """Whatever is wrong with what was asked for is refused, in both languages."""
    try:
        return ask(about)
    except ManoirError as error:
        raise Refusal("unknown", str(error), french=error.french) from None
