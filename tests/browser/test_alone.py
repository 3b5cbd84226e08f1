"""The house in a page, without a server: whole games with the network cut, and nothing lost when a tab is closed."""

import shutil
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from manoir.cli.exporting import PAGE
from tests.browser.playing import Language, Player, Size, Visits
from tests.browser.test_cluedos import Detective
from tests.browser.test_hantise import FOLD, fold, is_asked, press_something
from tests.browser.test_huis_clos import press_through

START = 60_000
"""Milliseconds in which Python has begun, on a machine that does much else."""
KEPT = "async () => Boolean((await navigator.serviceWorker.ready).active)"
PRESSES_BEFORE_FOLDING = 40


def opened(player: Player) -> Player:
    """At home, with the house open."""
    player.home()
    wait_for_house(player.page)
    return player


def wait_for_house(page: Page) -> None:
    page.locator(".home, .table, .end").first.wait_for(timeout=START)
    expect(page.locator("aside progress")).to_have_count(0, timeout=START)


def play(player: Player, game: str) -> None:
    player.play(game)
    if game == "huis-clos":
        press_through(player, Random(game))
    elif game == "hantise":
        haunt(player, Random(game))
    else:
        Detective(player).play()
    expect(player.page.locator(".end")).to_be_visible()


def haunt(player: Player, luck: Random) -> None:
    for press in range(500):
        player.until(lambda: player.is_over or is_asked(player), seconds=60)
        if player.is_over:
            return
        folding = player.page.get_by_role("button", name=FOLD[player.language], exact=True)
        if press > PRESSES_BEFORE_FOLDING and folding.count():
            fold(player)
        else:
            press_something(player, luck)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("cluedo", "phone", "fr"),
        pytest.param("super-cluedo", "desktop", "en", marks=pytest.mark.soak),
        pytest.param("cluedo-2008", "phone", "en", marks=pytest.mark.soak),
        ("huis-clos", "phone", "fr"),
        ("hantise", "desktop", "fr"),
    ],
)
def test_a_whole_game_with_the_network_cut(alone: Visits, game: str, size: Size, language: Language) -> None:
    player = opened(alone.player(size, language))
    assert player.page.evaluate(KEPT)
    player.context.set_offline(True)
    play(player, game)
    player.touch(player.page.locator(".end a[href*=replay]").first)
    expect(player.page.locator(".timeline")).to_be_visible()


def test_from_the_second_start_on_it_needs_no_network(alone: Visits) -> None:
    player = opened(alone.player("phone"))
    assert player.page.evaluate(KEPT)
    player.page.close()
    player.context.set_offline(True)
    again = player.another_tab()
    opened(again).play("cluedo")
    again.page.reload()
    again.prompt.wait_for(timeout=START)


def three_moves(player: Player, pressed: list[str]) -> bool:
    """Add them to what was pressed; False if the game ended before."""
    detective, enough = Detective(player), len(pressed) + 3
    detective.pressed = pressed
    player.until(lambda: player.is_over or len(pressed) >= enough or (detective.answer() and False), seconds=120)
    return not player.is_over


def closed_at_each_third_move(player: Player) -> int:
    """How often, until the game is over."""
    address, closed = player.page.url, 0
    pressed: list[str] = []
    while three_moves(player, pressed):
        player.page.close()
        closed += 1
        player = player.another_tab()
        player.page.goto(address)
        wait_for_house(player.page)
        player.page.locator(".table, .end").first.wait_for(timeout=START)
    expect(player.page.locator(".end")).to_be_visible()
    return closed


def test_a_game_survives_the_tab_closed_at_each_third_move(alone: Visits) -> None:
    """Or two games: a device draws its own chance, and now and then all is over before the sixth move."""
    closed = closed_at_each_third_move(opened(alone.player()).play("cluedo"))
    if closed < 2:
        closed += closed_at_each_third_move(opened(alone.player()).play("cluedo"))
    assert closed >= 2


def test_nothing_is_asked_of_anybody_else_and_a_policy_says_so(alone: Visits, site: str) -> None:
    player = alone.player()
    asked: list[str] = []
    player.context.on("request", lambda request: asked.append(request.url))
    opened(player).play("cluedo")
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(site).netloc}
    policy = player.page.locator("meta[http-equiv]").get_attribute("content") or ""
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy


def test_all_that_is_kept_goes_to_another_device_in_one_file(alone: Visits, tmp_path: Path) -> None:
    one = opened(alone.player()).play("cluedo")
    one.home()
    wait_for_house(one.page)
    one.press("Réglages")
    with one.page.expect_download() as download:
        one.press("Tout enregistrer dans un fichier")
    download.value.save_as(tmp_path / "manoir.json")
    two = opened(alone.player())
    two.press("Réglages")
    two.page.locator("input[type=file]").set_input_files(tmp_path / "manoir.json")
    two.says("Ajouté : parties en cours, 1 ; parties passées, 0 ; énigmes, 0.")
    opened(two)
    two.press("Reprendre", exact=False)
    two.prompt.wait_for()


def test_a_second_tab_waits_and_says_so(alone: Visits) -> None:
    one = opened(alone.player())
    two = one.another_tab().home()
    two.says("Le manoir est ouvert dans un autre onglet.")
    one.page.close()
    wait_for_house(two.page)
    two.play("cluedo")


def test_rules_are_read_without_opening_the_house(alone: Visits) -> None:
    player = alone.player("phone").home()
    player.page.goto(f"{player.page.url.split('?')[0]}?/rules/cluedo")
    player.page.get_by_role("heading", level=1).wait_for()
    expect(player.page.locator("aside progress")).to_have_count(0)


def test_what_needs_a_network_says_so(alone: Visits) -> None:
    player = opened(alone.player())
    player.press("Jouer à Cluedo entre amis")
    friends = player.page.locator("dialog[open]").get_by_role("button", name="Entre amis")
    expect(friends).to_have_attribute("aria-disabled", "true")
    player.press("À plusieurs sur cet écran")
    player.page.locator(".setting").wait_for()
    expect(player.page.locator(".invitation")).to_have_count(0)


def test_a_visitor_of_a_house_goes_on_alone_and_comes_back(visits: Visits, page_folder: Path, site: str) -> None:
    """`site` has seen to it that there is a house to be carried."""
    shutil.copytree(PAGE / "python", page_folder / "python", dirs_exist_ok=True)
    shutil.copy(PAGE / "house.json", page_folder)
    player = visits.player("phone").home()
    player.press("Réglages")
    player.press("Jouer seul sur cet appareil")
    wait_for_house(player.page)
    assert player.page.evaluate(KEPT)
    player.context.set_offline(True)
    player.home().play("cluedo")
    player.context.set_offline(False)
    player.home()
    player.press("Réglages")
    player.press("Revenir à la maison en ligne")
    player.play("cluedo")
    assert any('"type":"welcome"' in text for text in player.received)
