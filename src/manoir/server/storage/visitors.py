"""Visitors, the secret that signs their identities, and what else is drawn once for all workers."""

from secrets import token_bytes

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from manoir.house.keeping.stored import milliseconds, no_page
from manoir.house.lobby.codes import normal_code
from manoir.server.storage.schema import KEYS, VISITORS

SECRET = "identities"


def name_of(connection: Connection, visitor: str) -> str:
    row = connection.execute(select(VISITORS.c.name).where(VISITORS.c.id == visitor)).first()
    return row.name if row is not None else ""


def rename(connection: Connection, visitor: str, name: str) -> None:
    _change(connection, visitor, name=name)


def page_of(connection: Connection, visitor: str) -> str | None:
    page: str | None = connection.execute(select(VISITORS.c.page).where(VISITORS.c.id == visitor)).scalar()
    return page


def visitor_of_page(connection: Connection, code: str) -> str:
    row = connection.execute(select(VISITORS.c.id).where(VISITORS.c.page == normal_code(code))).first()
    if row is None:
        raise no_page()
    visitor: str = row.id
    return visitor


def share_page(connection: Connection, visitor: str, code: str | None) -> None:
    _change(connection, visitor, page=code)


def forget(connection: Connection, visitor: str) -> None:
    connection.execute(delete(VISITORS).where(VISITORS.c.id == visitor))


def _change(connection: Connection, visitor: str, **values: str | None) -> None:
    changed = {**values, "changed": milliseconds()}
    if connection.execute(update(VISITORS).where(VISITORS.c.id == visitor).values(changed)).rowcount == 0:
        connection.execute(insert(VISITORS).values({"id": visitor, "name": "", **changed}))


def secret(connection: Connection) -> bytes:
    return key(connection, SECRET, token_bytes(32))


def find_key(connection: Connection, name: str) -> bytes | None:
    row = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).first()
    return None if row is None else bytes.fromhex(row.value)


def key(connection: Connection, name: str, fresh: bytes) -> bytes:
    """Made by the first worker, and the same for all."""
    known = find_key(connection, name)
    if known is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(KEYS).values(name=name, value=fresh.hex()))
        except IntegrityError:
            # Another worker was quicker.
            pass
        known = find_key(connection, name)
    assert known is not None
    return known
