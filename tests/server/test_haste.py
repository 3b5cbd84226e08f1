"""Skipping and waiting concern one's own seat: whatever one sends, nobody else is hurried, held up or answered for."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from manoir.table.messages import Act, Preset, Request, Skip, Wait
from manoir.table.tempo.haste import Skipped
from tests.server.house import Line, RunningHouse, Visitor, cautious

PATIENT = {"pace": "patient"}
ANNE, BOT, MALLORY = range(3)


class Company:
    """Anne, whose turn it is, then a bot, then Mallory."""

    def __init__(self, house: RunningHouse, **wishes: Any) -> None:
        self.house = house
        self.anne, self.mallory = house.visitor("Anne"), house.visitor("Mallory")
        self.code = self.anne.open(bots=["random"], **wishes)
        self.mallory.sit(self.code)
        self.anne.start(self.code)
        self.lines = [self.anne.follow(self.code, ANNE), self.mallory.follow(self.code, MALLORY)]
        self.asked = self.lines[0].question()
        self.lines[1].next("news")

    def moments(self) -> list[Any]:
        """When what happens; to be looked at inside the house."""
        table = self.house.app.state.house.room(self.code).play.table
        asked = [(seat, question.due, question.answer) for seat, question in table.questions.items()]
        return [*asked, table.next_moment(), table.haste.is_common, table.haste.rests(ANNE)]

    def tried(self, answer: Request, requests: list[Request]) -> list[list[Any]]:
        """What is to come when Anne has answered, and after each of Mallory's requests in the same moment."""
        room = self.house.app.state.house.room(self.code)
        anne, mallory = (next(iter(room.followers.of(seat))).connection for seat in (ANNE, MALLORY))
        room.handle(anne, answer)
        found = [self.moments()]
        for request in requests:
            room.handle(mallory, request)
            found.append(self.moments())
        return found


@pytest.mark.parametrize("answer", ["now", "in advance"])
def test_in_company_no_wish_of_one_moves_any_moment(house: RunningHouse, answer: str) -> None:
    """Neither of what Anne has answered, nor of what is answered for her, as it would be for a bot."""
    table = Company(house, settings=PATIENT)
    tried: list[Request] = [
        *(Skip(MALLORY, to) for to in get_args(Skipped)),
        *(Wait(MALLORY, seconds) for seconds in (60.0, 0.0, 60.0)),
        Skip(MALLORY),
    ]
    act = Act(ANNE, table.asked["question"]["ply"], "roll")
    before, *after = house.inside(lambda: table.tried(act if answer == "now" else Preset(ANNE, "roll", []), tried))
    assert before[0][2].text == "roll"
    assert after == [before] * len(tried)


def test_what_all_wish_is_done(house: RunningHouse) -> None:
    """Without which the test above would hold of a house that is deaf."""
    table = Company(house, settings=PATIENT)
    table.lines[0].send(type="skip", seat=ANNE)
    table.lines[0].send(type="skip", seat=MALLORY)
    table.lines[0].next("refused")
    before, after = house.inside(lambda: table.tried(Preset(ANNE, "roll", []), [Skip(MALLORY)]))
    assert (before[-2], after[-2]) == (False, True)


def wishes(seat: int) -> Iterator[dict[str, Any]]:
    for to in ("question", "end", "nothing"):
        yield {"type": "skip", "seat": seat, "to": to}
    for seconds in (0, 0.5, 60):
        yield {"type": "wait", "seat": seat, "seconds": seconds}


@pytest.mark.parametrize("seat", [ANNE, BOT, 3, 31])
def test_for_another_seat_nothing_is_skipped_and_nobody_waits(house: RunningHouse, seat: int) -> None:
    table = Company(house)
    looking_on = house.visitor().follow(table.code)
    looking_on.next("news")
    for line in (table.lines[1], looking_on):
        for wish in wishes(seat):
            line.send(**wish)
            refused = line.next("refused")
            assert (refused["code"], refused["about"]) == ("not-yours", wish["type"])


