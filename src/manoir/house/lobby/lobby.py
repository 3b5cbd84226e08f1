"""Setting tables: opening, sitting down, agreeing, beginning, leaving, playing again."""

from collections.abc import Callable
from typing import TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from manoir.core.events import ChangedHands
from manoir.core.game import Game
from manoir.house.keeping.loading import hosted
from manoir.house.keeping.storage import Books
from manoir.house.keeping.stored import Stored
from manoir.house.lobby.changing import refresh, written
from manoir.house.lobby.dealing import begin
from manoir.house.lobby.tabling import table_news
from manoir.house.requests.asking import Asked, number_in
from manoir.house.requests.bodies import ChangeTable, Entropy, NewTable, Plead, SeatBot, Sit, Tables, Verdict
from manoir.table.chance.fairness import commitment, new_seed
from manoir.table.messages import TableNews
from manoir.table.refusal import Refusal
from manoir.table.seating import taking_over
from manoir.table.seating.holders import Nobody, Person
from manoir.table.seating.names import check_name
from manoir.table.seating.setting import Chair, Setting, check_entropy, check_level

T = TypeVar("T")

MOST_LISTED = 50
NAMELESS = "?"
"""Written down for a person who gives no name."""


async def list_tables(asked: Asked) -> Tables:
    def ask(books: Books) -> tuple[list[Stored], list[Stored]]:
        mine = books.tables_of(asked.visitor, MOST_LISTED)
        return mine, books.listed_tables(MOST_LISTED)

    mine, listed = await asked.house.services.storage.read(ask)
    return Tables([_news(asked, stored) for stored in mine], [_news(asked, stored) for stored in listed])


async def show_table(asked: Asked) -> TableNews:
    code = asked.path["code"]
    return _news(asked, await asked.house.services.storage.read(lambda books: books.find(code)))


async def open_table(asked: Asked) -> TableNews:
    new: NewTable = asked.body
    game = hosted(new.game)
    _check_settings(asked, game, new.settings.stand_in, new.settings.pace)
    seed = new_seed()

    def act(books: Books) -> Stored:
        setting = Setting(
            new.game, asked.visitor, commitment(seed), {}, settings=new.settings, join=new.join, watch=new.watch
        )
        setting.agree(game, new.options)
        if new.sit is not None:
            name = new.sit.name if new.sit.name is not None else books.name_of(asked.visitor)
            setting.sit(game, asked.visitor, name, new.sit.character, new.sit.entropy)
        for bot in new.bots:
            setting.seat_bot(game, bot.character, bot.level)
        return books.create(setting, seed)

    return _news(asked, await asked.house.services.storage.write(act))


async def change_table(asked: Asked) -> TableNews:
    wanted: ChangeTable = asked.body

    def act(stored: Stored, game: Game) -> None:
        setting = stored.setting
        if stored.phase != "playing" or not _is_about_pace(wanted, setting):
            _before_the_deal(stored)
        _by_the_host(stored, asked.visitor)
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
    """Before the deal any free chair; later only one's own, to be renamed."""
    wanted: Sit = asked.body
    name = await _name(asked, wanted.name)

    def act(stored: Stored, game: Game) -> None:
        setting = stored.setting
        if stored.phase == "playing":
            own = [
                seat for seat in setting.seats_of(asked.visitor) if setting.chairs[seat].character == wanted.character
            ]
            if not own:
                raise Refusal("begun", "the cards are dealt: ask those who play for a chair")
            setting.rename(own[0], asked.visitor, name)
            return
        _before_the_deal(stored)
        setting.sit(game, asked.visitor, name, wanted.character, wanted.entropy)

    return await _changed(asked, act)


async def plead(asked: Asked) -> TableNews:
    """During the game, ask for the chair of a bot, or of somebody who has left."""
    wanted: Plead = asked.body
    name = await _name(asked, wanted.name)
    return await _passed_on(asked, lambda setting: taking_over.plead(setting, asked.visitor, name, wanted.character))


async def judge(asked: Asked) -> TableNews:
    """Agree that somebody takes a chair over, or not."""
    verdict: Verdict = asked.body
    number, here = _number(asked), asked.house.here(asked.path["code"])

    def act(setting: Setting) -> int | None:
        if verdict.agree:
            return taking_over.agree(setting, asked.visitor, number, here)
        taking_over.decline(setting, asked.visitor, number)
        return None

    return await _passed_on(asked, act)


