"""Several workers over one PostgreSQL."""

from collections.abc import Iterator
from time import sleep

import pytest

from tests.server.house import Line, RunningHouse, Visitor
from tests.server.postgres import Postgres


class Two:
    """Two workers, and a visitor who is the same person at both."""

    def __init__(self, first: RunningHouse, second: RunningHouse) -> None:
        self.first = first
        self.second = second

    def at_second(self, visitor: Visitor) -> Visitor:
        """The same identity at the other worker."""
        other = self.second.visitor()
        other.http.cookies.clear()
        other.http.cookies["manoir"] = visitor.cookie
        return other


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[Two]:
    database = postgres.new_database()
    with RunningHouse(database) as first, RunningHouse(database) as second:
        yield Two(first, second)


class Shared:
    """A table of three people; Anne and Cleo are at the first worker, Ben at the second."""

    def __init__(self, two: Two, **wishes: object) -> None:
        self.anne, self.cleo = two.first.visitor("Anne"), two.first.visitor("Cleo")
        self.ben = two.second.visitor("Ben")
        settings = {"pace": "none", **wishes}
        self.code = self.anne.open(settings=settings)
        self.ben.sit(self.code)
        self.cleo.sit(self.code)
        self.anne.start(self.code)
        self.lines = [visitor.follow(self.code, seat) for seat, visitor in enumerate((self.anne, self.ben, self.cleo))]


def play(lines: list[Line], moves: int) -> None:
    """Whoever is asked decides, and all lines hear of it."""
    asked = None
    seen = [line.next("news") for line in lines]
    for _ in range(moves):
        asked = next((news for news in seen if news.get("question")), None)
        assert asked is not None
        lines[asked["seat"]].act(asked)
        seen = [line.next("news") for line in lines]


def test_identities_hold_at_every_worker(two: Two) -> None:
    anne = two.first.visitor("Anne")
    assert two.at_second(anne).ask("GET", "/api/me") == {"name": "Anne"}


def test_players_of_one_table_sit_at_different_workers(two: Two) -> None:
    table = Shared(two)
    play(table.lines, 40)


def test_all_workers_know_who_is_here(two: Two) -> None:
    table = Shared(two)

    def everybody_is_here(line: Line) -> bool:
        return all(chair.get("presence", "here") == "here" for chair in line.next("table")["chairs"])

    for line in table.lines:
        assert any(everybody_is_here(line) for _ in range(10))


def test_a_setting_changed_at_one_worker_is_seen_at_the_other(two: Two) -> None:
    anne, ben = two.first.visitor("Anne"), two.second.visitor("Ben")
    code = anne.open()
    line = ben.follow(code)
    line.next("table")
    anne.ask("PATCH", f"/api/tables/{code}", {"options": {"rounds": 9}})
    assert any(line.next("table")["options"] == {"rounds": 9} for _ in range(5))
    anne.ask("POST", f"/api/tables/{code}/bots", {"level": "random"})
    anne.ask("POST", f"/api/tables/{code}/bots", {"level": "random"})
    anne.start(code)
    assert line.next("news")["seat"] is None


def test_two_tabs_at_two_workers_agree_and_a_move_counts_once(two: Two) -> None:
    table = Shared(two)
    other = two.at_second(table.anne).follow(table.code, 0)
    asked, same = table.lines[0].question(), other.question()
    assert asked["question"] == same["question"]
    for line in (table.lines[0], other):
        line.act(asked, "roll")
    for line in (table.lines[0], other):
        entries = line.next("news")["entries"]
        assert [entry["action"] for entry in entries if entry["event"] == "Acted"] == ["roll"]
        assert len([entry for entry in entries if entry["event"] == "Rolled"]) == 1


def test_talk_at_both_workers_at_once_is_lost_at_neither(two: Two) -> None:
    table = Shared(two)
    for number in range(4):
        for seat, line in enumerate(table.lines):
            line.send(type="say", seat=seat, text=f"{seat} says {number}")
    expected = {f"{seat} says {number}" for number in range(4) for seat in range(3)}
    orders = []
    for line in table.lines:
        heard: list[str] = []
        while set(heard) < expected:
            heard += [entry["text"] for entry in line.next("news")["entries"] if entry["event"] == "Said"]
        assert len(heard) == len(expected)
        orders.append(heard)
    assert orders[0] == orders[1] == orders[2]


def test_those_who_watch_at_different_workers_hear_each_other(two: Two) -> None:
    table = Shared(two)
    near, far = two.first.visitor("Dora").follow(table.code), two.second.visitor("Emil").follow(table.code)
    near.next("news")
    far.next("news")
    far.send(type="say", text="psst")
    assert near.next("murmur")["text"] == "psst"


def test_a_game_that_ends_at_one_worker_is_over_at_the_other(two: Two) -> None:
    anne = two.first.visitor("Anne")
    code = anne.open(bots=["random", "random"], options={"rounds": 1})
    anne.start(code)
    watching = two.second.visitor().follow(code)
    line = anne.follow(code, 0)
    while not (news := line.next("news")).get("over"):
        if news.get("question"):
            line.act(news)
    line.next("proof")
    while not watching.next("news").get("over"):
        pass
    assert any(watching.next("table")["phase"] == "over" for _ in range(5))
    assert two.second.visitor().ask("GET", f"/api/records/{code}").startswith("manoir record 1")


class Ended:
    """A game that was played to its end at the first worker while the second had its ears stopped."""

    def __init__(self, two: Two, *deaf: str) -> None:
        anne = two.first.visitor("Anne")
        self.code = anne.open(bots=["random", "random"], options={"rounds": 1})
        anne.start(self.code)
        self.there = two.at_second(anne).follow(self.code, 0)
        self.asked = self.there.question()
        play = two.second.inside(lambda: two.second.app.state.house.room(self.code).play)
        for ear in deaf:
            setattr(play, ear, lambda *_: None)
        line = anne.follow(self.code, 0)
        while not (news := line.next("news")).get("over"):
            if news.get("question"):
                line.act(news)
        line.next("proof")


def test_a_worker_that_hears_only_of_the_end_reads_the_record(two: Two) -> None:
    ended = Ended(two, "look_again")
    assert ended.there.next("news")["over"]
    assert ended.there.next("proof")["record"] == ended.code


def test_a_worker_that_has_not_heard_of_the_end_cannot_write_on(two: Two) -> None:
    ended = Ended(two, "look_again", "setting_changed")
    sleep(0.2)  # whatever the first worker clears away at the end is gone by now
    ended.there.act(ended.asked, "roll")
    assert ended.there.next("accepted")["ply"] == ended.asked["question"]["ply"]
    assert [news["entries"][0]["action"] for news in ended.there.heard if news.get("over")] == ["roll"]
