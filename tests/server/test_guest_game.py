"""A game of another package is hosted as it is; what it hides is in nobody's traffic and in no log."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import httpx
import pytest

from tests.guests import GUESTS
from tests.guests.installing import install
from tests.server.house import Visitor
from tests.server.process import ProcessHouse
from tests.server.test_leaks import finish


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", install(tmp_path))
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path / "games"))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ProcessHouse]:
    with ProcessHouse(f"sqlite:///{tmp_path}/manoir.db", tmp_path / "log") as running:
        yield running


def manoir(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    program = "import sys; from manoir.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def python(*words: str) -> str:
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True).stdout


def test_its_types_are_written_with_those_of_the_house() -> None:
    types = python("-m", "manoir.server.typescript")
    assert "export interface CanariesPicture {" in types
    assert "belief: 'Balance'" in types
    assert "'matches': MatchesPicture" in types


@pytest.mark.parametrize("game", GUESTS)
def test_it_is_an_environment_for_research(game: str) -> None:
    program = "import sys; from pettingzoo.test import api_test; from manoir.lab.pettingzoo import env"
    assert "Passed" in python("-W", "ignore", "-c", f"{program}; api_test(env(sys.argv[1]), num_cycles=30)", game)


@pytest.mark.parametrize(("game", "typed"), [("canaries", "keep\n" * 3), ("matches", "1\n1\n" * 12)])
def test_it_is_joined_from_a_terminal(house: ProcessHouse, game: str, typed: str) -> None:
    anne = Visitor(house.url, "Anne")
    code = anne.open(game, bots=["random"], sit=None)
    with subprocess.Popen(
        [sys.executable, "-m", "manoir", "join", f"{house.url}/t/{code}", "--name", "Ben", "--lang", "en", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as ben:
        while not any(chair.get("name") == "Ben" for chair in anne.table(code)["chairs"]):
            sleep(0.05)
        anne.start(code)
        said, _ = ben.communicate(typed, timeout=60)
    anne.close()
    assert ben.returncode == 0
    assert "What will you do?" in said
    assert "Ended" in said


def test_it_is_listed_and_simulated() -> None:
    assert "canaries" in manoir("games").stdout
    played = manoir("simulate", "canaries", "--seats", "3", "--games", "5", "--json")
    assert json.loads(played.stdout)["reasons"] == {"song": 5}


@pytest.mark.parametrize(
    ("language", "own", "question", "winner"),
    [
        ("fr", "Vous – caged · canary ", "Que faites-vous ?", " gagne (song)."),
        ("en", "You – caged · canary ", "What will you do?", " wins (song)."),
    ],
)
def test_it_is_played_in_the_terminal_on_a_plain_screen(language: str, own: str, question: str, winner: str) -> None:
    played = manoir("play", "canaries", "--lang", language, "--seed", "3", typed="1\nchange\nkeep\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.count(question) == 3
    assert played.stdout.count(own) == 2
    assert winner in played.stdout
    # North sees its own bird, and nobody else's.
    assert set(re.findall(r"^(\w+) – caged · canary", played.stdout, re.MULTILINE)) == {own.split()[0]}


def test_hidden_names_reach_nobody_but_their_owner(house: ProcessHouse) -> None:
    anne, ben, watcher = (Visitor(house.url, name) for name in ("Anne", "Ben", "Cleo"))
    code = anne.open("canaries", bots=["random"], watch="listed")
    ben.sit(code)
    anne.start(code)
    lines = [anne.follow(code, 0), ben.follow(code, 2), watcher.follow(code)]
    for visitor, line in ((anne, lines[0]), (ben, lines[1]), (watcher, lines[2])):
        for path in (f"/api/tables/{code}", "/api/tables", "/api/records", f"/api/records/{code}"):
            line.raw.append(visitor.http.get(path).text)
    lines[0].send(type="act", seat=0, ply=10**6, action="draw canary-3")
    finish(lines)
    while anne.table(code)["phase"] != "over":
        sleep(0.05)
    record = anne.ask("GET", f"/api/records/{code}")
    metrics = httpx.get(f"{house.url}/metrics").text
    for visitor in (anne, ben, watcher):
        visitor.close()
    owned = [set(re.findall(r'"own":"(canary-\d+)"', "".join(line.raw))) for line in lines]
    assert all(owned[:2])
    assert owned[2] == set()
    for line, own in zip(lines, owned, strict=True):
        before_the_end = "".join(text for text in line.raw if '"over":true' not in text and '"proof"' not in text)
        assert set(re.findall(r"canary-\d+", before_the_end)) <= own | {"canary-3"}
    assert set(re.findall(r"canary-\d+", record)) >= owned[0] | owned[1]
    assert "canary" not in house.log.read_text() + metrics


def test_a_table_whose_game_is_gone_is_refused_and_comes_back_with_it(
    house: ProcessHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne = Visitor(house.url, "Anne")
    code = anne.open("canaries", bots=["random", "random"])
    anne.start(code)
    house.kill()
    with monkeypatch.context() as without:
        without.delenv("PYTHONPATH")
        house.start()
        refused = anne.follow(code, 0).next("refused")
        assert refused["code"] == "unknown"
        assert "unknown game 'canaries'" in refused["reason"]
        assert "Traceback" not in house.log.read_text()
        house.kill()
    house.start()
    assert anne.follow(code, 0).next("news")["seat"] == 0
    anne.close()
