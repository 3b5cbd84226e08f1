"""Structures of a game as plain data with names: what `core.spelling` does for one field, done for whole pictures."""

from collections.abc import Callable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from manoir.core.game import Game

Speller = Callable[[Any], Any]


def spell_picture(game: Game, picture: Struct) -> dict[str, Any]:
    """The fields of a picture by name."""
    return {field: spell(getattr(picture, field)) for field, spell in _fields(game, type(picture))}


def spell_field(game: Game, struct: Struct, field: str) -> Any:
    """A field of a structure that is told to nobody as a whole."""
    return dict(_fields(game, type(struct)))[field](getattr(struct, field))


@cache
def _fields(game: Game, shape: type[Struct]) -> tuple[tuple[str, Speller], ...]:
    hints = get_type_hints(shape, include_extras=True)
    return tuple((field, _speller(game, hints[field])) for field in shape.__struct_fields__)


def _speller(game: Game, hint: Any) -> Speller:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        kinds = [mark for mark in hint.__metadata__ if isinstance(mark, str)]
        return game.spelling[kinds[0]] if kinds else _speller(game, inner[0])
    if origin in (Union, UnionType):
        spellers = [_speller(game, part) for part in inner if part is not NoneType]
        spell = spellers[0] if len(spellers) == 1 else _as_it_is
        return lambda value: None if value is None else spell(value)
    if origin in (list, tuple, Sequence, frozenset, set):
        return _sequence(game, origin, inner)
    if origin is dict:
        key, item = (_speller(game, part) for part in inner)
        return lambda value: {key(name): item(thing) for name, thing in value.items()}
    if isinstance(hint, type) and issubclass(hint, Struct):
        return lambda value: spell_picture(game, value)
    return _as_it_is


def _sequence(game: Game, origin: Any, inner: tuple[Any, ...]) -> Speller:
    spellers = [_speller(game, part) for part in inner if part is not Ellipsis]
    if all(spell is _as_it_is for spell in spellers):
        return _as_it_is
    if origin is tuple and Ellipsis not in inner:
        return lambda value: [spell(thing) for spell, thing in zip(spellers, value, strict=True)]
    return lambda value: [spellers[0](thing) for thing in value]


def _as_it_is(value: Any) -> Any:
    return value
