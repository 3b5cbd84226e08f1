"""Records of finished games in the database."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.json import decode, encode
from sqlalchemy import Connection, Select, delete, exists, insert, select, update

from manoir.house.keeping.stored import Kept, Text, Title, no_record, not_yours_to_close
from manoir.house.lobby.codes import normal_code
from manoir.house.past.accounts import Account, Past
from manoir.server.storage.schema import RECORD_OWNERS, RECORDS

_LISTED = (
    RECORDS.c.code,
    RECORDS.c.game,
    RECORDS.c.title,
    RECORDS.c.ended,
    RECORDS.c.brought,
    RECORDS.c.closed,
    RECORDS.c.weekly,
)


def keep(
    connection: Connection, kept: Kept, text: str, owners: Iterable[str], seats: Mapping[str, int] | None = None
) -> None:
    """Once: a record kept before under the same code stays as it is."""
    if connection.execute(select(RECORDS.c.id).where(RECORDS.c.code == kept.code)).first() is not None:
        return
    flags = {"brought": int(kept.brought), "closed": int(kept.closed)}
    values = {"code": kept.code, "game": kept.game, "ended": kept.ended, "text": text, "weekly": kept.weekly, **flags}
    result = connection.execute(insert(RECORDS).values(title=encode(kept.title).decode(), **values))
    assert result.inserted_primary_key is not None
    record = result.inserted_primary_key[0]
    for visitor in sorted(set(owners)):
        seat = (seats or {}).get(visitor)
        connection.execute(insert(RECORD_OWNERS).values(record=record, visitor=visitor, seat=seat))


def find_record(connection: Connection, code: str, reader: str) -> Text:
    """As `reader` may see it: to others, a closed record is not there."""
    row = connection.execute(_owned(code, reader)).first()
    if row is None or (row.closed and not row.is_owned):
        raise no_record()
    return Text(row.text, bool(row.brought), row.ended)


def close_record(connection: Connection, code: str, owner: str, closed: bool) -> Kept:
    """By any of those who have played it, or have brought it."""
    row = connection.execute(_owned(code, owner)).first()
    if row is None or (row.closed and not row.is_owned):
        raise no_record()
    if not row.is_owned:
        raise not_yours_to_close()
    connection.execute(update(RECORDS).where(RECORDS.c.id == row.id).values(closed=int(closed)))
    return _kept(row, closed)


def record_text(connection: Connection, code: str) -> str:
    """For the house itself."""
    row = connection.execute(select(RECORDS.c.text).where(RECORDS.c.code == normal_code(code))).first()
    if row is None:
        raise no_record()
    text: str = row.text
    return text


def records_of(connection: Connection, visitor: str, most: int, before: int | None = None) -> list[Kept]:
    """A visitor's past games, the latest first; `before` a time to read on."""
    query = (
        select(*_LISTED)
        .join(RECORD_OWNERS, RECORD_OWNERS.c.record == RECORDS.c.id)
        .where(RECORD_OWNERS.c.visitor == visitor)
        .order_by(RECORDS.c.ended.desc(), RECORDS.c.id.desc())
        .limit(most)
    )
    if before is not None:
        query = query.where(RECORDS.c.ended < before)
    return [_kept(row, bool(row.closed)) for row in connection.execute(query)]


def past_of(connection: Connection, visitor: str) -> list[Past]:
    query = (
        select(*_LISTED, RECORDS.c.account, RECORD_OWNERS.c.seat)
        .join(RECORD_OWNERS, RECORD_OWNERS.c.record == RECORDS.c.id)
        .where(RECORD_OWNERS.c.visitor == visitor)
        .order_by(RECORDS.c.ended, RECORDS.c.id)
    )
    return [_past(row) for row in connection.execute(query)]


def weekly_records(connection: Connection, name: str) -> list[tuple[str, Past]]:
    query = (
        select(*_LISTED, RECORDS.c.account, RECORD_OWNERS.c.seat, RECORD_OWNERS.c.visitor)
        .join(RECORD_OWNERS, RECORD_OWNERS.c.record == RECORDS.c.id)
        .where(RECORDS.c.weekly == name)
        .order_by(RECORDS.c.ended, RECORDS.c.id)
    )
    return [(row.visitor, _past(row)) for row in connection.execute(query)]


def account_for(connection: Connection, code: str, account: Account) -> None:
    connection.execute(update(RECORDS).where(RECORDS.c.code == code).values(account=encode(account).decode()))


def forget_owner(connection: Connection, visitor: str) -> None:
    """What nobody owns any more goes."""
    owned = select(RECORD_OWNERS.c.record).where(RECORD_OWNERS.c.visitor == visitor)
    numbers = list(connection.execute(owned).scalars())
    connection.execute(delete(RECORD_OWNERS).where(RECORD_OWNERS.c.visitor == visitor))
    others = exists().where(RECORD_OWNERS.c.record == RECORDS.c.id)
    connection.execute(delete(RECORDS).where(RECORDS.c.id.in_(numbers), ~others))


def _past(row: Any) -> Past:
    account = None if row.account is None else decode(row.account, type=Account)
    return Past(_kept(row, bool(row.closed)), row.seat, account)


def _owned(code: str, visitor: str) -> Select[Any]:
    owned = exists().where(RECORD_OWNERS.c.record == RECORDS.c.id, RECORD_OWNERS.c.visitor == visitor)
    return select(RECORDS, owned.label("is_owned")).where(RECORDS.c.code == normal_code(code))


def _kept(row: Any, closed: bool) -> Kept:
    return Kept(row.code, row.game, decode(row.title, type=Title), row.ended, bool(row.brought), closed, row.weekly)
