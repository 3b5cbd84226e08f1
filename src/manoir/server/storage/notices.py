"""Hints from one worker to all others, through PostgreSQL."""

from collections.abc import Sequence

from msgspec.json import encode
from sqlalchemy import Connection, text

from manoir.house.notices import Changed, Notice

CHANNEL = "manoir"
MATCHES_AT_ONCE = 300
"""PostgreSQL takes less than 8000 bytes in a notice."""


def notify(connection: Connection, notice: Notice) -> None:
    """Sent to all workers when the transaction is committed."""
    connection.execute(
        text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": encode(notice).decode()}
    )


def changed_notices(worker: str, matches: Sequence[int]) -> list[str]:
    """As few as hold them all."""
    firsts = range(0, len(matches), MATCHES_AT_ONCE)
    return [encode(Changed(worker, list(matches[first : first + MATCHES_AT_ONCE]))).decode() for first in firsts]
