"""Le défi: the same deal again, from any seat, with the same dice and the same bots."""

import pytest

from manoir.core.match import Match, Played
from manoir.core.records import read
from manoir.core.seats import CHANCE
from manoir.games.registry import find_game
from tests.server.house import RunningHouse, Visitor, play_to_the_end

QUICK = {"settings": {"pace": "none"}}


def played_by(house: RunningHouse, game: str) -> tuple[Visitor, str]:
    anne = house.visitor("Anne")
    code = anne.open(game, bots=["novice", "novice", "novice"][: 1 if game == "hantise" else 3])
    anne.ask("POST", f"/api/tables/{code}/start", {})
    play_to_the_end(anne.follow(code, 0))
    return anne, code


def match_of(visitor: Visitor, code: str) -> Match:
    return read(visitor.ask("GET", f"/api/records/{code}"), find_game).match


def dice(match: Match) -> list[str]:
    return [move.action.text for move in match.moves if isinstance(move, Played) and move.seat == CHANCE]


@pytest.mark.parametrize("game", ["cluedo", "hantise"])
def test_somebody_else_gets_the_same_deal_and_the_same_dice(house: RunningHouse, game: str) -> None:
    anne, code = played_by(house, game)
    before = match_of(anne, code)
    ben = house.visitor("Ben")
    seat = ben.ask("POST", f"/api/records/{code}/challenge", {**QUICK, "character": before.setup.characters[0]}, 201)
    assert seat["challenge"] == code
    assert seat["phase"] == "playing"
    play_to_the_end(ben.follow(seat["code"], 0))
    after = match_of(ben, seat["code"])
    assert after.deal == before.deal
    assert after.setup == before.setup
    if game == "cluedo":  # elsewhere what is drawn hangs on what was played
        assert all(then == now for then, now in zip(dice(before), dice(after), strict=False))
    proof = ben.ask("GET", f"/api/records/{seat['code']}/proof")
    assert proof["seed"] == anne.ask("GET", f"/api/records/{code}/proof")["seed"]


def test_any_seat_can_be_taken_and_none_that_there_was_not(house: RunningHouse) -> None:
    anne, code = played_by(house, "cluedo")
    characters = match_of(anne, code).setup.characters
    table = anne.ask("POST", f"/api/records/{code}/challenge", {"character": characters[2]}, 201)
    assert [chair["kind"] for chair in table["chairs"]].index("person") == 2
    anne.ask("POST", f"/api/records/{code}/challenge", {"character": "nobody"}, 404)


def test_the_deal_of_the_week_is_the_same_for_all_and_counts_once(house: RunningHouse) -> None:
    anne, ben = house.visitor("Anne"), house.visitor("Ben")
    cluedo = next(each for each in anne.ask("GET", "/api/weekly") if each["game"] == "cluedo")
    assert (cluedo["players"], cluedo["table"]) == ([], None)
    deals = []
    for visitor in (anne, ben):
        table = visitor.ask("POST", "/api/weekly", {**QUICK, "game": "cluedo"}, 201)
        assert table["commitment"] == cluedo["commitment"]
        assert table["weekly"] == cluedo["week"]
        assert visitor.ask("POST", "/api/weekly", {"game": "cluedo"}, 201)["code"] == table["code"]
        play_to_the_end(visitor.follow(table["code"], 0))
        deals.append(match_of(visitor, table["code"]))
        assert visitor.ask("POST", "/api/weekly", {"game": "cluedo"}, 409)["code"] == "over"
    assert deals[0].deal == deals[1].deal
    assert all(then == now for then, now in zip(dice(deals[0]), dice(deals[1]), strict=False))
    told = next(each for each in ben.ask("GET", "/api/weekly") if each["game"] == "cluedo")
    assert told["played"]
    assert {(each["name"], each["yours"]) for each in told["players"]} == {("Anne", False), ("Ben", True)}
    assert all(each["choice"] <= 0 for each in told["players"])
    house.visitor().ask("GET", f"/api/records/{told['table']}", status=404)
    assert ben.ask("GET", "/api/me/page")["games"][0]["strength"] is None


def test_another_game_and_another_week_are_another_deal(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    anne = house.visitor("Anne")
    seals = {each["game"]: each["commitment"] for each in anne.ask("GET", "/api/weekly")}
    assert len(set(seals.values())) == len(seals) >= 5
    assert {each["game"]: each["commitment"] for each in anne.ask("GET", "/api/weekly")} == seals
    monkeypatch.setattr("manoir.house.lobby.weekly.this_week", lambda: "2031-W07")
    later = {each["commitment"] for each in anne.ask("GET", "/api/weekly")}
    assert not later & set(seals.values())
