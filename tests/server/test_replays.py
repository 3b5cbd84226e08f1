"""Past games over HTTP: with all cards open, with the notebooks as they were, and what could be known."""

from pathlib import Path
from time import sleep

import pytest

from tests.server.house import RunningHouse, Visitor, play_to_the_end

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


def test_what_each_seat_could_know_is_told_turn_by_turn(house: RunningHouse) -> None:
    visitor, record = brought(house, "cluedo")
    seats = visitor.ask("GET", f"{record}/review")["seats"]
    assert len(seats) == 3
    assert all(course[0]["ply"] == 0 and course[0]["solutions"] > 1 for course in seats)
    visitor, record = brought(house, "hantise")
    visitor.ask("GET", f"{record}/review", status=403)


def test_luck_is_told_of_every_game_and_how_it_stood_where_no_cards_are_asked_for(house: RunningHouse) -> None:
    visitor, record = brought(house, "cluedo")
    assert len(visitor.ask("GET", f"{record}/luck")["seats"]) == 3
    assert visitor.ask("GET", f"{record}/course") is None
    visitor, record = brought(house, "hantise")
    assert visitor.ask("GET", f"{record}/course")["about"] == "win"
    told = visitor.ask("GET", f"{record}/luck")
    assert (told["coin"], len(told["seats"]), told["questions"]) == ("games", 2, [])
    assert told["judged"]


def test_a_bot_of_a_finished_game_says_why(house: RunningHouse) -> None:
    anne = house.visitor("Anne")
    code = anne.open(bots=["detective", "novice"], options={"rounds": 1})
    anne.start(code)
    play_to_the_end(anne.follow(code, 0))
    while anne.table(code)["phase"] != "over":
        sleep(0.05)
    record = f"/api/records/{code}"
    frames = anne.ask("GET", f"{record}/replay?open=1")["frames"]
    own = {seat: next(ply for ply, frame in enumerate(frames) if frame["seat"] == seat) for seat in (0, 1, 2)}
    for seat, level in ((1, "detective"), (2, "novice")):
        why = anne.ask("GET", f"{record}/why?ply={own[seat]}")
        assert (why["seat"], why["level"]) == (seat, level)
        assert why["chose"] == why["took"] == frames[own[seat]]["move"]
        assert why["believed"]
    anne.ask("GET", f"{record}/why?ply={own[0]}", status=404)
    anne.ask("GET", f"{record}/why", status=400)
