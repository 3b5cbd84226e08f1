"""The page in Chromium: how soon a board is there, whether anything jumps, how smoothly a pawn walks."""

import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from bench import page_alone, page_slow
from tests.browser.conftest import ARGUMENTS, build, chromium_path
from tests.browser.playing import NAMES, Player, Visits
from tests.server.process import ProcessHouse

LOADS = 5
WALKS = 5
FRAME = 1000 / 60
WATCH = """
window.seen = {board: null, jumps: 0}
const jumped = ({hadRecentInput, value}) => hadRecentInput || (seen.jumps += value)
new PerformanceObserver((list) => list.getEntries().forEach(jumped)).observe({type: 'layout-shift', buffered: true})
const look = () => {
  const isThere = ['main svg', '.prompt-place .prompt'].every((part) => document.querySelector(part))
  if (isThere) seen.board = performance.now()
  else requestAnimationFrame(look)
}
look()
"""
"""A board counts as there in the first frame that shows it with what is asked."""
SCRIPTS = """performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'))
  .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)"""
FRAMES = """(milliseconds) => new Promise((done) => {
  const frames = []
  const next = (now) => {
    frames.push(now)
    now - frames[0] < milliseconds ? requestAnimationFrame(next) : done(frames)
  }
  requestAnimationFrame(next)
})"""


def table() -> str:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Path(folder)
        build(place / "page")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        with ProcessHouse(f"sqlite:///{place / 'manoir.db'}", place / "log", page=place / "page") as house:
            with Visits(browser, house.url) as visits:
                rows = [row(visits.player(), game) for game in NAMES]
                frames = walked(visits.player(settings={"motion": "full"}))
                slow = page_slow.table(visits)
            alone = page_alone.table(browser)
            version = browser.version
        browser.close()
    late = sum(gap > 1.5 * FRAME for gap in frames)
    return "\n".join(
        (
            "| a table opened by its link, nothing cached | board and question after, ms | layout shift | script, kB |",
            "|---|---|---|---|",
            *rows,
            "",
            f"While a pawn walks: {len(frames)} frames, median {median(frames):.1f} ms, {late} of them late.",
            "",
            *slow,
            "",
            *alone,
            "",
            f"Chromium {version} without a graphics card; medians of {LOADS} loads.",
        )
    )


def row(player: Player, game: str) -> str:
    player.home().play(game)
    player.context.add_init_script(WATCH)
    player.context.new_cdp_session(player.page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    seen: list[Any] = []
    for _ in range(LOADS):
        player.page.reload()
        player.until(lambda: player.page.evaluate("seen.board") is not None)
        player.page.wait_for_timeout(500)
        seen.append(player.page.evaluate("seen"))
    after, jumps = median(one["board"] for one in seen), max(one["jumps"] for one in seen)
    return f"| {NAMES[game]} | {after:.0f} | {jumps:.3f} | {player.page.evaluate(SCRIPTS) / 1000:.0f} |"


def walked(player: Player) -> list[float]:
    """Milliseconds between frames while one's pawn walks, over some walks at Cluedo."""
    gaps: list[float] = []
    for _ in range(WALKS):
        player.home().play("cluedo")
        player.answer()
        squares = player.page.locator(".board.open .reach rect")
        squares.first.wait_for()
        squares.last.click(force=True)
        frames = player.page.evaluate(FRAMES, 600)
        gaps += [after - before for before, after in pairwise(frames)]
    return gaps
