"""A story told line by line, with nothing left out."""

from collections.abc import Callable, Iterable, Sequence

from manoir.core.events import Event
from manoir.puzzles.puzzle import Line


def line_numbers(begins: tuple[type[Event], ...], told: Iterable[Event]) -> list[int]:
    """The line of each event: before the first it is line 0, and of two beginnings in a row the first counts."""
    found: list[int] = []
    line, fresh = 0, False
    for event in told:
        begun = isinstance(event, begins)
        line += begun and not fresh
        fresh = begun
        found.append(line)
    return found


def story_of(tells: Callable[[Event], bool], told: Sequence[Event], lines: Sequence[int]) -> tuple[Line, ...]:
    events: dict[int, list[Event]] = {}
    for event, line in zip(told, lines, strict=False):
        events.setdefault(line, []).extend([event] if tells(event) else [])
    return tuple(Line(line, tuple(here)) for line, here in events.items())
