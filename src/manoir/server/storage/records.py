"""Records of finished games in the database."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.json import decode, encode
from sqlalchemy import Connection, insert, select

from manoir.server.storage.codes import normal_code
from manoir.server.storage.schema import RECORD_OWNERS, RECORDS
from manoir.table.refusal import Refusal


class Title(Struct, frozen=True):
    """What a list says of a record: names by seat, the winner's seat, and how it was won."""

    players: list[str]
    characters: list[str]
    winner: int | None
    reason: str | None


class Kept(Struct, frozen=True):
    code: str
    game: str
    title: Title
    ended: int


def keep(connection: Connection, kept: Kept, text: str, owners: Iterable[str]) -> None:
    """Once: a record kept before under the same code stays as it is."""
    if connection.execute(select(RECORDS.c.id).where(RECORDS.c.code == kept.code)).first() is not None:
        return
    values = {"code": kept.code, "game": kept.game, "ended": kept.ended, "text": text}
    result = connection.execute(insert(RECORDS).values(title=encode(kept.title).decode(), **values))
    assert result.inserted_primary_key is not None
    record = result.inserted_primary_key[0]
    for visitor in sorted(set(owners)):
        connection.execute(insert(RECORD_OWNERS).values(record=record, visitor=visitor))


def record_text(connection: Connection, code: str) -> str:
    row = connection.execute(select(RECORDS.c.text).where(RECORDS.c.code == normal_code(code))).first()
    if row is None:
        raise Refusal("unknown", "there is no such record")
    text: str = row.text
    return text


def records_of(connection: Connection, visitor: str, most: int, before: int | None = None) -> list[Kept]:
    """A visitor's past games, the latest first; `before` a time to read on."""
    query = (
        select(RECORDS.c.code, RECORDS.c.game, RECORDS.c.title, RECORDS.c.ended)
        .join(RECORD_OWNERS, RECORD_OWNERS.c.record == RECORDS.c.id)
        .where(RECORD_OWNERS.c.visitor == visitor)
        .order_by(RECORDS.c.ended.desc(), RECORDS.c.id.desc())
        .limit(most)
    )
    if before is not None:
        query = query.where(RECORDS.c.ended < before)
    return [Kept(row.code, row.game, decode(row.title, type=Title), row.ended) for row in connection.execute(query)]
