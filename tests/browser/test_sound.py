"""Sounds: on at first, and turned off at the table by a switch that is remembered."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Size, Visits

LISTENING = """(() => {
  window.sources = 0
  const ended = AudioScheduledSourceNode.prototype.stop
  const begin = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...rest) {
    if (this.loop) window.sources += 1
    return begin.apply(this, rest)
  }
  AudioScheduledSourceNode.prototype.stop = function (...rest) {
    if (this.loop) window.sources -= 1
    return ended.apply(this, rest)
  }
})()"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_air_of_a_game_is_heard_until_it_is_turned_off(visits: Visits, size: Size) -> None:
    player = visits.player(size, "fr", {"sounds": True})
    player.context.add_init_script(LISTENING)
    player.home().play("cluedo")
    player.page.keyboard.press("Shift")
    player.until(lambda: player.page.evaluate("window.sources") > 0)
    if size == "phone":
        player.touch(player.page.get_by_role("tab", name="Journal"))
    player.press("Couper le son")
    player.until(lambda: player.page.evaluate("window.sources") == 0)
    expect(player.page.get_by_role("button", name="Remettre le son")).to_be_visible()
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")
    assert '"sounds":false' in player.page.evaluate("localStorage.getItem('manoir.settings')")
