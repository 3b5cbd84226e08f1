"""What no client of ours would send: refused in plain words, and nothing of it in a log."""

import socket
from time import monotonic

import pytest

from tests.server.house import PATIENCE, RunningHouse


@pytest.mark.parametrize("deep", ['{"a":' + "[" * 7000 + "]" * 7000 + ',"type":"join"}', "[" * 16000])
def test_what_lies_too_deep_is_refused(house: RunningHouse, deep: str) -> None:
    visitor = house.visitor()
    with visitor.live() as line:
        line.next("welcome")
        line.connection.send(deep)
        assert line.next("refused")["code"] == "malformed"
        code = visitor.open()
        line.send(type="join", table=code)
        line.next("table")
        line.connection.send(deep)
        assert line.next("refused")["code"] == "malformed"
    answer = visitor.http.post("/api/tables", content=deep, headers={"content-type": "APPLICATION/JSON"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_client_that_hangs_up_leaves_no_trace_in_the_log(
    house: RunningHouse, caplog: pytest.LogCaptureFixture
) -> None:
    anne = house.visitor()
    code = anne.open()
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        head = f"POST /api/tables/{code}/chairs HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        line.sendall(f"{head}content-length: 100\r\n\r\n{{".encode())
    until = monotonic() + PATIENCE
    while "manoir_hangups_total 1.0" not in house.measured():
        assert monotonic() < until
    assert code not in caplog.text
    assert "Traceback" not in caplog.text


def test_what_fails_is_logged_without_a_code(
    house: RunningHouse, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne = house.visitor()
    code = anne.open()

    def fail(*_: object) -> None:
        raise RuntimeError("something is broken")

    monkeypatch.setattr("manoir.house.lobby.lobby._news", fail)
    assert anne.http.get(f"/api/tables/{code}").status_code == 500
    assert "something is broken" in caplog.text
    assert code not in "".join(str(getattr(record, "path", "")) for record in caplog.records)
