"""Past games: listed, downloaded, brought in, seen again."""

from sqlalchemy import Connection

from manoir.server.bodies import Records, Replay, Review
from manoir.server.http import Asked, number_in
from manoir.server.storage.codes import new_code
from manoir.server.storage.records import Kept, keep, record_text, records_of
from manoir.server.storage.tables import milliseconds
from manoir.table.explaining import Explained
from manoir.table.messages import NotebookNews
from manoir.table.proof import Transcript
from manoir.table.refusal import Refusal

MOST_LISTED = 50
RECORD_LIMIT = 512 * 1024


async def list_records(asked: Asked) -> Records:
    before = number_in(asked.query, "before")

    def ask(connection: Connection) -> list[Kept]:
        return records_of(connection, asked.visitor, MOST_LISTED, before)

    return Records(await asked.house.services.storage.read(ask))


async def show_record(asked: Asked) -> str:
    code = asked.path["code"]
    return await asked.house.services.storage.read(lambda connection: record_text(connection, code))


async def bring_record(asked: Asked) -> Kept:
    """A record from elsewhere, read and replayed before it is kept."""
    text: str = asked.body
    game, title = await asked.house.services.thinking.read_record(text)
    kept = Kept(new_code(), game, title, milliseconds())
    await asked.house.services.storage.write(lambda connection: keep(connection, kept, text, [asked.visitor]))
    return kept


async def prove_record(asked: Asked) -> Transcript:
    """All the numbers of a game, to be checked by whoever wants to."""
    return await asked.house.services.thinking.transcribe(await show_record(asked))


async def replay_record(asked: Asked) -> Replay:
    """With `open=1` all cards lie open."""
    seat, is_open = number_in(asked.query, "seat"), bool(number_in(asked.query, "open"))
    return await asked.house.services.thinking.replay(await show_record(asked), seat, is_open)


async def show_notebook(asked: Asked) -> NotebookNews:
    seat, ply = number_in(asked.query, "seat"), number_in(asked.query, "ply")
    if seat is None or ply is None:
        raise Refusal("malformed", "whose notebook, and after how many moves?")
    return await asked.house.services.thinking.notebook_in_record(await show_record(asked), seat, ply)


async def review_record(asked: Asked) -> Review:
    """What each seat could know, turn by turn."""
    return await asked.house.services.thinking.review(await show_record(asked))


async def explain_move(asked: Asked) -> Explained:
    """Why a bot made the move of this number."""
    ply = number_in(asked.query, "ply")
    if ply is None:
        raise Refusal("malformed", "why which move?")
    return await asked.house.services.thinking.explain_move(await show_record(asked), ply)
