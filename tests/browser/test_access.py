"""For everybody: without a mouse, without seeing, with bigger letters."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import NAMES, Player, Size, Visits


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_at_home_nor_while_a_table_is_set(visits: Visits, size: Size) -> None:
    player = visits.player(size).home()
    assert violations(player.page) == []
    player.press("Réglages")
    assert violations(player.page) == []
    player.page.keyboard.press("Escape")
    player.on_one_screen("cluedo")
    assert violations(player.page) == []


@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_at_a_table(visits: Visits, game: str) -> None:
    player = visits.player().home().play(game)
    assert violations(player.page) == []


def test_axe_finds_nothing_behind_the_curtain(player: Player) -> None:
    player.home().on_one_screen("cluedo")
    player.touch(player.page.get_by_role("button", name="Bot", exact=True).first)
    player.press("Commencer")
    player.page.locator(".curtain").wait_for()
    assert violations(player.page) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_at_the_end(visits: Visits, size: Size) -> None:
    player = visits.player(size, settings={"help": "none"}).home().play("cluedo")
    player.finish()
    player.says("Donne vérifiée")
    assert violations(player.page) == []


def test_a_turn_with_the_keyboard_alone(player: Player) -> None:
    """From the first page to where the dice lead, without a mouse."""
    player.page.goto("/")
    door = player.page.get_by_role("button", name="Jouer à Cluedo", exact=True)
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if door.evaluate("button => button === document.activeElement"):
            break
    player.page.keyboard.press("Enter")
    player.prompt.wait_for()
    expect(player.prompt).to_contain_text("lancez les dés")
    player.page.locator("body").press("Space")
    expect(player.prompt).to_contain_text("où allez-vous")
    player.page.keyboard.press("b")
    on_board = "document.activeElement.matches('svg[tabindex=\"0\"]')"
    player.until(lambda: bool(player.page.evaluate(on_board)))
    player.page.keyboard.press("ArrowUp")
    # Something is said: whatever the page is told, what was aimed at stays aimed at.
    with player.visitor() as oneself:
        (seat,) = oneself.seats(player.code)
        oneself.follow(player.code, seat).send(type="say", seat=seat, text="Hm")
        player.until(lambda: any('"Hm"' in told for told in player.received))
        player.page.keyboard.press("Enter")
        expect(player.page.locator(".board.open")).to_have_count(0)


def test_letters_rest_while_somebody_writes(player: Player) -> None:
    player.home().play("cluedo")
    player.touch(player.page.get_by_role("tab", name="Discussion"))
    writing = player.page.get_by_label("Écrire à la table")
    writing.fill("")
    writing.press_sequentially("dqb")
    expect(writing).to_have_value("dqb")
    expect(player.page.get_by_role("button", name="Lancer les dés")).to_be_visible()


def test_without_motion_nothing_moves(visits: Visits) -> None:
    player = visits.player(settings={"motion": None}, reduced_motion="reduce").home().play("cluedo")
    assert player.page.locator("html").get_attribute("data-motion") == "none"
    assert player.page.evaluate("document.getAnimations().length") == 0
