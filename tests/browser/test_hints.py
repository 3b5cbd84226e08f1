"""A hint at the table: asked for, told with its reasons, and never played by itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Player, Size, Visits

ASK: dict[Language, str] = {"fr": "Un conseil ?", "en": "A hint?"}
SOLUTIONS: dict[Language, str] = {"fr": "solutions possibles", "en": "solutions are possible"}


def ask(player: Player) -> None:
    player.page.get_by_role("button", name=ASK[player.language]).click()
    expect(player.page.get_by_role("region", name="Conseil" if player.language == "fr" else "Hint")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [("desktop", "fr"), ("phone", "en")])
@pytest.mark.parametrize("game", ["cluedo", "super-cluedo", "cluedo-2008"])
def test_a_hint_is_told_with_its_reasons(visits: Visits, game: str, size: Size, language: Language) -> None:
    player = visits.player(size, language, {"help": "odds"}).home().play(game)
    player.until(lambda: player.page.locator(".advise").count() > 0 or (player.answer() and False))
    before = player.prompt.locator(".ask").inner_text()
    ask(player)
    if size == "phone":
        player.press("Why?")
    expect(player.page.get_by_text(SOLUTIONS[language]).first).to_be_visible()
    assert violations(player.page) == []
    # Nothing was answered: the same is asked still.
    expect(player.prompt.locator(".ask")).to_have_text(before)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")


def test_what_is_advised_is_outlined_and_left_to_the_player(visits: Visits) -> None:
    player = visits.player(settings={"help": "certain"}).home().play("cluedo")
    ask(player)
    advised = player.page.locator(".prompt-place .button.advised")
    expect(advised).to_have_text("Lancer les dés")
    advised.click()
    expect(player.page.get_by_role("region", name="Conseil")).to_have_count(0)


@pytest.mark.parametrize("degree", ["none", "shown"])
def test_who_chose_less_help_is_offered_no_hint(visits: Visits, degree: str) -> None:
    player = visits.player(settings={"help": degree}).home().play("cluedo")
    expect(player.page.get_by_role("button", name="Lancer les dés")).to_be_visible()
    expect(player.page.locator(".advise")).to_have_count(0)
