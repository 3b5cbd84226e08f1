"""Configuration, health, metrics, the page, and how the house is run."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.routing import Mount

from manoir.server.config import BadConfig, Config, described, from_environment, variable
from manoir.server.keeper.logs import Lines
from manoir.server.page import Page
from manoir.server.typescript import document
from tests.server.house import RunningHouse, play_to_the_end

WEB = Path(__file__).parent.parent.parent / "web" / "src" / "protocol" / "protocol.ts"
GAMES = 20
"""Times of bots are shown fifty at once, and bots that accuse at random may soon have no more decisions in a game."""


def test_flags_count_more_than_the_environment_and_that_more_than_defaults() -> None:
    environment = {"MANOIR_PORT": "9000", "MANOIR_HOST": "0.0.0.0", "MANOIR_QUICK": "yes"}
    config = from_environment(environment, {"port": 9001, "host": None})
    assert (config.port, config.host, config.quick, config.log) == (9001, "0.0.0.0", True, "info")
    assert from_environment({}, {}) == Config()


@pytest.mark.parametrize("name", ["PORT", "QUICK", "RATE"])
def test_what_cannot_be_a_setting_is_said_in_one_line(name: str) -> None:
    with pytest.raises(BadConfig, match=f"MANOIR_{name}"):
        from_environment({f"MANOIR_{name}": "many"}, {})


def test_every_setting_is_described() -> None:
    assert [name for name, _, _ in described()] == list(Config.__struct_fields__)
    assert all(what.english and what.french and variable(name).startswith("MANOIR_") for name, _, what in described())


def test_the_house_says_how_it_is(house: RunningHouse) -> None:
    assert house.visitor().ask("GET", "/healthz") == {"status": "open"}
    condition = httpx.get(f"http://127.0.0.1:{house.app.state.watchman.port}/healthz").json()
    assert (condition["status"], condition["database"], condition["waiting"]["decision"]) == ("open", "sqlite", 0.0)


def test_figures_are_for_the_keeper_of_the_house_alone(house: RunningHouse) -> None:
    answer = httpx.get(f"{house.url}/metrics")
    assert "manoir_moves" not in answer.text
    assert "manoir_moves_total" in house.measured()


def test_what_happens_is_measured(house: RunningHouse) -> None:
    anne = house.visitor()
    before = measured(house)
    after = before
    for _ in range(GAMES):
        code = anne.open(bots=["random", "random"], options={"rounds": 20})
        anne.start(code)
        play_to_the_end(anne.follow(code, 0))
        after = measured(house)
        if after["manoir_bot_seconds_count"] > before["manoir_bot_seconds_count"]:
            break
    assert after["manoir_moves_total"] > before["manoir_moves_total"]
    assert after["manoir_bot_seconds_count"] > before["manoir_bot_seconds_count"]
    assert after["manoir_commit_seconds_count"] > before["manoir_commit_seconds_count"]
    assert after["manoir_tables"] >= 1
    assert after["manoir_clients"] >= 1


def measured(house: RunningHouse) -> Mapping[str, float]:
    """Over all levels, games and ways."""
    page = house.measured()
    found = defaultdict[str, float](float)
    for family in text_string_to_metric_families(page):
        for sample in family.samples:
            found[sample.name] += sample.value
    return found


def test_tables_that_nobody_follows_are_put_away_and_taken_up_again(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("manoir.house.house.KEPT_SECONDS", 0.1)
    anne = house.visitor()
    code = anne.open(bots=["random", "random"])
    anne.start(code)
    line = anne.follow(code, 0)
    asked = line.question()
    line.connection.close()
    while house.inside(lambda: house.app.state.house.room(code)) is not None:
        pass
    again = anne.follow(code, 0, since=asked["ply"]).question()
    assert (again["entries"], again["question"]) == ([], asked["question"])


def test_the_types_for_the_page_are_up_to_date() -> None:
    assert WEB.read_text(encoding="utf-8") == document(), (
        "run: python -m manoir.server.typescript > web/src/protocol/protocol.ts"
    )


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Manoir</title>")
    (tmp_path / "assets" / "app-1234.js").write_text("let house")
    return tmp_path


@pytest.mark.parametrize(
    ("path", "status", "text", "cached"),
    [
        ("/", 200, "<title>", "no-cache"),
        ("/t/bababababa", 200, "<title>", "no-cache"),
        ("/assets/app-1234.js", 200, "let house", "immutable"),
        ("/assets/gone.js", 404, "", ""),
        ("/../../etc/passwd", 200, "<title>", "no-cache"),
        ("/%2e%2e/%2e%2e/etc/passwd", 200, "<title>", "no-cache"),
    ],
)
def test_the_page_is_served_at_every_address_that_is_no_file(
    built: Path, path: str, status: int, text: str, cached: str
) -> None:
    answer = asked(built, "GET", path)
    assert answer.status_code == status
    assert text in answer.text
    assert cached in answer.headers.get("cache-control", "")
    assert asked(built, "POST", path).status_code == 405


def test_the_page_is_sent_compressed_to_whoever_can_read_that(built: Path) -> None:
    plain = asked(built, "GET", "/assets/app-1234.js", accept_encoding="identity")
    small = asked(built, "GET", "/assets/app-1234.js", accept_encoding="br, gzip")
    assert (plain.headers.get("content-encoding"), small.headers["content-encoding"]) == (None, "gzip")
    assert plain.text == small.text == "let house"
    assert {answer.headers["vary"] for answer in (plain, small)} == {"accept-encoding"}
    assert small.headers["cache-control"] == plain.headers["cache-control"]
    known = asked(built, "GET", "/assets/app-1234.js", accept_encoding="gzip", if_none_match=small.headers["etag"])
    assert known.status_code == 304


def asked(folder: Path, method: str, path: str, **headers: str) -> httpx.Response:
    async def answer() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=[Mount("/", Page(folder))]))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.request(method, path, headers=named)

    return asyncio.run(answer())


def test_a_house_without_its_page_says_so(house: RunningHouse) -> None:
    answer = httpx.get(f"{house.url}/")
    assert answer.status_code in (200, 404)
    assert answer.status_code == 200 or "manoir join" in answer.text


def test_a_log_line_holds_the_known_fields_and_no_others() -> None:
    record: Any = logging.LogRecord("manoir", logging.INFO, "", 0, "game over", (), None)
    record.table, record.secret = 7, "rope"
    line = Lines().format(record)
    assert '"table":7' in line
    assert "rope" not in line
