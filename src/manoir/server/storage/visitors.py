"""Visitors and the secret that signs their identities."""

from secrets import token_hex

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from manoir.house.stored import milliseconds
from manoir.server.storage.schema import KEYS, VISITORS

SECRET = "identities"


def name_of(connection: Connection, visitor: str) -> str:
    row = connection.execute(select(VISITORS.c.name).where(VISITORS.c.id == visitor)).first()
    return row.name if row is not None else ""


def rename(connection: Connection, visitor: str, name: str) -> None:
    values = {"name": name, "changed": milliseconds()}
    if connection.execute(update(VISITORS).where(VISITORS.c.id == visitor).values(values)).rowcount == 0:
        connection.execute(insert(VISITORS).values(id=visitor, **values))


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
