"""A game under way is taken along as a file: from a device to a house and back, with the same deal to its end."""

import re
from typing import Any

import pytest

from manoir.core.match import Match
from manoir.core.records import read
from manoir.games.registry import find_game, registered
from manoir.table.chance.proof import verify
from tests.house.device import Device, Refused, on_a_device
from tests.house.test_device import BOTS, opened, play_on
from tests.server.house import Line, RunningHouse, Visitor, cautious, play_to_the_end
from tests.server.test_identities import taken_over

SOME = 2
"""Decisions before a game is taken along, twice a game: in the first round of Huis Clos all decide five times."""


def take_along(visitor: Visitor, code: str, status: int = 200) -> Any:
    return visitor.ask("POST", f"/api/tables/{code}/take-along", status=status)


def take_up(visitor: Visitor, file: str, status: int = 201) -> Any:
    response = visitor.http.post("/api/brought", content=file, headers={"content-type": "text/plain"})
    assert response.status_code == status, response.text
    return response.json()


def match_in(file: str) -> Match:
    return read(file, find_game).match


def play_some(line: Line) -> None:
    for _ in range(SOME):
        news = line.question()
        line.act(news, cautious(news))


def begun_on_a_device(game: str, level: str = "random") -> str:
    """The file of a game that was begun there."""

    async def play(device: Device) -> str:
        await device.ask("PUT", "/api/me", {"name": "Anne"})
        code = await opened(device, game, level)
        assert not await play_on(await device.follow(code), SOME)
        return (await device.answer("POST", f"/api/tables/{code}/take-along")).body

    file: str = on_a_device(play)
    return file


def begun_here(house: RunningHouse, game: str = "cluedo", **wishes: Any) -> tuple[Visitor, str]:
    anne = house.visitor("Anne")
    code = anne.open(game, ["random"] * BOTS[game], **wishes)
    anne.start(code)
    play_some(anne.follow(code, 0))
    return anne, code


@pytest.mark.parametrize("game", registered())
def test_from_a_device_to_a_house_and_back_it_is_the_same_game(house: RunningHouse, game: str) -> None:
    first = begun_on_a_device(game)
    anne = house.visitor("Anne of the house")
    table = take_up(anne, first)
    assert (table["phase"], table["brought"], table["join"], table["watch"]) == ("playing", True, "nobody", "nobody")
    assert [chair.get("name") or chair.get("level") for chair in table["chairs"]] == ["Anne", *["random"] * BOTS[game]]
    assert anne.seats(table["code"]) == [0]
    play_some(anne.follow(table["code"], 0))
    second = take_along(anne, table["code"])

    async def back(device: Device) -> tuple[str, Any, Any]:
        code = (await device.ask("POST", "/api/brought", second))["code"]
        assert await play_on(await device.follow(code))
        (kept,) = (await device.ask("GET", "/api/records"))["records"]
        record = (await device.answer("GET", f"/api/records/{code}")).body
        return record, kept, await device.ask("GET", "/api/me/page")

    record, kept, page = on_a_device(back)
    one, two, whole = match_in(first), match_in(second), match_in(record)
    assert (one.setup, one.deal) == (two.setup, two.deal) == (whole.setup, whole.deal)
    assert len(one.moves) < len(two.moves) < len(whole.moves)
    assert whole.moves[: len(two.moves)] == two.moves
    assert two.moves[: len(one.moves)] == one.moves
    assert all(finding.holds for finding in verify(read(record, find_game)))
    assert kept["brought"]
    assert page["games"] == []


def test_bots_go_on_as_they_would_have(house: RunningHouse) -> None:
    """What they do follows from the same seed and the same number of decisions."""
    file = begun_on_a_device("cluedo", "detective")
    moves = []
    for visitor in (house.visitor("Anne"), house.visitor("Ben")):
        code = take_up(visitor, file)["code"]
        play_to_the_end(visitor.follow(code, 0))
        moves.append(match_in(visitor.ask("GET", f"/api/records/{code}")).moves)
    assert moves[0] == moves[1]


