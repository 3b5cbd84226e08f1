"""First games: real ones, with notes that come once."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.playing import NAMES, Language, Player, Visits

LABEL = {"fr": "Explication", "en": "Explanation"}


def note(player: Player) -> Locator:
    return player.page.get_by_role("complementary", name=LABEL[player.language])


@pytest.mark.parametrize(
    ("game", "language", "words"),
    [
        ("cluedo", "fr", "Bienvenue au manoir"),
        ("super-cluedo", "en", "A large manor"),
        ("cluedo-2008", "fr", "Une villa"),
        ("huis-clos", "en", "Snow blocks the road"),
        ("hantise", "fr", "Vous êtes une âme en peine"),
    ],
)
def test_a_first_game_is_a_real_one_with_explanations(
    visits: Visits, game: str, language: Language, words: str
) -> None:
    player = visits.player(language=language)
    player.page.goto(f"/first/{game}")
    expect(note(player)).to_contain_text(words)
    player.prompt.wait_for()
    assert "/t/" in player.page.url
    with player.visitor() as visitor:
        assert {chair.get("level", "novice") for chair in visitor.table(player.code)["chairs"]} == {"novice"}


def test_notes_come_as_things_happen_and_never_twice(player: Player) -> None:
    player.page.goto("/first/cluedo")
    expect(note(player)).to_contain_text("Bienvenue au manoir")
    player.press("Lire")
    player.press("Suite (1)")
    expect(note(player)).to_contain_text("Lancez les dés")
    player.page.reload()
    expect(note(player)).to_contain_text("Lancez les dés")
    player.press("Lancer les dés")
    expect(note(player)).to_contain_text("le chemin s’affiche")
    player.page.reload()
    expect(note(player)).to_contain_text("le chemin s’affiche")


def test_explanations_can_be_done_without(player: Player) -> None:
    player.page.goto("/first/hantise")
    expect(note(player)).to_be_visible()
    player.press("Lire")
    player.press("Sans explications")
    expect(note(player)).to_have_count(0)
    player.page.reload()
    player.prompt.wait_for()
    expect(note(player)).to_have_count(0)


def test_other_games_are_not_explained(player: Player) -> None:
    player.home().play("cluedo")
    expect(note(player)).to_have_count(0)


@pytest.mark.parametrize("game", NAMES)
def test_a_first_game_is_played_to_its_end(visits: Visits, game: str) -> None:
    player = visits.player(size="phone")
    player.page.goto(f"/first/{game}")
    expect(note(player)).to_be_visible()
    assert violations(player.page) == []
    player.finish()
    player.until(lambda: player.is_over, 40)
    expect(note(player)).to_have_count(0)
