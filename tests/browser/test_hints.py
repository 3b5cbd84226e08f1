"""A hint at the table: asked for, told with its reasons, and never played by itself."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Player, Size, Visits

ASK: dict[Language, str] = {"fr": "Un conseil ?", "en": "A hint?"}
WHY: dict[Language, str] = {"fr": "Pourquoi ?", "en": "Why?"}
SOLUTIONS: dict[Language, str] = {"fr": "solutions possibles", "en": "solutions are left for you"}


def ask(player: Player) -> None:
    player.touch(player.page.get_by_role("button", name=ASK[player.language]))
    expect(player.page.get_by_role("region", name="Conseil" if player.language == "fr" else "Hint")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [("desktop", "fr"), ("phone", "en")])
@pytest.mark.parametrize("game", ["cluedo", "super-cluedo", "cluedo-2008"])
def test_a_hint_is_told_with_its_reasons(visits: Visits, game: str, size: Size, language: Language) -> None:
    player = visits.player(size, language, {"help": "odds"}).home().play(game)
    player.answer_until(lambda: is_asked(player))
    before = player.prompt.locator(".ask").inner_text()
    ask(player)
    player.press(WHY[language])
    expect(player.page.get_by_text(SOLUTIONS[language]).first).to_be_visible()
    assert violations(player.page) == []
    # Nothing was answered: the same is asked still.
    expect(player.prompt.locator(".ask")).to_have_text(before)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")


def test_what_is_advised_is_outlined_and_left_to_the_player(visits: Visits) -> None:
    player = visits.player(settings={"help": "certain"}).home().play("cluedo")
    ask(player)
    advised = player.tray.locator(".button.advised")
    expect(advised).to_have_text("Lancer les dés")
    player.touch(advised)
    expect(player.page.get_by_role("region", name="Conseil")).to_have_count(0)


def test_a_hint_leaves_what_is_chosen(player: Player) -> None:
    player.home().play("cluedo")
    rows = player.tray.locator(".main .pictures [role=group]")
    while not rows.count():
        if not player.step():
            player.home().play("cluedo")
    for row in rows.all():
        player.touch(row.get_by_role("button").first)
    chosen = [each.get_attribute("aria-label") for each in rows.locator("[aria-pressed=true]").all()]
    ask(player)
    assert [each.get_attribute("aria-label") for each in rows.locator("[aria-pressed=true]").all()] == chosen


@pytest.mark.parametrize("degree", ["none", "shown"])
def test_who_chose_less_help_is_offered_no_hint(visits: Visits, degree: str) -> None:
    player = visits.player(settings={"help": degree}).home().play("cluedo")
    expect(player.page.get_by_role("button", name="Lancer les dés")).to_be_visible()
    expect(player.page.locator(".advise")).to_have_count(0)


def is_asked(player: Player) -> bool:
    return player.page.locator(".advise").count() > 0


def is_murderer(player: Player) -> bool:
    """As the page was told."""
    news = [frame for frame in map(json.loads, player.received) if isinstance(frame, dict) and "entries" in frame]
    drawn = [entry for frame in news for entry in frame["entries"] if entry["event"] == "DrewRole"]
    return any(entry["murderer"] for entry in drawn)


@pytest.mark.parametrize(("size", "language", "why"), [("desktop", "fr", "plus suspect"), ("phone", "en", "suspect")])
def test_a_hint_of_huis_clos_names_suspects(visits: Visits, size: Size, language: Language, why: str) -> None:
    """A Murderer has nobody to suspect; either can follow the advice with one press."""
    player = visits.player(size, language, {"help": "odds"}).home().play("huis-clos")
    player.until(lambda: is_asked(player))
    before = player.prompt.locator(".ask").inner_text()
    ask(player)
    player.press(WHY[language])
    reasons = player.page.locator(".advice")
    expect(reasons.locator("li")).not_to_have_count(0)
    expect(reasons.get_by_text(why)).to_have_count(0 if is_murderer(player) else 1)
    assert violations(player.page) == []
    expect(player.prompt.locator(".ask")).to_have_text(before)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")
    # The clue that is advised is chosen already.
    player.touch(player.tray.locator(".button.advised"))
    expect(player.page.locator(".advice")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "language", "why"), [("desktop", "en", "winning the game"), ("phone", "fr", "la partie")]
)
def test_a_hint_of_hantise_tells_the_chances(visits: Visits, size: Size, language: Language, why: str) -> None:
    """There is no help to choose, and so nobody has to."""
    player = visits.player(size, language, {"help": "none"}).home().play("hantise")
    player.until(lambda: is_asked(player), seconds=30)
    player.page.keyboard.press("c")
    region = player.page.get_by_role("region", name="Conseil" if language == "fr" else "Hint")
    expect(region).to_be_visible()
    player.press(WHY[language])
    expect(region.get_by_text(why)).to_be_visible()
    assert region.locator("ol b").first.inner_text().endswith("%")
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")
    player.touch(player.tray.locator(".button.advised"))
    expect(region).to_have_count(0)


def test_who_chose_no_help_in_huis_clos_is_offered_no_hint(visits: Visits) -> None:
    player = visits.player(settings={"help": "none"}).home().play("huis-clos")
    expect(player.page.get_by_role("button", name="Choisissez un indice")).to_be_visible()
    expect(player.page.locator(".advise")).to_have_count(0)
