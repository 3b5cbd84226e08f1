"""What lies where on a table that is touched: drawers, brief sheets, cards that go from hand to hand."""

from playwright.sync_api import expect

from tests.browser.framed import resize
from tests.browser.playing import Visits
from tests.browser.test_sizes import seated

COUNT_SLIPS = """() => {
  window.slips = 0
  const isSlip = (node) => node.nodeType === 1 && node.matches('.slip')
  new MutationObserver((changes) => changes.forEach(({addedNodes}) => slips += [...addedNodes].filter(isSlip).length))
    .observe(document.body, {childList: true, subtree: true})
}"""
TRAY = "() => document.querySelector('.prompt-place').getBoundingClientRect().bottom"


def test_a_sheet_touched_on_a_tablet_opens_at_that_line(visits: Visits) -> None:
    player = visits.player("tablet").home().play("cluedo")
    box = player.page.locator(".resting [data-row=bureau]").bounding_box()
    assert box is not None
    player.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.page.locator(".drawer [data-row=bureau]")).to_be_in_viewport()
    expect(player.page.locator(".drawer [data-row=rose]")).not_to_be_in_viewport()


def test_a_sheet_of_ten_is_brief_where_it_is_read(visits: Visits) -> None:
    player = seated(visits, "super-cluedo", 10)
    resize(player, "tablet")
    player.touch(player.page.get_by_role("tab", name="Feuille"))
    expect(player.page.locator(".brief [data-row]")).to_have_count(30)
    held = player.page.locator(".hand .mini").count()
    expect(player.page.locator(".brief .out")).not_to_have_count(0)
    assert held in (0, 2, 3)
    player.touch(player.page.get_by_role("button", name="Ouvrir la feuille pour y écrire"))
    expect(player.page.locator(".drawer [role=grid] thead th")).to_have_count(11)


def test_a_card_that_is_shown_slips_from_hand_to_hand(visits: Visits) -> None:
    player = visits.player("phone", settings={"motion": "full"}).home().play("cluedo")
    player.page.evaluate(COUNT_SLIPS)
    for _ in range(12):
        if player.page.evaluate("slips") or not player.step():
            break
        player.page.wait_for_timeout(100)
    assert player.page.evaluate("slips")
    expect(player.page.locator(".slip")).to_have_count(0)


def test_a_bot_is_made_stronger_by_a_finger(visits: Visits) -> None:
    host = visits.player("phone").home().on_one_screen("cluedo")
    host.touch(host.page.get_by_role("button", name="Bot", exact=True).first)
    level = host.page.get_by_role("button", name="Le changer", exact=False)
    for name in ("Novice", "Inspecteur", "Détective", "Maître", "Grand maître", "Novice"):
        expect(level).to_contain_text(name)
        host.touch(level)


def test_in_a_window_lower_than_any_frame_the_tray_stays_at_its_foot(visits: Visits) -> None:
    player = visits.player("lying phone").home().play("cluedo")
    player.page.set_viewport_size({"width": 640, "height": 300})
    player.until(lambda: player.page.evaluate(TRAY) == 292)
    player.page.evaluate("document.querySelector('.ground').scrollTop = 999")
    assert player.page.evaluate("document.querySelector('.ground').scrollTop") > 0
    assert player.page.evaluate(TRAY) == 292
