"""The page on a slow phone: how long a press waits for its answer, and how long the page is busy at a stretch."""

import json
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
TITLES = (
    f"| a phone, its processor slowed {SLOWER} times | a press answered after, ms | at most | longest task, ms "
    f"| longest task by its own time, {SLOWER} times, ms |"
)
"""A busy machine makes tasks wait for each other; the time a task itself takes is the same there."""
TRACED = ["-*", "toplevel", "devtools.timeline", "__metadata"]


def table(visits: Visits) -> list[str]:
    return [TITLES, "|---|---|---|---|---|", *(row(visits, game) for game in NAMES)]


def row(visits: Visits, game: str) -> str:
    felt = pressed(visits.player("phone"), game)
    presses, tasks = felt["presses"] or [0], felt["tasks"] or [0]
    own = SLOWER * longest(visits.player("phone"), game)
    return f"| {NAMES[game]} | {median(presses):.0f} | {max(presses):.0f} | {max(tasks):.0f} | {own:.0f} |"


def pressed(player: Player, game: str) -> Any:
    """What a player's presses felt like, once the table is there."""
    seat(player, game)
    player.context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    player.page.evaluate(WATCH)
    play(player)
    return player.page.evaluate("felt")


def longest(player: Player, game: str) -> float:
    """Milliseconds of its own time that the longest task takes while somebody plays, nothing slowed."""
    seat(player, game)
    browser = player.context.browser
    assert browser is not None
    browser.start_tracing(page=player.page, categories=TRACED)
    play(player)
    traced: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {
        (each["pid"], each["tid"])
        for each in traced
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = (each for each in traced if each["ph"] == "X" and (each["pid"], each["tid"]) in pages)
    return max((each.get("tdur", 0) for each in tasks), default=0) / 1000


def seat(player: Player, game: str) -> None:
    player.home().play(game)
    player.page.wait_for_timeout(1000)


def play(player: Player) -> None:
    for _ in range(PRESSES):
        where = player.page.evaluate(NEXT)
        if where:
            player.page.touchscreen.tap(*where)
        player.page.wait_for_timeout(700)
