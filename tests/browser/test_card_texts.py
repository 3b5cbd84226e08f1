"""Cluedo 2008: what a card does is read where one holds it."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Size, Visits


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_power_is_read_at_the_card_whether_it_can_be_used_or_not(visits: Visits, size: Size) -> None:
    player = visits.player(size, settings={"character": {"cluedo_2008": "leblanc"}}).home().play("cluedo-2008")
    player.touch(player.page.get_by_role("button", name="Pouvoir Grande entrée").first)
    text = player.page.get_by_role("dialog")
    expect(text).to_contain_text("Au début de votre tour, au lieu de lancer.")
    expect(text).to_contain_text("Entrer dans une pièce sans passage secret, ou dans la Piscine.")
    expect(text).to_contain_text("Une seule fois dans la partie.")


def test_the_board_says_where_one_accuses(visits: Visits) -> None:
    player = visits.player(language="en").home().play("cluedo-2008")
    expect(player.page.locator("main svg").get_by_text("accuse here").first).to_be_visible()
