"""Puzzles over HTTP: told without their answer, judged, helped with, and proved when it is over."""

from datetime import date, timedelta
from time import monotonic

import pytest
from msgspec.json import encode

from manoir.puzzles.finding import open_named
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.puzzle import BadName
from tests.server.house import RunningHouse

FIRST = "e1.cluedo.shown.1.20261116.1974"
SEALED = "e1.cluedo.sealed.2.20261117.d41d"
EARLY = {"day": "2026-11-17", "on": "2026-11-16", "seconds": 1, "helps": 0}
RIGHT, WRONG = "salle-de-bal", "poison"


def test_the_day_is_known_before_its_puzzle_is_made(house: RunningHouse) -> None:
    told = house.visitor().ask("GET", "/api/daily?day=2026-11-16")
    assert told == {"day": "2026-11-16", "number": 1, "game": "cluedo", "kind": "shown", "level": 1}


def test_a_day_and_a_name_open_the_same_puzzle(house: RunningHouse) -> None:
    visitor = house.visitor()
    daily = visitor.ask("GET", "/api/puzzles?day=2026-11-16")
    assert daily == visitor.ask("GET", f"/api/puzzles/{FIRST}")
    assert (daily["name"], daily["day"], daily["number"]) == (FIRST, "2026-11-16", 1)
    cards = ["rose", "poison", "salle-de-bal"]
    asked = {"kind": "shown", "cards": cards, "line": 2, "seat": 3, "to": 2}
    assert daily["ask"] == {**asked, "offers": [], "turns": [], "surely": []}
    assert sum(daily["sizes"]) + sum(daily["piles"].values()) == 22
    shown = {"card": "pervenche", "place": 0, "holds": True}
    assert shown in daily["story"][1]["marks"]
    assert {"card": "poison", "place": 2, "holds": False} in daily["story"][1]["marks"]


@pytest.mark.parametrize("name", [FIRST, SEALED])
def test_nothing_is_told_that_only_the_answer_says(house: RunningHouse, name: str) -> None:
    narrator = narrator_of(open_named(name))
    told = house.visitor().http.get(f"/api/puzzles/{name}").text
    assert "proof" not in told
    assert "answer" not in told
    marks = [mark for line in narrator.marks() for mark in line if mark.holds]
    seat = narrator.ask().seat if narrator.ask().seat is not None else "envelope"
    assert not [mark for mark in marks if mark.place == seat and mark.card in narrator.answer()]


def test_once_made_it_opens_at_once(house: RunningHouse) -> None:
    visitor = house.visitor()
    visitor.ask("GET", f"/api/puzzles/{SEALED}")
    began = monotonic()
    visitor.ask("GET", f"/api/puzzles/{SEALED}")
    assert monotonic() - began < 1.0


def test_a_wrong_answer_is_told_the_lines_against_it_and_nothing_else(house: RunningHouse) -> None:
    judged = house.visitor().ask("POST", f"/api/puzzles/{FIRST}/answer", {"given": [WRONG]})
    assert judged == {"right": False, "lines": [0], "doubt": None, "solution": None}


def test_a_right_answer_is_told_the_proof(house: RunningHouse) -> None:
    judged = house.visitor().ask("POST", f"/api/puzzles/{FIRST}/answer", {"given": [RIGHT]})
    assert judged["right"]
    assert judged["solution"]["answer"] == [RIGHT]
    assert [step["rule"] for step in judged["solution"]["proof"]] == ["narrowed"]


def test_help_says_where_to_look_then_what_follows_then_the_mark(house: RunningHouse) -> None:
    visitor = house.visitor()
    look, follows, mark = (visitor.ask("POST", f"/api/puzzles/{FIRST}/help", {"helps": helps}) for helps in range(3))
    assert (look["lines"], look["rule"], look["reason"]) == ([1, 2, 4], None, None)
    assert (follows["rule"], follows["reason"]) == ("narrowed", None)
    assert mark["reason"]["cards"] == [RIGHT]
    assert [step["last"] for step in (look, follows, mark)] == [False, False, True]
    visitor.ask("POST", f"/api/puzzles/{FIRST}/help", {"helps": 3}, status=409)


