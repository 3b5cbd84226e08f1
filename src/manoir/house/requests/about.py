"""Who one is, and which games there are."""

from typing import Any

from manoir.bots.bot import offered
from manoir.bots.marks import MARKS
from manoir.core.game import Game
from manoir.core.setup import Option
from manoir.core.shapes import shapes
from manoir.games.registry import events_of, registered
from manoir.house.keeping.loading import hosted
from manoir.house.requests.asking import Asked
from manoir.house.requests.bodies import GameInfo, Me, OptionInfo, Rename, Shapes
from manoir.table.helping.assistance import helps_of
from manoir.table.seating.names import check_name
from manoir.table.talk import PHRASES


async def who_am_i(asked: Asked) -> Me:
    return Me(await asked.house.services.storage.read(lambda books: books.name_of(asked.visitor)))


async def name_me(asked: Asked) -> Me:
    body: Rename = asked.body
    name = check_name(body.name)
    await asked.house.services.storage.write(lambda books: books.rename(asked.visitor, name))
    return Me(name)


async def list_games(asked: Asked) -> list[GameInfo]:
    """All of them, or the one with a name: a house need not load the others for it."""
    name = asked.query.get("name")
    return [_described(game) for game in (registered().values() if name is None else [hosted(name)])]


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
        marks=dict(MARKS.get(game.name, {})),
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
