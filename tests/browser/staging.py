"""A table whose next news are told by the test: any scene, without playing up to it."""

import json
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.playing import Player

Entry = dict[str, Any]


class Staged:
    """Goes between a page and its house: what the house says is heard until the test has spoken."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self._told = False
        self._line: WebSocketRoute | None = None
        self.seat: int | None = None
        self.ply = 0
        self.picture: dict[str, Any] = {}
        self.page.route_web_socket("**/api/**", self._between)

    def _between(self, line: WebSocketRoute) -> None:
        self._line = line
        house = line.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "news":
                if self._told:
                    return
                self.seat, self.ply = message["seat"], message["ply"]
                self.picture |= message.get("picture") or {}
            line.send(text)

        house.on_message(heard)

    def tell(self, *entries: Entry, over: bool = False, asks: tuple[str, ...] = (), **picture: Any) -> None:
        """The house goes silent; these come instead. `asks` are the verbs to choose among."""
        assert self._line is not None
        self._told = True
        news: Entry = {"type": "news", "seat": self.seat, "since": self.ply, "ply": self.ply + len(entries)}
        if asks:
            choices = [{"form": "listed", "verb": verb, "parts": [], "rows": [[at]]} for at, verb in enumerate(asks)]
            news["question"] = {"ply": news["ply"], "choices": choices}
        self._line.send(json.dumps(news | {"entries": entries, "picture": picture, "over": over}))
        self.ply += len(entries)

    def stop_the_clock(self) -> None:
        """From here on the scene goes on only as the test lets it: `run_for` of the page's clock."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now() + timedelta(seconds=1))

    def go_to(self, beat: int) -> None:
        for _ in range(200):
            if self.stage.get_attribute("data-beat") == str(beat):
                return
            self.page.clock.run_for(50)
        raise AssertionError(f"no beat {beat}")

    @property
    def stage(self) -> Locator:
        return self.page.locator("dialog.theatre")
