"""A game begun on a device goes on in a house, and on another device, to its end."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.playing import Player, Visits
from tests.browser.test_alone import opened, three_moves
from tests.browser.test_cluedos import Detective


def take_along(player: Player, path: Path) -> list[str]:
    """Save the game; the lines that tell its deal."""
    player.press("Quitter la table")
    with player.page.expect_download() as download:
        player.press("Emporter cette partie")
    download.value.save_as(path)
    player.says("Cette partie a été emportée.")
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(("deal", "note seed"))]


def take_up(player: Player, path: Path) -> None:
    player.press("Réglages")
    player.page.locator("dialog[open] input[type=file]").set_input_files(path)
    player.prompt.wait_for()


def cards_of(player: Player) -> list[str]:
    """Without what is said of them, which changes as they are shown."""
    return player.page.locator(".hand").inner_text().splitlines()[2:]


def test_from_a_device_to_a_house_and_to_a_device(alone: Visits, visits: Visits, tmp_path: Path) -> None:
    one = opened(alone.player("phone")).play("cluedo")
    assert three_moves(one, [])
    deal = take_along(one, tmp_path / "one.txt")
    one.page.reload()
    one.says("Cette partie a été emportée.")

    house = visits.player().home()
    take_up(house, tmp_path / "one.txt")
    house.says("Cette partie vient d’ailleurs : qui l’a apportée a pu voir la donne. Elle ne compte pas.")
    hand = cards_of(house)
    assert three_moves(house, [])
    assert take_along(house, tmp_path / "two.txt") == deal

    two = opened(alone.player())
    take_up(two, tmp_path / "two.txt")
    assert cards_of(two) == hand
    Detective(two).play()
    expect(two.page.locator(".end")).to_be_visible()


def test_what_is_no_game_under_way_is_refused_in_a_sentence(visits: Visits, tmp_path: Path) -> None:
    player = visits.player("phone", "en").home()
    player.press("Settings")
    foreign = tmp_path / "shopping.txt"
    foreign.write_text("bread\n", encoding="utf-8")
    player.page.locator("dialog[open] input[type=file]").set_input_files(foreign)
    player.says("not a record of the house")
    assert all("400" in problem for problem in player.problems)
    player.problems.clear()
    expect(player.page.locator(".home").first).to_be_visible()
