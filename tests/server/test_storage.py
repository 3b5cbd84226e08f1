"""What is kept, in SQLite and in PostgreSQL."""

import asyncio
import gzip
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.json import decode, encode
from sqlalchemy import Connection, Engine, func, select, text

from manoir.core.events import Claimed, Left, Returned, Said
from manoir.core.match import Move, Played
from manoir.core.seats import CHANCE
from manoir.games.registry import find_game
from manoir.house.keeping.lines import Row, row_of
from manoir.house.keeping.loading import load
from manoir.house.keeping.storage import Overtaken, Unavailable
from manoir.house.keeping.stored import Kept, Phase, Stored, Title
from manoir.house.lobby.codes import LENGTH, new_code, normal_code
from manoir.house.puzzles.attempts import Attempt, mistaken
from manoir.server.keeper.admin import BadBackup, backup, purge, restore
from manoir.server.storage.books import SqlBooks
from manoir.server.storage.engine import BadDatabase, migrate, opened
from manoir.server.storage.locking import FileLock
from manoir.server.storage.records import keep, record_text, records_of
from manoir.server.storage.schema import METADATA, MOVES, TABLES
from manoir.server.storage.storage import Database, check
from manoir.server.storage.tables import (
    change,
    create,
    find,
    keep_preset,
    lines_since,
    listed_tables,
    presets_of,
    tables_of,
)
from manoir.server.storage.visitors import name_of, rename, secret
from manoir.server.storage.writer import Writer
from manoir.table.chronicle import Line
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person
from manoir.table.seating.opening import deal, secrets_of
from manoir.table.seating.setting import Chair, Setting
from tests.server.postgres import Postgres

GAME = find_game("cluedo")
SEED = bytes(32)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/manoir.db"
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    with opened(url) as made:
        migrate(made)
        yield made


def setting(host: str = "anne") -> Setting:
    return Setting("cluedo", host, "seal", {"rounds": 300}, chairs=[Chair("rose", Person(host, "Anne"), "5a" * 32)])


def row(match: int, ply: int, body: str = "roll") -> Row:
    return Row(match, ply, 0, "plays", body, 5, 1000 + ply)


def append(writer: Writer, *rows: Row) -> Exception | None:
    """Wait for the answer."""
    answered = Event()
    answers: list[Exception | None] = []

    def done(_: Any, failure: Exception | None) -> None:
        answers.append(failure)
        answered.set()

    writer.append(rows, done)
    assert answered.wait(20)
    return answers[0]


def test_migrations_make_exactly_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_migrating_twice_changes_nothing(engine: Engine) -> None:
    migrate(engine)


def test_lines_are_read_as_they_were_written(engine: Engine) -> None:
    moves: list[Move] = [
        Played(0, GAME.action("roll")),
        Played(CHANCE, GAME.action("fall 3 4")),
        Said(1, 'd\'accord ? "oui" % :x 🙂'),
        Claimed(2, "innocent"),
        Left(1),
        Returned(1),
    ]
    lines = [Line(ply, move, 0.25) for ply, move in enumerate(moves)]
    writer = Writer(engine)
    assert append(writer, *(row_of(7, line, 123) for line in lines)) is None
    writer.stop()
    with engine.connect() as connection:
        assert lines_since(connection, GAME, 7, 0) == (lines, 123)
        assert lines_since(connection, GAME, 7, 4) == (lines[4:], 123)
        assert lines_since(connection, GAME, 8, 0) == ([], None)


def test_a_ply_is_stored_once_and_a_batch_as_a_whole(engine: Engine) -> None:
    writer = Writer(engine)
    assert append(writer, row(1, 0), row(1, 1)) is None
    assert isinstance(append(writer, row(1, 1), row(1, 2)), Overtaken)
    assert append(writer, row(1, 2)) is None
    writer.stop()
    with engine.connect() as connection:
        assert [line.ply for line in lines_since(connection, GAME, 1, 0)[0]] == [0, 1, 2]


def test_a_line_cut_between_two_appends_is_made_again(postgres: Postgres) -> None:
    with opened(postgres.new_database()) as made:
        migrate(made)
        writer = Writer(made)
        assert append(writer, row(1, 0)) is None
        with made.begin() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            connection.execute(text(f"{others} WHERE pid <> pg_backend_pid() AND datname = current_database()"))
        assert append(writer, row(1, 1)) is None
        writer.stop()
        with made.connect() as connection:
            assert len(lines_since(connection, GAME, 1, 0)[0]) == 2


