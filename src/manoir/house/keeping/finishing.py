"""When a game is over: its record is kept, and in a while the log of its moves is not needed any more."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial

from manoir.core.match import Match
from manoir.house.keeping.loading import load, written_record
from manoir.house.keeping.storage import Books, Unavailable
from manoir.house.keeping.stored import Kept, Stored, Title, milliseconds
from manoir.house.log import LOG
from manoir.house.services import Services
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.setting import Setting

RETRY_SECONDS = 1.0
LOG_SECONDS = 60.0
"""How long the log stays: a worker that has not heard of the end must not find plies free again."""


async def keep_record(services: Services, stored: Stored, match: Match) -> Stored:
    """However often it takes."""
    while True:
        try:
            closed = await services.storage.write(lambda books: finish(books, stored, match))
        except Unavailable as failure:
            LOG.error("a record could not be kept", extra={"table": stored.id, "reason": str(failure)})
            await asyncio.sleep(RETRY_SECONDS)
        else:
            LOG.info("game over", extra={"table": stored.id, "game": stored.setting.game})
            services.call_at(services.now() + LOG_SECONDS, lambda: services.spawn(_forget(services, stored)))
            return closed


async def _forget(services: Services, stored: Stored) -> None:
    """What is left because this worker ends before is purged with the table."""
    try:
        await services.storage.write(lambda books: books.forget_moves(stored.id))
    except Unavailable as failure:
        LOG.warning("a log could not be cleared", extra={"table": stored.id, "reason": str(failure)})


async def keep_left_behind(services: Services) -> None:
    """Games that were over when their worker ended, before it could keep their records."""
    for code in await services.storage.read(lambda books: books.ended_tables()):
        try:
            loaded = await services.storage.read(partial(load, code=code, now=services.now()))
        except Refusal:
            # Of a game that is not here any more, or of other rules: it waits until it is.
            continue
        if loaded.table is not None and loaded.stored.phase == "playing" and loaded.table.is_over:
            await keep_record(services, loaded.stored, loaded.table.match)


def finish(books: Books, stored: Stored, match: Match) -> Stored:
    """All or nothing, and once: done again, it changes nothing."""
    over = match.state.outcome
    assert over is not None
    now = milliseconds()
    characters = list(match.setup.characters)
    title = Title([_name(stored, seat) for seat in range(len(characters))], characters, over.winner, over.reason)
    day = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
    setting = stored.setting
    # Who may not be watched is not read of by strangers afterwards either, unless those who played want it.
    deal = None if setting.weekly is None else f"{setting.weekly} {setting.game}"
    kept = Kept(
        stored.code,
        setting.game,
        title,
        now,
        brought=setting.brought,
        closed=setting.watch == "nobody",
        weekly=deal,
    )
    owners = {*setting.people(), *setting.seen}
    books.keep(kept, written_record(stored, match, day), owners, dict(_played(setting)))

    def close(changed: Stored) -> None:
        changed.phase = "over"

    return books.change(stored.code, close)[0]


def _played(setting: Setting) -> Iterator[tuple[str, int]]:
    """Who held one seat, and no other, from the deal to the end."""
    for visitor in setting.people():
        seats = setting.seen_by(visitor)
        if len(seats) == 1 and setting.chairs[seats[0]].robot is None:
            yield visitor, seats[0]


def _name(stored: Stored, seat: int) -> str:
    holder = stored.setting.chairs[seat].holder
    if isinstance(holder, Person):
        return holder.name
    return holder.level if isinstance(holder, Robot) else ""
