"""Bots and notebooks think in processes of their own, and so keep nobody waiting."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from manoir.bots.bot import make_bot, remark
from manoir.bots.chance_player import ChancePlayer
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.registry import find_game, registered
from manoir.server.bodies import Replay, Review
from manoir.server.reading import (
    explain_record,
    notebook_in_record,
    read_record,
    replay_record,
    review_record,
    transcribe_record,
)
from manoir.server.storage.records import Title
from manoir.table.assistance import notebook_news, why
from manoir.table.explaining import Explained
from manoir.table.hints import hint
from manoir.table.messages import HintNews, NotebookNews, Place, WhyNews
from manoir.table.proof import Transcript
from manoir.table.settings import Help

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which a bot that has not decided is decided for."""


class Packed(Struct, frozen=True):
    """A view on its way to another process: actions by their numbers, since they are compared by identity."""

    setup: Setup
    seat: int
    told: tuple[Event, ...]
    options: tuple[int, ...]
    cautious: tuple[int, ...]


def pack(game: Game, view: View) -> Packed:
    numbers = game.numbers
    options, cautious = (tuple(numbers[action] for action in actions) for actions in (view.options, view.cautious))
    return Packed(view.setup, view.seat, view.told, options, cautious)


def unpack(packed: Packed) -> tuple[Game, View]:
    game = find_game(packed.setup.game)
    options, cautious = (
        tuple(game.actions[number] for number in numbers) for numbers in (packed.options, packed.cautious)
    )
    return game, View(packed.setup, packed.seat, packed.told, options, cautious)


class Thinking:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    async def choose(self, game: Game, view: View, level: str, luck: Luck) -> tuple[Action, str | None]:
        """What the bot does, and what it claims."""
        try:
            number, claim = await asyncio.wait_for(self._run(_choose, pack(game, view), level, luck), PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()
            return ChancePlayer().choose(view, luck), None
        return game.actions[number], claim

    async def notebook(self, game: Game, view: View, ply: int, degree: Help) -> NotebookNews:
        return await self._run(_notebook, pack(game, view), ply, degree)

    async def why(self, game: Game, view: View, ply: int, card: str, place: Place) -> WhyNews:
        return await self._run(_why, pack(game, view), ply, card, place)

    async def hint(self, game: Game, view: View, ply: int, luck: Luck, degree: Help) -> HintNews:
        return await self._run(_hint, pack(game, view), ply, luck, degree)

    async def read_record(self, text: str) -> tuple[str, Title]:
        return await self._run(read_record, text)

    async def replay(self, text: str, seat: int | None, is_open: bool) -> Replay:
        return await self._run(replay_record, text, seat, is_open)

    async def notebook_in_record(self, text: str, seat: int, ply: int) -> NotebookNews:
        return await self._run(notebook_in_record, text, seat, ply)

    async def review(self, text: str) -> Review:
        return await self._run(review_record, text)

    async def explain_move(self, text: str, ply: int) -> Explained:
        return await self._run(explain_record, text, ply)

    async def transcribe(self, text: str) -> Transcript:
        return await self._run(transcribe_record, text)

    def close(self) -> None:
        """Wait for thoughts begun, forget those that are not."""
        self._pool.shutdown(cancel_futures=True)

    async def _run(self, think: Callable[..., T], *about: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, *about)
        except BrokenProcessPool:
            # A process has died: once more, with new ones.
            self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, *about)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Be ready, be polite to the server, and do not outlive it."""
    registered()
    os.nice(5)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _choose(packed: Packed, level: str, luck: Luck) -> tuple[int, str | None]:
    game, view = unpack(packed)
    bot = make_bot(game, level)
    # The choice comes first: from its luck anybody makes it again.
    number = game.numbers[bot.choose(view, luck)]
    return number, remark(bot, view, luck)


def _notebook(packed: Packed, ply: int, degree: Help) -> NotebookNews:
    game, view = unpack(packed)
    return notebook_news(game, view, ply, degree)


def _why(packed: Packed, ply: int, card: str, place: Place) -> WhyNews:
    game, view = unpack(packed)
    return why(game, view, ply, card, place)


def _hint(packed: Packed, ply: int, luck: Luck, degree: Help) -> HintNews:
    game, view = unpack(packed)
    return hint(game, view, ply, luck, degree)
