"""Actions and events as plain data with names, for records of research, the network and the page.

A field that holds more than a number says what kind it is: `card: Annotated[int, "card"]`; the game's `spelling`
gives the name each number of that kind stands for. Seats and counts stay numbers.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_type_hints

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.events import Event

Spelling = Mapping[str, Callable[[Any], Any]]


@cache
def _kinds(shape: type[Struct]) -> tuple[tuple[str, str | None], ...]:
    """(field, kind) of a class of actions or events."""
    kinds = []
    for field, hint in get_type_hints(shape, include_extras=True).items():
        if field not in shape.__struct_fields__:
            continue
        found = [hint, *getattr(hint, "__args__", ())]
        marks = [mark for part in found for mark in getattr(part, "__metadata__", ()) if isinstance(mark, str)]
        kinds.append((field, marks[0] if marks else None))
    return tuple(kinds)


def _spelt(thing: Struct, spelling: Spelling) -> dict[str, Any]:
    parts = {}
    for field, kind in _kinds(type(thing)):
        value = getattr(thing, field)
        parts[field] = spelling[kind](value) if kind is not None and value is not None else value
    return parts


def spell_event(event: Event, spelling: Spelling) -> dict[str, Any]:
    return {"event": type(event).__name__, **_spelt(event, spelling)}


def spell_action(action: Action, spelling: Spelling) -> dict[str, Any]:
    """Its text, its verb, and its parts by name."""
    return {"verb": action.verb, **_spelt(action, spelling)}
