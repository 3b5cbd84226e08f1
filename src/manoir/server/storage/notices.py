"""Hints from one worker to all others, through PostgreSQL: the log is the truth, a lost hint only costs time."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import Connection, text

CHANNEL = "manoir"
MATCHES_AT_ONCE = 300
"""PostgreSQL takes less than 8000 bytes in a notice."""


class Changed(Struct, frozen=True, tag="changed"):
    """There is more in the log of these matches, or their `setting` is another."""

    worker: str
    matches: list[int]
    setting: bool = False


class Present(Struct, frozen=True, tag="present"):
    """Who is at a table through a worker, and how many watch there; `asks` the others to say so too."""

    worker: str
    match: int
    visitors: list[str]
    watchers: int
    asks: bool = False


class Murmured(Struct, frozen=True, tag="murmured"):
    """Said among those who watch."""

    worker: str
    match: int
    name: str
    text: str


class Answered(Struct, frozen=True, tag="answered"):
    """A quiet question was answered through a worker: whoever carries the round out must know."""

    worker: str
    match: int
    seat: int
    ply: int
    action: int


Notice: TypeAlias = Changed | Present | Murmured | Answered


def notify(connection: Connection, notice: Notice) -> None:
    """Sent to all workers when the transaction is committed."""
    connection.execute(
        text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": encode(notice).decode()}
    )


def changed_notices(worker: str, matches: Sequence[int]) -> list[str]:
    """As few as hold them all."""
    firsts = range(0, len(matches), MATCHES_AT_ONCE)
    return [encode(Changed(worker, list(matches[first : first + MATCHES_AT_ONCE]))).decode() for first in firsts]