def test_who_gives_up_is_told_all(house: RunningHouse) -> None:
    solution = house.visitor().ask("POST", f"/api/puzzles/{SEALED}/end")
    assert len(solution["answer"]) == 3
    assert len(solution["proof"]) == 6


def test_a_new_one_is_of_the_game_kind_and_level_ordered(house: RunningHouse) -> None:
    wanted = {"game": "super-cluedo", "kind": "holder", "level": 1}
    made = house.visitor().ask("POST", "/api/puzzles", wanted, status=201)
    assert {key: made[key] for key in wanted} == wanted
    assert made["day"] is None
    assert open_named(made["name"]).name == made["name"]


def test_what_somebody_solves_is_his_alone_until_he_shares_it(house: RunningHouse) -> None:
    anne, ben = house.visitor("Anne"), house.visitor()
    anne.ask("POST", f"/api/puzzles/{FIRST}/answer", {"given": [WRONG]})
    anne.ask("POST", f"/api/puzzles/{FIRST}/answer", {"given": [RIGHT], "day": "2026-11-16", "seconds": 75})
    told = anne.ask("GET", "/api/me/puzzles")
    (evening,) = told["evenings"]
    assert (evening["day"], evening["wrong"], evening["seconds"], told["counted"]) == ("2026-11-16", 1, 75, 1)
    assert ben.ask("GET", "/api/me/puzzles")["evenings"] == []
    code = anne.ask("POST", "/api/me/page", status=201)["code"]
    assert ben.ask("GET", f"/api/pages/{code}")["puzzles"]["evenings"] == [evening]
    anne.ask("DELETE", "/api/me")
    assert anne.ask("GET", "/api/me/puzzles")["counted"] == 0


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "french"),
    [
        ("GET", "/api/puzzles?day=2020-01-01", None, 404, "pas d’énigme le 2020-01-01"),
        ("GET", "/api/puzzles?day=today", None, 404, "n’est pas une date"),
        ("GET", f"/api/puzzles?day={date.today() + timedelta(days=3)}", None, 404, "encore secrète"),
        ("GET", "/api/puzzles/e0.cluedo.shown.1.20261116.1974", None, 404, "de l’édition 0"),
        ("GET", "/api/puzzles/e1.cluedo.shown.1.20261116.1975", None, 404, "chiffres ne vont pas"),
        ("GET", "/api/puzzles/e1.cluedo.shown.9.20261116.1974", None, 404, "pas de niveau 9"),
        ("GET", "/api/puzzles/e1.chess.shown.1.20261116.1974", None, 404, "pas d’énigme de 'chess'"),
        ("GET", "/api/puzzles/nonsense", None, 404, "n’est pas le nom d’une énigme"),
        ("POST", "/api/puzzles", {"game": "cluedo", "level": 6}, 404, "pas de niveau 6"),
        ("POST", "/api/puzzles", {"game": "whist", "level": 1}, 404, "pas d’énigme de 'whist'"),
        ("POST", "/api/puzzles", {"game": "cluedo", "level": 1, "kind": "x"}, 404, "pas de genre 'x'"),
        ("POST", f"/api/puzzles/{FIRST}/answer", {"given": ["corde"]}, 400, "une réponse nomme 1 de"),
        ("POST", f"/api/puzzles/{SEALED}/answer", {"given": ["corde"]}, 400, "une réponse nomme 3 de"),
        ("GET", "/api/me/puzzles?day=hier", None, 400, "'hier' n’est pas une date"),
        ("POST", "/api/me/puzzles", {"evenings": [EARLY]}, 400, "ne peut pas avoir été résolue le 2026-11-16"),
    ],
)
def test_what_cannot_be_is_refused_in_both_languages(
    house: RunningHouse, method: str, path: str, body: object, status: int, french: str
) -> None:
    content = None if body is None else encode(body)
    answer = house.visitor().http.request(method, path, content=content, headers={"content-type": "application/json"})
    problem = answer.json()
    assert answer.status_code == status
    assert french in problem["french"]
    assert problem["reason"]
    assert problem["reason"] != problem["french"]


def test_a_broken_name_never_opens_another_puzzle() -> None:
    with pytest.raises(BadName):
        open_named(FIRST.replace("1974", "1975"))
