"""What a game is made of as plain data with names, for records of research, the network and the page.

A field that holds more than a number says what kind it is: `card: Annotated[int, "card"]`; the game's `spelling`
gives the name each number of that kind stands for. Seats stay numbers, and a set of seats is a list of them.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.seats import BY_SEAT, SEAT, SEATS, seats_in

Spelling: TypeAlias = Mapping[str, Callable[[Any], Any]]
_Speller: TypeAlias = Callable[[Any, Spelling], Any] | None
"""None for what stays as it is."""


def spell_event(event: Event, spelling: Spelling) -> dict[str, Any]:
    return {"event": type(event).__name__, **spelt(event, spelling)}


def spell_action(action: Action, spelling: Spelling) -> dict[str, Any]:
    """Its text, its verb, and its parts by name."""
    return {"verb": action.verb, **spelt(action, spelling)}


def spelt(thing: Struct, spelling: Spelling) -> dict[str, Any]:
    """The fields by name."""
    return {
        field: getattr(thing, field) if spell is None else spell(getattr(thing, field), spelling)
        for field, spell in _fields(type(thing))
    }


@cache
def _fields(shape: type[Struct]) -> tuple[tuple[str, _Speller], ...]:
    hints = get_type_hints(shape, include_extras=True)
    return tuple((field, _speller(hints[field])) for field in shape.__struct_fields__)


@cache
def kinds(shape: type[Struct]) -> tuple[tuple[str, str | None], ...]:
    """(field, kind) of a structure."""
    hints = get_type_hints(shape, include_extras=True)
    marked = {field: [hints[field], *get_args(hints[field])] for field in shape.__struct_fields__}
    return tuple((field, next(filter(None, map(kind_of, found)), None)) for field, found in marked.items())


def kind_of(hint: Any) -> str | None:
    """The word that a type is marked with."""
    marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
    return next((mark for mark in marks if isinstance(mark, str)), None)


def _speller(hint: Any) -> _Speller:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _of_kind(kind_of(hint), inner[0])
    if origin in (Union, UnionType):
        spell = next(filter(None, (_speller(part) for part in inner if part is not NoneType)), None)
        return spell and (lambda value, spelling: None if value is None else spell(value, spelling))
    if origin in (list, tuple, Sequence, frozenset, set):
        return _sequence(origin, inner)
    if origin is dict:
        name, item = (_speller(part) or _as_it_is for part in inner)
        return lambda value, spelling: {name(key, spelling): item(thing, spelling) for key, thing in value.items()}
    return spelt if isinstance(hint, type) and issubclass(hint, Struct) else None


def _of_kind(kind: str | None, inner: Any) -> _Speller:
    if kind is None or kind in (SEAT, BY_SEAT):
        return _speller(inner)
    if kind == SEATS:
        return lambda value, spelling: seats_in(value)
    return lambda value, spelling: spelling[kind](value)


def _sequence(origin: Any, inner: tuple[Any, ...]) -> _Speller:
    spellers = [_speller(part) for part in inner if part is not Ellipsis]
    if not any(spellers):
        return None
    if origin is tuple and Ellipsis not in inner:
        every = [spell or _as_it_is for spell in spellers]
        return lambda value, spelling: [spell(thing, spelling) for spell, thing in zip(every, value, strict=True)]
    each = spellers[0] or _as_it_is
    return lambda value, spelling: [each(thing, spelling) for thing in value]


def _as_it_is(value: Any, spelling: Spelling) -> Any:
    return value
