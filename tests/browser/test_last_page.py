"""The last page: what it says of you, moments that open the replay, how the game stood, the proof in its seal."""

import re
import struct

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Player, Size, Visits
from tests.browser.test_review import played
from tests.server.house import options, play_to_the_end

MOMENTS: dict[Language, str] = {"fr": "Moments clés", "en": "Key moments"}
CHARTS: dict[str, dict[Language, str]] = {
    "cluedo": {"fr": "Qui pouvait savoir", "en": "Who could know"},
    "huis-clos": {"fr": "Qui était soupçonné", "en": "Who was suspected"},
    "hantise": {"fr": "Qui allait gagner", "en": "Who was to win"},
}
YOURS: dict[Language, str] = {"fr": "vos choix, en questions", "en": "your choices, in questions"}
LUCK: dict[Language, str] = {"fr": "Chance et choix", "en": "Luck and choices"}
SEAL: dict[Language, str] = {"fr": "Donne vérifiée", "en": "Deal verified"}


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("cluedo", "desktop", "fr"),
        pytest.param("cluedo", "phone", "en", marks=pytest.mark.soak),
        pytest.param("huis-clos", "desktop", "en", marks=pytest.mark.soak),
        ("huis-clos", "phone", "fr"),
        pytest.param("hantise", "desktop", "fr", marks=pytest.mark.soak),
        ("hantise", "phone", "en"),
    ],
)
def test_the_last_page_tells_the_game_and_leads_back_into_it(
    visits: Visits, game: str, size: Size, language: Language
) -> None:
    player = visits.player(size, language, {"level": "detective"})
    played(player, game, unseen=False)
    end = player.page.locator(".end")
    chart = end.get_by_role("region", name=re.compile(CHARTS[game][language]))
    expect(chart).to_be_visible()
    # A line that stays level has no height: it is drawn, though Playwright calls it hidden.
    expect(chart.locator("path.line").first).to_have_attribute("d", re.compile("^M.+H"))
    expect(end.get_by_role("region", name=LUCK[language]).get_by_role("radio").first).to_be_visible()
    if game == "cluedo":
        expect(end.locator(".verdict")).to_contain_text(YOURS[language])
    if game == "hantise":
        expect(chart).to_contain_text("vos chances" if language == "fr" else "your chances")
    moments = end.get_by_role("region", name=MOMENTS[language]).get_by_role("link")
    expect(moments.last).to_be_visible()
    assert violations(player.page) == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")
    player.touch(end.get_by_role("button", name=SEAL[language]))
    expect(player.page.get_by_role("dialog").locator(".fairness li")).not_to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    address = moments.last.get_attribute("href") or ""
    player.touch(moments.last)
    ply = address.rpartition("ply=")[2]
    expect(player.page.get_by_role("slider")).to_have_attribute("aria-valuenow", ply)


@pytest.mark.parametrize(
    ("game", "language", "says"),
    [
        ("cluedo", "fr", "Vous cherchiez encore"),
        ("super-cluedo", "en", "You were still searching"),
        ("hantise", "fr", "La maison "),
    ],
)
def test_the_headline_is_about_whoever_reads_it_and_who_won_stands_above(
    visits: Visits, game: str, language: Language, says: str
) -> None:
    player = visits.player("phone", language)
    played(player, game)
    verdict = player.page.locator(".end .verdict")
    expect(verdict.get_by_role("heading")).to_contain_text(says)
    expect(verdict.locator(".kicker")).to_contain_text(re.compile("gagne|wins"))


def test_who_accused_wrongly_is_told_so_and_never_that_the_answer_could_be_known(visits: Visits) -> None:
    player = visits.player("phone").home().play("cluedo")
    with player.visitor() as visitor:
        line = visitor.follow(player.code, visitor.seats(player.code)[0], pictures=False)
        news = line.question()
        line.act(news, next(number for number, text in options(news).items() if text.startswith("accuse")))
        play_to_the_end(line)
    end = player.page.locator(".end")
    expect(end.locator(".verdict").get_by_role("heading")).to_have_text("Votre accusation était fausse")
    expect(end.locator(".verdict .yours")).to_contain_text("Il vous restait")
    expect(end.get_by_role("region", name=MOMENTS["fr"])).not_to_contain_text("Vous pouviez accuser")


@pytest.mark.parametrize(("size", "language"), [("desktop", "fr"), ("phone", "en")])
def test_a_picture_is_kept_that_names_no_card(visits: Visits, size: Size, language: Language) -> None:
    player = visits.player(size, language, {"level": "detective"})
    played(player, "cluedo")
    player.press("Partager" if language == "fr" else "Share")
    dialog = player.page.get_by_role("dialog")
    picture = dialog.get_by_role("img")
    expect(picture).to_be_visible()
    said = picture.get_attribute("alt") or ""
    shown = player.page.locator(".end .solution li").all_inner_texts()
    assert len(shown) == 3
    assert [name for name in shown if name and name in said] == []
    assert violations(player.page) == []
    with player.page.expect_download() as saving:
        player.touch(dialog.get_by_role("button", name="Garder l’image" if language == "fr" else "Keep the picture"))
    kept = saving.value.path().read_bytes()
    assert kept.startswith(b"\x89PNG")
    assert struct.unpack(">II", kept[16:24]) == (1200, 630)


def test_after_the_end_talk_goes_on_and_whoever_watched_follows_the_rematch(visits: Visits) -> None:
    player, watcher = visits.player("desktop", "fr"), visits.player("phone", "en")
    player.home().play("hantise")
    watcher.page.goto(player.page.url)
    watcher.says("You are watching")
    player.finish(unseen=True)
    heard = [each.page.locator(".end .talk .said li") for each in (player, watcher)]
    writes(player, "Écrire à la table", "Bien joué, vous autres.")
    expect(heard[1]).to_contain_text("Bien joué, vous autres.")
    overheard = watcher.page.locator(".end .prompt").get_by_role("button", name="Bien joué, vous autres.")
    watcher.touch(overheard)
    expect(heard[1].first).to_be_in_viewport()
    writes(watcher, "Write to the table", "What an evening!")
    expect(heard[0].last).to_contain_text("What an evening!")
    for each in (player, watcher):
        assert violations(each.page) == []
        assert each.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.press("Revanche")
    player.prompt.wait_for()
    watcher.touch(watcher.page.get_by_role("link", name="Follow the rematch"))
    watcher.says("You are watching")
    assert watcher.code == player.code


def writes(player: Player, label: str, text: str) -> None:
    field = player.page.get_by_label(label)
    player.touch(field)
    field.fill(text)
    field.press("Enter")
