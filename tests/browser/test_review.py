"""A past game looked into: who could know what, and why the bots did what they did."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import NAMES, Language, Player, Size, Visits
from tests.browser.test_replay import bring, see
from tests.browser.turns import by_turns

REVIEW: dict[Language, str] = {"fr": "Qui pouvait savoir", "en": "Who could know"}
WHY: dict[Language, str] = {"fr": "Pourquoi", "en": "Why?"}
CLUEDOS = ("cluedo", "super-cluedo", "cluedo-2008")


def played(player: Player, game: str, *, unseen: bool = True) -> str:
    """A game against bots, finished; the code of its record."""
    player.home().play(game)
    code = player.code
    player.finish(unseen=unseen)
    return code


def decision(player: Player, code: str, verb: str) -> int:
    """The first move of a bot that begins with this verb."""
    with player.visitor() as visitor:
        frames = visitor.ask("GET", f"/api/records/{code}/replay?open=1")["frames"]
    return next(ply for ply, frame in enumerate(frames) if frame["seat"] > 0 and frame["move"].startswith(verb))


def certain_alone(player: Player, code: str) -> list[int]:
    """When each who could became certain, had they not looked at the answer before."""
    with player.visitor() as visitor:
        frames = visitor.ask("GET", f"/api/records/{code}/replay?open=1")["frames"]
        courses = visitor.ask("GET", f"/api/records/{code}/review")["seats"]
    looked = {
        event["seat"]: ply
        for ply, frame in enumerate(frames)
        for event in frame["events"]
        if event["event"] == "AccusedWrongly"
    }
    assert looked
    first = [next((point["ply"] for point in course if point["solutions"] == 1), len(frames)) for course in courses]
    return [ply for seat, ply in enumerate(first) if ply < looked.get(seat, len(frames))]


@pytest.mark.parametrize(("size", "language"), [("desktop", "fr"), ("phone", "en")])
def test_a_chart_shows_what_each_could_know(visits: Visits, size: Size, language: Language) -> None:
    anne = visits.player()
    code = bring(anne, "cluedo")
    player = visits.player(size, language)
    slider = see(player, code, "open=1")
    player.press(REVIEW[language], exact=False)
    chart = player.page.get_by_role("dialog").locator(".frame")
    expect(chart.locator("path.line")).to_have_count(3)
    # Each of them has accused wrongly and looked into the envelope: that is not what one could know by oneself.
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=re.compile("Certain"))).to_have_count(len(certain_alone(anne, code)))
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")
    player.touch(chart)
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(slider).not_to_have_attribute("aria-valuenow", "0")


def test_the_moment_of_certainty_is_a_press_away(player: Player) -> None:
    code = bring(player, "super-cluedo")
    certain = min(certain_alone(player, code))
    slider = see(player, code, "open=1")
    player.press(REVIEW["fr"], exact=False)
    player.touch(player.page.get_by_role("dialog").get_by_role("button", name=re.compile("Certain au tour")).first)
    expect(slider).to_have_attribute("aria-valuenow", str(certain))


@pytest.mark.parametrize(("game", "size", "language"), by_turns(CLUEDOS, [("desktop", "fr"), ("phone", "en")]))
def test_a_bot_says_why(visits: Visits, game: str, size: Size, language: Language) -> None:
    player = visits.player(size, language, {"level": "detective", "help": "none"})
    code = played(player, game)
    see(player, code, f"open=1&ply={decision(player, code, 'roll')}")
    player.press(WHY[language], exact=False)
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Détective" if language == "fr" else "Detective")
    expect(dialog.locator(".chose")).to_have_text("Lancer les dés" if language == "fr" else "Roll the dice")
    expect(dialog.locator("ul li").first).to_contain_text("Suspects")
    assert violations(player.page) == []


@pytest.mark.parametrize(
    ("game", "size", "language", "verb", "believed"),
    [
        ("huis-clos", "phone", "fr", "go", "Meurtrier"),
        ("hantise", "desktop", "en", "end", "threshold"),
    ],
)
def test_a_bot_says_why_where_there_is_no_notebook(
    visits: Visits, game: str, size: Size, language: Language, verb: str, believed: str
) -> None:
    player = visits.player(size, language, {"level": "detective"})
    code = played(player, game)
    see(player, code, f"open=1&ply={decision(player, code, verb)}")
    player.press(WHY[language], exact=False)
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Détective" if language == "fr" else "Detective")
    expect(dialog.locator("ul li").first).to_contain_text(believed)
    expect(dialog.locator(".chose")).not_to_be_empty()
    # The record says the same: it is the very thought that led to the move.
    expect(dialog.locator(".hint")).to_have_count(0)
    assert violations(player.page) == []


def test_a_person_need_not_say_why(player: Player) -> None:
    code = played(player, "cluedo")
    see(player, code, "open=1&ply=1")
    expect(player.page.get_by_role("button", name=re.compile(WHY["fr"]))).to_have_attribute("aria-disabled", "true")


def test_the_end_leads_to_the_review(player: Player) -> None:
    played(player, "cluedo", unseen=False)
    player.touch(player.page.locator(".end").get_by_role("link", name="Revoir"))
    expect(player.page.get_by_role("button", name=re.compile(REVIEW["fr"]))).to_be_visible()


@pytest.mark.parametrize("game", sorted(set(NAMES) - set(CLUEDOS)))
def test_where_there_are_no_cards_to_count_nothing_of_it_is_offered(player: Player, game: str) -> None:
    see(player, bring(player, game), "open=1")
    expect(player.page.get_by_role("button", name=re.compile(REVIEW["fr"]))).to_have_count(0)


LUCK: dict[Language, str] = {"fr": "Chance et choix", "en": "Luck and choices"}
SEE: dict[Language, str] = {"fr": "Voir ce moment", "en": "See this moment"}


STOOD: dict[str, dict[Language, str]] = {
    "cluedo": REVIEW,
    "hantise": {"fr": "Qui allait gagner", "en": "Who was to win"},
    "huis-clos": {"fr": "Qui était soupçonné", "en": "Who was suspected"},
}


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("cluedo", "desktop", "fr"),
        pytest.param("cluedo", "phone", "en", marks=pytest.mark.soak),
        ("hantise", "phone", "fr"),
        ("huis-clos", "desktop", "en"),
    ],
)
def test_luck_stands_apart_from_choices_and_a_costly_one_is_a_press_away(
    visits: Visits, game: str, size: Size, language: Language
) -> None:
    code = bring(visits.player(), game)
    player = visits.player(size, language)
    slider = see(player, code, "open=1")
    with player.visitor() as visitor:
        told = visitor.ask("GET", f"/api/records/{code}/luck")
    # Whoever has decided most is looked at.
    seat = max(range(len(told["seats"])), key=lambda seat: told["seats"][seat]["decisions"])
    costs = {each["ply"]: each["asked"]["expected"] - each["best"]["expected"] for each in told["questions"]}
    costs |= {each["ply"]: each["choice"] for each in told["judged"]}
    own = [each["ply"] for each in (*told["questions"], *told["judged"]) if each["seat"] == seat]
    worst = min(own, key=lambda ply: costs[ply])
    player.press(STOOD[game][language], exact=False)
    reckoned = player.page.get_by_role("dialog").get_by_role("region", name=LUCK[language])
    rows = reckoned.get_by_role("radio")
    expect(rows).to_have_count(len(told["seats"]))
    player.touch(rows.nth(seat))
    expect(rows.nth(seat)).to_have_attribute("aria-checked", "true")
    costly = reckoned.get_by_role("article").first
    expect(costly.locator(".question")).to_have_count(2)
    expect(costly.locator(".why")).not_to_be_empty()
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")
    player.touch(reckoned.get_by_role("button", name=SEE[language]).first)
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(slider).to_have_attribute("aria-valuenow", str(worst))
