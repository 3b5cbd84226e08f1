"""Who holds a seat."""

from typing import TypeAlias

from msgspec import Struct


class Person(Struct, frozen=True, tag_field="kind", tag="person"):
    """`visitor` is the identity that may act for the seat; it is never told to others."""

    visitor: str
    name: str


class Robot(Struct, frozen=True, tag_field="kind", tag="bot"):
    level: str


class Nobody(Struct, frozen=True, tag_field="kind", tag="nobody"):
    """A seat whose holder has left for good."""


Holder: TypeAlias = Person | Robot | Nobody
