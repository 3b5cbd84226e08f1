"""Carnets of games on cardboard: the house counts, and keeps nothing of them."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Raw, Struct

from manoir.companion.carnet import Carnet
from manoir.companion.counting import Advice, Sheet, advise, count, known_to_others, why
from manoir.companion.guests.hantise import HantiseCarnet, HantiseSheet, count_hantise
from manoir.companion.guests.huis_clos import HuisClosSheet, count_huis_clos
from manoir.companion.guests.huis_clos_lines import HuisClosCarnet
from manoir.companion.recorded import PlayedCarnet
from manoir.companion.typed import from_text, to_text
from manoir.core.errors import ManoirError
from manoir.house.errands import noting
from manoir.house.past import archive
from manoir.house.requests.asking import Asked, Endpoint, number_in
from manoir.house.requests.bodies import Short
from manoir.house.requests.endpoints import RECORD, TABLE
from manoir.table.messages import Exposure, Place, Reason
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person

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


async def tell_exposures(asked: Asked) -> list[Exposure]:
    return await _reckon(asked, known_to_others, asked.body)


async def count_clues(asked: Asked) -> HuisClosSheet:
    return await _reckon(asked, count_huis_clos, asked.body)


async def count_nights(asked: Asked) -> HantiseSheet:
    return await _reckon(asked, count_hantise, asked.body)


async def advise_carnet(asked: Asked) -> list[Advice]:
    wanted: WhatToAsk = asked.body
    return await _reckon(asked, advise, wanted.carnet, wanted.rooms)


async def write_carnet(asked: Asked) -> str:
    """As `manoir notebook` keeps it."""
    return await _reckon(asked, to_text, asked.body)


async def read_carnet(asked: Asked) -> Carnet:
    return await _reckon(asked, from_text, asked.body)


async def carnet_of_record(asked: Asked) -> Raw:
    """What one of its players would have written down, to the end or after so many moves."""
    return await archive.read_kept(asked, noting.carnet_in_record, _seat(asked), number_in(asked.query, "ply"))


async def carnets_of_text(asked: Asked) -> list[PlayedCarnet]:
    """Of a record that is not kept, by seat."""
    return await asked.house.services.thinking.study(asked.askers, noting.carnets_in_record, asked.body)


async def carnet_of_table(asked: Asked) -> PlayedCarnet:
    """What the asker would have written down so far, at a table that has agreed on all the help a carnet gives."""
    seat = _seat(asked)
    room = await asked.house.enter(asked.path["code"])
    setting = room.stored.setting
    if room.play is None:
        raise Refusal("not-begun", "the cards are not dealt yet")
    if seat not in setting.seats_of(asked.visitor):
        raise Refusal("not-yours", "this seat is not yours")
    if setting.settings.help != "odds" and not room.play.table.is_over:
        raise Refusal("closed", "this table has agreed on less help")
    players = [chair.holder.name if isinstance(chair.holder, Person) else "" for chair in setting.chairs]
    return noting.played_carnet(room.game, room.play.table.view(seat), players)


def _seat(asked: Asked) -> int:
    seat = number_in(asked.query, "seat")
    if seat is None:
        raise Refusal("malformed", "whose carnet?")
    return seat


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


CARNET = "/api/carnet"

ENDPOINTS = (
    Endpoint(
        "GET",
        f"{RECORD}/carnet",
        "A game as a carnet",
        carnet_of_record,
        PlayedCarnet,
        query={"seat": int, "ply": int},
        cost=5.0,
    ),
    Endpoint("GET", f"{TABLE}/carnet", "My carnet so far", carnet_of_table, PlayedCarnet, query={"seat": int}),
    Endpoint("POST", CARNET, "What follows from a carnet", count_carnet, Sheet, Carnet),
    Endpoint("POST", f"{CARNET}/why", "Why a mark is certain", explain_mark, list[Reason], WhyMark),
    Endpoint("POST", f"{CARNET}/others", "What others know of my hand", tell_exposures, list[Exposure], Carnet),
    Endpoint("POST", f"{CARNET}/advice", "What to ask", advise_carnet, list[Advice], WhatToAsk, cost=3.0),
    Endpoint("POST", f"{CARNET}/notebook", "A carnet for a terminal", write_carnet, str, Carnet),
    Endpoint("POST", f"{CARNET}/huis-clos", "Where clues are", count_clues, HuisClosSheet, HuisClosCarnet),
    Endpoint("POST", f"{CARNET}/hantise", "Score and pile", count_nights, HantiseSheet, HantiseCarnet),
    Endpoint(
        "POST",
        f"{CARNET}/record",
        "A record as carnets",
        carnets_of_text,
        list[PlayedCarnet],
        str,
        limit=archive.RECORD_LIMIT,
        cost=10.0,
    ),
    Endpoint("POST", f"{CARNET}/reading", "A terminal's notebook", read_carnet, Carnet, str),
)
