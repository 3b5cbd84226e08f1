"""From the front of the house to a table."""

import re
from gzip import compress
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.playing import NAMES, Player, Visits

SCRIPT_LIMIT = 250_000
"""Bytes of compressed script that a table may cost."""


@pytest.mark.parametrize("game", NAMES)
def test_one_press_deals_the_cards(player: Player, game: str) -> None:
    player.home().play(game)
    assert re.fullmatch(r".*/t/[a-z]{16}", player.page.url)


def test_a_table_under_way_is_found_again_at_home(player: Player) -> None:
    code = player.home().play("hantise").code
    player.home().press("Reprendre 1")
    player.prompt.wait_for()
    assert player.code == code


def test_back_and_reload_lose_nothing(player: Player) -> None:
    code = player.home().play("cluedo").code
    hand = player.page.locator(".hand").inner_text()
    player.page.reload()
    player.prompt.wait_for()
    assert player.page.locator(".hand").inner_text() == hand
    player.page.go_back()
    expect(player.page.locator(".home")).to_be_visible()
    player.page.go_forward()
    player.prompt.wait_for()
    assert (player.code, player.page.locator(".hand").inner_text()) == (code, hand)


def test_the_language_changes_everywhere_at_once_and_is_kept(player: Player) -> None:
    player.home()
    player.press("EN")
    expect(player.page.get_by_role("button", name="Play Cluedo", exact=True)).to_be_visible()
    assert player.page.locator("html").get_attribute("lang") == "en"
    player.page.reload()
    expect(player.page.get_by_role("button", name="Play Cluedo", exact=True)).to_be_visible()


def test_settings_are_kept_on_the_device(player: Player) -> None:
    player.home()
    player.press("Réglages")
    player.touch(player.page.get_by_role("radio", name="Très grande"))
    player.page.reload()
    expect(player.page.locator("html")).to_have_attribute("data-text", "largest")


def test_a_table_that_does_not_exist_says_so(player: Player) -> None:
    player.page.goto("/t/nulle-part")
    player.says("Cette table n’existe plus.")
    player.touch(player.page.get_by_role("link", name="Accueil"))
    expect(player.page.locator(".home")).to_be_visible()
    player.problems.clear()  # the browser notes that the house answered 404


@pytest.mark.parametrize("game", NAMES)
def test_a_table_is_light(visits: Visits, page_folder: Path, game: str) -> None:
    """All scripts that were loaded from the first page to the first prompt."""
    player = visits.player()
    loaded: set[str] = set()
    player.page.on("request", lambda request: loaded.add(request.url.rpartition("/")[2]))
    player.home().play(game)
    scripts = [page_folder / "assets" / name for name in loaded if name.endswith(".js")]
    assert scripts
    assert sum(len(compress(script.read_bytes())) for script in scripts) <= SCRIPT_LIMIT


def test_nothing_scrolls_sideways_on_a_phone(visits: Visits) -> None:
    player = visits.player("phone").home()
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not player.page.evaluate(wide)
    player.play("cluedo")
    assert not player.page.evaluate(wide)