@pytest.mark.parametrize(
    "wish",
    [
        {"type": "skip"},
        {"type": "skip", "seat": MALLORY, "to": "everything"},
        {"type": "skip", "seat": MALLORY, "to": None},
        {"type": "skip", "seat": -1},
        {"type": "skip", "seat": MALLORY, "for": 0},
        {"type": "wait", "seat": MALLORY},
        {"type": "wait", "seat": MALLORY, "seconds": -1},
        {"type": "wait", "seat": MALLORY, "seconds": 60.001},
        {"type": "wait", "seat": MALLORY, "seconds": 1e308},
        {"type": "wait", "seat": MALLORY, "seconds": "5"},
        {"type": "wait", "seat": 32, "seconds": 5},
    ],
    ids=str,
)
def test_what_is_no_wish_is_refused(house: RunningHouse, wish: dict[str, Any]) -> None:
    line = Company(house).lines[1]
    line.send(**wish)
    assert line.next("refused")["code"] == "malformed"


def test_before_the_deal_and_after_the_end_wishes_change_nothing(house: RunningHouse) -> None:
    anne = house.visitor("Anne")
    code = anne.open(bots=["random", "random"], options={"rounds": 1})
    line = anne.follow(code)
    for wish in wishes(0):
        line.send(**wish)
        assert line.next("refused")["code"] in ("not-yours", "not-begun")
    anne.start(code)
    line = anne.follow(code, 0)
    line.next("news")
    line.send(type="skip", seat=0, to="end")
    proof = line.next("proof")
    for wish in wishes(0):
        line.send(**wish)
    line.send(type="join", table=code, seat=0)
    assert line.next("proof") == proof


def test_who_rests_is_answered_for_and_nobody_else_is(house: RunningHouse) -> None:
    table = Company(house, options={"rounds": 3})
    table.lines[1].send(type="skip", seat=MALLORY, to="end")
    table.lines[0].act(table.asked, cautious(table.asked))
    made = 1 + played(table.lines[0])
    assert deeds(table.lines[0]) == made
    assert deeds(table.lines[1]) > 0, "a bot played for Mallory"


def played(line: Line) -> int:
    """How often the line answered until the end."""
    count = 0
    while (message := line.next())["type"] != "proof":
        if message["type"] == "news" and message.get("question"):
            line.act(message)
            count += 1
    return count


def deeds(line: Line) -> int:
    while "proof" not in [message["type"] for message in line.heard]:
        line.next()
    told = [entry for news in line.heard if news["type"] == "news" for entry in news["entries"]]
    return sum(entry["event"] == "Acted" for entry in told)


def test_who_gives_a_seat_up_leaves_neither_wish_nor_preset_behind(tmp_path: Path) -> None:
    """Not even where the house is opened again: an heir would be answered for without knowing."""
    database = f"sqlite:///{tmp_path}/manoir.db"
    with RunningHouse(database) as house:
        table = Company(house)
        table.lines[1].send(type="preset", seat=MALLORY, verb="accuse", order=[])
        table.lines[1].send(type="skip", seat=MALLORY, to="end")
        table.lines[1].send(type="skip", seat=0)
        table.lines[1].next("refused")
        table.mallory.ask("DELETE", f"/api/tables/{table.code}/chairs/leblanc")
        dora = taken_over(table, house.visitor("Dora"))
        assert house.inside(lambda: left_behind(house, table.code)) == ({}, False)
    with RunningHouse(database) as house:
        heir = house.visitor()
        heir.http.cookies.clear()
        heir.http.cookies["manoir"] = dora.cookie
        heir.follow(table.code, MALLORY).next("news")
        assert house.inside(lambda: left_behind(house, table.code)) == ({}, False)


def taken_over(table: Company, heir: Visitor) -> Visitor:
    heir.follow(table.code).next("news")
    (plea,) = heir.ask("POST", f"/api/tables/{table.code}/pleas", {"character": "leblanc"}, 201)["pleas"]
    table.anne.ask("POST", f"/api/tables/{table.code}/pleas/{plea['number']}", {"agree": True})
    heir.follow(table.code, MALLORY).next("news")
    return heir


def left_behind(house: RunningHouse, code: str) -> tuple[dict[str, Any], bool]:
    table = house.app.state.house.room(code).play.table
    return dict(table.presets.of(MALLORY)), table.haste.rests(MALLORY)
