"""Somebody at a browser: opens the page, starts a game, answers what is asked."""

import json
import re
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from time import monotonic
from typing import Any, Literal, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    ElementHandle,
    Error,
    Locator,
    Page,
    Response,
    expect,
)

from tests.server.house import Visitor, cautious

Language = Literal["fr", "en"]
Size = Literal[
    "phone",
    "low phone",
    "lying phone",
    "tablet",
    "wide tablet",
    "laptop",
    "desktop",
    "large desktop",
    "huge desktop",
    "zoomed",
]

SIZES: dict[Size, tuple[int, int]] = {
    "phone": (390, 844),
    "low phone": (390, 664),  # under its browser's open bars
    "lying phone": (844, 390),
    "tablet": (768, 1024),
    "wide tablet": (1024, 768),
    "laptop": (1280, 720),
    "desktop": (1440, 900),
    "large desktop": (1920, 1080),
    "huge desktop": (2560, 1440),
    "zoomed": (720, 450),  # a desktop at 200 %
}
TOUCHED: tuple[Size, ...] = ("phone", "low phone", "lying phone", "tablet", "wide tablet")
"""They have no mouse."""
NO_MOUSE = """addEventListener('pointerdown', (event) => {
  if (event.pointerType === 'mouse') console.error('a finger is not a mouse', event.target.outerHTML.slice(0, 200))
}, true)"""
NO_CHANCE = """const drawn = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(1) : drawn(bytes))"""
"""What a browser adds to chance is always the same: the deal hangs on the house's seed alone."""
RANKED = """(buttons) => buttons.map((button) => {
  const isChosen = button.matches('[aria-pressed=true]')
  const isSettled = button.closest('[role=group]')?.querySelector('[aria-pressed=true]') != null
  return { text: button.innerText, rank: button.matches('.button.primary') ? 0 : isChosen ? 3 : isSettled ? 2 : 1 }
})"""
QUICK = {"pace": "none", "motion": "none", "help": "certain", "level": "novice"}
"""Settings of a device that waits for nothing."""
SILENT = QUICK | {"sounds": False}
"""And that mixes no sounds, all the while a table is open, for nobody to hear."""

BARE = "/manifest.webmanifest"
"""Of the house, and nothing that runs."""

PATIENCE = 30_000
"""Milliseconds for whatever is to be seen: a busy machine is slow, not wrong."""

NAMES = {
    "cluedo": "Cluedo",
    "super-cluedo": "Super Cluedo",
    "cluedo-2008": "Cluedo 2008",
    "huis-clos": "Huis Clos",
    "hantise": "Hantise",
}
PLAY = {"fr": "Jouer à {}", "en": "Play {}"}
FRIENDS = {"fr": "Jouer à {} entre amis", "en": "Play {} with friends"}
WAYS = {"fr": "Autres façons de jouer à {}", "en": "Other ways to play {}"}
ONE_SCREEN = {"fr": "À plusieurs sur cet écran", "en": "Together at this screen"}
LIFT = re.compile("Lever le rideau|Lift the curtain")
RISKY = ("Accuser", "Accuse", "Abandonner", "Fold")
"""What ends the game when it is pressed at random."""
ENABLED = ":not([aria-disabled=true]):not([disabled])"


