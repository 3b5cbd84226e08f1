"""Setting tables over HTTP."""

from typing import Any

import pytest

from manoir.games.registry import registered
from tests.server.house import RunningHouse, Visitor, play_to_the_end

ENTROPY = "5a" * 32


def test_every_game_of_the_house_is_described(house: RunningHouse) -> None:
    games = house.visitor().ask("GET", "/api/games")
    assert {game["name"] for game in games} == set(registered())
    cluedo = next(game for game in games if game["name"] == "cluedo")
    assert (cluedo["least"], cluedo["most"], len(cluedo["characters"])) == (3, 6, 6)
    assert cluedo["options"][0]["name"] == "rounds"
    assert (cluedo["options"][0]["least"], cluedo["options"][0]["most"]) == (1, 10_000)
    assert cluedo["bots"][0] == "random"
    assert cluedo["helps"] == ["none", "shown", "certain", "odds"]
    assert house.visitor().ask("GET", "/api/games?name=cluedo") == [cluedo]
    assert house.visitor().ask("GET", "/api/games?name=go", status=404)["code"] == "unknown"


def test_a_visitor_has_the_name_he_gives_himself(house: RunningHouse) -> None:
    visitor = house.visitor("Anne")
    assert visitor.ask("GET", "/api/me") == {"name": "Anne"}
    assert house.visitor().ask("GET", "/api/me") == {"name": ""}
    code = visitor.open()
    assert visitor.table(code)["chairs"][0]["name"] == "Anne"


def test_a_table_is_found_by_its_code_however_it_is_typed(house: RunningHouse) -> None:
    visitor = house.visitor()
    code = visitor.open()
    for typed in (code.upper(), f"{code[:4]}-{code[4:]}", code.replace("a", "à").replace("e", "é")):
        assert visitor.table(typed)["code"] == code


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "cluedo", "options": {"rounds": 0}}, 404),
        ({"game": "cluedo", "options": {"dice": 3}}, 404),
        ({"game": "cluedo", "bots": [{"level": "genius"}]}, 404),
        ({"game": "cluedo", "bots": [{"level": "random"}] * 7}, 409),
        ({"game": "cluedo", "settings": {"grace": 1}}, 400),
        ({"game": "cluedo", "settings": {"stand_in": "genius"}}, 404),
        ({"game": "cluedo", "sit": {"entropy": "no"}}, 400),
        ({"game": "cluedo", "join": "everybody"}, 400),
        ({}, 400),
        ([], 400),
    ],
)
def test_what_cannot_be_is_refused(house: RunningHouse, wish: Any, status: int) -> None:
    problem = house.visitor().ask("POST", "/api/tables", wish, status)
    assert problem["reason"]


def test_only_json_is_read(house: RunningHouse) -> None:
    visitor = house.visitor()
    assert (
        visitor.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}).status_code == 400
    )
    assert visitor.http.post("/api/tables", content=b'{"game":"cluedo"}').status_code == 400


def test_people_and_bots_sit_down_and_all_see_it(house: RunningHouse) -> None:
    anne, ben = house.visitor("Anne"), house.visitor("Ben")
    code = anne.open(sit={"character": "violet"})
    line = anne.follow(code)
    line.next("table")
    ben.sit(code, character="rose", name="Benoît")
    told = line.next("table")
    anne.ask("POST", f"/api/tables/{code}/bots", {"level": "random", "character": "olive"})
    chairs = ben.table(code)["chairs"]
    assert [(chair["character"], chair["kind"]) for chair in chairs] == [
        ("violet", "person"),
        ("rose", "person"),
        ("olive", "bot"),
    ]
    assert told["chairs"][1]["name"] == "Benoît"
    assert [chair.get("yours", False) for chair in chairs] == [False, True, False]
    assert [chair.get("sealed", False) for chair in chairs] == [False, True, False]
    assert "visitor" not in str(chairs)


def test_a_seat_cannot_be_taken_from_somebody(house: RunningHouse) -> None:
    anne, ben = house.visitor(), house.visitor()
    code = anne.open(sit={"character": "rose"})
    ben.ask("POST", f"/api/tables/{code}/chairs", {"character": "rose"}, 409)
    ben.ask("DELETE", f"/api/tables/{code}/chairs/rose", status=403)
    anne.ask("DELETE", f"/api/tables/{code}/chairs/rose")
    ben.sit(code, character="rose")


