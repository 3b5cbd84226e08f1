"""What visitors did with puzzles, in the database."""

from msgspec.json import decode, encode
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from manoir.house.keeping.stored import milliseconds
from manoir.house.puzzles.attempts import Attempt
from manoir.server.storage.schema import ATTEMPTS


def attempt_at(connection: Connection, visitor: str, puzzle: str) -> Attempt | None:
    found = select(ATTEMPTS.c.attempt).where(ATTEMPTS.c.visitor == visitor, ATTEMPTS.c.puzzle == puzzle)
    text = connection.execute(found.with_for_update()).scalar()
    return None if text is None else decode(text, type=Attempt)


def keep_attempt(connection: Connection, visitor: str, attempt: Attempt) -> None:
    own = (ATTEMPTS.c.visitor == visitor) & (ATTEMPTS.c.puzzle == attempt.puzzle)
    values = {"attempt": encode(attempt).decode(), "changed": milliseconds()}
    if connection.execute(update(ATTEMPTS).where(own).values(values)).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(ATTEMPTS).values(visitor=visitor, puzzle=attempt.puzzle, **values))
    except IntegrityError:
        # Another worker was quicker: what it has noted stays.
        pass


def attempts_of(connection: Connection, visitor: str) -> list[Attempt]:
    found = select(ATTEMPTS.c.attempt).where(ATTEMPTS.c.visitor == visitor)
    return [decode(text, type=Attempt) for text in connection.execute(found).scalars()]


def forget_attempts(connection: Connection, visitor: str) -> None:
    connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.visitor == visitor))
