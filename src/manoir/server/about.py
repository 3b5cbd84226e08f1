"""Who one is, which games there are, and how the house is."""

from typing import Any, Literal

from manoir.bots.bot import offered
from manoir.core.game import Game
from manoir.core.setup import Option
from manoir.core.shapes import shapes
from manoir.games.registry import events_of, registered
from manoir.server.bodies import Condition, GameInfo, Health, Me, OptionInfo, Rename, Shapes
from manoir.server.errands.errand import KINDS
from manoir.server.house import House
from manoir.server.http import Asked
from manoir.server.storage.visitors import name_of, rename
from manoir.server.storage.writer import Unavailable
from manoir.table.assistance import helps_of
from manoir.table.names import check_name
from manoir.table.refusal import Refusal
from manoir.table.talk import PHRASES


async def who_am_i(asked: Asked) -> Me:
    return Me(await asked.house.services.storage.read(lambda connection: name_of(connection, asked.visitor)))


async def name_me(asked: Asked) -> Me:
    body: Rename = asked.body
    name = check_name(body.name)
    await asked.house.services.storage.write(lambda connection: rename(connection, asked.visitor, name))
    return Me(name)


async def list_games(asked: Asked) -> list[GameInfo]:
    return [_described(game) for game in registered().values()]


async def health(asked: Asked) -> Health:
    """Whether the house can do its work: it can write to its database, and is not about to close."""
    if asked.house.closing:
        raise Refusal("busy", "the house is closing")
    await asked.house.services.storage.probe()
    return Health("open")


async def condition(house: House) -> Condition:
    """The same in full, for whoever keeps the house."""
    services = house.services
    try:
        await services.storage.probe()
        status: Literal["open", "closing", "unable"] = "closing" if house.closing else "open"
    except Unavailable:
        status = "unable"
    return Condition(
        status=status,
        database=services.storage.engine.dialect.name,
        tables=house.tables,
        clients=len(house.clients),
        processes=services.thinking.processes,
        waiting={kind.name: round(services.thinking.oldest(kind), 1) for kind in KINDS},
    )


def _described(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=dict(game.title),
        least=game.seat_counts[0],
        most=game.seat_counts[-1],
        short_from=game.short_from,
        characters=list(game.characters),
        options=[_option(option) for option in game.options],
        bots=offered(game),
        helps=list(helps_of(game)),
        phrases=list(PHRASES),
        claims=[form.pattern for form in game.claims.forms],
        claim_parts={kind: list(words) for kind, words in game.claims.kinds.items()},
        shapes=Shapes(
            shapes(game.drawn),
            {event.__name__: found for event in events_of(game) if (found := shapes(event))},
            {action.verb: found for action in game.actions if (found := shapes(type(action)))},
        ),
    )


def _option(option: Option[Any]) -> OptionInfo:
    if isinstance(option.choices, range):
        least, most = option.choices[0], option.choices[-1]
        return OptionInfo(option.name, option.default, option.english, option.french, least=least, most=most)
    return OptionInfo(option.name, option.default, option.english, option.french, list(option.choices))
