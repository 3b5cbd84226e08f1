"""The list of keys, and the keys it lists."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Player, Size, Visits

TITLES: dict[Language, str] = {"fr": "Touches du clavier", "en": "Keys"}


@pytest.mark.parametrize(("size", "language"), [("desktop", "fr"), ("phone", "en")])
def test_a_question_mark_lists_the_keys_and_escape_closes_the_list(
    visits: Visits, size: Size, language: Language
) -> None:
    player = visits.player(size, language).home().play("cluedo")
    player.page.keyboard.press("?")
    listed = player.page.get_by_role("dialog", name=TITLES[language])
    expect(listed).to_be_visible()
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")
    player.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)


def test_the_settings_lead_to_the_list(player: Player) -> None:
    player.home().press("Réglages")
    player.press("Voir toutes les touches")
    expect(player.page.get_by_role("dialog", name="Touches du clavier")).to_be_visible()
    expect(player.page.get_by_role("dialog", name="Réglages")).to_have_count(0)


def test_letters_lead_to_every_part_of_a_table(player: Player) -> None:
    player.home().play("cluedo")
    for letter, place in {"q": ".prompt-place", "h": ".hand", "n": ".sheet", "t": ".talk", "j": ".log"}.items():
        player.page.keyboard.press(letter)
        expect(player.page.locator(f"{place}:focus, {place} :focus")).to_have_count(1)
        # Letters rest in the field of the talk.
        player.page.evaluate("document.activeElement.blur()")


def test_letters_show_the_seal_and_change_the_language(player: Player) -> None:
    player.home().play("cluedo")
    player.page.keyboard.press("v")
    expect(player.page.get_by_role("dialog")).to_contain_text("Sceau de la maison")
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("l")
    expect(player.page.locator("html")).to_have_attribute("lang", "en")


def test_an_accusation_is_named_by_digits_and_never_made_by_one_key(player: Player) -> None:
    player.home().play("cluedo")
    player.page.keyboard.press("a")
    dialog = player.page.get_by_role("dialog", name=re.compile("accus", re.IGNORECASE))
    expect(dialog).to_be_visible()
    for digit in ("Digit1", "Shift+Digit2", "Alt+Digit3"):
        player.page.keyboard.press(digit)
    expect(dialog.locator("[aria-pressed=true]")).to_have_count(3)
    expect(dialog).to_be_visible()
