"""The pace of bots is in the hands of whoever plays against them."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Player, Size, Visits

SKIP = "Passer ce que font les bots, jusqu’à votre prochaine décision"


def end_turn(player: Player) -> None:
    """Until it is a bot's turn: at this pace that lasts."""
    skip = player.page.get_by_role("button", name=SKIP)
    player.answer_until(lambda: skip.count() > 0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_press_skips_to_the_next_decision(visits: Visits, size: Size) -> None:
    player = visits.player(size, settings={"pace": "patient", "bots": {"cluedo": 5}}).home().play("cluedo")
    end_turn(player)
    player.press(SKIP)
    expect(player.prompt).to_contain_text("À vous", timeout=20_000)


def test_the_pace_is_changed_at_the_table(visits: Visits) -> None:
    player = visits.player(settings={"pace": "patient"}).home().play("cluedo")
    player.press("Réglages")
    player.page.get_by_role("dialog").get_by_role("radio", name="Éclair").click()

    def pace() -> str:
        with player.visitor() as visitor:
            return str(visitor.table(player.code)["settings"].get("pace"))

    player.until(lambda: pace() == "instant")
    player.press("Fermer")
    end_turn(player)
    player.page.keyboard.press("s")
    expect(player.prompt).to_contain_text("À vous", timeout=20_000)
