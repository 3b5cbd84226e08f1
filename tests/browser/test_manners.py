"""Bots react to what everybody hears, and speak; whoever wants silence has it."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Size, Visits

SPEAKING = """() => {
  window.heard = []
  new MutationObserver(() => {
    const line = document.querySelector('.bubble')
    if (line) window.heard.push(line.textContent)
    for (const face of document.querySelectorAll('.face:is(.asked, .caught, .won)')) window.heard.push(face.className)
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
}"""


@pytest.mark.parametrize(("size", "language", "manners"), [("desktop", "fr", True), ("phone", "en", False)])
def test_bots_have_manners_unless_they_are_muted(visits: Visits, size: Size, language: Language, manners: bool) -> None:
    player = visits.player(size, language, {"manners": manners, "level": "detective"})
    player.home().play("cluedo")
    player.page.evaluate(SPEAKING)
    player.finish()
    expect(player.page.locator(".end")).to_be_visible()
    heard = player.page.evaluate("window.heard")
    assert any("asked" in each for each in heard) == manners
    assert any(each.strip().startswith("«" if language == "fr" else "“") for each in heard) == manners
    assert violations(player.page) == []
