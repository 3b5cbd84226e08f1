"""Carnets of games on cardboard: the house counts, and keeps nothing of them."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Raw, Struct

from manoir.companion.carnet import Carnet
from manoir.companion.counting import Advice, Sheet, advise, count, why
from manoir.companion.typed import from_text, to_text
from manoir.core.errors import ManoirError
from manoir.house import archive, reading
from manoir.house.asking import Asked, number_in
from manoir.house.bodies import Short
from manoir.table.messages import Place, Reason
from manoir.table.refusal import Refusal

T = TypeVar("T")


class WhyMark(Struct, frozen=True, forbid_unknown_fields=True):
    carnet: Carnet
    card: Short
    place: Place


class WhatToAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """In one of these rooms, or anywhere."""

    carnet: Carnet
    rooms: list[Short] = []


async def count_carnet(asked: Asked) -> Sheet:
    return await _reckon(asked, count, asked.body)


async def explain_mark(asked: Asked) -> list[Reason]:
    wanted: WhyMark = asked.body
    return await _reckon(asked, why, wanted.carnet, wanted.card, wanted.place)


async def advise_carnet(asked: Asked) -> list[Advice]:
    wanted: WhatToAsk = asked.body
    return await _reckon(asked, advise, wanted.carnet, wanted.rooms)


async def write_carnet(asked: Asked) -> str:
    """As `manoir notebook` keeps it."""
    return await _reckon(asked, to_text, asked.body)


async def read_carnet(asked: Asked) -> Carnet:
    return await _reckon(asked, from_text, asked.body)


async def carnet_of_record(asked: Asked) -> Raw:
    """What one of its players would have written down."""
    seat = number_in(asked.query, "seat")
    if seat is None:
        raise Refusal("malformed", "whose carnet?")
    return await archive.read_kept(asked, reading.carnet_in_record, seat)


async def _reckon(asked: Asked, think: Callable[..., T], *about: Any) -> T:
    return await asked.house.services.thinking.help(asked.visitor, reckoned, think, *about)


def reckoned(think: Callable[..., T], *about: Any) -> T:
    """Elsewhere, perhaps: what is refused is told in words."""
    try:
        return think(*about)
    except Refusal:
        raise
    except ManoirError as error:
        raise Refusal("malformed", str(error)[:200]) from None