def test_only_the_host_settles_things(house: RunningHouse) -> None:
    anne, ben = house.visitor(), house.visitor()
    code = anne.open(bots=["random", "random"])
    path = f"/api/tables/{code}"
    ben.ask("PATCH", path, {"options": {"rounds": 7}}, 403)
    ben.ask("POST", f"{path}/bots", {"level": "random"}, 403)
    ben.ask("POST", f"{path}/start", {}, 403)
    changed = anne.ask("PATCH", path, {"options": {"rounds": 7}, "watch": "nobody", "settings": {"pace": "quick"}})
    assert (changed["options"], changed["watch"], changed["join"]) == ({"rounds": 7}, "nobody", "link")
    anne.start(code)
    for method, rest, body in (("PATCH", "", {}), ("POST", "/bots", {"level": "random"}), ("POST", "/start", {})):
        assert anne.ask(method, path + rest, body, 409)["code"] == "begun"


def test_a_game_begins_with_enough_seats(house: RunningHouse) -> None:
    anne = house.visitor()
    code = anne.open(bots=["random"])
    assert "cannot have 2 seats" in anne.ask("POST", f"/api/tables/{code}/start", {}, 403)["reason"]
    anne.ask("POST", f"/api/tables/{code}/bots", {"level": "random"})
    begun = anne.start(code)
    assert begun["phase"] == "playing"
    assert [chair["seat"] for chair in begun["chairs"]] == [0, 1, 2]


def test_everybody_who_waits_is_told_that_it_begins(house: RunningHouse) -> None:
    anne = house.visitor()
    code = anne.open(bots=["random", "random"])
    line = anne.follow(code)
    line.next("table")
    anne.start(code)
    while line.next("table")["phase"] != "playing":
        pass
    assert line.next("news")["seat"] is None


def test_tables_are_listed_for_those_they_concern(house: RunningHouse) -> None:
    anne, ben = house.visitor(), house.visitor()
    listed, hidden = anne.open(join="listed"), anne.open()
    assert {table["code"] for table in anne.ask("GET", "/api/tables")["mine"]} == {listed, hidden}
    seen = ben.ask("GET", "/api/tables")
    assert seen["mine"] == []
    codes = {table["code"] for table in seen["listed"]}
    assert listed in codes
    assert hidden not in codes


def test_a_table_can_be_closed_to_others(house: RunningHouse) -> None:
    anne, ben = house.visitor(), house.visitor()
    code = anne.open(join="nobody", watch="nobody", bots=["random", "random"])
    assert ben.ask("POST", f"/api/tables/{code}/chairs", {}, 403)["code"] == "closed"
    anne.start(code)
    with ben.follow(code) as line:
        assert line.next("refused")["code"] == "closed"


