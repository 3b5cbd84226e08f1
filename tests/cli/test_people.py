"""The commands that have to do with other people."""

import asyncio
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any, cast

import httpx
import pytest
from rich.console import Console
from textual.widgets import Input, Static

from manoir.bots.chance_player import ChancePlayer
from manoir.cli.doorstep import own_address
from manoir.cli.guest import Guest, RemoteSeat
from manoir.cli.main import main
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.records import Record, read, save
from manoir.games.registry import find_game, registered
from manoir.server.elsewhere.caller import Caller, Trouble
from manoir.server.elsewhere.faraway import FarawaySeat
from manoir.table.messages import HintNews, Known, TableNews
from manoir.terminal.full.glue import GLUE
from manoir.terminal.full.sitting import FullSitting
from manoir.terminal.lines import Lines
from tests.server.house import RunningHouse, Visitor, play_to_the_end

PATIENCE = 120.0
SHORT = {"cluedo": {"rounds": 4}, "super-cluedo": {"rounds": 4}, "cluedo-2008": {"turns": 20}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with RunningHouse(f"sqlite:///{tmp_path_factory.mktemp('cli')}/manoir.db") as running:
        yield running


def table_with_bots(house: RunningHouse, game: str) -> tuple[Visitor, str]:
    """One chair is free for whoever joins."""
    host = house.visitor("Host")
    least = find_game(game).seat_counts[0]
    code = host.open(game, bots=["random"] * (least - 1), sit=None, options=SHORT.get(game, {}))
    return host, code


@pytest.mark.parametrize("game", registered())
def test_a_game_of_each_kind_is_played_over_the_network_with_a_reconnect(
    house: RunningHouse, game: str, tmp_path: Path
) -> None:
    host, code = table_with_bots(house, game)
    caller = Caller(f"{house.url}/t/{code}", tmp_path / "identity")
    caller.table("POST", "/chairs", {"name": "Guest"})
    host.start(code)
    table = caller.table()
    seat = next(chair.seat for chair in table.chairs if chair.yours)
    assert seat is not None
    faraway = FarawaySeat(caller, table, seat)
    luck, decisions = SeededLuck("guest"), 0
    while not faraway.is_over:
        refused = faraway.listen(20.0)
        assert refused is None, refused
        if faraway.options:
            if decisions == 2:
                faraway.disconnect()
            faraway.act(ChancePlayer().choose(faraway.view, luck))
            if decisions == 4:
                faraway.disconnect()
            decisions += 1
    faraway.disconnect()
    while house.visitor().table(code)["phase"] != "over":
        pass
    match = read(host.ask("GET", f"/api/records/{code}"), find_game).match
    assert tuple(faraway.told) == match.view(seat).told


def test_a_guest_plays_in_the_terminal(house: RunningHouse, tmp_path: Path) -> None:
    """As Miss Scarlett, who begins: nobody has brought her into a room with a passage before she is asked."""
    host = house.visitor("Host")
    code = host.open("cluedo", sit=None, options=SHORT["cluedo"])
    caller = Caller(f"{house.url}/t/{code}", tmp_path / "identity")
    typed = iter(["?", "b", "n", "l", "dance", "99", "w", "dire bonsoir", "passage"])
    luck = SeededLuck("typing")
    output = io.StringIO()
    began: list[TableNews] = []

    def read_line(prompt: str) -> str:
        return next(typed, str(1 + luck.below(2)))

    def seated(name: str | None, character: str | None) -> TableNews:
        table = original(name, character)
        for _ in range(2):
            host.ask("POST", f"/api/tables/{code}/bots", {"level": "random"})
        host.start(code)
        began.append(table)
        return table

    guest = Guest(caller, "fr", Lines(Console(file=output, soft_wrap=True), plain=True, read=read_line))
    original = guest._seated
    guest._seated = seated  # type: ignore[method-assign]  # the host begins as soon as the guest sits
    assert guest.run("Zoé", "rose")
    assert began
    shown = " ".join(output.getvalue().split())
    assert "Vous jouez Mlle Rose." in shown
    assert "Choix inconnu : dance" in shown
    assert re.search(r"Conseil : .+ Suspects possibles : .+ solutions possibles\. La plus probable : ", shown)
    assert "Vous : « bonsoir »" in shown
    assert re.search(r"Impossible\. [^.]+ passage [^.]+\. \(CL-32\)", shown)


def test_a_guest_plays_on_a_full_screen(house: RunningHouse, tmp_path: Path) -> None:
    host, code = table_with_bots(house, "cluedo")
    caller = Caller(f"{house.url}/t/{code}", tmp_path / "identity")
    sat = FullSitting(lambda desk: Guest(caller, "fr", desk).run("Zoé", "violet"), "fr")
    app, luck = sat.desk.app, SeededLuck("typing")

    def shown(name: str) -> str:
        return str(app.query_one(f"#{name}", Static).content).replace(GLUE, " ")

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(PATIENCE):
            while "La partie n’a pas commencé" not in shown("answer-text"):
                await pilot.pause(0.02)
            host.start(code)
            while app.choices is None:
                await pilot.pause(0.02)
            await pilot.press("f5")
            while "Conseil : " not in shown("answer-text"):
                await pilot.pause(0.02)
            app.query_one(Input).value = "dire bonsoir"
            await pilot.press("enter")
            while "Vous : « bonsoir »" not in shown("log-text"):
                await pilot.pause(0.02)
            while shown("question") != "La partie est finie.":
                if app.choices is not None:
                    app.query_one(Input).value = str(1 + luck.below(2))
                    await pilot.press("enter")
                await pilot.pause(0.02)
            await pilot.press("enter")

    asyncio.run(play())
    assert sat.outcome.result(PATIENCE)


class Advised:
    """A seat somewhere else whose house gives a hint, and tells more or less of why."""

    def __init__(self, known: Known | None) -> None:
        self.game = find_game("cluedo")
        self.view = Match.new(self.game, self.game.setup(3), SeededLuck("advised")).view(0)
        self.known = known

    def hint(self) -> HintNews:
        return HintNews(0, 0, self.view.options[0].text, "detective", [], self.known)


def test_advice_of_a_house_has_reasons_if_the_house_tells_any() -> None:
    told = RemoteSeat(cast(FarawaySeat, Advised(Known(216, [])))).advice()
    assert told is not None
    assert told.believed
    untold = RemoteSeat(cast(FarawaySeat, Advised(None))).advice()
    assert untold is not None
    assert (untold.action, untold.believed) == (told.action, ())


def test_whoever_does_not_wait_for_the_beginning_leaves_at_once(house: RunningHouse, tmp_path: Path) -> None:
    _, code = table_with_bots(house, "cluedo")
    caller = Caller(f"{house.url}/t/{code}", tmp_path / "identity")
    sat = FullSitting(lambda desk: Guest(caller, "en", desk).run(None, None), "en")

    async def leave() -> None:
        async with sat.desk.app.run_test() as pilot, asyncio.timeout(PATIENCE):
            while "has not begun" not in str(sat.desk.app.query_one("#answer-text", Static).content):
                await pilot.pause(0.02)
            await pilot.press("f10")
            while not sat.outcome.done():
                await pilot.pause(0.02)

    asyncio.run(leave())
    assert sat.outcome.result() is False


class Door:
    """A game that has begun, with Anne at the table and a guest outside who types what comes next."""

    def __init__(self, house: RunningHouse, jar: Path, **wishes: Any) -> None:
        self.anne = house.visitor("Anne")
        self.code = self.anne.open("cluedo", bots=["random", "random"], options={"rounds": 2}, **wishes)
        self.anne.start(self.code)
        self.line = self.anne.follow(self.code, 0)
        self.output = io.StringIO()
        self.url = f"{house.url}/t/{self.code}"
        luck = SeededLuck("typing")
        console = Console(file=self.output, soft_wrap=True)
        self.guest = Guest(
            Caller(self.url, jar), "fr", Lines(console, plain=True, read=lambda _: str(1 + luck.below(2)))
        )

    def judge(self, agree: bool) -> None:
        while not (pleas := self.line.next("table").get("pleas")):
            pass
        assert [(plea["name"], plea["character"], plea["asks"]) for plea in pleas] == [("Zoé", "moutarde", True)]
        self.anne.ask("POST", f"/api/tables/{self.code}/pleas/{pleas[0]['number']}", {"agree": agree})


def test_a_guest_asks_for_a_chair_during_the_game_and_plays_on(house: RunningHouse, tmp_path: Path) -> None:
    door = Door(house, tmp_path / "identity")
    with ThreadPoolExecutor(1) as thread:
        played = thread.submit(door.guest.run, "Zoé", "moutarde")
        door.judge(agree=True)
        play_to_the_end(door.line)
        assert played.result(PATIENCE)
    assert "ceux qui jouent sont priés de vous laisser une place" in door.output.getvalue()
    assert "Vous jouez le Colonel Moutarde. « aide » pour l’aide." in door.output.getvalue()
    assert "changes hands: Zoé" in door.anne.ask("GET", f"/api/records/{door.code}")


def test_a_guest_who_is_not_let_in_is_told_so_and_not_asked_for_again(house: RunningHouse, tmp_path: Path) -> None:
    door = Door(house, tmp_path / "identity")
    with ThreadPoolExecutor(1) as thread:
        refused = thread.submit(door.guest.run, "Zoé", "moutarde")
        door.judge(agree=False)
        with pytest.raises(Trouble, match="La table préfère continuer ainsi"):
            refused.result(PATIENCE)
    with pytest.raises(Trouble, match="the table has said no"):
        door.guest.run("Zoé", "moutarde")


def test_a_guest_before_a_closed_door_is_told_so(house: RunningHouse, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="nobody may take a seat over at this table"):
        Door(house, tmp_path / "identity", settings={"pace": "none", "late": False}).guest.run("Zoé", None)
    with pytest.raises(Trouble, match="nobody may watch"):
        Door(house, tmp_path / "identity", watch="nobody").guest.run("Zoé", None)


def test_a_house_that_closes_while_a_guest_waits_is_said_in_one_line(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as thread, RunningHouse(f"sqlite:///{tmp_path}/manoir.db") as house:
        door = Door(house, tmp_path / "identity")
        waiting = thread.submit(door.guest.run, "Zoé", "moutarde")
        while not door.line.next("table").get("pleas"):
            pass
        house.stop()
        with pytest.raises(Trouble):
            waiting.result(PATIENCE)


def test_whoever_leaves_keeps_the_seat(house: RunningHouse, tmp_path: Path) -> None:
    host, code = table_with_bots(house, "cluedo")
    caller = Caller(f"{house.url}/t/{code}", tmp_path / "identity")
    caller.table("POST", "/chairs", {"name": "Guest"})
    host.start(code)

    def leave(prompt: str) -> str:
        return "q"

    guest = Guest(caller, "en", Lines(Console(file=io.StringIO()), plain=False, read=leave))
    assert not guest.run(None, None)
    again = Caller(f"{house.url}/t/{code}", tmp_path / "identity")
    assert any(chair.yours for chair in again.table().chairs)


@pytest.mark.parametrize("url", ["nonsense://x", "127.0.0.1:1/t/x", ""])
def test_a_house_that_is_not_there_is_said_in_one_line(url: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        Caller(url, tmp_path / "identity").table()


def finished_record(house: RunningHouse, folder: Path) -> Path:
    anne = house.visitor("Anne")
    code = anne.open(bots=["random", "random"], options={"rounds": 1})
    anne.start(code)
    play_to_the_end(anne.follow(code, 0))
    file = folder / "record.txt"
    file.write_text(anne.ask("GET", f"/api/records/{code}"), encoding="utf-8")
    return file


def test_a_downloaded_record_is_verified(
    house: RunningHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = finished_record(house, tmp_path)
    assert main(["verify", str(file)]) == 0
    assert "Fair: the seal holds" in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    entropy = text.split("note entropy rose: ")[1][:64]
    file.write_text(text.replace(entropy, "00" * 32), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "NOT FAIR: deal" in capsys.readouterr().out


def test_a_record_without_a_seal_cannot_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("cluedo")
    match = Match.new(game, game.setup(3), SeededLuck(1))
    save(Record(match, {}), tmp_path / "record.txt")
    assert main(["verify", str(tmp_path / "record.txt")]) == 2
    assert "no commitment" in capsys.readouterr().err


def test_a_house_is_copied_brought_back_and_cleared_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, file = (f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db", tmp_path / "copy")
    with RunningHouse(old) as running:
        code = running.visitor("Anne").open()
        assert main(["admin", "--database", old, "backup", str(file)]) == 0
    assert "1 tables" in capsys.readouterr().out
    assert main(["admin", "--database", new, "restore", str(file)]) == 0
    assert "Brought back" in capsys.readouterr().out
    with RunningHouse(new) as running:
        assert running.visitor().table(code)["code"] == code
    assert main(["admin", "--database", new, "purge", "--days", "1"]) == 0
    assert "Removed: 0 moves, 0 tables" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="2"):
        main(["admin", "--database", new, "purge", "--days", "0"])
    assert "'0' is not a whole number from 1 on" in capsys.readouterr().err


COMMAND = [sys.executable, "-c", "from manoir.cli import main; raise SystemExit(main())", "serve"]


@contextmanager
def served(home: Path, *flags: str) -> Iterator[subprocess.Popen[str]]:
    """`manoir serve` as somebody starts it at home, with a browser that writes down what it is shown."""
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {home}/shown.part && mv {home}/shown.part {home}/shown\n')
    browser.chmod(0o755)
    environment = {**os.environ, "MANOIR_HOME": str(home), "BROWSER": f"{browser} %s", "MANOIR_BOTS": "1"}
    process = subprocess.Popen(
        [*COMMAND, *flags], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    with process:
        try:
            yield process
        finally:
            process.terminate()


def told(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def complaint(process: subprocess.Popen[str]) -> str:
    assert process.wait(PATIENCE) == 2
    assert process.stderr is not None
    lines = process.stderr.read().splitlines()
    assert len(lines) == 1
    return lines[0]


def test_a_house_at_home_is_shown_in_the_browser_and_kept_in_the_data_folder(tmp_path: Path) -> None:
    with served(tmp_path, "--open", "--port", "0") as process:
        url = told(process).removeprefix("The house is at ")
        assert httpx.get(f"{url}/healthz").json()["status"] == "open"
        while not (tmp_path / "shown").exists():
            sleep(0.05)
        assert (tmp_path / "shown").read_text() == url
        assert (tmp_path / "manoir.db").exists()
        with served(tmp_path, "--port", url.rpartition(":")[2], "--database", f"sqlite:///{tmp_path}/2.db") as second:
            assert "cannot be used: Address already in use; choose another with --port" in complaint(second)
        with served(tmp_path, "--port", "0") as third:
            assert "manoir.db is in use by another server" in complaint(third)


def test_an_open_house_is_shown_to_friends_with_a_code_to_scan(tmp_path: Path) -> None:
    if own_address() is None:
        pytest.skip("this machine is in no network")
    with served(tmp_path, "--host", "0.0.0.0", "--port", "0", "--lang", "fr") as process:
        here = told(process).removeprefix("Le manoir est à ")
        guests = told(process).removeprefix("Vos amis du même réseau y entrent par ")
        assert here.rpartition(":")[2] == guests.rpartition(":")[2]
        assert told(process).startswith("█")
        assert httpx.get(f"{guests}/healthz").status_code == 200


def test_a_database_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--database", f"postgresql://postgres@/x?host={tmp_path}") as process:
        assert "manoir: the database cannot be opened" in complaint(process)


def test_every_setting_has_its_flag(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    page = capsys.readouterr().out
    for flag in ("--host", "--port", "--database", "--origin", "--open", "MANOIR_DATABASE"):
        assert flag in page
