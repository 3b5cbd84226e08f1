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
    f"| by its own time, {SLOWER} times: a press at most, ms | longest task, ms |"
)
TRACED = ["-*", "toplevel", "devtools.timeline", "__metadata"]
MAIN = "CrRendererMain"
TASK = "ThreadControllerImpl::RunTask"


def table(visits: Visits) -> list[str]:
    return [TITLES, "|---|---|---|---|---|---|", *(row(visits, game) for game in NAMES)]


def row(visits: Visits, game: str) -> str:
    felt = pressed(visits.player("phone"), game)
    presses, tasks = felt["presses"] or [0], felt["tasks"] or [0]
    press, task = (SLOWER * each for each in own(visits.player("phone"), game))
    seen = f"{median(presses):.0f} | {max(presses):.0f} | {max(tasks):.0f}"
    return f"| {NAMES[game]} | {seen} | {press:.0f} | {task:.0f} |"


def pressed(player: Player, game: str) -> Any:
    """What a player's presses felt like, once the table is there."""
    seat(player, game)
    player.context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    player.page.evaluate(WATCH)
    play(player)
    felt = player.page.evaluate("felt")
    # Chromium slows a page by spinning: left open, it would slow the next one too.
    player.context.close()
    return felt


def own(player: Player, game: str) -> tuple[float, float]:
    """Milliseconds that the page itself needs for a press until it is drawn, and for a task, at most; nothing slowed.

    A busy machine makes tasks wait for each other; the time that they take themselves is the same there.
    """
    seat(player, game)
    browser = player.context.browser
    assert browser is not None
    browser.start_tracing(page=player.page, categories=TRACED)
    play(player)
    traced: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {thread(each) for each in traced if each["name"] == "thread_name" and each["args"]["name"] == MAIN}
    events = [each for each in traced if each["ph"] == "X" and thread(each) in pages]
    tasks = sorted((each for each in events if each["name"] == TASK), key=begun)
    drawn = [begun(each) for each in events if each["name"] == "Commit"]
    clicks = [
        begun(each) for each in events if each["name"] == "EventDispatch" and each["args"]["data"]["type"] == "click"
    ]
    presses = [spent(tasks, click, min((at for at in drawn if at > click), default=click)) for click in clicks]
    return max(presses, default=0) / 1000, max((each.get("tdur", 0) for each in tasks), default=0) / 1000


def thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def begun(event: dict[str, Any]) -> int:
    return int(event["ts"])


def spent(tasks: list[dict[str, Any]], since: int, until: int) -> int:
    """Of all tasks that ran between two moments."""
    return sum(each.get("tdur", 0) for each in tasks if begun(each) <= until and begun(each) + each["dur"] >= since)


def seat(player: Player, game: str) -> None:
    player.home().play(game)
    player.page.wait_for_timeout(1000)


def play(player: Player) -> None:
    for _ in range(PRESSES):
        where = player.page.evaluate(NEXT)
        if where:
            player.page.touchscreen.tap(*where)
        player.page.wait_for_timeout(700)
