"""Alone against bots: one press, or a panel that remembers."""

import json

from playwright.sync_api import expect

from tests.browser.playing import WAYS, Player, Visits


def kept(player: Player) -> dict[str, object]:
    settings: dict[str, object] = json.loads(player.page.evaluate("localStorage.getItem('manoir.settings')"))
    return settings


def test_the_panel_asks_once_and_one_press_plays_the_same_again(visits: Visits) -> None:
    player = visits.player(settings={"level": ""}).home()
    player.press("Cluedo, contre trois Détectives : choisir")
    panel = player.page.get_by_role("dialog")
    panel.get_by_role("radio", name="Colonel Moutarde").click()
    panel.get_by_role("radiogroup", name="Adversaires").get_by_text("5", exact=True).click()
    panel.get_by_role("radio", name="Novice").click()
    panel.get_by_role("radio", name="Vues").click()
    expect(panel.locator("footer")).to_contain_text("Colonel Moutarde contre cinq Novices")
    panel.get_by_role("button", name="Jouer").click()
    player.prompt.wait_for()
    for _ in range(2):
        with player.visitor() as visitor:
            table = visitor.table(player.code)
        bots = [chair for chair in table["chairs"] if chair["kind"] == "bot"]
        assert [bot["level"] for bot in bots] == ["novice"] * 5
        assert [chair["character"] for chair in table["chairs"] if chair.get("yours")] == ["moutarde"]
        assert kept(player)["help"] == "shown"
        player.home()
        expect(player.page.get_by_role("button", name="Cluedo, contre cinq Novices : choisir")).to_be_visible()
        player.play("cluedo")


def test_every_level_that_the_house_offers_can_be_chosen(visits: Visits) -> None:
    player = visits.player("phone", "en").home()
    for game in ("Cluedo", "Huis Clos", "Hantise"):
        with player.visitor() as visitor:
            offered = {each["title"]["en"]: each for each in visitor.ask("GET", "/api/games")}[game]
        player.press(WAYS["en"].format(game))
        player.press("Against whom?")
        levels = player.page.get_by_role("dialog").get_by_role("radiogroup", name="Level").get_by_role("radio")
        expect(levels).to_have_count(len([level for level in offered["bots"] if level != "random"]))
        expect(levels.filter(has_text="rating")).to_have_count(levels.count())
        counts = player.page.get_by_role("dialog").get_by_role("radiogroup", name="Opponents").get_by_role("radio")
        choices = offered["most"] - offered["least"] + 1
        expect(counts).to_have_count(choices if choices > 1 else 0)
        player.page.keyboard.press("Escape")
