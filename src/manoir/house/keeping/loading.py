"""Taking up a table from storage."""

from collections.abc import Mapping
from contextlib import suppress

from msgspec import Struct

from manoir.core.errors import OtherRules, UnknownName
from manoir.core.game import Game
from manoir.core.match import Match, Move
from manoir.core.records import Record, read, write
from manoir.core.setup import Setup
from manoir.games.registry import find_game
from manoir.house.keeping.storage import Books
from manoir.house.keeping.stored import Stored
from manoir.lessons.lesson import find_lesson
from manoir.table.chance.fairness import commitment
from manoir.table.chance.proof import Proof
from manoir.table.chronicle import Line
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.opening import secrets_of
from manoir.table.seating.setting import Setting
from manoir.table.table import Table


class Loaded(Struct):
    """`table` is None while it is being set, and when it was taken along."""

    stored: Stored
    table: Table | None


def hosted(name: str) -> Game:
    """Games of other packages come and go: their tables stay, and open again when the game is back."""
    try:
        return find_game(name)
    except UnknownName as unknown:
        raise Refusal("unknown", str(unknown)) from None


def replayed(setting: Setting) -> Game:
    """The game that a table has begun, if its rules are still those."""
    game = hosted(setting.game)
    try:
        game.check_edition(setting.edition)
    except OtherRules as reason:
        raise Refusal("unknown", str(reason)) from None
    return game


def load(books: Books, code: str, now: float) -> Loaded:
    stored = books.find(code)
    if stored.phase == "setting" or stored.setting.taken:
        hosted(stored.setting.game)
        return Loaded(stored, None)
    game = replayed(stored.setting)
    table = _unbegun(stored, game, now)
    if stored.phase == "over":
        table.catch_up(_lines(read(books.record_text(stored.code), find_game).match.moves), now)
        return Loaded(stored, table)
    lines, last = books.lines_since(game, stored.id, 0)
    # The clock may have been set back since then: no question was put in the time to come.
    table.catch_up(lines, now if last is None else min(now, last / 1000))
    for seat, verb, order in books.presets_of(stored.id):
        with suppress(Refusal):  # kept by another version
            table.foresee(seat, verb, order, now)
    return Loaded(stored, table)


def setup_of(stored: Stored) -> Setup:
    chairs = stored.setting.chairs
    return Setup(stored.setting.game, tuple(chair.character for chair in chairs), stored.setting.options)


def proof_of_table(stored: Stored) -> Proof:
    entropies = {chair.character: chair.entropy for chair in stored.setting.chairs if chair.entropy is not None}
    return Proof(commitment(stored.seed), stored.seed.hex(), entropies)


def match_so_far(books: Books, stored: Stored) -> Match:
    game = replayed(stored.setting)
    assert stored.deal is not None
    lines, _ = books.lines_since(game, stored.id, 0)
    return Match(game, setup_of(stored), stored.deal, [line.move for line in lines])


def written_record(stored: Stored, match: Match, day: str, more: Mapping[str, str] = {}) -> str:
    """A game with all that is needed to check it; the chance of a lesson was written, not drawn."""
    names = {}
    for chair in stored.setting.chairs:
        match chair.holder:
            case Person(name=name) if name:
                names[f"player {chair.character}"] = name
            case Robot(level=level):
                names[f"bot {chair.character}"] = level
    setting = stored.setting
    again = {name: code for name, code in (("challenge", setting.challenge), ("weekly", setting.weekly)) if code}
    chance = {"lesson": setting.lesson} if setting.lesson else proof_of_table(stored).notes()
    return write(Record(match, {"table": stored.code, "date": day, **again, **names, **chance, **more}))


def _unbegun(stored: Stored, game: Game, now: float) -> Table:
    setting = stored.setting
    assert stored.deal is not None
    match = Match(game, setup_of(stored), stored.deal)
    holders = [chair.holder for chair in setting.chairs]
    lesson = None if setting.lesson is None else find_lesson(setting.lesson)
    return Table(match, secrets_of(stored.seed, setting.chairs), holders, setting.settings, now, lesson)


def _lines(moves: list[Move]) -> list[Line]:
    return [Line(ply, move, 0.0) for ply, move in enumerate(moves)]
