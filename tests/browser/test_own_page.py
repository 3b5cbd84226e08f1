"""One's own page: reached from home, counted from one's games, shared, taken along and deleted."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Size, Visits
from tests.browser.test_review import played

OWN: dict[Language, str] = {"fr": "Votre page", "en": "Your page"}
SHARE: dict[Language, str] = {"fr": "Partager la page", "en": "Share the page"}
TAKE: dict[Language, str] = {"fr": "Tout emporter", "en": "Take everything along"}
FORGET: dict[Language, str] = {"fr": "Tout effacer", "en": "Delete everything"}


@pytest.mark.parametrize(("size", "language"), [pytest.param("desktop", "fr", marks=pytest.mark.soak), ("phone", "en")])
def test_games_are_counted_on_a_page_of_ones_own(visits: Visits, size: Size, language: Language) -> None:
    anne = visits.player(size, language)
    code = played(anne, "cluedo")
    anne.home()
    anne.touch(anne.page.get_by_role("link", name=OWN[language]).locator("visible=true"))
    section = anne.page.get_by_role("region", name="Cluedo", exact=True)
    expect(section.locator("dd").first).to_have_text("1")
    expect(section.locator("figure circle")).to_have_count(1)
    expect(section.locator("figure rect.bar")).to_have_count(2)
    assert violations(anne.page) == []
    assert anne.page.evaluate("document.documentElement.scrollWidth") <= anne.page.evaluate("innerWidth")
    with anne.page.expect_download() as taking:
        anne.press(TAKE[language])
    taken = json.loads(taking.value.path().read_text(encoding="utf-8"))
    assert [kept["code"] for kept in taken["kept"]] == [code]

    with anne.visitor() as visitor:
        assert visitor.ask("GET", "/api/me/page")["shared"] is None
    anne.press(SHARE[language])
    expect(anne.page.get_by_role("button", name=SHARE[language])).to_have_count(0)
    with anne.visitor() as visitor:
        shared = visitor.ask("GET", "/api/me/page")["shared"]
    ben = visits.player(size, language)
    ben.page.goto(f"/moi/{shared}")
    expect(ben.page.get_by_role("region", name="Cluedo", exact=True)).to_be_visible()
    expect(ben.page.get_by_role("button", name=FORGET[language])).to_have_count(0)

    anne.press(FORGET[language])
    anne.touch(anne.page.get_by_role("dialog").get_by_role("button", name=FORGET[language]))
    expect(anne.page.get_by_role("region", name="Cluedo", exact=True)).to_have_count(0)
    with ben.visitor() as visitor:
        visitor.ask("GET", f"/api/pages/{shared}", status=404)
