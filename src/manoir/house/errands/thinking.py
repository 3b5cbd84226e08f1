"""Bots and notebooks think elsewhere, and so keep nobody waiting."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from manoir.bots.bot import bots_of
from manoir.bots.chance_player import ChancePlayer
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.game import Game
from manoir.core.views import View
from manoir.house.errands import thoughts
from manoir.house.errands.errand import DECISION, HELP, KINDS, PUZZLE, RECKONING, RECORD, Kind, Unanswered
from manoir.house.errands.staff import Staff
from manoir.house.errands.thoughts import pack
from manoir.house.log import LOG
from manoir.house.observer import Observer
from manoir.table.messages import HintNews, NotebookNews, Place, WhyNews
from manoir.table.refusal import Refusal
from manoir.table.seating.settings import Help

T = TypeVar("T")

LOOK_SECONDS = 0.5
"""How often it is looked for errands whose time is over."""
UNREMARKABLE = 5.0
ALARMING = 10.0
"""Seconds without an answer to a bot's errand that are worth a line in the log."""


class Thinking:
    """`live` decides for bots and helps people; `study` reads records; `slow` takes its time."""

    def __init__(self, live: Staff, study: Staff, slow: Staff, observer: Observer | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._live = live
        self._study = study
        self._slow = slow
        self._staffs = {live, study, slow}
        self._observer = Observer() if observer is None else observer
        self._looking = self._loop.create_task(self._look())
        self._alarmed = 0.0

    async def choose(
        self, game: Game, view: View, level: str, luck: Luck, table: str = ""
    ) -> tuple[Action, str | None]:
        """What the bot does, and what it claims; if it cannot be asked, what somebody does who does not think."""
        packed = pack(game, view)
        try:
            number, claim = await self._run(
                self._live,
                DECISION,
                (table,),
                thoughts.choose,
                packed,
                level,
                luck,
                simpler=(packed, _simple(game, level), luck),
            )
        except Exception as failure:  # whatever it is, the game goes on
            self._observer.errand_ended(DECISION.name, "replaced")
            expected = isinstance(failure, Unanswered)
            LOG.error("a bot was decided for", exc_info=None if expected else failure, extra={"reason": str(failure)})
            return ChancePlayer().choose(view, luck), None
        return game.actions[number], claim

    async def reply(self, game: Game, view: View, level: str, luck: Luck, table: str = "") -> str | None:
        """What the bot says to what was said to it; if it cannot be asked, nothing."""
        try:
            return await self._run(self._live, DECISION, (table,), thoughts.reply, pack(game, view), level, luck)
        except Exception as failure:  # whatever it is, the game goes on
            expected = isinstance(failure, Unanswered)
            LOG.error("a bot kept silent", exc_info=None if expected else failure, extra={"reason": str(failure)})
            return None

    async def notebook(self, game: Game, view: View, ply: int, degree: Help, asker: str) -> NotebookNews:
        return await self.help(asker, thoughts.notebook, pack(game, view), ply, degree)

    async def why(self, game: Game, view: View, ply: int, card: str, place: Place, asker: str) -> WhyNews:
        return await self.help(asker, thoughts.why, pack(game, view), ply, card, place)

    async def hint(self, game: Game, view: View, ply: int, luck: Luck, degree: Help, asker: str) -> HintNews:
        return await self.help(asker, thoughts.hint, pack(game, view), ply, luck, degree)

    async def help(self, asker: str, think: Callable[..., T], *about: Any) -> T:
        """Have something thought for somebody who waits."""
        try:
            return await self._run(self._live, HELP, (asker,), think, *about)
        except Unanswered as failure:
            raise Refusal("busy", f"nobody has time to help now: {failure}") from None

    async def study(self, askers: tuple[str, ...], think: Callable[..., T], *about: Any) -> T:
        """Have something read out of a record."""
        return await self._read(self._study, RECORD, askers, think, *about)

    async def reckon(self, askers: tuple[str, ...], think: Callable[..., T], *about: Any) -> T:
        """Have a record weighed, move by move."""
        return await self._read(self._slow, RECKONING, askers, think, *about)

    async def puzzle(self, askers: tuple[str, ...], think: Callable[..., T], *about: Any) -> T:
        """Have a mystery made."""
        try:
            return await self._run(self._slow, PUZZLE, askers, think, *about)
        except Unanswered as failure:
            raise Refusal("busy", f"nobody has time to think up a puzzle now: {failure}") from None

    @property
    def processes(self) -> int:
        return sum(staff.processes for staff in self._staffs)

    def oldest(self, kind: Kind) -> float:
        """For how many seconds the oldest unanswered errand of a kind has been asked for."""
        return max(staff.oldest(kind) for staff in self._staffs)

    async def close(self) -> None:
        self._looking.cancel()
        for staff in self._staffs:
            await staff.dismiss()

    async def _read(self, staff: Staff, kind: Kind, askers: tuple[str, ...], think: Callable[..., T], *about: Any) -> T:
        try:
            return await self._run(staff, kind, askers, think, *about)
        except Unanswered as failure:
            raise Refusal("busy", f"the house reads other games now: {failure}; try again in a moment") from None

    async def _run(
        self,
        staff: Staff,
        kind: Kind,
        askers: tuple[str, ...],
        think: Callable[..., T],
        *about: Any,
        simpler: tuple[Any, ...] | None = None,
    ) -> T:
        answer: asyncio.Future[T] = self._loop.create_future()

        def settle(result: T, failure: Exception | None) -> None:
            if answer.cancelled():
                return
            if failure is None:
                answer.set_result(result)
            else:
                answer.set_exception(failure)

        def done(result: Any, failure: Exception | None) -> None:
            self._loop.call_soon_threadsafe(settle, result, failure)

        staff.ask(kind, askers, done, think, *about, simpler=simpler)
        return await answer

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for staff in self._staffs:
                staff.look()
            self._measure()

    def _measure(self) -> None:
        self._observer.thinkers(self.processes)
        for kind in KINDS:
            age = self.oldest(kind)
            # Below that it would tell for how long a single bot has thought.
            self._observer.errand_waits(kind.name, age if age > UNREMARKABLE else 0.0)
            if kind is DECISION and age > ALARMING and self._loop.time() > self._alarmed + ALARMING:
                self._alarmed = self._loop.time()
                LOG.error("bots do not answer", extra={"kind": kind.name, "seconds": round(age, 1)})


def _simple(game: Game, level: str) -> str:
    """The weakest level that thinks, unless the bot is weaker still."""
    levels = list(bots_of(game))
    return levels[min(1, levels.index(level))] if level in levels else levels[0]