def test_one_who_is_overtaken_does_not_keep_others_back(engine: Engine) -> None:
    writer = Writer(engine)
    append(writer, row(1, 0))
    answers: dict[int, Exception | None] = {}
    ready, done = Event(), Event()

    def answer(match: int) -> Callable[[Any, Exception | None], None]:
        def answered(_: Any, failure: Exception | None) -> None:
            answers[match] = failure
            if len(answers) == 3:
                done.set()

        return answered

    # While the writer is held up, three appends come together.
    writer.do(lambda connection: ready.wait(20), lambda result, failure: None)
    for match in (1, 2, 3):
        writer.append([row(match, 0)], answer(match))
    ready.set()
    assert done.wait(20)
    writer.stop()
    assert isinstance(answers[1], Overtaken)
    assert answers[2] is answers[3] is None


def test_a_deed_that_fails_changes_nothing_and_says_why(engine: Engine) -> None:
    writer = Writer(engine)
    told: list[Exception | None] = []
    finished = Event()

    def fail(connection: Connection) -> None:
        create(connection, setting(), SEED, "lost")
        raise Refusal("full", "no")

    def done(_: Any, failure: Exception | None) -> None:
        told.append(failure)
        if len(told) == 2:
            finished.set()

    writer.do(fail, done)
    writer.do(lambda connection: create(connection, setting(), SEED, "kept"), done)
    assert finished.wait(20)
    writer.stop()
    assert isinstance(told[0], Refusal)
    assert told[1] is None
    with engine.connect() as connection:
        assert list(connection.execute(select(TABLES.c.code)).scalars()) == ["kept"]


def test_tables_are_found_changed_and_listed(engine: Engine) -> None:
    with engine.begin() as connection:
        made = create(connection, setting(), SEED)
        assert find(connection, made.code.upper()).setting == made.setting

        def act(stored: Stored) -> str:
            stored.setting.join = "listed"
            stored.deal = {"envelope": ("rose", "corde", "hall")}
            return "done"

        changed, result = change(connection, "w", made.code, act)
        assert result == "done"
        found = find(connection, made.code)
        assert (found.setting, found.deal, found.seed) == (changed.setting, changed.deal, SEED)
        assert [table.code for table in listed_tables(connection, 10)] == [made.code]
        assert [table.code for table in tables_of(connection, "anne", 10)] == [made.code]
        assert tables_of(connection, "ben", 10) == []
        with pytest.raises(Refusal):
            find(connection, "nowhere")


@pytest.mark.parametrize("phase", ["playing", "over"])
def test_a_table_dealt_by_earlier_rules_is_not_played_on_by_these(engine: Engine, phase: Phase) -> None:
    game = find_game("hantise")
    chairs = [Chair(soul, Person("anne", "Anne")) for soul in game.characters]
    setting = Setting("hantise", "anne", "seal", dict(game.setup().options), chairs=chairs)
    with engine.begin() as connection:
        stored = create(connection, setting, bytes(32))

        def begin(table: Stored) -> None:
            setup = table.setting.begin(game)
            table.deal, table.phase = deal(game, setup, secrets_of(table.seed, table.setting.chairs)), "playing"

        change(connection, "worker", stored.code, begin)
        assert load(SqlBooks(connection), stored.code, 0.0).table is not None

        def outdate(table: Stored) -> None:
            table.setting.edition, table.phase = 1, phase

        change(connection, "worker", stored.code, outdate)
        with pytest.raises(Refusal, match=r"edition 1 of the rules of hantise.* it can be replayed with Manoir 0\.1"):
            load(SqlBooks(connection), stored.code, 0.0)


def test_presets_records_names_and_the_secret_are_kept(engine: Engine) -> None:
    kept = Kept("code", "cluedo", Title(["Anne"], ["rose"], 0, "accusation"), 99)
    with engine.begin() as connection:
        match = create(connection, setting(), SEED).id
        keep_preset(connection, match, 0, "show", ["show rose"])
        keep_preset(connection, match, 0, "show", ["show corde"])
        assert presets_of(connection, match) == [(0, "show", ["show corde"])]
        keep_preset(connection, match, 0, "show", None)
        assert presets_of(connection, match) == []
        keep(connection, kept, "text\n", ["anne", "anne"])
        keep(connection, kept, "another\n", ["ben"])
        assert record_text(connection, "code") == "text\n"
        assert records_of(connection, "anne", 10) == [kept]
        assert records_of(connection, "ben", 10) == records_of(connection, "anne", 10, before=99) == []
        rename(connection, "anne", "Anne")
        rename(connection, "anne", "Anna")
        assert (name_of(connection, "anne"), name_of(connection, "ben")) == ("Anna", "")
        assert secret(connection) == secret(connection)
        assert len(secret(connection)) == 32


