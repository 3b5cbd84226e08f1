"""People at a table: invited, cut off, coming back, passing one screen round."""

import json
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import RISKY, Player, Visits
from tests.server.process import ProcessHouse

START, CURTAIN, PASS = "Commencer", ".curtain", "Tirer le rideau"


def seated_together(host: Player, guest: Player, game: str = "cluedo") -> None:
    """Both follow the link's way in; a bot takes a third chair."""
    host.home().with_friends(game)
    guest.page.goto(f"/t/{host.code}")
    guest.touch(guest.page.get_by_role("button", name="S’asseoir").first)
    guest.says("On attend encore 1 joueur.")
    host.touch(host.page.get_by_role("button", name="Bot", exact=True).first)
    host.press(START)
    host.prompt.wait_for()
    guest.prompt.wait_for()


def hand_of(player: Player) -> set[str]:
    """The player's own cards, as the house dealt them."""
    with player.visitor() as visitor:
        line = visitor.follow(player.code, visitor.seats(player.code)[0])
        return set(line.next("news")["picture"]["hand"])


def test_two_people_and_a_lost_connection(visits: Visits) -> None:
    host, guest = visits.player(), visits.player("phone")
    seated_together(host, guest)
    expect(host.prompt).to_contain_text("À vous")
    guest.context.set_offline(True)
    guest.says("La connexion est coupée")
    host.press("Lancer les dés")
    guest.context.set_offline(False)
    guest.says("Connexion rétablie, rien n’est perdu.")
    rolled = host.page.locator(".log li").all_inner_texts()
    guest.touch(guest.page.get_by_role("tab", name="Journal"))
    guest.until(lambda: len(guest.page.locator(".log li").all_inner_texts()) >= len(rolled))


def test_what_is_agreed_on_is_seen_by_all(visits: Visits) -> None:
    host, guest = visits.player(), visits.player()
    host.home().with_friends("cluedo")
    guest.page.goto(f"/t/{host.code}")
    guest.page.locator(".setting").wait_for()
    host.touch(host.page.get_by_role("radio", name="2 min"))
    expect(guest.page.get_by_role("radio", name="2 min")).to_be_checked()
    guest.page.get_by_role("radio", name="5 min").click(force=True)
    expect(host.page.get_by_role("radio", name="2 min")).to_be_checked()


def test_what_is_said_is_heard_and_can_be_muted(visits: Visits) -> None:
    host, guest = visits.player(), visits.player()
    seated_together(host, guest)
    for each in (host, guest):
        each.page.get_by_role("tab", name="Discussion").click()
    host.page.get_by_label("Écrire à la table").fill("Qui a vu le docteur ?")
    host.page.keyboard.press("Enter")
    guest.says("Qui a vu le docteur ?")
    host.press("Bien joué !")
    guest.page.locator(".talk .said").get_by_text("Bien joué !").wait_for()
    guest.touch(guest.page.locator(".talk .said button").first)
    expect(guest.page.get_by_text("Qui a vu le docteur ?")).to_have_count(0)


def test_one_screen_shows_nobody_else_s_cards(player: Player) -> None:
    player.home().on_one_screen("cluedo")
    player.touch(player.page.get_by_role("button", name="Bot", exact=True).first)
    player.press(START)
    player.page.locator(CURTAIN).wait_for()
    assert player.page.locator(".hand").count() == 0

    player.lift_curtain()
    player.page.locator(".hand").wait_for()
    cards = player.page.locator(".hand").inner_text().split("\n")[2:]
    player.press("Lancer les dés")
    passing = player.page.get_by_role("button", name=PASS)
    player.answer_until(lambda: passing.count() > 0, avoiding=(*RISKY, PASS))
    player.press(PASS)
    player.page.locator(CURTAIN).wait_for()
    assert player.page.locator(".hand, .sheet, [role=log]").count() == 0
    named = player.page.locator(CURTAIN).inner_text()
    secrets = [card for card in cards if card and card not in named]
    assert secrets
    left = player.page.content()
    assert [card for card in secrets if card in left] == []


def test_two_tabs_of_one_seat_agree(player: Player) -> None:
    player.home().play("cluedo")
    other = player.another_tab()
    other.page.goto(player.page.url)
    other.prompt.wait_for()
    player.press("Lancer les dés")
    expect(other.page.get_by_role("button", name="Lancer les dés")).to_have_count(0)
    player.until(lambda: player.prompt.inner_text() == other.prompt.inner_text())


def test_whoever_watches_asks_for_a_bot_s_place_and_those_who_play_agree(visits: Visits) -> None:
    host, guest, other = visits.player(), visits.player("phone", "en"), visits.player()
    host.home().play("cluedo")
    for watching in (guest, other):
        watching.page.goto(host.page.url)
    other.page.locator(".watching").wait_for()
    assert other.page.locator(".hand").count() == 0
    other.touch(other.page.locator(".watching button").first)
    other.says("Vous avez demandé à jouer")
    host.says("demande à jouer")
    host.press("Refuser")
    other.says("La table préfère continuer ainsi.")
    guest.touch(guest.page.get_by_role("tab", name="Sheet"))
    guest.touch(guest.page.locator(".watching button").last)
    guest.says("You have asked to play")
    host.says("demande à jouer")
    host.press("D’accord")
    guest.page.locator(".hand").wait_for(state="attached")
    host.until(lambda: "prend cette place" in host.page.content())


def test_the_page_receives_no_hidden_card(visits: Visits) -> None:
    """Every frame that holds a hand holds one's own; none holds the envelope."""
    host, guest = visits.player(), visits.player()
    seated_together(host, guest)
    host.press("Lancer les dés")
    guest.until(lambda: any('"Rolled"' in text for text in guest.received))
    own = hand_of(guest)
    for frame in map(json.loads, guest.received):
        if isinstance(frame, dict) and frame.get("type") == "news":
            picture = frame.get("picture", {})
            assert picture.get("envelope") is None
            assert set(picture.get("hand") or own) == own
            for entry in frame["entries"]:
                assert set(entry.get("hand") or own) == own
        else:
            assert "seed" not in frame


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_house_closes_and_opens_again(
    chromium: Browser, page_folder: Path, tmp_path: Path, how: signal.Signals
) -> None:
    with (
        ProcessHouse(f"sqlite:///{tmp_path / 'manoir.db'}", tmp_path / "log", page=page_folder) as house,
        Visits(chromium, house.url) as visits,
    ):
        player = visits.player().home().play("cluedo")
        hand = player.page.locator(".hand").inner_text()
        house.kill(how)
        player.says("La connexion est coupée")
        house.start()
        player.says("Connexion rétablie, rien n’est perdu.")
        assert player.page.locator(".hand").inner_text() == hand
        player.press("Lancer les dés")
        expect(player.page.get_by_role("button", name="Lancer les dés")).to_have_count(0)


def test_the_end_tells_who_won_and_checks_the_deal(visits: Visits) -> None:
    player = visits.player(settings={"help": "none"}).home().play("cluedo")
    player.finish()
    expect(player.page.locator(".end .verdict .kicker")).to_contain_text("gagne")
    player.says("Donne vérifiée")
    player.press("Revanche")
    player.until(lambda: not player.is_over and player.prompt.count() > 0)