async def withdraw(asked: Asked) -> TableNews:
    number = _number(asked)

    def act(stored: Stored, game: Game) -> None:
        taking_over.withdraw(stored.setting, asked.visitor, number)

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
    stored = await asked.house.services.storage.read(lambda books: books.find(asked.path["code"]))
    if stored.phase == "playing":
        return await _passed_on(asked, lambda setting: taking_over.give_up(setting, asked.visitor, character))

    def act(stored: Stored, game: Game) -> None:
        _before_the_deal(stored)
        stored.setting.stand(asked.visitor, character)

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
        begin(stored, game)

    return await _changed(asked, act)


async def play_again(asked: Asked) -> TableNews:
    """The same people at a new table, once: whoever asks later is sent to the same one."""
    code = asked.path["code"]

    def act(books: Books) -> Stored:
        before = books.find(code)
        if before.phase != "over":
            raise Refusal("not-begun", "the game is not over")
        if asked.visitor != before.setting.host and not before.setting.seats_of(asked.visitor):
            raise Refusal("not-yours", "only those who have played can play again")
        if before.again is not None:
            return books.find(before.again)
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
        new = books.create(setting, seed)

        def point(stored: Stored) -> None:
            stored.again = new.code

        books.change(before.code, point)
        return new

    new = await asked.house.services.storage.write(act)
    await refresh(asked, code)
    return _news(asked, new)


async def _changed(asked: Asked, act: Callable[[Stored, Game], None]) -> TableNews:
    code = asked.path["code"]

    def deed(stored: Stored) -> None:
        act(stored, hosted(stored.setting.game))

    stored, _ = await asked.house.services.storage.write(lambda books: books.change(code, deed))
    await refresh(asked, code)
    return _news(asked, stored)


async def _passed_on(asked: Asked, act: Callable[[Setting], int | None]) -> TableNews:
    """`act` gives a seat that changes hands, if one does: that is written down with it, or not at all."""
    code = asked.path["code"]

    def deed(books: Books) -> tuple[Stored, int | None]:
        def pass_on(stored: Stored) -> int | None:
            if stored.phase == "setting":
                raise Refusal("not-begun", "the cards are not dealt yet")
            if stored.phase == "over":
                raise Refusal("over", "the game is over")
            seat = act(stored.setting)
            if seat is not None:
                holder = stored.setting.chairs[seat].holder
                name = (holder.name or NAMELESS) if isinstance(holder, Person) else ""
                books.write_down(stored.id, [ChangedHands(seat, name)])
                books.forget_presets(stored.id, seat)
            return seat

        return books.change(code, pass_on)

    stored, seat = await written(asked, deed)
    await refresh(asked, code)
    if seat is not None and (room := asked.house.room(code)) is not None and room.play is not None:
        room.play.look_again()
    return _news(asked, stored)


async def _name(asked: Asked, wanted: str | None) -> str:
    known = await asked.house.services.storage.read(lambda books: books.name_of(asked.visitor))
    return check_name(wanted if wanted is not None else known)


def _number(asked: Asked) -> int:
    number = number_in(asked.path, "number")
    assert number is not None
    return number


def _news(asked: Asked, stored: Stored) -> TableNews:
    room = asked.house.room(stored.code)
    if room is not None and room.stored.changed == stored.changed:
        return room.news_for(asked.visitor)
    return table_news(stored, asked.visitor, lambda number: "away")


def _check_settings(asked: Asked, game: Game, stand_in: str, pace: str) -> None:
    if stand_in:
        check_level(game, stand_in)
    if pace == "none" and not asked.house.quick:
        raise Refusal("closed", "this house does not allow tables without any delay")


def _is_about_pace(wanted: ChangeTable, setting: Setting) -> bool:
    """All else is settled when the cards are dealt."""
    others = (wanted.options, wanted.join, wanted.watch)
    if wanted.settings is UNSET or any(part is not UNSET for part in others):
        return False
    return replace(wanted.settings, pace=setting.settings.pace) == setting.settings


def _before_the_deal(stored: Stored) -> None:
    if stored.phase == "over":
        raise Refusal("over", "the game is over")
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
