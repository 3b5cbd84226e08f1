"""Lessons: directed, followed to their end by tapping, left and taken up at the same step."""

import pytest
from playwright.sync_api import expect

from manoir.lessons.lesson import NAMES
from tests.browser.axe import violations
from tests.browser.lessons import answer_questions, follow, step_of
from tests.browser.playing import Language, Visits

IN_EVERY_RUN = ("cluedo", "hantise")
IN_ENGLISH = ("cluedo", "huis-clos-murderer")
LESSONS = [pytest.param(name, marks=() if name in IN_EVERY_RUN else pytest.mark.soak) for name in NAMES]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_followed_to_its_end_by_tapping(visits: Visits, name: str) -> None:
    """And then the same game goes on freely."""
    player = visits.player(size="phone", language="en" if name in IN_ENGLISH else "fr")
    player.page.goto(f"/learn/{name}")
    follow(player, name)
    assert violations(player.page) == []
    answer_questions(player)
    player.prompt.wait_for()
    expect(player.page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr"])
def test_a_lesson_is_left_and_taken_up_at_the_same_step(visits: Visits, language: Language) -> None:
    player = visits.player(language=language).home()
    learn = player.page.get_by_role("link", name="Apprendre Cluedo", exact=True)
    learn.click()
    follow(player, "cluedo", until="back")
    assert violations(player.page) == []
    code, step = player.code, step_of(player)
    expect(player.page.get_by_role("gridcell", name="Clé anglaise, Blanche : rien de noté")).to_be_visible()
    player.page.get_by_role("link", name="Quitter la leçon").click()
    expect(learn).to_contain_text(f"étape {step}")
    learn.click()
    player.page.locator(".find .choices").wait_for()
    assert (player.code, step_of(player)) == (code, step)


@pytest.mark.soak
def test_the_second_lesson_of_a_game_is_offered_when_the_first_is_done(visits: Visits) -> None:
    """And both stand among the other ways to play."""
    player = visits.player(size="phone").home()
    player.page.evaluate(
        "localStorage.setItem('manoir.lessons', JSON.stringify({'huis-clos': {step: 0, isDone: true}}))"
    )
    player.home()
    second = player.page.get_by_role("link", name="Apprendre Huis Clos : Meurtrier")
    expect(second).to_have_text("Seconde leçon")
    player.press("Autres façons de jouer à Huis Clos")
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("link", name="Apprendre Huis Clos : Innocent")).to_be_visible()
    player.touch(dialog.get_by_role("link", name="Apprendre Huis Clos : Meurtrier"))
    player.page.locator(".guide").wait_for()
    player.says("vous êtes Lady Borrow")
