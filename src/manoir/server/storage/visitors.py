"""Visitors and the secret that signs their identities."""

from secrets import token_hex

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from manoir.house.codes import normal_code
from manoir.house.stored import milliseconds, no_page
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
    """Made by the first worker, and the same for all."""
    known = select(KEYS.c.value).where(KEYS.c.name == SECRET)
    row = connection.execute(known).first()
    if row is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(KEYS).values(name=SECRET, value=token_hex(32)))
        except IntegrityError:
            # Another worker was quicker.
            pass
        row = connection.execute(known).one()
    return bytes.fromhex(row.value)
