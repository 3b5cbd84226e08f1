"""Past games: listed, downloaded, brought in, seen again."""

from collections.abc import Callable
from typing import Any

from msgspec import Raw

from manoir.house.errands import reading
from manoir.house.keeping.stored import Kept, Text, milliseconds
from manoir.house.lobby.codes import new_code, normal_code
from manoir.house.requests.asking import Asked, number_in
from manoir.house.requests.bodies import ChangeRecord, Records
from manoir.table.refusal import Refusal

MOST_LISTED = 50
RECORD_LIMIT = 512 * 1024


async def list_records(asked: Asked) -> Records:
    before = number_in(asked.query, "before")
    storage = asked.house.services.storage
    return Records(await storage.read(lambda books: books.records_of(asked.visitor, MOST_LISTED, before)))


async def show_record(asked: Asked) -> str:
    return (await _found(asked)).text


async def close_record(asked: Asked) -> Kept:
    """To all but those who have played it; or open it again."""
    wanted: ChangeRecord = asked.body
    code = asked.path["code"]
    return await asked.house.services.storage.write(
        lambda books: books.close_record(code, asked.visitor, wanted.closed)
    )


async def bring_record(asked: Asked) -> Kept:
    """A record from elsewhere, read and replayed before it is kept."""
    text: str = asked.body
    game, title = await asked.house.services.thinking.study(asked.askers, reading.read_record, text)
    kept = Kept(new_code(), game, title, milliseconds(), brought=True)
    await asked.house.services.storage.write(lambda books: books.keep(kept, text, [asked.visitor]))
    return kept


async def prove_record(asked: Asked) -> Raw:
    """All the numbers of a game, to be checked by whoever wants to."""
    return await read_kept(asked, reading.transcribe_record)


async def replay_record(asked: Asked) -> Raw:
    """With `open=1` all cards lie open."""
    seat, is_open = number_in(asked.query, "seat"), bool(number_in(asked.query, "open"))
    found = await _found(asked)
    return await read_kept(asked, reading.replay_record, seat, is_open, found.brought, found.ended)


async def show_notebook(asked: Asked) -> Raw:
    seat, ply = number_in(asked.query, "seat"), number_in(asked.query, "ply")
    if seat is None or ply is None:
        raise Refusal("malformed", "whose notebook, and after how many moves?")
    return await read_kept(asked, reading.notebook_in_record, seat, ply)


async def review_record(asked: Asked) -> Raw:
    """What each seat could know, turn by turn."""
    return await read_kept(asked, reading.review_record)


async def show_course(asked: Asked) -> Raw:
    """Who was suspected, or who was to win, turn by turn."""
    return await read_kept(asked, reading.course_of_record)


async def weigh_questions(asked: Asked) -> Raw:
    """What each question could tell and told."""
    text = await show_record(asked)
    return await asked.house.services.readings.weighed(asked.askers, normal_code(asked.path["code"]), text)


async def explain_move(asked: Asked) -> Raw:
    """Why a bot made the move of this number."""
    ply = number_in(asked.query, "ply")
    if ply is None:
        raise Refusal("malformed", "why which move?")
    return await read_kept(asked, reading.explain_record, ply)


async def _found(asked: Asked) -> Text:
    code = asked.path["code"]
    return await asked.house.services.storage.read(lambda books: books.find_record(code, asked.visitor))


async def read_kept(asked: Asked, think: Callable[..., Any], *about: Any) -> Raw:
    text = await show_record(asked)
    return await asked.house.services.readings.read(asked.askers, normal_code(asked.path["code"]), text, think, *about)
