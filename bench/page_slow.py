"""The page on a slow phone: how long a press waits for its answer, and how long the page is busy at a stretch."""

from statistics import median
from typing import Any

from tests.browser.playing import NAMES, Player, Visits

SLOWER = 6
"""Chromium's processor, divided."""
PRESSES = 14
WATCH = """
window.felt = {presses: [], tasks: []}
const isPress = ({name}) => ['pointerup', 'click', 'keydown'].includes(name)
new PerformanceObserver((list) =>
  list.getEntries().filter(isPress).forEach(({duration}) => felt.presses.push(duration)))
  .observe({type: 'event', durationThreshold: 16})
new PerformanceObserver((list) => list.getEntries().forEach(({duration}) => felt.tasks.push(duration)))
  .observe({type: 'longtask'})
"""
NEXT = """() => {
  const choices = [
    '.prompt-place .button.primary:not(.impossible)',
    '.prompt-place .main [aria-pressed=false]:not(.impossible)',
    '.prompt-place .main button',
    '.board.open .reach rect',
    '.prompt-place .button:not(.impossible)',
  ]
  const isSeen = (each) => each?.getBoundingClientRect().width
  const target = choices.map((each) => document.querySelector(each)).find(isSeen)
  if (!target) return null
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = target.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}"""
"""Where a finger would go next; asked in one go, so that the page has no other work than its own."""
TITLES = f"| a phone, its processor slowed {SLOWER} times | a press answered after, ms | at most | longest task, ms |"


def table(visits: Visits) -> list[str]:
    return [TITLES, "|---|---|---|---|", *(row(visits.player("phone"), game) for game in NAMES)]


def row(player: Player, game: str) -> str:
    felt = pressed(player, game)
    presses, tasks = felt["presses"] or [0], felt["tasks"] or [0]
    return f"| {NAMES[game]} | {median(presses):.0f} | {max(presses):.0f} | {max(tasks):.0f} |"


def pressed(player: Player, game: str) -> Any:
    """What a player's presses felt like, once the table is there."""
    player.home().play(game)
    player.page.wait_for_timeout(1000)
    player.context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    player.page.evaluate(WATCH)
    for _ in range(PRESSES):
        where = player.page.evaluate(NEXT)
        if where:
            player.page.touchscreen.tap(*where)
        player.page.wait_for_timeout(700)
    return player.page.evaluate("felt")
