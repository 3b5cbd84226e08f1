"""Identities, origins, headers and limits."""

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from manoir.server.identity import Identities
from manoir.server.serve import MESSAGE_LIMIT
from manoir.table.messages import Welcome
from tests.server.house import RunningHouse


def test_identities_cannot_be_made_up() -> None:
    house, other = Identities(b"secret"), Identities(b"another")
    visitor = house.new()
    assert house.visitor(house.signed(visitor)) == visitor
    assert len({house.new() for _ in range(100)}) == 100
    for forged in (
        None,
        "",
        visitor,
        f"{visitor}.",
        f"{visitor}.x",
        other.signed(visitor),
        f"x{house.signed(visitor)}",
    ):
        assert house.visitor(forged) is None


def test_cookies_are_for_the_house_alone(house: RunningHouse) -> None:
    answer = httpx.get(f"{house.url}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    behind_tls = httpx.get(f"{house.url}/api/me", headers={"x-forwarded-proto": "https"})
    assert "secure" in behind_tls.headers["set-cookie"].lower()
    assert "strict-transport-security" in behind_tls.headers
    assert "set-cookie" not in httpx.get(f"{house.url}/api/me", cookies=answer.cookies).headers


def test_a_slow_answer_does_not_rename_who_has_sat_down(house: RunningHouse) -> None:
    """A page opens with several questions at once: any of them may be answered last."""
    looks = ["/api/games", "/api/tables", "/api/daily?day=2026-11-17", "/api/weekly"]
    assert [look for look in looks if "set-cookie" in httpx.get(house.url + look).headers] == []
    opened = httpx.post(f"{house.url}/api/tables", json={"game": "cluedo", "sit": {}})
    assert "set-cookie" in opened.headers
    assert "set-cookie" in httpx.get(f"{house.url}/api/tables/{opened.json()['code']}").headers, "spectators are known"


@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz", "/api/nothing", "/openapi.json"])
def test_every_answer_carries_the_headers(house: RunningHouse, path: str) -> None:
    headers = httpx.get(house.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_pages_of_other_origins_change_nothing(house: RunningHouse) -> None:
    cookies = {"manoir": house.visitor().cookie}
    evil = {"origin": "https://evil.example"}
    answer = httpx.put(f"{house.url}/api/me", json={"name": "x"}, headers=evil, cookies=cookies)
    assert answer.status_code == 403
    own = httpx.put(f"{house.url}/api/me", json={"name": "x"}, headers={"origin": house.url}, cookies=cookies)
    assert own.status_code == 200


def address(house: RunningHouse) -> str:
    return house.url.replace("http", "ws", 1) + "/api/live"


@pytest.mark.parametrize(
    ("cookie", "origin"), [(True, "https://evil.example"), (True, "null"), (False, None), (False, "own")]
)
def test_sockets_need_an_identity_and_the_own_origin(house: RunningHouse, cookie: bool, origin: str | None) -> None:
    headers = {"Cookie": f"manoir={house.visitor().cookie if cookie else 'x.y'}"}
    if origin is not None:
        headers["Origin"] = house.url if origin == "own" else origin
    with pytest.raises(InvalidStatus) as refused:
        connect(address(house), additional_headers=headers).__enter__()
    assert refused.value.response.status_code == 403


def test_a_browser_of_the_own_origin_comes_in(house: RunningHouse) -> None:
    headers = {"Cookie": f"manoir={house.visitor().cookie}", "Origin": house.url}
    with connect(address(house), additional_headers=headers) as line:
        assert "welcome" in line.recv()


def test_a_fixed_origin_counts_instead_of_the_host(tmp_path: Path) -> None:
    with RunningHouse(f"sqlite:///{tmp_path}/fixed.db", origin="https://manoir.example") as fixed:
        for origin, status in (("https://manoir.example", 200), (fixed.url, 403)):
            answer = httpx.put(f"{fixed.url}/api/me", json={"name": "x"}, headers={"origin": origin})
            assert answer.status_code == status


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with little patience."""
    with RunningHouse(f"sqlite:///{tmp_path_factory.mktemp('narrow')}/manoir.db", rate=5.0) as running:
        yield running


def test_whoever_floods_the_socket_is_cut_with_a_reason(narrow: RunningHouse) -> None:
    visitor = narrow.visitor()
    code = visitor.open()
    line = visitor.follow(code)
    line.next("table")
    with contextlib.suppress(ConnectionClosed):
        for _ in range(60):
            line.send(type="part")
    with pytest.raises(ConnectionClosed) as closed:
        line.next("nothing")
    assert "too-often" in [message.get("code") for message in line.heard]
    assert line.heard[-1] == {"type": "goodbye", "reason": "too many messages"}
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_whoever_floods_the_requests_is_told_to_wait(narrow: RunningHouse) -> None:
    with httpx.Client(base_url=narrow.url) as client:
        answers = [client.get("/api/games").status_code for _ in range(40)]
        assert 429 in answers
        assert client.get("/healthz").status_code == 200


def test_oversized_messages_and_bodies_are_refused(house: RunningHouse) -> None:
    visitor = house.visitor()
    with visitor.live() as line:
        line.next("welcome")
        line.connection.send("x" * (MESSAGE_LIMIT + 1))
        with pytest.raises(ConnectionClosed) as closed:
            line.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    answer = visitor.http.post("/api/tables", json={"game": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


def test_silent_clients_are_cut_with_a_reason(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.server.sockets.client.FIRST_WORD", 0.2)
    with house.visitor().live() as line:
        assert line.next("goodbye")["reason"] == "join a table, or do not come in"


def test_clients_that_do_not_listen_are_cut(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.server.sockets.client.MOST_QUEUED", 3)
    visitor = house.visitor()
    code = visitor.open()
    line = visitor.follow(code)
    line.next("table")

    def flood() -> None:
        for client in house.app.state.house.clients:
            for _ in range(10):
                client.say(Welcome(1, "again"))

    house.inside(flood)
    assert line.next("goodbye")["reason"] == "you do not listen"


def test_a_client_cut_in_the_middle_of_a_message_leaves_no_trace(house: RunningHouse) -> None:
    visitor = house.visitor()
    code = visitor.open(bots=["random", "random"])
    visitor.start(code)
    line = visitor.follow(code, 0)
    asked = line.question()
    raw: socket.socket = line.connection.socket
    raw.sendall(b"\x81\xfe\x00\xff" + b"\0\0\0\0" + b'{"type":"act","seat":0,')
    raw.close()
    again = visitor.follow(code, 0, since=asked["ply"]).next("news")
    assert (again["entries"], again["question"]) == ([], asked["question"])
