"""A game of another package, which nobody has drawn: it is played on a plain table, and the others as ever."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.playing import NAMES, PLAY, SILENT, WAYS, Language, Player, Size, Visits
from tests.browser.turns import by_turns
from tests.guests.installing import install
from tests.server.process import ProcessHouse

TITLE = {"fr": "Canaris", "en": "Canaries"}
OTHERS = {"fr": "Autres jeux", "en": "Other games"}
WINS = {"fr": r"{} gagne|Vous gagnez", "en": r"{} wins|You win"}
REASON = {"fr": "Raison\u202f: song", "en": "Reason: song"}
DECISIONS = 3
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def house(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessHouse]:
    """One that has the guest installed."""
    folder = tmp_path_factory.mktemp("guests")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(folder))
        running = ProcessHouse(f"sqlite:///{folder / 'manoir.db'}", folder / "log", page=page_folder)
        with running:
            yield running


@pytest.fixture
def visits(chromium: Browser, house: ProcessHouse) -> Iterator[Visits]:
    with Visits(chromium, house.url, SILENT) as opened:
        yield opened


def begin(player: Player) -> Player:
    player.home().press(PLAY[player.language].format(TITLE[player.language]))
    player.prompt.wait_for()
    return player


def choice(player: Player, verb: str) -> Locator:
    return player.tray.get_by_role("button", name=verb, exact=True)


def finish_by_clicks(player: Player) -> None:
    for verb in ("Change", "Keep", "Keep"):
        player.touch(choice(player, verb))
        player.until(lambda: player.is_over or choice(player, "Keep").count() > 0)
    player.page.locator(".end").wait_for()


def own(player: Player) -> str:
    """The canary that the plain table shows."""
    return player.page.locator("dt:text-is('Own') + dd").inner_text()


@pytest.mark.parametrize(("size", "language"), by_turns(["desktop", "phone"], [("fr",), ("en",)]))
def test_a_whole_game_by_clicks(visits: Visits, size: Size, language: Language) -> None:
    player = visits.player(size, language).home()
    expect(player.page.get_by_role("region", name=OTHERS[language])).to_be_visible()
    for name in (*NAMES.values(), TITLE[language]):
        expect(player.page.get_by_role("button", name=PLAY[language].format(name), exact=True)).to_be_visible()
    assert not player.page.evaluate(SIDEWAYS)

    begin(player)
    expect(player.page.get_by_role("heading", name=TITLE[language])).to_be_visible()
    assert re.fullmatch(r"canary \d+", own(player))
    assert not player.page.evaluate(SIDEWAYS)
    assert violations(player.page) == []
    finish_by_clicks(player)

    with player.visitor() as visitor:
        record = visitor.ask("GET", f"/api/records/{player.code}")
    assert len(re.findall("^north: ", record, re.MULTILINE)) == DECISIONS
    result = re.search(r"^result: (\w+) song$", record, re.MULTILINE)
    assert result is not None
    winner = player.page.locator(".verdict h2")
    names = dict(zip(("north", "east", "south", "west"), ("", "Odile", "Basile", "Clotilde"), strict=True))
    expect(winner).to_have_text(re.compile(WINS[language].format(names[result[1]] or "-")))
    expect(player.page.locator(".verdict .says")).to_have_text(REASON[language])
    expect(player.page.locator(".statistics")).to_contain_text("Caged")
    assert violations(player.page) == []


def test_the_log_says_no_more_than_was_told(visits: Visits) -> None:
    player = begin(visits.player(language="en"))
    expect(player.page.locator(".log li > span")).to_have_text(
        [f"You – caged · {own(player)}", "Odile – caged", "Basile – caged", "Clotilde – caged"]
    )


def test_by_the_keyboard_alone(visits: Visits) -> None:
    player = begin(visits.player())
    for _ in range(DECISIONS):
        # What is asked is reached by its letter, and the answers from there.
        player.until(lambda: player.is_over or choice(player, "Keep").count() > 0)
        player.page.keyboard.press("q")
        for _ in range(5):
            if player.page.evaluate("document.activeElement.innerText.trim()") == "Keep":
                player.page.keyboard.press("Enter")
                break
            player.page.keyboard.press("Tab")
    player.page.locator(".end").wait_for()


def test_friends_come_by_the_code_and_others_look_on(visits: Visits) -> None:
    host, guest, watcher = (visits.player(size, "en") for size in ("desktop", "phone", "desktop"))
    host.home().press("Play Canaries with friends")
    host.page.locator(".setting").wait_for()
    assert host.page.get_by_role("link", name="Rules").count() == 0
    host.touch(host.page.get_by_text("Public table"))
    expect(host.page.get_by_role("switch", name="Public table")).to_be_checked()
    watcher.home().page.get_by_role("button", name=re.compile("^Watch")).first.click()
    watcher.touch(watcher.page.get_by_role("dialog").get_by_role("link", name=re.compile(f"Canaries.*{host.code}")))
    watcher.page.locator(".setting").wait_for()
    guest.home().press("Join")
    guest.page.get_by_role("textbox", name="Code").fill(host.code)
    guest.touch(guest.page.get_by_role("dialog").get_by_role("button", name="Join"))
    guest.touch(guest.page.get_by_role("button", name="Sit").first)
    guest.says("The host is about to start.")
    host.press("Start")
    expect(choice(host, "Keep")).to_be_visible()
    expect(guest.prompt).not_to_contain_text("Your turn")
    choice(host, "Keep").click()
    expect(choice(guest, "Change")).to_be_visible()
    assert own(host) != own(guest)
    watcher.prompt.wait_for()
    expect(watcher.page.locator("dt:text-is('Own')")).to_have_count(0)
    host.home().press("Resume 1")
    host.prompt.wait_for()


def test_one_screen_is_passed_round_and_there_is_no_first_game(visits: Visits) -> None:
    player = visits.player().home()
    player.press(WAYS["fr"].format("Canaris"))
    dialog = player.page.get_by_role("dialog")
    assert dialog.get_by_role("link").count() == 0
    dialog.get_by_role("button", name="À plusieurs sur cet écran").click()
    player.page.locator(".setting").wait_for()
    player.press("Commencer")
    owned = []
    for _ in range(2):
        player.lift_curtain()
        choice(player, "Keep").wait_for()
        owned.append(own(player))
        choice(player, "Keep").click()
        player.press("Tirer le rideau")
    assert len(set(owned)) == 2


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_past_games_are_listed_and_seen_again(visits: Visits, size: Size) -> None:
    player = begin(visits.player(size))
    dealt = own(player)
    finish_by_clicks(player)
    player.page.goto("/past")
    game = player.page.get_by_role("article", name="Canaris").first
    expect(game).to_contain_text("(song).")
    player.touch(game.get_by_role("link", name="Revoir"))
    player.page.locator(".controls").wait_for()
    assert own(player) == dealt
    player.press("À la fin")
    player.until(lambda: own(player) != dealt)
    player.page.goto(f"{player.page.url.partition('?')[0]}?open=1&ply=0")
    player.page.locator(".controls").wait_for()
    if size == "desktop":
        dealt_card = dealt.capitalize()
        expect(player.page.get_by_role("region", name="Toutes les cartes")).to_contain_text(dealt_card)


@pytest.mark.parametrize("game", NAMES)
def test_the_five_games_open_as_ever(visits: Visits, game: str) -> None:
    player = visits.player().home().play(game)
    assert player.page.get_by_role("link", name="Règles").count() == 1


def test_people_are_named_where_the_game_says_so_and_nowhere_else(visits: Visits) -> None:
    """Three heaps at a table of three are no players."""
    player = visits.player("desktop", "en")
    player.home().press("Play Matches")
    player.prompt.wait_for()
    fields = player.page.locator(".scene dl").first
    expect(fields).to_contain_text("Heaps 3, 4, 5")
    expect(fields).to_contain_text("Player You")
    choice(player, "Take left 3").click()
    expect(player.page.locator(".log")).to_contain_text("You – took · heap: left, count: 3")
