"""The house in a page, without a server: how soon it is there, what it weighs, how long bots think in it."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from playwright.sync_api import Browser, Page

from bench import page_memory
from hatch_build import build_page
from manoir.cli.exporting import Made, export
from tests.browser.conftest import given_out
from tests.browser.playing import NAMES, Player, Visits

STARTS = 3
THINKING = 3000
"""Milliseconds for which frames are counted while masters think."""
FRAME = 1000 / 60
LIMIT = 300.0
"""Seconds in which a game against masters shows enough."""
DECISIONS = 25
FRAMES = """(milliseconds) => new Promise((done) => {
  const frames = []
  const next = (now) => {
    frames.push(now)
    now - frames[0] < milliseconds ? requestAnimationFrame(next) : done(frames)
  }
  requestAnimationFrame(next)
})"""
ERRANDS = "performance.getEntriesByName('errand').map(({ duration }) => duration)"


def table(browser: Browser) -> list[str]:
    with published() as (url, made):
        starts = [started(browser, url) for _ in range(STARTS)]
        carnet = median(carnet_opened(browser, url) for _ in range(STARTS))
        memory = list(page_memory.table(browser, url))
        with Visits(browser, url) as visits:
            thoughts = [thought(visits.player(settings={"level": "master"}), game) for game in NAMES]
    first, decision, later = (median(times) for times in zip(*starts, strict=True))
    download = (
        f"The house in a page, without a server: {made.compressed:.1f} MB to download, by brotli. Home is drawn after "
    )
    begins = (
        f"{first:.1f} s, the first question of Cluedo put after {decision:.1f} s; at later starts after {later:.1f} s. "
        f"A carnet is open for writing after {carnet:.1f} s."
    )
    return [
        download + begins,
        "",
        "| masters in the page | a thought, median, ms | 99 %, ms | late frames meanwhile |",
        "|---|---|---|---|",
        *thoughts,
        "",
        *memory,
    ]


@contextmanager
def published() -> Iterator[tuple[str, Made]]:
    with tempfile.TemporaryDirectory() as folder:
        build_page(Path(__file__).parents[1])
        made = export(Path(folder) / "site")
        with given_out(Path(folder) / "site") as url:
            yield url, made


def started(browser: Browser, url: str) -> tuple[float, float, float]:
    """Seconds to home, to the first question, and to the same question once more, in another tab."""
    with Visits(browser, url) as visits:
        player = visits.player()
        begun = perf_counter()
        player.home()
        door = player.page.get_by_role("button", name="Jouer à Cluedo", exact=True).first
        door.wait_for()
        home = perf_counter() - begun
        door.click()
        player.prompt.wait_for(timeout=60_000)
        question = perf_counter() - begun
        player.page.evaluate("async () => Boolean((await navigator.serviceWorker.ready).active)")
        address = player.page.url
        player.page.close()
        again = player.another_tab()
        begun = perf_counter()
        again.page.goto(address)
        again.prompt.wait_for(timeout=60_000)
        return home, question, perf_counter() - begun


def carnet_opened(browser: Browser, url: str) -> float:
    """Seconds, nothing cached; Python comes later."""
    with Visits(browser, url) as visits:
        player = visits.player("phone")
        begun = perf_counter()
        player.page.goto("./?/carnet")
        player.page.locator("main .button.primary").wait_for()
        return perf_counter() - begun


def thought(player: Player, game: str) -> str:
    player.home().play(game)
    begun = perf_counter()
    frames: list[float] = []
    while not player.is_over and perf_counter() - begun < LIMIT and len(errands(player.page)) < DECISIONS:
        player.answer()
        frames += player.page.evaluate(FRAMES, THINKING / 10)
    times = errands(player.page)
    gaps = [after - before for before, after in pairwise(frames) if 0 < after - before < THINKING / 10]
    late = sum(gap > 1.5 * FRAME for gap in gaps) / max(1, len(gaps))
    last = quantiles(times, n=100)[-1] if len(times) > 1 else 0.0
    return f"| {NAMES[game]} | {median(times or [0]):.0f} | {last:.0f} | {late:.0%} |"


def errands(page: Page) -> list[float]:
    """Milliseconds of each thought in the second worker."""
    houses = [worker for worker in page.workers if "house.worker" in worker.url]
    return [float(time) for worker in houses for time in worker.evaluate(ERRANDS)]