class Player:
    """One browser with its own identity."""

    def __init__(self, context: BrowserContext, url: str, language: Language, *, has_touch: bool) -> None:
        self.context = context
        self.has_touch = has_touch
        self.language: Language = language
        self.url = url
        self.problems: list[str] = []
        self.received: list[str] = []
        """Everything that came over the wire, newest last."""
        self.page = self._watched(context.new_page())

    def _watched(self, page: Page) -> Page:
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._heard)
        page.on("websocket", lambda line: line.on("framereceived", lambda text: self.received.append(str(text))))
        page.on("response", self._answered)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        # A browser says of every failed request that it failed: whoever takes the network away knows that.
        # And of a house reached without encryption, that one of its headers asks for more. A busy house is asked again.
        expected = ("net::ERR", "WebSocket", "Cross-Origin-Opener-Policy", "503 (Service Unavailable)")
        if message.type == "error" and not any(word in message.text for word in expected):
            self.problems.append(message.text)

    def _answered(self, response: Response) -> None:
        if response.request.resource_type == "fetch":
            try:
                self.received.append(response.text())
            except Error:
                return

    def another_tab(self) -> "Player":
        """The same person once more."""
        other = Player(self.context, self.url, self.language, has_touch=self.has_touch)
        other.problems = self.problems
        return other

    # At home

    def home(self) -> Self:
        self.page.goto("./")
        self.page.locator(".home").first.wait_for()
        return self

    def touch(self, place: Locator | ElementHandle, force: bool = False) -> None:
        """With what this device has: a finger or a mouse.

        A page may take up a tap only after it was made: what was listed before and is gone then cannot be pressed.
        """
        try:
            if self.has_touch:
                place.tap(force=force)
            else:
                place.click(force=force)
        except Error as error:
            if not isinstance(place, ElementHandle) or "not attached to the DOM" not in str(error):
                raise

    def press(self, name: str, exact: bool = True) -> None:
        self.touch(self.page.get_by_role("button", name=name, exact=exact).first)

    def play(self, game: str) -> Self:
        """Against bots, in one press."""
        self.press(PLAY[self.language].format(NAMES[game]))
        self.prompt.wait_for()
        return self

    def with_friends(self, game: str) -> Self:
        self.press(FRIENDS[self.language].format(NAMES[game]))
        self.page.locator(".setting").wait_for()
        return self

    def on_one_screen(self, game: str) -> Self:
        self.press(WAYS[self.language].format(NAMES[game]))
        self.press(ONE_SCREEN[self.language])
        self.page.locator(".setting").wait_for()
        return self

    # At a table

    @property
    def code(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def tray(self) -> Locator:
        """Where the table asks; the last screen has a question of its own, whether to play again."""
        return self.page.locator(".table .prompt-place")

    @property
    def prompt(self) -> Locator:
        return self.tray.locator(".prompt").first

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def answers(self, avoiding: Sequence[str] = RISKY) -> list[ElementHandle]:
        """What can be pressed in the prompt, as it stands in one moment.

        What is lit comes first, then what completes the answer; what would only change or take back a choice is last.
        """
        found = self.tray.locator(f"button{ENABLED}:not(.advise button, .advice button)").element_handles()
        ranked = sorted(zip(self.page.evaluate(RANKED, found), found, strict=True), key=lambda pair: pair[0]["rank"])
        return [button for says, button in ranked if not any(word in says["text"] for word in avoiding)]

    def answer(self, avoiding: Sequence[str] = RISKY) -> bool:
        """Press the first answer there is; False if nothing is asked."""
        if found := self.answers(avoiding):
            self.touch(found[0])
        elif squares := self.page.locator(".board.open .reach rect").element_handles():
            self.touch(squares[0], force=True)
        else:
            return False
        return True

    def answer_until(self, true: Callable[[], bool], avoiding: Sequence[str] = RISKY) -> None:
        """Answer whatever is asked on the way."""
        self.until(lambda: true() or (self.answer(avoiding) and False), seconds=60)

    def until(self, true: Callable[[], bool], seconds: float = 30) -> None:
        end = monotonic() + seconds
        while not true():
            if monotonic() > end:
                seen = self.page.locator("body").inner_text()[:2000]
                raise AssertionError(f"still waiting at {self.page.url}: {seen}")
            self.page.wait_for_timeout(50)

    def lift_curtain(self) -> None:
        """It is deaf at first, so that a key held too long lifts nothing."""
        lift = self.page.get_by_role("button", name=LIFT)
        lift.wait_for()

        def is_lifted() -> bool:
            if lift.count():
                self.touch(lift)
            return lift.count() == 0

        self.until(is_lifted)

    def says(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    # Behind the page's back

    def visitor(self) -> "closing[Visitor]":
        """The same identity without a browser; the house gives one here if the page has none yet."""
        if not self._identities():
            self.page.evaluate("() => fetch('/api/me').then(() => {})")
        other = Visitor(self.url)
        other.http.cookies.clear()
        other.http.cookies.set("manoir", self._identities()[0])
        return closing(other)

    def _identities(self) -> list[str]:
        return [str(each.get("value")) for each in self.context.cookies() if each.get("name") == "manoir"]

    def go_on(self, decisions: int | None = None, code: str | None = None) -> int:
        """Decide so many times in one's seats as fast as the house allows, or to the end, while the page looks on.

        Returns how much the last seat that was told anything had been told by then.
        """
        ply, code = 0, code or self.code
        with self.visitor() as visitor:
            line = visitor.live()
            for seat in visitor.seats(code):
                line.send(type="join", table=code, seat=seat, pictures=False)
            while (message := line.next(seconds=60))["type"] != "proof":
                ply = message["ply"] if message["type"] == "news" else ply
                if message["type"] == "news" and message.get("question"):
                    if decisions == 0:
                        break
                    decisions = None if decisions is None else decisions - 1
                    line.act(message, cautious(message))
        return ply

    def step(self) -> bool:
        """Decide once without the page, and wait until it knows; false if that was the end."""
        ply = self.go_on(1)
        self.until(lambda: self.is_over or self.has_heard(ply))
        return not self.is_over

    def has_heard(self, ply: int) -> bool:
        """Whether the page was told so much of its game."""
        return any('"type":"news"' in text and json.loads(text)["ply"] >= ply for text in reversed(self.received))

    def finish(self, *, unseen: bool = False) -> None:
        """Unseen, the page comes back when all is over: to draw a game takes longer than to play it."""
        if not unseen:
            self.go_on()
            return
        address, code = self.page.url, self.code
        self.page.goto(BARE)
        self.go_on(code=code)
        self.page.goto(address)

    def report(self) -> None:
        """What was to be seen and heard at last: pytest prints it beside a failure."""
        for page in self.context.pages:
            with suppress(Error):
                print(page.url, page.inner_text("body", timeout=1000), sep="\n")
        print("problems:", self.problems, "last heard:", *(text[:400] for text in self.received[-3:]), sep="\n")


class Visits:
    def __init__(self, chromium: Browser, url: str, settings: dict[str, Any] = QUICK) -> None:
        self._chromium = chromium
        self._url = url
        self._settings = settings
        self._players: list[Player] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        for player in self._players:
            if failed:
                player.report()
            player.context.close()
        if failed is None:
            problems = [problem for player in self._players for problem in player.problems]
            assert problems == [], problems

    def player(
        self, size: Size = "desktop", language: Language = "fr", settings: dict[str, Any] | None = None, **rest: Any
    ) -> Player:
        """A new identity; `rest` is what Playwright calls the options of a context."""
        kept = json.dumps(self._settings | (settings or {}))
        width, height = SIZES[size]
        context = self._chromium.new_context(
            base_url=self._url,
            viewport={"width": width, "height": height},
            locale="fr-FR" if language == "fr" else "en-GB",
            has_touch=size in TOUCHED,
            is_mobile=size in TOUCHED,
            **rest,
        )
        context.add_init_script(NO_CHANCE)
        if size in TOUCHED:
            context.add_init_script(NO_MOUSE)
        context.add_init_script(
            f"localStorage.getItem('manoir.settings') || localStorage.setItem('manoir.settings', {json.dumps(kept)})"
        )
        self._players.append(Player(context, self._url, language, has_touch=size in TOUCHED))
        return self._players[-1]