def test_the_host_changes_the_pace_and_nothing_else_while_the_game_is_played(house: RunningHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    code = host.open(bots=["novice"])
    guest.sit(code)
    settings = host.start(code)["settings"]
    quicker = {"settings": {**settings, "pace": "quick"}}
    guest.ask("PATCH", f"/api/tables/{code}", quicker, 403)
    assert host.ask("PATCH", f"/api/tables/{code}", quicker)["settings"]["pace"] == "quick"
    others: list[Any] = [{"settings": {**settings, "hints": False}}, {**quicker, "watch": "nobody"}, {"options": {}}]
    for other in others:
        host.ask("PATCH", f"/api/tables/{code}", other, 409)
    assert guest.table(code)["settings"]["pace"] == "quick"


def test_entropy_is_added_before_the_deal(house: RunningHouse) -> None:
    anne = house.visitor()
    code = anne.open(bots=["random", "random"])
    path = f"/api/tables/{code}/entropy"
    assert not anne.table(code)["chairs"][0].get("sealed")
    assert anne.ask("POST", path, {"entropy": ENTROPY})["chairs"][0]["sealed"]
    assert anne.ask("POST", path, {"entropy": "00" * 32})["chairs"][0]["sealed"]
    anne.start(code)
    assert anne.ask("POST", path, {"entropy": ENTROPY}, 409)["code"] == "begun"


def test_tables_without_delay_are_for_measurements_only(tmp_path: Any) -> None:
    with RunningHouse(f"sqlite:///{tmp_path}/strict.db", quick=False) as strict:
        new = {"game": "cluedo", "settings": {"pace": "none"}}
        assert strict.visitor().ask("POST", "/api/tables", new, 403)["code"] == "closed"


def finished(house: RunningHouse) -> tuple[Visitor, str]:
    anne = house.visitor("Anne")
    code = anne.open(bots=["random", "random"], options={"rounds": 1})
    anne.start(code)
    play_to_the_end(anne.follow(code, 0))
    return anne, code


def test_finished_games_are_kept_listed_and_can_be_brought_elsewhere(house: RunningHouse) -> None:
    anne, code = finished(house)
    (kept,) = anne.ask("GET", "/api/records")["records"]
    assert (kept["code"], kept["game"], kept["title"]["players"]) == (code, "cluedo", ["Anne", "random", "random"])
    assert anne.ask("GET", f"/api/records?before={kept['ended']}")["records"] == []
    text = anne.ask("GET", f"/api/records/{code}")
    ben = house.visitor("Ben")
    assert ben.ask("GET", "/api/records")["records"] == []
    brought = ben.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    assert brought.status_code == 201
    assert ben.ask("GET", f"/api/records/{brought.json()['code']}") == text
    assert len(ben.ask("GET", "/api/records")["records"]) == 1


@pytest.mark.parametrize(
    "text", ["", "hello", "manoir record 1\ngame: cluedo\n", "manoir record 1\ngame: x\nseats: y\n"]
)
def test_what_is_no_record_is_not_kept(house: RunningHouse, text: str) -> None:
    visitor = house.visitor()
    answer = visitor.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert visitor.ask("GET", "/api/records")["records"] == []


def test_a_finished_game_is_seen_again_through_any_eyes(house: RunningHouse) -> None:
    anne, code = finished(house)
    own = anne.ask("GET", f"/api/records/{code}/replay?seat=0")
    other = anne.ask("GET", f"/api/records/{code}/replay?seat=1")
    watching = anne.ask("GET", f"/api/records/{code}/replay")
    assert len(own["frames"]) == len(other["frames"]) == len(watching["frames"])
    hands = [replay["frames"][0]["picture"]["hand"] for replay in (own, other, watching)]
    assert hands[0] == own["deal"]["rose"]
    assert hands[1] == own["deal"]["moutarde"]
    assert hands[2] is None
    anne.ask("GET", f"/api/records/{code}/replay?seat=3", status=404)
    anne.ask("GET", f"/api/records/{code}/replay?seat=x", status=400)


def test_what_chance_was_made_of_can_be_asked_for(house: RunningHouse) -> None:
    anne, code = finished(house)
    proof = anne.ask("GET", f"/api/records/{code}/proof")
    assert proof["commitment"] == anne.table(code)["commitment"]
    assert proof["deal"]
    assert all(chance["action"] in chance["options"] for chance in proof["chances"])


def test_those_who_have_played_play_again_at_one_new_table(house: RunningHouse) -> None:
    anne, code = finished(house)
    path = f"/api/tables/{code}/again"
    house.visitor().ask("POST", path, status=403)
    new = anne.ask("POST", path)
    assert new["code"] != code
    assert (new["phase"], new["host"]) == ("setting", True)
    assert [chair["kind"] for chair in new["chairs"]] == ["person", "bot", "bot"]
    assert new["commitment"] != anne.table(code)["commitment"]
    assert anne.ask("POST", path)["code"] == new["code"]
    assert anne.table(code)["again"] == new["code"]
    anne.start(new["code"])
    anne.ask("POST", f"/api/tables/{new['code']}/again", status=409)


def test_there_is_nothing_at_other_addresses(house: RunningHouse) -> None:
    visitor = house.visitor()
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/nowhere", "/api/records/nowhere"):
        assert visitor.ask("GET", path, status=404)["code"] == "unknown"
    assert visitor.http.request("PATCH", "/api/me").status_code == 405
    assert visitor.ask("GET", "/api/me?more=1", status=400)["code"] == "malformed"
