"""Setting tables: opening, sitting down, agreeing, beginning, leaving, playing again."""

from collections.abc import Callable

from msgspec import UNSET
from sqlalchemy import Connection

from manoir.core.game import Game
from manoir.server.bodies import ChangeTable, Entropy, NewTable, SeatBot, Sit, Tables
from manoir.server.http import Asked
from manoir.server.loading import hosted
from manoir.server.storage.tables import Stored, change, create, find, listed_tables, tables_of
from manoir.server.storage.visitors import name_of
from manoir.server.tabling import table_news
from manoir.table.fairness import commitment, new_seed
from manoir.table.holders import Nobody, Person, Robot
from manoir.table.messages import TableNews
from manoir.table.opening import deal, secrets_of
from manoir.table.refusal import Refusal
from manoir.table.setting import Chair, Setting, check_entropy, check_level, check_name

MOST_LISTED = 50


async def list_tables(asked: Asked) -> Tables:
    def ask(connection: Connection) -> tuple[list[Stored], list[Stored]]:
        mine = tables_of(connection, asked.visitor, MOST_LISTED)
        return mine, listed_tables(connection, MOST_LISTED)

    mine, listed = await asked.house.services.storage.read(ask)
    return Tables([_news(asked, stored) for stored in mine], [_news(asked, stored) for stored in listed])


async def show_table(asked: Asked) -> TableNews:
    code = asked.path["code"]
    return _news(asked, await asked.house.services.storage.read(lambda connection: find(connection, code)))


async def open_table(asked: Asked) -> TableNews:
    new: NewTable = asked.body
    game = hosted(new.game)
    _check_settings(asked, game, new.settings.stand_in, new.settings.pace)
    seed = new_seed()
    setting = Setting(
        new.game, asked.visitor, commitment(seed), {}, settings=new.settings, join=new.join, watch=new.watch
    )
    setting.agree(game, new.options)

    def act(connection: Connection) -> Stored:
        if new.sit is not None:
            name = new.sit.name if new.sit.name is not None else name_of(connection, asked.visitor)
            setting.sit(game, asked.visitor, name, new.sit.character, new.sit.entropy)
        for bot in new.bots:
            setting.seat_bot(game, bot.character, bot.level)
        return create(connection, setting, seed)

    return _news(asked, await asked.house.services.storage.write(act))


async def change_table(asked: Asked) -> TableNews:
    wanted: ChangeTable = asked.body

    def act(stored: Stored, game: Game) -> None:
        _before_the_deal(stored)
        _by_the_host(stored, asked.visitor)
        setting = stored.setting
        if wanted.settings is not UNSET:
            _check_settings(asked, game, wanted.settings.stand_in, wanted.settings.pace)
            setting.settings = wanted.settings
        if wanted.options is not UNSET:
            setting.agree(game, wanted.options)
        if wanted.join is not UNSET:
            setting.join = wanted.join
        if wanted.watch is not UNSET:
            setting.watch = wanted.watch

    return await _changed(asked, act)


async def sit(asked: Asked) -> TableNews:
    """Before the deal any free chair; later a bot's, that of somebody who has left, or one's own to be renamed."""
    wanted: Sit = asked.body
    known = await asked.house.services.storage.read(lambda connection: name_of(connection, asked.visitor))
    name = check_name(wanted.name if wanted.name is not None else known)

    def act(stored: Stored, game: Game) -> None:
        setting = stored.setting
        if stored.phase == "setting":
            setting.sit(game, asked.visitor, name, wanted.character, wanted.entropy)
            return
        if stored.phase == "over":
            raise Refusal("over", "the game is over")
        if (own := _own_seat(setting, asked.visitor, wanted.character)) is not None:
            setting.hand_over(own, Person(asked.visitor, name))
            return
        if not setting.settings.late or (setting.join == "nobody" and asked.visitor != setting.host):
            raise Refusal("closed", "nobody may take a seat over at this table")
        setting.hand_over(_seat_to_take(setting, wanted.character), Person(asked.visitor, name))

    return await _changed(asked, act)


async def seat_bot(asked: Asked) -> TableNews:
    wanted: SeatBot = asked.body

    def act(stored: Stored, game: Game) -> None:
        _before_the_deal(stored)
        _by_the_host(stored, asked.visitor)
        stored.setting.seat_bot(game, wanted.character, wanted.level)

    return await _changed(asked, act)


