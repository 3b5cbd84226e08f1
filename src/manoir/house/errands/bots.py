"""Asking bots for the decisions that are theirs."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from manoir.core.actions import Action
from manoir.house.remote import Remote
from manoir.house.services import Services
from manoir.table.table import Errand, Table

Answered: TypeAlias = Callable[[Table, Errand, Action, str | None], None]
"""Called with what a bot has chosen and what it claims, at the table where it was asked."""
Replied: TypeAlias = Callable[[Table, Errand, str], None]
"""Called with what a bot says to others."""


class Bots:
    """Whom to tell is said with each question: who asks holds this, and no cycle is left behind."""

    def __init__(self, services: Services, remote: Remote) -> None:
        self._services = services
        self._remote = remote

    def ask(self, table: Table, match: int, answered: Answered, replied: Replied) -> None:
        for errand in table.errands(self._services.now()):
            self._services.spawn(self._think(table, errand, match, answered))
        for errand in table.replies():
            self._services.spawn(self._reply(table, errand, match, replied))

    async def _think(self, table: Table, errand: Errand, match: int, answered: Answered) -> None:
        if lag := self._remote.lag(match):
            await asyncio.sleep(lag)
            question = table.questions.get(errand.seat)
            if question is None or question.ply != errand.ply:
                # Another worker has asked its own.
                return
        started = self._services.now()
        thinking = self._services.thinking
        action, claim = await thinking.choose(table.game, errand.view, errand.level, errand.luck, str(match))
        self._services.observer.decided(self._services.now() - started)
        answered(table, errand, action, claim)

    async def _reply(self, table: Table, errand: Errand, match: int, replied: Replied) -> None:
        started = self._services.now()
        claim = await self._services.thinking.reply(table.game, errand.view, errand.level, errand.luck, str(match))
        if claim is not None:
            # On a beat, so that the time it thought cannot be seen.
            if table.breath:
                await asyncio.sleep(table.breath - (self._services.now() - started) % table.breath)
            replied(table, errand, claim)
