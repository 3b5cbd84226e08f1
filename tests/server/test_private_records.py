"""Records: closed by those who played, found by themselves after a crash, and honest about where they come from."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.house import RunningHouse, Visitor, play_to_the_end


def finished(house: RunningHouse, **wishes: Any) -> tuple[Visitor, str]:
    anne = house.visitor("Anne")
    code = anne.open(bots=["random", "random"], options={"rounds": 1}, **wishes)
    anne.start(code)
    play_to_the_end(anne.follow(code, 0))
    return anne, code


READINGS = ("", "/proof", "/replay?open=1", "/notebook?seat=0&ply=1", "/review", "/luck")


def test_those_who_have_played_close_a_record_to_others(house: RunningHouse) -> None:
    anne, code = finished(house)
    ben = house.visitor("Ben")
    for reading in READINGS:
        ben.ask("GET", f"/api/records/{code}{reading}")
    assert ben.ask("PATCH", f"/api/records/{code}", {"closed": True}, 403)["code"] == "not-yours"
    assert anne.ask("PATCH", f"/api/records/{code}", {"closed": True})["closed"]
    for reading in READINGS:
        assert ben.ask("GET", f"/api/records/{code}{reading}", status=404)["code"] == "unknown"
        anne.ask("GET", f"/api/records/{code}{reading}")
    assert ben.ask("PATCH", f"/api/records/{code}", {"closed": False}, 404)["code"] == "unknown"
    assert anne.ask("GET", "/api/records")["records"][0]["closed"]
    anne.ask("PATCH", f"/api/records/{code}", {"closed": False})
    ben.ask("GET", f"/api/records/{code}")


def test_a_game_that_nobody_may_watch_is_closed_afterwards(house: RunningHouse) -> None:
    anne, code = finished(house, watch="nobody")
    house.visitor().ask("GET", f"/api/records/{code}", status=404)
    anne.ask("GET", f"/api/records/{code}")


def test_a_record_brought_from_elsewhere_says_so(house: RunningHouse) -> None:
    anne, code = finished(house)
    text = anne.ask("GET", f"/api/records/{code}").replace("Anne", "The Queen")
    ben = house.visitor("Ben")
    brought = ben.http.post(
        "/api/records", content=text.encode(), headers={"content-type": "TEXT/PLAIN; charset=utf-8"}
    )
    assert brought.json()["brought"]
    assert ben.ask("GET", f"/api/records/{brought.json()['code']}/replay?open=1")["brought"]
    assert not anne.ask("GET", f"/api/records/{code}/replay?open=1")["brought"]
    assert not anne.ask("GET", "/api/records")["records"][0]["brought"]


def test_a_game_that_ended_as_the_server_died_gets_its_record(tmp_path: Path) -> None:
    file = tmp_path / "manoir.db"
    with RunningHouse(f"sqlite:///{file}") as house:
        _, code = finished(house)
        while house.visitor().table(code)["phase"] != "over":
            pass
    with closing(sqlite3.connect(file)) as connection, connection:
        # As if it had been killed between the last move and its record.
        connection.execute("DELETE FROM record_owners")
        connection.execute("DELETE FROM records")
        connection.execute("UPDATE tables SET phase = 'playing'")
    with RunningHouse(f"sqlite:///{file}") as house:
        visitor = house.visitor()
        while visitor.table(code)["phase"] != "over":
            pass
        assert f"table: {code}" in visitor.ask("GET", f"/api/records/{code}")


def test_whoever_may_not_watch_is_sent_away_when_the_cards_are_dealt(house: RunningHouse) -> None:
    anne, ben = house.visitor("Anne"), house.visitor("Ben")
    code = anne.open(bots=["random", "random"], watch="nobody")
    early, host = ben.follow(code), anne.follow(code)
    early.next("table")
    host.next("table")
    anne.start(code)
    assert early.next("refused")["code"] == "closed"
    host.next("news")
    line = anne.follow(code, 0)
    line.act(line.question(), "roll")
    line.next("news")
    while not early.silent(0.5):
        pass
    assert "news" not in [message["type"] for message in early.heard]
