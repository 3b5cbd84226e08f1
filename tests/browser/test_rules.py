"""The rules as pages: read, searched, and gone to by clause."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import NAMES, Language, Player, Size, Visits

EXACT = {"fr": "Les règles exactes", "en": "The exact rules"}
COUNTS = {"fr": r"\d+ articles, \d+ décisions de la maison", "en": r"\d+ clauses, \d+ rulings of the house"}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_rules_of_every_game_are_there_in_both_languages(visits: Visits, game: str, language: Language) -> None:
    player = visits.player(language=language)
    player.page.goto(f"/rules/{game}")
    expect(player.page.get_by_text(re.compile(COUNTS[language]))).to_be_visible()
    # Six pictures first, each with the way to its clause; the numbered clauses stand behind them.
    expect(player.page.locator(".howto > header h2")).to_contain_text(NAMES[game])
    expect(player.page.locator("main .shot")).to_have_count(6)
    player.press(EXACT[language])
    expect(player.page.get_by_role("heading", name=NAMES[game]).first).to_be_visible()
    assert player.page.locator("article.ruling").count() > 20
    assert player.page.locator("main code").count() == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_picture_leads_to_its_clause_and_the_section_in_sight_is_lit(visits: Visits, size: Size) -> None:
    player = visits.player(size=size)
    player.page.goto("/rules/huis-clos")
    expect(player.page.locator("main .shot")).to_have_count(6)
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")
    player.touch(player.page.get_by_role("link", name="La règle HC-101"))
    expect(player.page.locator("article.lit")).to_have_attribute("id", "HC-101")
    here = player.page.locator("nav [aria-current=true]")
    expect(here).to_contain_text("Observer")
    player.touch(player.page.get_by_role("button", name="Comment jouer"))
    expect(player.page.locator("main .shot")).to_have_count(6)
    expect(here).to_contain_text("Comment jouer")


def test_a_question_at_the_table_leads_to_its_clause(player: Player) -> None:
    player.home().play("cluedo")
    player.touch(player.page.get_by_role("link", name="La règle : CL-D02"))
    expect(player.page.locator("article.lit")).to_have_attribute("id", "CL-D02")


def test_a_link_leads_to_its_clause_and_lights_it(player: Player) -> None:
    player.page.goto("/rules/cluedo#CL-52")
    lit = player.page.locator("article.lit")
    expect(lit).to_have_attribute("id", "CL-52")
    expect(lit).to_be_in_viewport()
    player.touch(player.page.get_by_role("complementary").get_by_role("link", name="CL-53", exact=True))
    expect(lit).to_have_attribute("id", "CL-53")
    assert player.page.url.endswith("/rules/cluedo#CL-53")
    player.page.go_back()
    expect(lit).to_have_attribute("id", "CL-52")


def test_a_link_to_a_clause_can_be_copied(visits: Visits) -> None:
    player = visits.player(permissions=["clipboard-read", "clipboard-write"])
    player.page.goto("/rules/cluedo#CL-R23")
    player.press("Copier le lien")
    player.says("Lien copié.")
    assert player.page.evaluate("navigator.clipboard.readText()").endswith("/rules/cluedo#CL-R23")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_words_are_found_whatever_their_accents_and_endings(visits: Visits, size: Size) -> None:
    player = visits.player(size=size)
    player.page.goto("/rules/cluedo")
    search = player.page.get_by_role("searchbox")
    search.fill("MONTREE etui")
    found = player.page.locator("article:has(mark)")
    expect(player.page.get_by_text(re.compile(r"^\d+ passages$"))).to_be_visible()
    expect(player.page.locator("#CL-56 mark").first).to_have_text("montrée")
    for _ in range(2):
        search.press("Enter")
    expect(player.page.locator("main .lit")).to_be_in_viewport()
    assert found.count() >= 2


def test_what_no_rule_says_leads_to_the_nearest_word(player: Player) -> None:
    player.page.goto("/rules/cluedo")
    player.page.get_by_role("searchbox").fill("acusation")
    player.says("Aucune règle ne dit cela.")
    player.touch(player.page.get_by_role("button", name=re.compile("Chercher.*accusation")))
    expect(player.page.get_by_role("searchbox")).to_have_value("accusation")
    expect(player.page.locator("mark").first).to_be_visible()


def test_the_language_changes_where_one_reads(player: Player) -> None:
    player.page.goto("/rules/huis-clos#HC-47")
    expect(player.page.locator("#HC-47")).to_contain_text("Fouiller")
    player.press("EN")
    expect(player.page.locator("#HC-47")).to_contain_text("Search")
    expect(player.page.locator("article.lit")).to_have_attribute("id", "HC-47")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_in_the_rules(visits: Visits, size: Size) -> None:
    player = visits.player(size=size)
    player.page.goto("/rules")
    player.page.get_by_role("link", name=re.compile("Huis Clos")).first.wait_for()
    assert violations(player.page) == []
    player.page.goto("/rules/cluedo-2008#R8-66")
    player.page.get_by_role("searchbox").fill("piscine")
    expect(player.page.locator("mark").first).to_be_attached()
    assert violations(player.page) == []
