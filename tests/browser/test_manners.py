"""Bots react to what everybody hears, and speak; whoever wants silence has it."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Size, Visits
from tests.browser.staging import Staged

SPEAKING = """() => {
  window.heard = []
  window.covered = []
  new MutationObserver(() => {
    const line = document.querySelector('.bubble')
    if (line) {
      window.heard.push(line.textContent)
      requestAnimationFrame(() => {
        const said = line.getBoundingClientRect()
        for (const shown of document.querySelectorAll('.players [data-bust], .board-place')) {
          const { left, right, top, bottom } = shown.getBoundingClientRect()
          if (said.left < right && left < said.right && said.top < bottom && top < said.bottom)
            window.covered.push(`${shown.className} under ${line.textContent}`)
        }
      })
    }
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
    assert any(("«" if language == "fr" else "“") in each for each in heard) == manners
    assert player.page.evaluate("window.covered") == []
    assert violations(player.page) == []


@pytest.mark.parametrize(("size", "language"), [("tablet", "fr"), ("lying phone", "en")])
def test_nobody_is_spoken_over(visits: Visits, size: Size, language: Language) -> None:
    player = visits.player(size, language, {"level": "detective"})
    player.home().play("cluedo")
    player.page.evaluate(SPEAKING)
    player.finish()
    expect(player.page.locator(".end")).to_be_visible()
    assert any(("«" if language == "fr" else "“") in each for each in player.page.evaluate("window.heard"))
    assert player.page.evaluate("window.covered") == []


def test_a_card_that_is_shown_to_one_is_not_spoken_over(visits: Visits) -> None:
    """In the street of Cluedo 2008 it lies right above the faces, where a phone's bots speak."""
    player = visits.player("phone")
    table = Staged(player)
    player.home().play("cluedo-2008")
    player.until(lambda: bool(table.picture))
    seat = table.seat or 0
    shown = {"event": "Showed", "seat": (seat + 1) % 3, "to": seat, "card": "salon"}
    # Every other time nothing is said.
    table.tell(shown, shown)
    said, card = player.page.locator(".bubble").bounding_box(), player.page.locator(".scene > .stage").bounding_box()
    assert said is not None
    assert card is not None
    assert said["y"] + said["height"] <= card["y"]
