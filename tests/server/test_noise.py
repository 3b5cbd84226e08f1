"""Any bytes at the door: never a crash, never a change."""

import socket
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.json import encode
from websockets.exceptions import ConnectionClosed

from tests.server.house import Line, Visitor
from tests.server.process import ProcessHouse

SETTINGS = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = ("join", "part", "act", "say", "claim", "preset", "assist", "hint", "why", "mute", "dance")
FIELDS = ("table", "seat", "since", "ply", "action", "text", "claim", "verb", "order", "help", "card", "place", "muted")
NEARLY = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), ANYTHING | st.integers(0, 3), max_size=6),
)
FRAMES = st.one_of(
    st.binary(max_size=300),
    st.text(max_size=300),
    NEARLY.map(lambda request: encode(request).decode()),
    ANYTHING.map(lambda thing: encode(thing).decode()),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessHouse]:
    """In a process of its own: Hypothesis allows nobody beside it to draw at random, and a house does at every ping."""
    folder = tmp_path_factory.mktemp("house")
    with ProcessHouse(f"sqlite:///{folder}/manoir.db", folder / "log") as running:
        yield running


def visitor(house: ProcessHouse) -> "closing[Visitor]":
    return closing(Visitor(house.url))


def begun(anne: Visitor) -> str:
    code = anne.open(bots=["random", "random"])
    anne.start(code)
    return code


@pytest.fixture(scope="module")
def table(house: ProcessHouse) -> Iterator[tuple[Visitor, str, Any]]:
    """A table whose state must not change whatever strangers send."""
    with visitor(house) as anne:
        code = begun(anne)
        with anne.follow(code, 0) as line:
            asked = line.question()
        yield anne, code, asked


@given(st.lists(FRAMES, min_size=1, max_size=5))
@SETTINGS
def test_strangers_get_refusals_and_change_nothing(
    house: ProcessHouse, table: tuple[Visitor, str, Any], frames: list[str | bytes]
) -> None:
    anne, code, asked = table
    with visitor(house) as stranger, stranger.follow(code) as line:
        line.next("news")
        for frame in frames:
            line.connection.send(frame)
        assert is_alive(line, code)
    with anne.follow(code, 0) as line:
        same = line.question()
    assert (same["ply"], same["question"]) == (asked["ply"], asked["question"])


@given(st.lists(FRAMES, min_size=1, max_size=5))
@SETTINGS
def test_a_player_can_break_nothing_either(house: ProcessHouse, frames: list[str | bytes]) -> None:
    with visitor(house) as anne:
        code = begun(anne)
        with anne.follow(code, 0) as line:
            line.question()
            for frame in frames:
                line.connection.send(frame)
            assert is_alive(line, code)
        with anne.follow(code, 0) as line:
            assert line.next("news")["ply"] >= 2


def is_alive(line: Line, code: str) -> bool:
    """Whether the connection still works, or was closed with a reason."""
    try:
        line.send(type="join", table=code)
        line.next("table")
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code in (1001, 1007, 1008, 1009)
    return True


@given(st.binary(min_size=1, max_size=200))
@settings(SETTINGS, max_examples=15)
def test_bytes_that_are_no_frames_close_one_connection_only(house: ProcessHouse, noise: bytes) -> None:
    with visitor(house) as stranger:
        with stranger.live() as line:
            line.next("welcome")
            line.connection.socket.sendall(noise)
        assert stranger.ask("GET", "/healthz")["status"] == "open"


REQUESTS = st.one_of(
    st.binary(min_size=1, max_size=300),
    st.builds(
        lambda method, path, headers, body: b"%s /%s HTTP/1.1\r\n%s\r\n\r\n%s" % (method, path, headers, body),
        st.sampled_from([b"GET", b"POST", b"PUT", b"DANCE", b"get", b""]),
        st.sampled_from([b"api/tables", b"api/me", b"api/live", b"openapi.json", b"\xff", b"%00", b"../x"]),
        st.sampled_from(
            [b"host: x", b"content-length: 9999", b"content-length: -1", b"transfer-encoding: chunked", b":"]
        ),
        st.binary(max_size=50),
    ),
)


@given(REQUESTS)
@settings(SETTINGS, max_examples=40)
def test_bytes_that_are_no_requests_are_refused_or_dropped(house: ProcessHouse, noise: bytes) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=5) as line:
        line.sendall(noise)
        line.shutdown(socket.SHUT_WR)
        answer = line.recv(1000)
    assert not answer.startswith(b"HTTP/1.1 5")
    with visitor(house) as stranger:
        assert stranger.ask("GET", "/healthz")["status"] == "open"
