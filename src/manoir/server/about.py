"""Who one is, which games there are, and how the house is."""

from sqlalchemy import Connection, text

from manoir.bots.bot import bots_of
from manoir.core.game import Game
from manoir.core.setup import Option
from manoir.games.registry import registered
from manoir.server.bodies import GameInfo, Health, Me, OptionInfo, Rename
from manoir.server.http import Asked
from manoir.server.storage.visitors import name_of, rename
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
    """Whether the house can do its work: it can read its database, and is not about to close."""
    if asked.house.closing:
        raise Refusal("busy", "the house is closing")

    def ask(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))

    await asked.house.services.storage.read(ask)
    return Health(
        "open", asked.house.services.storage.engine.dialect.name, asked.house.tables, len(asked.house.clients)
    )


def _described(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=dict(game.title),
        least=game.seat_counts[0],
        most=game.seat_counts[-1],
        characters=list(game.characters),
        options=[_option(option) for option in game.options],
        bots=list(bots_of(game)),
        helps=list(helps_of(game)),
        phrases=list(PHRASES),
        claims=[form.pattern for form in game.claims.forms],
        claim_parts={kind: list(words) for kind, words in game.claims.kinds.items()},
    )


def _option(option: Option) -> OptionInfo:
    if isinstance(option.choices, range):
        least, most = option.choices[0], option.choices[-1]
        return OptionInfo(option.name, option.default, option.english, option.french, least=least, most=most)
    return OptionInfo(option.name, option.default, option.english, option.french, list(option.choices))
