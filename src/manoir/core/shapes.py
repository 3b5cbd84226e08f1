"""Which values of a structure are about seats: all that one who knows no game must know to read them."""

from collections.abc import Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from manoir.core.spelling import kind_of


class Shape(Struct, frozen=True, omit_defaults=True):
    """`inner` is the shape of each member, or of each part in turn."""

    kind: Literal["plain", "seat", "seats", "by-seat", "list", "parts", "fields"]
    inner: tuple["Shape", ...] = ()
    fields: dict[str, "Shape"] = {}


PLAIN: Final = Shape("plain")


@cache
def shapes(structure: type[Struct]) -> dict[str, Shape]:
    """Of its fields, without those that are plain."""
    hints = get_type_hints(structure, include_extras=True)
    found = {field: _shape(hints[field]) for field in structure.__struct_fields__}
    return {field: shape for field, shape in found.items() if shape != PLAIN}


def _shape(hint: Any) -> Shape:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _of_kind(kind_of(hint), inner[0])
    if origin in (Union, UnionType):
        return next((shape for part in inner if (shape := _shape(part)) != PLAIN), PLAIN)
    if origin is tuple and Ellipsis not in inner:
        parts = tuple(map(_shape, inner))
        return Shape("parts", parts) if any(part != PLAIN for part in parts) else PLAIN
    if origin in (list, tuple, Sequence):
        member = _shape(inner[0])
        return PLAIN if member == PLAIN else Shape("list", (member,))
    if isinstance(hint, type) and issubclass(hint, Struct) and (fields := shapes(hint)):
        return Shape("fields", fields=fields)
    return PLAIN


def _of_kind(kind: str | None, inner: Any) -> Shape:
    match kind:
        case "seat" | "seats":
            return Shape(kind)
        case "by-seat":
            return Shape("by-seat", (_shape(get_args(inner)[0]),))
        case None:
            return _shape(inner)
    return PLAIN
