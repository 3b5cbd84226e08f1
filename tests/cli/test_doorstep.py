"""The address for friends, and its QR code."""

import pytest
import segno

from manoir.cli import doorstep
from manoir.cli.doorstep import guests_address, own_address, qr_code


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_friends_are_given_the_address_of_this_machine(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorstep, "own_address", lambda: "192.168.1.20")
    assert guests_address(host, "http://localhost:8123") == "http://192.168.1.20:8123"


def test_nobody_is_sent_to_a_house_that_listens_here_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorstep, "own_address", lambda: "192.168.1.20")
    assert guests_address("127.0.0.1", "http://localhost:8123") is None
    monkeypatch.setattr(doorstep, "own_address", lambda: None)
    assert guests_address("0.0.0.0", "http://localhost:8123") is None


def test_the_own_address_is_none_of_the_loop() -> None:
    found = own_address()
    assert found is None or not found.startswith("127.")


@pytest.mark.parametrize("url", ["http://192.168.1.20:8000", f"http://[fe80::1]:65535/{60 * 'x'}"])
def test_the_picture_is_the_code(url: str) -> None:
    """Read back as it is printed: a full block is light, nothing is dark."""
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows: list[list[int]] = []
    for line in qr_code(url).split("\n"):
        above, below = zip(*(halves[mark] for mark in line), strict=True)
        rows += [list(above), list(below)]
    code = [[int(dark) for dark in row] for row in segno.make(url, micro=False, error="l").matrix_iter(border=2)]
    assert rows[: len(code)] == code
