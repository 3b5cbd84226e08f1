"""The three Cluedos at a table: whole games by mouse and by finger, a turn by the keyboard, what must not be missed."""

import re

import pytest
from playwright.sync_api import Locator, Position, expect

from tests.browser.axe import violations
from tests.browser.playing import ENABLED, Language, Player, Size, Visits
from tests.browser.turns import by_turns

CLUEDOS = ("cluedo", "super-cluedo", "cluedo-2008")
ACCUSE = re.compile("^(Accuser|Accuse)$")
POOL = re.compile("^(Piscine|Pool)")
LONGEST = 180.0
"""Seconds that a whole game takes at most, or a suggestion, out of which the dice may keep one for long."""


class Detective:
    """Suggests once, accuses as soon as the rules allow, and answers whatever is asked, with a mouse or a finger."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.pressed: list[str] = []

    def play(self) -> None:
        self.player.until(lambda: self.player.is_over or (self.answer() and False), LONGEST)

    def suggest(self) -> None:
        self.player.until(lambda: "suggest" in self.pressed or (self.answer() and False), LONGEST)

    def answer(self) -> bool:
        prompt = self.player.tray.locator(".prompt.yours")
        if not prompt.count():
            return False
        accuse = prompt.get_by_role("button", name=ACCUSE)
        rooms = prompt.locator(".rooms button")
        if "suggest" in self.pressed and accuse.count():
            self._accuse(accuse)
        elif prompt.locator(".pictures").count():
            self._name(prompt)
            self._press(prompt.locator(f".button.primary{ENABLED}").last, "suggest")
        elif rooms.count():
            # The last is the farthest: the nearest may be the Hall of Super Cluedo, where nothing is asked.
            pool = rooms.filter(has_text=POOL)
            self._go(pool.first if pool.count() else rooms.last)
        elif self.page.locator(".board.open").count():
            self._walk()
        else:
            self._choose(prompt)
        return True

    def _name(self, within: Locator) -> None:
        """The first picture of every row in which none is chosen."""
        for row in within.locator(".pictures [role=group]").all():
            if not row.locator("[aria-pressed=true]").count():
                self.player.touch(row.locator("button").first)

    def _accuse(self, accuse: Locator) -> None:
        self.player.touch(accuse)
        dialog = self.page.locator("dialog[open]")
        self._name(dialog)
        confirm = dialog.locator(".button.danger")
        expect(confirm).to_have_text(re.compile(r"(Accuser|Accuse) \S+ (avec|with) .+ (dans|in|on|at|au|à) .+"))
        self._press(confirm, "accuse")
        if dialog.locator("[role=alert]").count():
            self.player.touch(confirm)

    def _walk(self) -> None:
        """To a square of the plan; a finger shows the way first, and the lit button goes."""
        squares = self.page.locator(".board .reach rect")
        self.player.touch(squares.nth(len(self.pressed) % squares.count()), force=True)
        if self.player.has_touch:
            self.player.touch(self.player.tray.locator(f".button.primary{ENABLED}"))
        self.pressed.append("walk")

    def _go(self, room: Locator) -> None:
        """A finger takes a room first; the lit button goes."""
        self.player.touch(room)
        if self.player.has_touch:
            self.player.touch(self.player.tray.locator(f".button.primary{ENABLED}"))
        self.pressed.append("go")

    def _choose(self, prompt: Locator) -> None:
        for row in (".cards", ".faces"):
            choice = prompt.locator(f"{row} button")
            if choice.count() and not prompt.locator(f"{row} [aria-pressed=true]").count():
                self.player.touch(choice.first)
        lit = prompt.locator(f".button.primary{ENABLED}")
        self._press(lit.last if lit.count() else prompt.locator(f".button{ENABLED}").last, "answer")

    def _press(self, button: Locator, deed: str) -> None:
        self.player.touch(button)
        self.pressed.append(deed)


@pytest.mark.parametrize(
    ("game", "size", "language"), by_turns(CLUEDOS, [("desktop", "fr"), ("phone", "en"), ("tablet", "fr")])
)
def test_a_whole_game_by_mouse_or_finger(visits: Visits, game: str, size: Size, language: Language) -> None:
    detective = Detective(visits.player(size, language, {"sounds": True}).home().play(game))
    detective.play()
    assert "suggest" in detective.pressed
    expect(detective.page.locator(".end")).to_be_visible()


@pytest.mark.parametrize("game", CLUEDOS)
def test_a_finger_walks_to_a_square(visits: Visits, game: str) -> None:
    """What a finger leaves is not forgotten: it leaves the plan at each touch."""
    player = visits.player("phone").home().play(game)
    squares = player.page.locator(".board.open .reach rect")
    player.answer_until(lambda: squares.count() > 0)
    player.touch(squares.last, force=True)
    expect(player.page.locator(".board .reach .pointed")).to_have_count(1)
    expect(player.tray.locator(".loupe")).to_be_visible()
    player.press("Y aller")
    expect(player.page.locator(".board.open")).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), by_turns(CLUEDOS, [("desktop",), ("phone",)]))
def test_axe_finds_nothing_during_a_suggestion(visits: Visits, game: str, size: Size) -> None:
    player = visits.player(size).home().play(game)
    Detective(player).suggest()
    assert violations(player.page) == []
    if size == "phone":
        player.touch(player.page.get_by_role("tab", name="Feuille"))
        assert violations(player.page) == []


def test_a_turn_by_the_keyboard_alone(player: Player) -> None:
    player.home().play("cluedo")
    keys, page = player.page.keyboard, player.page
    expect(player.prompt).to_contain_text("lancez les dés")
    keys.press("d")
    expect(player.prompt).to_contain_text("où allez-vous")
    if player.prompt.locator(".rooms button").count():
        keys.press("q")
    else:
        keys.press("b")
        keys.press("ArrowUp")
    keys.press("Enter")
    pictures = player.tray.locator(".pictures:visible")
    player.until(lambda: pictures.count() > 0 or "finissez votre tour" in player.prompt.inner_text())
    if pictures.count():
        keys.press("1")
        keys.press("Shift+Digit2")
        expect(player.tray.locator("[aria-pressed=true]")).to_have_count(2)
        player.tray.locator(".button.primary").focus()
        keys.press("Enter")
        expect(player.prompt).to_contain_text("finissez votre tour")
    keys.press("f")
    expect(page.locator(".log")).to_contain_text("Tour 1 · ")


def test_a_card_shown_is_not_to_be_missed(player: Player) -> None:
    """On the board's stage, in ribbon and log as a secret, and in the question that follows; gone with the answer."""
    player.home().play("cluedo")
    page, stage = player.page, player.page.locator(".stage.secret")
    for _ in range(5):
        # Nobody may have anything to show: then once more.
        Detective(player).suggest()
        expect(player.prompt).to_contain_text("finissez votre tour")
        if stage.count():
            break
    ribbon = page.get_by_role("region", name="En bref")
    expect(ribbon).to_contain_text("vous montre")
    shown = ribbon.locator("b").last.inner_text()
    expect(page.locator(".log .secret").last).to_contain_text(shown)
    expect(player.prompt).to_contain_text(f"vous a montré {shown}")
    player.press("Finir le tour")
    expect(stage).to_have_count(0)


