"""Le défi: the same deal in another browser, and both games side by side."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Size, Visits
from tests.browser.test_review import played

DEFI: dict[Language, str] = {"fr": "Le défi", "en": "The challenge"}
PLAY: dict[Language, str] = {"fr": "Relever le défi", "en": "Take it up"}
DUEL: dict[Language, str] = {
    "fr": "Le défi\N{NARROW NO-BREAK SPACE}: deux parties, une donne",
    "en": "The challenge: two games, one deal",
}


@pytest.mark.parametrize(("size", "language"), [pytest.param("desktop", "fr", marks=pytest.mark.soak), ("phone", "en")])
def test_the_same_deal_is_played_in_another_browser(visits: Visits, size: Size, language: Language) -> None:
    anne = visits.player(size, language)
    code = played(anne, "cluedo")
    link = anne.page.locator(".end").get_by_role("link", name=DEFI[language], exact=True)
    expect(link).to_have_attribute("href", f"/defi/{code}")
    ben = visits.player(size, language)
    ben.page.goto(f"/defi/{code}")
    expect(ben.page.get_by_role("button", name=PLAY[language])).to_be_visible()
    assert violations(ben.page) == []
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= ben.page.evaluate("innerWidth")
    ben.press(PLAY[language])
    ben.page.wait_for_url("**/t/*")
    again = ben.code
    ben.finish()
    expect(ben.page.locator(".end .duel tbody tr")).to_have_count(5)
    assert ben.page.locator(".end .duel").get_attribute("aria-label") == DUEL[language]
    first, yours = ("la première partie", "votre partie") if language == "fr" else ("the first game", "your game")
    expect(ben.page.locator(".end .duel thead th")).to_have_text([first, yours])
    with ben.visitor() as visitor:
        before, after = (visitor.ask("GET", f"/api/records/{each}/replay?open=1") for each in (code, again))
    assert after["deal"] == before["deal"]
    rolled = [
        [frame["move"] for frame in game["frames"] if frame["move"].startswith("fall ")] for game in (before, after)
    ]
    assert all(then == now for then, now in zip(*rolled, strict=False))


WEEK: dict[Language, str] = {"fr": "Défi de la semaine", "en": "Challenge of the week"}


def test_the_deal_of_the_week_has_a_table_of_all_who_played_it(visits: Visits) -> None:
    language: Language = "fr"
    anne = visits.player("phone", language, {"name": "Anne"})
    anne.home()
    anne.touch(anne.page.get_by_role("link", name=WEEK[language]).locator("visible=true"))
    cluedo = anne.page.get_by_role("region", name="Cluedo", exact=True)
    expect(cluedo.locator("code")).to_be_visible()
    assert violations(anne.page) == []
    assert anne.page.evaluate("document.documentElement.scrollWidth") <= anne.page.evaluate("innerWidth")
    anne.touch(cluedo.get_by_role("button", name=PLAY[language]))
    anne.page.wait_for_url("**/t/*")
    anne.finish()
    row = anne.page.locator(".end .duel tbody tr.yours th")
    expect(row).to_contain_text("Vous")
    anne.page.goto("/defi")
    expect(cluedo.locator("tr.yours")).to_have_count(1)
    again = cluedo.get_by_role("link")
    expect(again).to_be_visible()
    ben = visits.player("phone", language)
    ben.page.goto("/defi")
    row = ben.page.get_by_role("region", name="Cluedo", exact=True).get_by_role("row", name="Anne")
    expect(row.first).to_be_visible()
