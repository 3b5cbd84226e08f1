"""Hints between those who serve one house together: the log is the truth, a lost hint only costs time."""

from typing import TypeAlias

from msgspec import Struct


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
    """Said among those who watch, or by a seat after the end."""

    worker: str
    match: int
    name: str
    text: str
    seat: int | None = None


class Answered(Struct, frozen=True, tag="answered"):
    """A quiet question was answered through a worker: whoever carries the round out must know."""

    worker: str
    match: int
    seat: int
    ply: int
    action: int


Notice: TypeAlias = Changed | Present | Murmured | Answered