async def stand(asked: Asked) -> TableNews:
    """Free a chair, or give up a seat during the game."""
    character = asked.path["character"]

    def act(stored: Stored, game: Game) -> None:
        if stored.phase == "setting":
            stored.setting.stand(asked.visitor, character)
            return
        if stored.phase == "over":
            raise Refusal("over", "the game is over")
        chair = stored.setting.chair(character)
        seat = stored.setting.chairs.index(chair)
        if seat not in stored.setting.seats_of(asked.visitor):
            raise Refusal("not-yours", "another identity holds that seat")
        stored.setting.hand_over(seat, Nobody())

    return await _changed(asked, act)


async def add_entropy(asked: Asked) -> TableNews:
    def act(stored: Stored, game: Game) -> None:
        _before_the_deal(stored)
        _add_entropy(stored.setting, asked)

    return await _changed(asked, act)


async def start(asked: Asked) -> TableNews:
    """Deal: the seed was sealed when the table was opened, and everybody's entropy is in."""

    def act(stored: Stored, game: Game) -> None:
        _before_the_deal(stored)
        _by_the_host(stored, asked.visitor)
        _add_entropy(stored.setting, asked)
        setup = stored.setting.begin(game)
        stored.deal = deal(game, setup, secrets_of(stored.seed, stored.setting.chairs))
        stored.phase = "playing"

    return await _changed(asked, act)


async def play_again(asked: Asked) -> TableNews:
    """The same people at a new table, once: whoever asks later is sent to the same one."""
    code, worker = asked.path["code"], asked.house.services.storage.worker

    def act(connection: Connection) -> Stored:
        before = find(connection, code)
        if before.phase != "over":
            raise Refusal("not-begun", "the game is not over")
        if asked.visitor != before.setting.host and not before.setting.seats_of(asked.visitor):
            raise Refusal("not-yours", "only those who have played can play again")
        if before.again is not None:
            return find(connection, before.again)
        seed = new_seed()
        chairs = [Chair(chair.character, chair.holder) for chair in before.setting.chairs]
        old = before.setting
        setting = Setting(
            game=old.game,
            host=asked.visitor,
            commitment=commitment(seed),
            options=old.options,
            settings=old.settings,
            join=old.join,
            watch=old.watch,
            chairs=[chair for chair in chairs if not isinstance(chair.holder, Nobody)],
        )
        new = create(connection, setting, seed)

        def point(stored: Stored) -> None:
            stored.again = new.code

        change(connection, worker, before.code, point)
        return new

    new = await asked.house.services.storage.write(act)
    await _refresh(asked, code)
    return _news(asked, new)


async def _changed(asked: Asked, act: Callable[[Stored, Game], None]) -> TableNews:
    code, worker = asked.path["code"], asked.house.services.storage.worker

    def deed(stored: Stored) -> None:
        act(stored, hosted(stored.setting.game))

    stored, _ = await asked.house.services.storage.write(lambda c: change(c, worker, code, deed))
    await _refresh(asked, code)
    return _news(asked, stored)


async def _refresh(asked: Asked, code: str) -> None:
    """Those who follow the table here are told at once; other workers get a hint."""
    if (room := asked.house.room(code)) is not None:
        await asked.house.look_at_setting(room)


def _news(asked: Asked, stored: Stored) -> TableNews:
    room = asked.house.room(stored.code)
    if room is not None and room.stored.changed == stored.changed:
        return room.news_for(asked.visitor)
    return table_news(stored, asked.visitor, lambda number: "away")


def _check_settings(asked: Asked, game: Game, stand_in: str, pace: str) -> None:
    if stand_in:
        check_level(game, stand_in)
    if pace == "none" and not asked.house.config.quick:
        raise Refusal("closed", "this house does not allow tables without any delay")


def _before_the_deal(stored: Stored) -> None:
    if stored.phase != "setting":
        raise Refusal("begun", "the cards are dealt")


def _by_the_host(stored: Stored, visitor: str) -> None:
    if visitor != stored.setting.host:
        raise Refusal("host", "only whoever opened the table can do that")


def _add_entropy(setting: Setting, asked: Asked) -> None:
    body: Entropy = asked.body
    if body.entropy is None:
        return
    check_entropy(body.entropy)
    for number in setting.seats_of(asked.visitor):
        chair = setting.chairs[number]
        if chair.entropy is None:
            setting.chairs[number] = Chair(chair.character, chair.holder, body.entropy)


def _own_seat(setting: Setting, visitor: str, character: str | None) -> int | None:
    own = setting.seats_of(visitor)
    return next((seat for seat in own if setting.chairs[seat].character == character), None)


def _seat_to_take(setting: Setting, character: str | None) -> int:
    for seat, chair in enumerate(setting.chairs):
        if character in (None, chair.character) and isinstance(chair.holder, Robot | Nobody):
            return seat
    raise Refusal("full", "no bot sits there")