def test_several_at_one_screen_keep_their_seats_and_names(house: RunningHouse) -> None:
    anne = house.visitor("Anne")
    code = anne.open("cluedo", ["random"], sit={"name": "Anne"})
    anne.sit(code, name="Ben")
    anne.start(code)
    for seat in anne.seats(code):
        anne.follow(code, seat).next("news")
    table = take_up(anne, take_along(anne, code))
    assert [chair.get("name") for chair in table["chairs"] if chair.get("yours")] == ["Anne", "Ben"]


def test_where_it_was_taken_from_it_ends_and_counts_for_nothing(house: RunningHouse) -> None:
    anne, code = begun_here(house)
    ben = house.visitor("Ben")
    watching = ben.follow(code)
    watching.next("news")
    file = take_along(anne, code)
    while not watching.next("table").get("taken"):
        pass
    assert (anne.table(code)["phase"], anne.table(code)["taken"]) == ("over", True)
    assert code not in [table["code"] for table in anne.ask("GET", "/api/tables")["mine"]]
    assert anne.ask("GET", "/api/records")["records"] == []
    assert anne.ask("GET", "/api/me/page")["games"] == []
    line = anne.follow(code, 0)
    assert line.next("refused")["code"] == "over"
    assert match_in(take_along(anne, code)).moves == match_in(file).moves, "saved again, it is the same"
    assert take_along(ben, code, 403)["code"] == "not-yours"


def test_it_is_brought_back_and_played_to_its_end(house: RunningHouse) -> None:
    anne, code = begun_here(house)
    again = take_up(anne, take_along(anne, code))["code"]
    assert again != code
    play_to_the_end(anne.follow(again, 0))
    (kept,) = anne.ask("GET", "/api/records")["records"]
    assert (kept["code"], kept["brought"], kept["closed"]) == (again, True, True)
    assert anne.ask("GET", "/api/me/page")["games"] == []


def test_nobody_joins_what_somebody_could_have_seen(house: RunningHouse) -> None:
    anne, code = begun_here(house)
    again = take_up(anne, take_along(anne, code))["code"]
    anne.follow(again, 0).next("news")
    ben = house.visitor("Ben")
    assert ben.follow(again).next("refused")["code"] == "closed"
    assert ben.ask("POST", f"/api/tables/{again}/pleas", {}, 403)["code"] == "closed"
    assert anne.ask("PATCH", f"/api/tables/{again}", {"join": "link"}, 409)["code"] == "begun"


@pytest.mark.parametrize("game", [name for name in registered() if name != "hantise"])
def test_who_plays_with_others_takes_nothing_along(house: RunningHouse, game: str) -> None:
    anne, ben = house.visitor("Anne"), house.visitor("Ben")
    code = anne.open(game, ["random"] * (BOTS[game] - 1))
    ben.sit(code)
    anne.start(code)
    for visitor in (anne, ben):
        refused = take_along(visitor, code, 403)
        assert refused["reason"] == "others have played here too: the file would show you their cards"
    character = ben.table(code)["chairs"][ben.seats(code)[0]]["character"]
    ben.ask("DELETE", f"/api/tables/{code}/chairs/{character}")
    assert take_along(anne, code, 403)["code"] == "closed", "who has left has had cards too"
    assert take_along(ben, code, 403)["code"] == "not-yours"
    assert anne.table(code)["phase"] == "playing"


def test_nor_after_somebody_took_a_chair_over(house: RunningHouse) -> None:
    code, (anne, dora), seat = taken_over(house, "cluedo")
    assert take_along(anne, code, 403)["code"] == "closed"
    dora.ask("DELETE", f"/api/tables/{code}/chairs/{anne.table(code)['chairs'][seat]['character']}")
    assert take_along(anne, code, 403)["code"] == "closed"


