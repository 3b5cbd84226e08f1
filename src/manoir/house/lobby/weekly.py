"""The défi of the week: one deal of each game for everybody here, sealed when it is first asked for."""

from datetime import UTC, datetime

from msgspec import Struct

from manoir.bots.bot import offered, strongest
from manoir.core.game import Game
from manoir.games.registry import registered
from manoir.house.keeping.loading import hosted
from manoir.house.keeping.storage import Books
from manoir.house.keeping.stored import Stored
from manoir.house.lobby.dealing import begin_at_once
from manoir.house.lobby.tabling import table_news
from manoir.house.past.accounts import Past
from manoir.house.past.history import seat_of
from manoir.house.past.own_page import counted, is_open
from manoir.house.requests.asking import Asked
from manoir.house.requests.bodies import Weekly
from manoir.table.chance.fairness import commitment, new_seed
from manoir.table.messages import TableNews
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.setting import Chair, Setting

LEVEL = "detective"
MOST_TABLES = 200
"""Of a visitor's, so many are looked through for one that is under way."""


class Placed(Struct, frozen=True):
    """Somebody's first game of the deal; luck and choices in questions, where there are cards to count."""

    name: str
    won: bool
    rounds: int
    certain: int | None
    choice: float | None
    luck: float | None
    yours: bool


class WeeklyNews(Struct, frozen=True):
    """`table` is the code of one's own, under way or `played`; `players` stand as they are ranked."""

    week: str
    game: str
    characters: list[str]
    level: str
    commitment: str
    players: list[Placed]
    waiting: int
    table: str | None = None
    played: bool = False


def this_week() -> str:
    """By ISO 8601, in universal time."""
    year, week, _ = datetime.now(UTC).isocalendar()
    return f"{year}-W{week:02}"


async def list_weekly(asked: Asked) -> list[WeeklyNews]:
    return [await _news(asked, game, this_week()) for game in registered().values() if _is_played(game)]


async def open_weekly(asked: Asked) -> TableNews:
    """One's own table, dealt at once; the same again as long as it is under way."""
    wanted: Weekly = asked.body
    game, week = hosted(wanted.game), this_week()

    def act(books: Books) -> Stored:
        if (begun := _own_table(books, asked.visitor, game, week)) is not None:
            return begun
        if any(visitor == asked.visitor for visitor, _ in books.weekly_records(name_of(game, week))):
            raise Refusal("over", "you have played this one")
        seed = books.weekly_seed(name_of(game, week), new_seed())
        own = wanted.name if wanted.name is not None else books.name_of(asked.visitor)
        first, *others = game.setup().characters
        chairs = [Chair(first, Person(asked.visitor, own)), *(Chair(other, Robot(_level(game))) for other in others)]
        setting = Setting(
            game.name,
            asked.visitor,
            commitment(seed),
            game.setup().options,
            settings=wanted.settings,
            join="nobody",
            watch="nobody",
            chairs=chairs,
            weekly=week,
        )
        return begin_at_once(books, game, setting, seed)

    stored = await asked.house.services.storage.write(act)
    return table_news(stored, asked.visitor, lambda number: "away")


def name_of(game: Game, week: str) -> str:
    return f"{week} {game.name}"


def _is_played(game: Game) -> bool:
    """Games without bots that think are for people."""
    return len(offered(game)) > 1


def _level(game: Game) -> str:
    return LEVEL if LEVEL in offered(game) else strongest(game)


def _own_table(books: Books, visitor: str, game: Game, week: str) -> Stored | None:
    mine = books.tables_of(visitor, MOST_TABLES)
    own = (stored for stored in mine if (stored.setting.weekly, stored.setting.game) == (week, game.name))
    return next(own, None)


async def _news(asked: Asked, game: Game, week: str) -> WeeklyNews:
    storage = asked.house.services.storage
    name = name_of(game, week)
    seed = await storage.read(lambda books: books.find_weekly_seed(name))
    if seed is None:
        seed = await storage.write(lambda books: books.weekly_seed(name, new_seed()))
    records = await storage.read(lambda books: books.weekly_records(name))
    begun = await storage.read(lambda books: _own_table(books, asked.visitor, game, week))
    first: dict[str, Past] = {}
    for visitor, past in records:
        first.setdefault(visitor, past)
    games = {past.kept.code: past for past in await counted(asked, list(first.values()))}
    placed = [_placed(games[past.kept.code], visitor == asked.visitor) for visitor, past in first.items()]
    mine = first.get(asked.visitor)
    return WeeklyNews(
        week,
        game.name,
        list(game.setup().characters),
        _level(game),
        commitment(seed),
        sorted((each for each in placed if each is not None), key=_rank),
        sum(map(is_open, games.values())),
        mine.kept.code if mine is not None else begun.code if begun is not None else None,
        mine is not None,
    )


def _placed(past: Past, yours: bool) -> Placed | None:
    account, seat = past.account, seat_of(past)
    if account is None or seat is None or not account.verified:
        return None
    own, title = account.seats[seat], past.kept.title
    return Placed(title.players[seat], title.winner == seat, account.rounds, own.certain, own.choice, own.luck, yours)


def _rank(placed: Placed) -> tuple[bool, int, float]:
    """Who won, in the fewest rounds, by the better choices; luck never counts."""
    return not placed.won, placed.rounds, -(placed.choice or 0.0)
