"""What the house in a page takes of memory, two Pythons and all, while a game is played and nobody watches.

Nobody: an inspector that was asked about the network keeps all that a page fetches in that page's own process, 52 MB of
it, and whatever Playwright drives is asked. So this page is driven by scripts alone.
"""

import json
from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import psutil
from playwright.sync_api import Browser

from tests.browser.playing import NAMES, QUICK, RISKY

ANSWERS = 30
LIMIT = 90.0
"""Seconds in which a game shows enough."""
AWAKE = 8000
"""Milliseconds after which a second Python is there."""
PLAY = """(names) => {
  const isDoor = (button) => names.some((name) => button.ariaLabel === name || button.innerText.trim() === name)
  const door = [...document.querySelectorAll('button')].find(isDoor)
  door?.click()
  return Boolean(door)
}"""
IS_THERE = "(selector) => Boolean(document.querySelector(selector))"
ANSWER = """(risky) => {
  const isAllowed = (button) =>
    !button.closest('.advise, .advice') && !risky.some((word) => button.innerText.includes(word))
  const rank = (button) => {
    if (button.matches('.button.primary')) return 0
    if (button.matches('[aria-pressed=true]')) return 3
    return button.closest('[role=group]')?.querySelector('[aria-pressed=true]') ? 2 : 1
  }
  const open = '.prompt-place button:not([aria-disabled=true]):not([disabled])'
  const buttons = [...document.querySelectorAll(open)].filter(isAllowed).sort((one, other) => rank(one) - rank(other))
  if (document.querySelector('.end')) return 'over'
  if (buttons.length) return buttons[0].click(), 'answered'
  const square = document.querySelector('.board.open .reach rect')?.getBoundingClientRect()
  return square ? [square.x + square.width / 2, square.y + square.height / 2] : 'nothing asked'
}"""


class Taken(NamedTuple):
    """Megabytes: what is a page's own, and that with what it has read of Chromium's program, if nobody else has."""

    own: float
    read: float


class Unwatched:
    """A page in a context of its own."""

    def __init__(self, browser: Browser) -> None:
        self._line = browser.new_browser_cdp_session()
        self._clock = browser.new_page()
        self._answers: dict[int, Any] = {}
        self._number = 0
        self._context = self._line.send("Target.createBrowserContext")["browserContextId"]
        wanted = {"url": "about:blank", "browserContextId": self._context}
        target = self._line.send("Target.createTarget", wanted)["targetId"]
        self._line.on("Target.receivedMessageFromTarget", self._hear)
        # Not the way in which Playwright would take it up.
        self._session = self._line.send("Target.attachToTarget", {"targetId": target, "flatten": False})["sessionId"]
        kept = json.dumps(json.dumps(QUICK | {"level": "master"}))
        self.send("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=1, mobile=False)
        self.send("Page.enable")
        script = f"localStorage.setItem('manoir.settings', {kept})"
        self.send("Page.addScriptToEvaluateOnNewDocument", source=script)

    def close(self) -> None:
        self._line.send("Target.disposeBrowserContext", {"browserContextId": self._context})
        self._clock.close()

    def send(self, method: str, **about: Any) -> Any:
        self._number += 1
        number = self._number
        message = json.dumps({"id": number, "method": method, "params": about})
        self._line.send("Target.sendMessageToTarget", {"sessionId": self._session, "message": message})
        while number not in self._answers:
            self.wait(20)
        return self._answers.pop(number)

    def wait(self, milliseconds: float) -> None:
        self._clock.wait_for_timeout(milliseconds)

    def evaluate(self, script: str, about: Any = None) -> Any:
        expression = f"({script})({json.dumps(about)})"
        return self.send("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def until(self, script: str, about: Any) -> None:
        end = perf_counter() + LIMIT
        while not self.evaluate(script, about):
            assert perf_counter() < end, script
            self.wait(50)

    def answer(self) -> str:
        told = self.evaluate(ANSWER, RISKY)
        if isinstance(told, str):
            return told
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=told[0], y=told[1], button="left", clickCount=1)
        return "answered"

    def _hear(self, message: dict[str, Any]) -> None:
        answer = json.loads(message["message"])
        if message["sessionId"] == self._session and "id" in answer:
            self._answers[answer["id"]] = answer.get("result")


def table(browser: Browser, url: str) -> Iterator[str]:
    yield "| memory while masters are played, MB | median | at most | with Chromium's own program |"
    yield "|---|---|---|---|"
    for game in NAMES:
        seen = taken(browser, url, game)
        own = [each.own for each in seen]
        yield f"| {NAMES[game]} | {median(own):.0f} | {max(own):.0f} | {max(each.read for each in seen):.0f} |"


def taken(browser: Browser, url: str, game: str) -> list[Taken]:
    """Seen after each answer."""
    page = Unwatched(browser)
    page.send("Page.navigate", url=url)
    page.until(PLAY, [f"Play {NAMES[game]}", f"Jouer à {NAMES[game]}"])
    page.until(IS_THERE, ".prompt-place .prompt")
    page.wait(AWAKE)
    seen = [largest()]
    begun = perf_counter()
    while len(seen) < ANSWERS and perf_counter() - begun < LIMIT and (told := page.answer()) != "over":
        page.wait(150)
        if told == "answered":
            seen.append(largest())
    page.close()
    return seen


def largest() -> Taken:
    """Of all processes that show a page."""
    children = psutil.Process().children(recursive=True)
    return max(_of(child.pid) for child in children if "--type=renderer" in child.cmdline())


def _of(pid: int) -> Taken:
    """As Linux tells it: what is dirty is the page's own, what is clean can be read from a file again."""
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as rollup:
        sizes = {line.split()[0]: int(line.split()[1]) * 1024 / 1_000_000 for line in rollup if line.endswith("kB\n")}
    own = sizes["Private_Dirty:"]
    return Taken(own, own + sizes["Private_Clean:"])
