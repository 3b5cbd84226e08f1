"""What one has solved, on one's own page: counted by the house, with what the page had kept by itself before."""

import re
from datetime import date

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Visits
from tests.browser.test_enigme import SEALED, Solver

KEPT = '{"2026-11-16": {"on": "2026-11-16", "seconds": 90, "helps": 1}}'
SMALL = """(calendar) => [...calendar.querySelectorAll('a, button')]
  .map((target) => target.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length"""


def test_solved_days_are_kept_by_the_house_shown_and_forgotten(visits: Visits) -> None:
    player = visits.player("phone").home()
    page = player.page
    page.evaluate("(kept) => localStorage.setItem('manoir.evenings', kept)", KEPT)
    solver = Solver(player, SEALED)
    solver.answer(solver.wrong_answer())
    expect(solver.alert).to_be_visible()
    solver.answer(solver.narrator.answer())
    expect(solver.solved).to_be_visible()

    # Nothing that counts comes from this browser alone.
    page.evaluate("localStorage.removeItem('manoir.evenings')")
    page.goto("./moi")
    puzzles = page.get_by_role("region", name="Énigmes")
    expect(puzzles.locator("dd")).to_have_text([re.compile(r"^2$"), re.compile(r"^0$"), *[re.compile(r"^\d+$")] * 2])
    expect(puzzles.locator("figure circle")).to_have_count(1)
    today = date.today()
    for _ in range(12 * (today.year - 2026) + today.month - 11):
        expect(puzzles.get_by_role("button", name="Mois précédent")).not_to_have_attribute("aria-disabled", "true")
        player.press("Mois précédent")
    expect(puzzles.get_by_role("link", name="mardi 17 novembre : résolue")).to_be_visible()
    expect(puzzles.get_by_role("link", name="lundi 16 novembre : résolue, avec de la lumière")).to_be_visible()
    assert puzzles.locator(".calendar").evaluate(SMALL) == 0
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    player.press("Tout effacer")
    player.touch(page.get_by_role("dialog").get_by_role("button", name="Tout effacer"))
    expect(puzzles).to_have_count(0)
    page.goto("./enigme/2026-11-16")
    player.touch(page.get_by_role("tab", name="Lumière"))
    expect(page.locator(".evenings a").last).to_be_visible()
    expect(page.locator(".evenings").get_by_text("résolue")).to_have_count(0)
