"""How many tables with bots a process carries."""

import asyncio
from collections.abc import Iterator
from time import perf_counter

from manoir.bots.bot import bots_of
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.views import View
from manoir.games.registry import find_game
from manoir.server.thinking import think_in_processes
from manoir.table.chance.fairness import decision
from manoir.table.tempo.pace import PACES

GAME = find_game("cluedo")
SECONDS = 4.0
AT_ONCE = 4


def bot_decisions() -> Iterator[tuple[str, float, float]]:
    """(level, decisions a second of one process, tables of one person and three bots)."""
    views = _views()
    # Three of four decisions are a bot's, and each takes a beat at least.
    each_table = 1 / PACES["normal"].beat
    for level in bots_of(GAME):
        rate = asyncio.run(_rate(level, views))
        yield level, rate, rate / each_table


def _views() -> list[View]:
    """What bots see in the middle of games."""
    found = []
    for seed in range(8):
        luck = SeededLuck(seed)
        match = Match.new(GAME, GAME.setup(4), luck)
        match.roll(luck)
        while match.state.outcome is None and len(match.moves) < 150:
            view = match.view(match.state.actor)
            if len(match.moves) % 10 == 0:
                found.append(view)
            match.play(view.cautious[luck.below(len(view.cautious))])
            match.roll(luck)
    return found


async def _rate(level: str, views: list[View]) -> float:
    thinking = think_in_processes(1)
    await thinking.choose(GAME, views[0], level, decision(bytes(32), 0))
    made, started = 0, perf_counter()

    async def think(first: int) -> None:
        nonlocal made
        number = first
        while perf_counter() - started < SECONDS:
            await thinking.choose(GAME, views[number % len(views)], level, decision(bytes(32), number))
            made += 1
            number += AT_ONCE

    await asyncio.gather(*(think(first) for first in range(AT_ONCE)))
    elapsed = perf_counter() - started
    await thinking.close()
    return made / elapsed