ATTEMPT = Attempt("e1.cluedo.shown.1.7", "e1.cluedo.shown.1.7.080e", "cluedo", "shown", 1, None, 3, 99)


def test_attempts_are_kept_changed_and_forgotten_by_visitor(engine: Engine) -> None:
    other = Attempt("e1.cluedo.shown.1.20261116", None, "cluedo", "shown", 1, date(2026, 11, 16), 1, 5, brought=True)
    with engine.begin() as connection:
        books = SqlBooks(connection)
        assert books.attempt_at("anne", ATTEMPT.puzzle) is None
        books.keep_attempt("anne", ATTEMPT)
        books.keep_attempt("anne", mistaken(ATTEMPT))
        books.keep_attempt("anne", other)
        books.keep_attempt("ben", ATTEMPT)
        assert books.attempt_at("anne", ATTEMPT.puzzle) == mistaken(ATTEMPT)
        assert sorted(books.attempts_of("anne"), key=lambda attempt: attempt.began) == [other, mistaken(ATTEMPT)]
        books.forget("anne")
        assert books.attempts_of("anne") == []
        assert books.attempts_of("ben") == [ATTEMPT]


def test_a_house_from_before_puzzles_were_kept_goes_on(engine: Engine, tmp_path: Path) -> None:
    with engine.begin() as connection:
        rename(connection, "anne", "Anne")
        connection.execute(text("DROP TABLE attempts"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0004'"))
    migrate(engine)
    with engine.begin() as connection:
        SqlBooks(connection).keep_attempt("anne", ATTEMPT)
        assert (name_of(connection, "anne"), SqlBooks(connection).attempts_of("anne")) == ("Anne", [ATTEMPT])


def in_a_loop(work: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await work()

    asyncio.run(run())


def test_a_database_that_is_gone_is_unavailable_and_nothing_else(engine: Engine) -> None:
    writer = Writer(engine)
    assert append(writer, row(1, 0)) is None
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE moves"))
    assert isinstance(append(writer, row(1, 1)), Unavailable)
    writer.stop()


def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    async def work() -> None:
        url = f"sqlite:///{tmp_path}/one.db"
        storage = Database(url, asyncio.get_running_loop())
        with pytest.raises(BadDatabase, match="in use"):
            Database(url, asyncio.get_running_loop())
        storage.close()
        Database(url, asyncio.get_running_loop()).close()

    in_a_loop(work)


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:////nowhere/at/all.db"])
def test_what_cannot_be_a_database_is_said_in_one_line(url: str) -> None:
    async def work() -> None:
        with pytest.raises(BadDatabase):
            Database(url, asyncio.get_running_loop())

    in_a_loop(work)


def test_every_commit_of_sqlite_is_synced(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path}/synced.db") as made, made.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"


def fill(engine: Engine) -> None:
    with engine.begin() as connection:
        match = create(connection, setting(), SEED, "kept").id
        keep(connection, Kept("old", "cluedo", Title([], [], None, None), 5), "record\n", ["anne"])
        rename(connection, "anne", "Anne")
    writer = Writer(engine)
    append(writer, *(row(match, ply) for ply in range(1200)))
    writer.stop()


def test_a_backup_brings_everything_back_into_either_database(engine: Engine, url: str, tmp_path: Path) -> None:
    fill(engine)
    file = tmp_path / "house.backup"
    counts = backup(url, file)
    assert counts["moves"] == 1200
    other = f"sqlite:///{tmp_path}/other.db"
    assert restore(other, file) == counts
    with opened(other) as brought, brought.connect() as connection:
        assert len(lines_since(connection, GAME, find(connection, "kept").id, 0)[0]) == 1200
        assert record_text(connection, "old") == "record\n"
    with pytest.raises(BadBackup, match="not empty"):
        restore(other, file)
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_from_before_a_table_was_there_is_whole(tmp_path: Path) -> None:
    made, older = tmp_path / "made", tmp_path / "older"
    with opened(f"sqlite:///{tmp_path}/one.db") as engine:
        migrate(engine)
        fill(engine)
    backup(f"sqlite:///{tmp_path}/one.db", made)
    *lines, last = gzip.decompress(made.read_bytes()).splitlines()
    counts = decode(last)["counts"]
    del counts["attempts"]
    older.write_bytes(gzip.compress(b"\n".join([*lines, encode({"counts": counts})])))
    assert restore(f"sqlite:///{tmp_path}/two.db", older)["moves"] == 1200


def test_a_restored_postgres_numbers_on(postgres: Postgres, tmp_path: Path) -> None:
    first, second = postgres.new_database(), postgres.new_database()
    with opened(first) as made:
        migrate(made)
        fill(made)
    backup(first, tmp_path / "b")
    restore(second, tmp_path / "b")
    with opened(second) as again, again.begin() as connection:
        assert create(connection, setting(), SEED).id > find(connection, "kept").id


def test_a_broken_backup_changes_nothing(engine: Engine, url: str, tmp_path: Path) -> None:
    fill(engine)
    file = tmp_path / "house.backup"
    backup(url, file)
    whole = file.read_bytes()
    for broken in (whole[: len(whole) // 2], b"", b"hello", whole[:-20]):
        file.write_bytes(broken)
        with pytest.raises(BadBackup):
            restore(f"sqlite:///{tmp_path}/new.db", file)
        assert list(tmp_path.glob("new.db*")) == []
        with opened(f"sqlite:///{tmp_path}/target.db") as kept:
            migrate(kept)
            with pytest.raises(BadBackup):
                restore(f"sqlite:///{tmp_path}/target.db", file)
            with kept.connect() as connection:
                assert connection.execute(select(func.count()).select_from(MOVES)).scalar() == 0


def test_purging_removes_what_nobody_has_touched(engine: Engine, url: str) -> None:
    fill(engine)
    nothing = {"moves": 0, "tables": 0, "visitors": 0, "records": 0, "attempts": 0}
    assert purge(url, 1, records=False) == nothing
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET changed = 0"))
        connection.execute(text("UPDATE visitors SET changed = 0"))
        for visitor in ("anne", "ben"):
            SqlBooks(connection).keep_attempt(visitor, ATTEMPT)
        connection.execute(text("UPDATE attempts SET changed = 0 WHERE visitor = 'anne'"))
    assert purge(url, 1, records=True) == {"moves": 1200, "tables": 1, "visitors": 1, "records": 1, "attempts": 1}
    with engine.connect() as connection, pytest.raises(Refusal):
        find(connection, "kept")


def test_a_table_with_a_late_move_is_not_purged(engine: Engine, url: str) -> None:
    fill(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET changed = 0"))
        connection.execute(text("UPDATE moves SET at = 9000000000000 WHERE ply = 3"))
    assert purge(url, 1, records=False)["tables"] == 0


def test_codes_can_be_read_out_and_typed() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(len(code) == 2 * LENGTH and normal_code(code) == code for code in codes)
    assert normal_code(" Bâ-DO ké ") == "badoke"


def test_a_file_belongs_to_its_user_alone(tmp_path: Path) -> None:
    file = tmp_path / "manoir.db"
    file.touch(0o644)
    check(f"sqlite:///{file}")
    with opened(f"sqlite:///{file}") as engine:
        migrate(engine)
        with engine.begin() as connection:
            rename(connection, "anne", "Anne")
            modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        backup(f"sqlite:///{file}", tmp_path / "house.backup")
    assert modes["manoir.db-wal"] == 0o600
    assert set(modes.values()) == {0o600}
    assert (tmp_path / "house.backup").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("link", ["symbolic", "hard"])
def test_a_file_has_one_server_whatever_it_is_called(tmp_path: Path, link: str) -> None:
    file, other = tmp_path / "manoir.db", tmp_path / "elsewhere" / "other.db"
    other.parent.mkdir()
    check(f"sqlite:///{file}")
    if link == "symbolic":
        other.symlink_to(file)
    else:
        other.hardlink_to(file)
    lock = FileLock(file)
    with pytest.raises(BadDatabase, match="in use by another server"):
        check(f"sqlite:///{other}")
    lock.release()
    check(f"sqlite:///{other}")


def test_a_foreign_or_damaged_file_is_one_clear_line(tmp_path: Path) -> None:
    foreign, newer, damaged = (tmp_path / f"{name}.db" for name in ("foreign", "newer", "damaged"))
    with closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE cookies (id)")
    with pytest.raises(BadDatabase, match="of another program"):
        check(f"sqlite:///{foreign}")
    for file in (newer, damaged):
        with opened(f"sqlite:///{file}") as engine:
            migrate(engine)
            with engine.begin() as connection_:
                for number in range(2000):
                    rename(connection_, f"visitor {number}", "Anne")
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer version"):
        check(f"sqlite:///{newer}")
    content = bytearray(damaged.read_bytes())
    content[4096 * 20 : 4096 * 30] = bytes(4096 * 10)
    damaged.write_bytes(content)
    with pytest.raises(BadDatabase, match=r"damaged|malformed"):
        check(f"sqlite:///{damaged}")
