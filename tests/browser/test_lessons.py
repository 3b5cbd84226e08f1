"""Lessons: directed, followed to their end by tapping, left and taken up at the same step."""

import pytest
from playwright.sync_api import expect

from manoir.lessons.lesson import NAMES
from tests.browser.axe import violations
from tests.browser.lessons import answer_questions, follow, step_of
from tests.browser.playing import Language, Visits

IN_EVERY_RUN = ("cluedo", "hantise")
LESSONS = [pytest.param(name, marks=() if name in IN_EVERY_RUN else pytest.mark.soak) for name in NAMES]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_followed_to_its_end_by_tapping(visits: Visits, name: str) -> None:
    """And then the same game goes on freely."""
    player = visits.player(size="phone", language="en" if name == "cluedo" else "fr")
    player.page.goto(f"/learn/{name}")
    follow(player, name)
    assert violations(player.page) == []
    answer_questions(player)
    player.prompt.wait_for()
    expect(player.page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr"])
def test_a_lesson_is_left_and_taken_up_at_the_same_step(visits: Visits, language: Language) -> None:
    player = visits.player(language=language).home()
    learn = player.page.get_by_role("link", name="Apprendre Cluedo")
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
