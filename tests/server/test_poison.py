"""What one client wants stored can fail by itself, and fails nobody else."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, text

from manoir.house.keeping.lines import Row
from manoir.house.keeping.storage import Unavailable
from manoir.server.storage.engine import migrate, opened
from manoir.server.storage.visitors import name_of, rename
from manoir.server.storage.writer import Writer
from tests.server.house import RunningHouse, play_to_the_end
from tests.server.postgres import Postgres

BAD = ["\0", "x" * 41, "x" * 2000, "show\0", "é" * 40, "\ud7ff" * 30]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/manoir.db"
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()


def done_together(writer: Writer, engine: Engine, *acts: Any) -> list[Exception | None]:
    """Deeds that are carried out in one batch: the writer is kept busy until all are asked for."""
    held, answers, ended = Event(), [], Event()

    def hold(connection: Connection) -> None:
        held.wait(20)

    def done(_: Any, failure: Exception | None) -> None:
        answers.append(failure)
        if len(answers) == len(acts):
            ended.set()

    writer.do(hold, lambda result, failure: None)
    for act in acts:
        writer.do(act, done)
    held.set()
    assert ended.wait(20)
    return answers


def test_a_poisoned_deed_fails_alone(database: str) -> None:
    def poison(connection: Connection) -> None:
        connection.execute(text("INSERT INTO visitors (id, name, changed) VALUES ('x', 'y', 'no number')"))
        connection.execute(text("SELECT nothing FROM nowhere"))

    with opened(database) as engine:
        migrate(engine)
        writer = Writer(engine)
        first, bad, last = done_together(
            writer, engine, lambda c: rename(c, "anne", "Anne"), poison, lambda c: rename(c, "ben", "Ben")
        )
        writer.stop()
        assert (first, last) == (None, None)
        assert isinstance(bad, Unavailable)
        with engine.connect() as connection:
            assert [name_of(connection, visitor) for visitor in ("anne", "ben", "x")] == ["Anne", "Ben", ""]


def test_a_poisoned_line_fails_alone(postgres: Postgres) -> None:
    with opened(postgres.new_database()) as engine:
        migrate(engine)
        writer = Writer(engine)
        held, answers, ended = Event(), {}, Event()
        writer.do(lambda connection: held.wait(20), lambda result, failure: None)

        def done(match: int) -> Any:
            def note(_: Any, failure: Exception | None) -> None:
                answers[match] = failure
                if len(answers) == 3:
                    ended.set()

            return note

        for match, body in ((1, "roll"), (2, "\0"), (3, "roll")):
            writer.append([Row(match, 0, 0, "says", body, 0, 0)], done(match))
        held.set()
        assert ended.wait(20)
        writer.stop()
        assert (answers[1], answers[3]) == (None, None)
        assert isinstance(answers[2], Unavailable)


def test_texts_that_no_column_takes_are_refused_at_the_door(database: str) -> None:
    with RunningHouse(database) as house:
        anne = house.visitor("Anne")
        code = anne.open(bots=["random", "random"], options={"rounds": 1})
        anne.start(code)
        line = anne.follow(code, 0)
        line.question()
        for verb in BAD:
            for order in ([], None, ["roll"]):
                line.send(type="preset", seat=0, verb=verb, order=order)
                assert line.next("refused")["code"] == "unknown", verb
        for bad in BAD:
            for body in ({"name": bad}, {"character": bad}, {"entropy": bad}):
                for path in (f"/api/tables/{code}/chairs", f"/api/tables/{code}/pleas", "/api/tables", "/api/me"):
                    method = "PUT" if path == "/api/me" else "POST"
                    assert anne.http.request(method, path, json=body).status_code < 500, (path, body)
            for path in (f"/api/tables/{bad}", f"/api/records/{bad}"):
                assert anne.http.get(path.replace("\0", "%00")).status_code < 500
        again = anne.follow(code, 0)
        news = again.question()
        again.act(news, "roll")
        play_to_the_end(again)
        record = anne.ask("GET", f"/api/records/{code}").replace("note date", "note \0", 1)
        brought = anne.http.post("/api/records", content=record.encode(), headers={"content-type": "text/plain"})
        assert (brought.status_code, brought.json()["code"]) == (400, "malformed")


def test_presets_are_bounded_and_outlive_the_house(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/manoir.db"
    with RunningHouse(database) as house:
        anne = house.visitor()
        code = anne.open(bots=["random", "random"])
        anne.start(code)
        line = anne.follow(code, 0)
        line.question()
        line.send(type="preset", seat=0, verb="show", order=["show rose"] * 400)
        line.send(type="preset", seat=0, verb="show", order=["roll"])
        assert line.next("refused")["code"] == "unknown"
        presets = house.inside(lambda: dict(house.app.state.house.room(code).play.table.presets.of(0)))
        assert presets == {"show": ("show rose",)}
