"""Somebody with a phone at a table of cardboard."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from manoir.companion.carnet import AccusedLine, AskedLine, Line, SeenLine
from tests.browser.playing import Player

TABLE = ("violet", "rose", "moutarde")
FIRST = ("rose", "poignard", "cuisine")


class Pocket:
    """Somebody with a phone at a table of cardboard; every tap is counted."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.taps = 0

    @property
    def page(self) -> Page:
        return self.player.page

    def tap(self, selector: str) -> None:
        self.taps += 1
        self.player.touch(self.page.locator(selector).first)

    def visit(self) -> "Pocket":
        """By the link at home."""
        self.player.home()
        self.player.touch(self.page.locator("a[href*=carnet]:visible").first)
        self.page.locator(".carnet").wait_for()
        return self

    def sit(self, game: str, others: tuple[str, ...], dealer: int) -> None:
        """A new table; the first of the pawns that are left is one's own."""
        self.player.touch(self.page.locator("main .button.primary"))
        self.tap(f"[data-game={game}]")
        for pawn in others:
            self.tap(f"[data-pawn={pawn}]")
        self.tap(f'[data-chair="{dealer}"]')

    def new(self, game: str = "cluedo", others: tuple[str, ...] = TABLE, dealer: int = 3) -> "Pocket":
        self.sit(game, others, dealer)
        self.tap(".hand .primary")
        self.page.locator(".note").wait_for()
        return self

    def ask(self, cards: tuple[str, ...], witness: int | None = None, card: str | None = None) -> None:
        for each in cards:
            self.tap(f".pad [data-card={each}]")
        if witness is None:
            self.tap("[data-nobody]")
        elif card is None:
            self.tap(f'[data-witness="{witness}"] .whole')
        else:
            self.tap(f'[data-witness="{witness}"] [data-shown={card}]')
        self.tap(".tray footer .primary")

    def note(self, line: Line) -> None:
        """A line of somebody's carnet, by tapping."""
        if isinstance(line, AskedLine):
            self._note_question(line)
        elif isinstance(line, AccusedLine):
            self.tap("[data-kind=accusation]")
            self._face(line.seat)
            self._cards(line.cards)
        elif isinstance(line, SeenLine):
            self._note_sight(line)
        self.tap(".tray footer .primary")

    def _note_question(self, line: AskedLine) -> None:
        self._face(line.seat)
        self._cards(line.cards)
        shown = [answer for answer in line.answers if answer.did != "none"]
        if not shown and self.page.locator("[data-nobody]").count():
            self.tap("[data-nobody]")
        for answer in shown:
            witness = f'[data-witness="{answer.seat}"]'
            self.tap(f"{witness} [data-shown={answer.card}]" if answer.card else f"{witness} .whole")
            if answer.did == "silence":
                self.tap(f"{witness} .silence")

    def _note_sight(self, line: SeenLine) -> None:
        if line.place == "envelope":
            # Whoever has accused wrongly is asked for it at once.
            expect(self.page.locator("[data-kind=envelope]")).to_have_attribute("aria-pressed", "true")
            self._cards(line.cards)
            return
        looks = self.page.locator("[data-kind=spy]").count()
        whole = not line.by and len(line.cards) > 1
        kind = "pool" if line.place == "pool" else "murdered" if whole else "spy" if looks else "power"
        self.tap(f"[data-kind={kind}]")
        if line.by:
            self._face(next(seat for seat in line.by if seat != line.place))
        if line.place != "pool":
            self.tap(f'[data-whose] [data-seat="{line.place}"]')
        self._cards(line.cards)

    def _face(self, seat: int) -> None:
        """Unless it is chosen already."""
        face = self.page.locator(f'.tray .faces [data-seat="{seat}"]').first
        if face.get_attribute("aria-pressed") != "true":
            self.tap(f'.tray .faces [data-seat="{seat}"]')

    def _cards(self, cards: list[str]) -> None:
        for card in cards:
            self.tap(f".pad [data-card={card}]")

    def turn_to(self, tab: str) -> None:
        self.player.touch(self.page.locator(f"[data-tab={tab}]"))

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.page.evaluate("localStorage['manoir.carnets']"))[0]["carnet"]
        return found

    def marks(self) -> dict[str, str]:
        """Of the sheet, whatever is certain: by cell, what it says."""
        cells = self.page.locator("td button[data-cell]").evaluate_all(
            "cells => cells.map(cell => [cell.dataset.cell, cell.querySelector('svg') ? cell.ariaLabel : ''])"
        )
        return {cell: says for cell, says in cells if says}