def test_what_others_play_too_stays_here(house: RunningHouse) -> None:
    anne = house.visitor("Anne")
    weekly = anne.ask("POST", "/api/weekly", {"game": "cluedo"}, 201)["code"]
    lesson = anne.ask("POST", "/api/lessons/cluedo", {}, 201)["code"]
    setting = anne.open(bots=["random", "random"])
    assert take_along(anne, weekly, 403)["code"] == "closed"
    assert take_along(anne, lesson, 403)["code"] == "closed"
    assert take_along(anne, setting, 409)["code"] == "not-begun"
    assert anne.table(weekly)["phase"] == "playing"


def test_what_is_no_game_under_way_is_refused_in_a_sentence(house: RunningHouse) -> None:
    file = begun_on_a_device("cluedo")
    anne = house.visitor("Anne")
    over = take_up(anne, file)["code"]
    play_to_the_end(anne.follow(over, 0))
    seed = re.findall("note seed: (.*)", file)[0]
    other = ("0" if seed[0] != "0" else "1") + seed[1:]
    first, second = re.findall("deal (?:moutarde|leblanc): ([^ ]+)", file)
    # Without its moves, which another deal would make impossible.
    unplayed = file[: file.index("chance: ")]
    swapped = unplayed.replace(f"moutarde: {first} ", f"moutarde: {second} ")
    swapped = swapped.replace(f"leblanc: {second} ", f"leblanc: {first} ")
    rolled = re.findall("chance: (.*)", file)[0]
    for broken, code, reason in (
        ("", "malformed", "not a record"),
        ("\x7fELF\0", "malformed", "NUL"),
        ('{"manoir": 1, "texts": {}}', "malformed", "not a record"),
        (file[:-20], "malformed", ""),
        (file.replace("record 1", "record 2"), "malformed", "format '2' is unknown"),
        (file.replace("game: cluedo", "game: go"), "malformed", "'go'"),
        (file.replace("game: cluedo\n", "game: cluedo\nrules: 9\n"), "malformed", "edition"),
        (f"{file}rose: secret 3\n", "malformed", ""),
        (file.replace(seed, other), "malformed", "seal"),
        (file.replace(f"note seed: {seed}\n", ""), "malformed", "seed"),
        (swapped, "malformed", "seal"),
        (
            file.replace(f"chance: {rolled}", "chance: fall 1 1" if rolled != "fall 1 1" else "chance: fall 2 2", 1),
            "malformed",
            "",
        ),
        (file.replace("bot moutarde: random", "bot moutarde: oracle"), "closed", "'oracle'"),
        (file.replace("note player rose: Anne", "note bot rose: random"), "malformed", "only bots"),
        (file.replace('"pace":"none"', '"pace":"never"'), "malformed", "settings"),
        (anne.ask("GET", f"/api/records/{over}"), "over", "past games"),
    ):
        assert broken != file
        refused = take_up(house.visitor(), broken, {"malformed": 400, "closed": 403, "over": 409}[code])
        assert (refused["code"], reason in refused["reason"]) == (code, True), refused
        assert refused["french"], refused
    ben = house.visitor()
    assert take_up(ben, f"{file}\n# {'x' * 600_000}", 413)["code"] == "too-long"
    assert ben.ask("GET", "/api/tables")["mine"] == []


def test_a_device_refuses_a_bot_that_it_cannot_carry() -> None:
    file = re.sub(r"note bot (.*): random", r"note bot \1: oracle", begun_on_a_device("hantise"))

    async def bring(device: Device) -> None:
        with pytest.raises(Refused, match="'oracle' does not play here"):
            await device.ask("POST", "/api/brought", file)
        assert (await device.ask("GET", "/api/tables"))["mine"] == []

    on_a_device(bring)


def test_a_house_without_quick_tables_slows_them_down(tmp_path: Any) -> None:
    file = begun_on_a_device("cluedo")
    with RunningHouse(f"sqlite:///{tmp_path}/manoir.db", quick=False) as slow:
        assert take_up(slow.visitor(), file)["settings"]["pace"] == "instant"