def test_a_place_out_of_reach_says_why(visits: Visits) -> None:
    """In the engine's own words, in the reader's language, with the clause; nothing is done."""
    player = visits.player("phone").home().play("cluedo")
    ribbon = player.page.get_by_role("region", name="En bref")
    board = player.page.locator(".board .play")
    corner = Position(x=30, y=60)  # the Kitchen
    board.tap(position=corner)
    expect(ribbon.get_by_role("alert")).to_contain_text("Lancez d’abord les dés.")
    expect(ribbon.get_by_role("link", name="CL-24")).to_be_visible()
    player.press("Lancer les dés")
    player.page.locator(".board.open").wait_for()
    board.tap(position=corner)
    expect(ribbon.get_by_role("alert")).to_contain_text("Ce lieu est hors de portée.")
    expect(player.prompt).to_contain_text("où allez-vous")


def test_the_sheet_keeps_pencil_marks_and_tells_reasons(player: Player) -> None:
    player.home().play("cluedo")
    page = player.page
    blank = page.get_by_role("button", name="Odile : rien de noté").first
    name = blank.get_attribute("aria-label") or ""
    blank.click()
    page.reload()
    player.prompt.wait_for()
    expect(page.get_by_label(name.replace("rien de noté", "votre marque, oui"))).to_be_visible()
    page.get_by_role("button", name="certainement pas, raison disponible").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Donc")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="dans votre main").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Personne ne peut en être sûr.")
