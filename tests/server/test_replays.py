"""Past games over HTTP: with all cards open, and with the notebooks as they were."""

from pathlib import Path

import pytest

from tests.server.house import RunningHouse, Visitor

RECORDS = Path(__file__).parents[1] / "games"


def brought(house: RunningHouse, game: str) -> tuple[Visitor, str]:
    """A game recorded elsewhere."""
    visitor = house.visitor()
    text = min((RECORDS / game / "records").glob("a-*.txt")).read_bytes()
    answer = visitor.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    code: str = answer.json()["code"]
    return visitor, f"/api/records/{code}"


def test_all_cards_lie_open_if_that_is_asked_for(house: RunningHouse) -> None:
    visitor, record = brought(house, "cluedo")
    first, *rest = visitor.ask("GET", f"{record}/replay?open=1")["frames"]
    assert len(first["cards"]["envelope"]) == 3
    assert all(frame["cards"] is None for frame in rest)
    assert all(frame["cards"] is None for frame in visitor.ask("GET", f"{record}/replay?seat=0")["frames"])


def test_a_notebook_is_shown_as_it_was(house: RunningHouse) -> None:
    visitor, record = brought(house, "cluedo")
    before, after = (visitor.ask("GET", f"{record}/notebook?seat=1&ply={ply}") for ply in (0, 120))
    assert (before["ply"], before["seat"], before["help"]) == (0, 1, "odds")
    certain = [sum(mark["mark"] != "open" for mark in notebook["marks"]) for notebook in (before, after)]
    assert certain[0] < certain[1]


@pytest.mark.parametrize(
    ("game", "query", "status"),
    [
        ("cluedo", "seat=3&ply=0", 404),
        ("cluedo", "seat=0", 400),
        ("cluedo", "ply=0", 400),
        ("hantise", "seat=0&ply=0", 403),
    ],
)
def test_there_is_no_notebook_without_a_seat_a_moment_and_cards_to_count(
    house: RunningHouse, game: str, query: str, status: int
) -> None:
    visitor, record = brought(house, game)
    visitor.ask("GET", f"{record}/notebook?{query}", status=status)
