"""Games of the house as carnets: from the last page, the replay, the table, and a file."""

from playwright.sync_api import expect

from tests.browser.playing import Visits
from tests.browser.pocket import Pocket
from tests.browser.test_replay import bring, recorded, see


def test_a_replay_opens_as_the_carnet_of_whose_eyes_one_has(visits: Visits) -> None:
    player = visits.player("phone")
    code = bring(player, "cluedo")
    see(player, code, "seat=1&ply=80")
    player.touch(player.page.get_by_role("link", name="Carnet", exact=True))
    pocket = Pocket(player)
    pocket.page.locator(".note").wait_for()
    early = pocket.kept()
    assert early["me"] == 1
    assert early["lines"]
    pocket.turn_to("sheet")
    expect(pocket.page.locator("td button[data-cell]:has(svg)").first).to_be_visible()
    # The whole of it, from its file; and once more by the way one came, which can be undone.
    third = Pocket(visits.player("phone")).visit()
    third.page.locator("input[type=file]").set_input_files(recorded("cluedo"))
    third.player.touch(third.page.locator("dialog[open] .whose button").nth(1))
    third.page.locator(".note").wait_for()
    whole = third.kept()
    assert whole["me"] == 1
    assert whole["lines"][: len(early["lines"])] == early["lines"]
    assert len(whole["lines"]) > len(early["lines"])


def test_a_table_that_allows_all_help_fills_a_carnet(visits: Visits) -> None:
    player = visits.player("phone", settings={"help": "odds"}).home().play("cluedo")
    player.touch(player.page.locator("[data-tab=sheet]"))
    player.touch(player.page.get_by_role("link", name="Ouvrir dans mon carnet"))
    pocket = Pocket(player)
    pocket.page.locator(".note").wait_for()
    kept = pocket.kept()
    assert len(kept["hand"]) == kept["hands"][kept["me"]]
    assert all(name[0].isupper() for name in kept["players"])
