"""What one visitor, one address and one connection may take: never so much that others notice."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from manoir.server.web.door import HEAD_LIMIT
from manoir.server.web.limits import Limits, neighbourhood
from tests.server.house import PATIENCE, RunningHouse


def test_a_household_is_an_address_or_a_network_of_ipv6() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:5::6") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::4") != neighbourhood("2001:db8:1:2::4")
    assert neighbourhood("") == ""


def test_sockets_are_counted_by_address() -> None:
    limits = Limits(rate=20, sockets=2)
    assert [limits.comes_in("192.0.2.7") for _ in range(3)] == [True, True, False]
    assert limits.comes_in("192.0.2.8")
    limits.goes("192.0.2.7")
    assert limits.comes_in("192.0.2.7")
    assert all(limits.comes_in("") for _ in range(5)), "a proxy that tells no address stands for many"


def test_a_visitor_has_one_allowance_through_all_sockets() -> None:
    limits = Limits(rate=1, sockets=2)
    one, household = limits.messages("anne", "192.0.2.7")
    other, same = limits.messages("anne", "192.0.2.8")
    assert one is other
    assert household is not same
    assert limits.messages("ben", "192.0.2.7")[1] is household


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """With the limits of a house that is open to the world, and few sockets."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict')}/manoir.db"
    with RunningHouse(database, rate=20.0, sockets=8) as running:
        yield running


def test_an_address_has_so_many_sockets(strict: RunningHouse) -> None:
    anne = strict.visitor()
    with ExitStack() as lines:
        for _ in range(8):
            lines.enter_context(anne.live())
        with pytest.raises(InvalidStatus):
            anne.live()
    until = time.monotonic() + PATIENCE
    while True:
        try:
            anne.live().connection.close()
            break
        except InvalidStatus:
            assert time.monotonic() < until


def test_codes_are_not_guessed(strict: RunningHouse) -> None:
    anne, ben = strict.visitor(), strict.visitor()
    code = ben.open()
    with anne.live() as line:
        for number in range(30):
            line.send(type="join", table=f"guess{chr(97 + number % 26)}")
            time.sleep(0.05)
        refusals = [line.next("refused")["code"] for _ in range(30)]
    assert refusals.count("unknown") <= 11
    assert anne.ask("GET", f"/api/tables/{code}", status=429)["code"] == "too-often", "nor by another way"
    assert httpx.get(f"{strict.url}/api/records/{code}").status_code == 429


def test_who_joins_again_and_again_tells_nobody_else(house: RunningHouse) -> None:
    anne, ben = house.visitor(), house.visitor()
    code = anne.open()
    watching, busy = anne.follow(code), ben.follow(code)
    watching.next("table")
    for _ in range(50):
        busy.send(type="join", table=code)
    for _ in range(50):
        busy.next("table")
    while not watching.silent(0.5):
        pass
    assert len(watching.heard) < 8


def test_what_is_not_read_is_limited_in_bytes(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.server.sockets.client.MOST_UNREAD", 200_000)
    anne = house.visitor()
    code = anne.open()
    line = anne.follow(code)
    line.next("table")
    (client,) = [one for one in house.app.state.house.clients if one.visitor == visitor_of(house, anne.cookie)]

    def flood() -> int:
        for _ in range(60):
            client.tell("x" * 10_000)
        unread: int = client._wire.unread
        return unread

    assert house.inside(flood) < 200_000, "nothing is kept for who does not listen"
    with pytest.raises(ConnectionClosed) as closed:
        line.next("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


def visitor_of(house: RunningHouse, cookie: str) -> Any:
    return house.app.state.house.identities.visitor(cookie)


def test_a_head_without_end_is_turned_away(house: RunningHouse) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")
        sent = 0
        answer = b""
        while not answer and sent < 100 * HEAD_LIMIT:
            try:
                line.sendall(b"y" * 4096)
                sent += 4096
                line.settimeout(0.01)
                answer = line.recv(1000)
            except TimeoutError:
                continue
            except OSError:
                break
    assert sent < 10 * HEAD_LIMIT
    assert answer.startswith(b"HTTP/1.1 431") or not answer


def test_a_large_head_that_ends_is_read(house: RunningHouse) -> None:
    assert httpx.get(f"{house.url}/api/me", headers={"x": "y" * (HEAD_LIMIT // 2)}).status_code == 200


@pytest.mark.parametrize("begun", [b"", b"G", b"GET / HTTP/1.1\r\nhost: x\r\n", b"\r\n"])
def test_half_open_requests_are_cut(house: RunningHouse, begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.server.web.door.HEAD_SECONDS", 0.3)
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        if begun:
            line.sendall(begun)
        with suppress(ConnectionResetError):
            assert line.recv(1) == b""


def test_a_body_that_does_not_come_is_refused(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.server.web.http.BODY_SECONDS", 0.3)
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"
        line.sendall(head)
        assert line.recv(1000).startswith(b"HTTP/1.1 400")


def test_who_does_not_read_an_answer_is_cut(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.server.web.door.READ_SECONDS", 0.3)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", house.port))
        line.settimeout(PATIENCE)
        for _ in range(400):
            try:
                line.sendall(b"GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n")
            except OSError:
                break
        until = time.monotonic() + PATIENCE
        while 'manoir_turned_away_total{why="deaf"}' not in house.measured():
            assert time.monotonic() < until
            time.sleep(0.1)
