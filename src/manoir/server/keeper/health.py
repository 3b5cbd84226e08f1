"""How the house is."""

from typing import Literal

from manoir.house.errands.errand import KINDS
from manoir.house.keeping.storage import Unavailable
from manoir.house.requests.asking import Asked
from manoir.house.requests.bodies import Condition, Health
from manoir.server.open_house import OpenHouse
from manoir.table.refusal import Refusal


async def health(asked: Asked) -> Health:
    """Whether the house can do its work: it can write to its database, and is not about to close."""
    house = asked.house
    assert isinstance(house, OpenHouse)
    if house.closing:
        raise Refusal("busy", "the house is closing")
    await house.database.probe()
    return Health("open")


async def condition(house: OpenHouse) -> Condition:
    """The same in full, for whoever keeps the house."""
    thinking = house.services.thinking
    try:
        await house.database.probe()
        status: Literal["open", "closing", "unable"] = "closing" if house.closing else "open"
    except Unavailable:
        status = "unable"
    return Condition(
        status=status,
        database=house.database.engine.dialect.name,
        tables=house.tables,
        clients=len(house.clients),
        processes=thinking.processes,
        waiting={kind.name: round(thinking.oldest(kind), 1) for kind in KINDS},
    )
