"""Hantise at the table: whole games by clicking, two souls in two browsers, and what stays hidden."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import ElementHandle, expect

from tests.browser.axe import violations
from tests.browser.playing import Language, Player, Size, Visits

ENABLED = ":not([aria-disabled=true])"
FOLD = {"fr": "Se coucher", "en": "Fold"}
YES = {"fr": "Oui, se coucher", "en": "Yes, fold"}
NIGHTS_PLAYED = 2
"""So many are played with cards; the others are folded, which is quicker."""
MOST_PRESSES = 500
LOOKED_AT = (0, 3, 8)
"""Presses after which axe looks at the table."""


def answers(player: Player) -> list[ElementHandle]:
    """In the prompt, and the cards in the hand that can be chosen; those that are chosen already are left alone."""
    folding = (FOLD[player.language], YES[player.language])
    held = player.page.locator(f".hand button{ENABLED}:not([aria-pressed=true])").element_handles()
    return player.answers(avoiding=folding) + held


def press_something(player: Player, luck: Random) -> None:
    lit = player.tray.locator(f".button.primary{ENABLED}").element_handles()
    if found := answers(player):
        player.touch(luck.choice(lit if lit and luck.random() < 0.3 else found))


def night(player: Player) -> int:
    """The last one that the page has heard of."""
    for frame in reversed(player.received):
        if found := re.search(r'"night":(\d)', frame):
            return int(found[1])
    return 0


def is_asked(player: Player) -> bool:
    return player.tray.locator(".prompt:not(.waiting)").count() > 0 and bool(answers(player))


def fold(player: Player) -> None:
    folding = player.tray.get_by_role("button", name=FOLD[player.language], exact=True)
    if folding.count():
        player.touch(folding.first)
        player.touch(player.tray.get_by_role("button", name=YES[player.language], exact=True).first)


@pytest.mark.parametrize(
    ("size", "language", "wins"),
    [
        ("phone", "en", "win"),
        pytest.param("desktop", "en", "win", marks=pytest.mark.soak),
        pytest.param("tablet", "fr", "gagne", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_by_hand(visits: Visits, size: Size, language: Language, wins: str) -> None:
    """Here with a finger, in a house without a server with a mouse."""
    player = visits.player(size, language, {"sounds": True})
    player.home().play("hantise")
    luck = Random(f"hantise {size}")
    for press in range(MOST_PRESSES):
        player.until(lambda: player.is_over or is_asked(player), seconds=60)
        if player.is_over:
            break
        if night(player) > NIGHTS_PLAYED and player.page.get_by_role("button", name=FOLD[language], exact=True).count():
            fold(player)
        else:
            press_something(player, luck)
        if press in LOOKED_AT:
            assert violations(player.page) == []
        if press % 8 == 0:
            assert player.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    expect(player.page.locator(".ending section")).to_have_count(2)
    expect(player.page.locator(".end")).to_contain_text(wins)
    assert_nothing_hidden_was_sent(player)


def assert_nothing_hidden_was_sent(player: Player) -> None:
    """Another's cards are seen when they are played, not when they are dealt or drawn."""
    for frame in map(json.loads, player.received):
        if not isinstance(frame, dict) or frame.get("type") != "news":
            continue
        for entry in frame["entries"]:
            if entry["event"] in ("Dealt", "Drew") and entry["seat"] != frame["seat"]:
                assert entry.get("hand") is None, entry
                assert entry.get("card") is None, entry


def test_two_souls_in_two_browsers(visits: Visits) -> None:
    host, guest = visits.player(), visits.player("phone")
    host.home().with_friends("hantise")
    guest.page.goto(f"/t/{host.code}")
    guest.touch(guest.page.get_by_role("button", name="S’asseoir").first)
    host.press("Commencer")
    host.prompt.wait_for()
    guest.prompt.wait_for()
    luck = Random("two souls")
    for _ in range(MOST_PRESSES):
        if night(host) > 1:
            break
        host.until(lambda: is_asked(host) or is_asked(guest), seconds=30)
        asked = host if is_asked(host) else guest
        fold(asked) if luck.random() < 0.1 else press_something(asked, luck)
    expect(host.page.locator(".log li").filter(has_text="la nuit").first).to_be_attached()
    guest.touch(guest.page.get_by_role("tab", name="Journal"))
    expect(guest.page.locator(".log li").filter(has_text="la nuit").first).to_be_attached()
    assert_nothing_hidden_was_sent(host)
    assert_nothing_hidden_was_sent(guest)


def test_a_card_pointed_at_shows_what_it_would_do(player: Player) -> None:
    player.home().play("hantise")
    player.until(lambda: player.page.locator(f".hand button{ENABLED}").count() > 0, seconds=30)
    player.page.locator(f".hand button{ENABLED}").last.hover()
    meter = player.page.get_by_role("img", name="après le coup")
    expect(meter.first).to_be_visible()
    player.page.mouse.move(2, 2)
    expect(meter).to_have_count(0)


def test_a_turn_by_keyboard_alone(player: Player) -> None:
    """A place is chosen, then put down: only Tab, Enter and arrows are used."""
    player.home().play("hantise")
    places = player.page.locator(f".hand button{ENABLED}")
    player.until(lambda: places.count() > 0, seconds=30)
    held = player.page.locator(".hand .card").count()
    places.last.focus()
    player.page.keyboard.press("Enter")
    put = player.tray.locator(".row button").first
    put.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".hand .card")).to_have_count(held - 1)


def test_a_card_held_under_a_finger_is_read_in_full(visits: Visits) -> None:
    player = visits.player("phone")
    player.home().play("hantise")
    cards = player.page.locator(f".hand button{ENABLED}")
    player.until(lambda: cards.count() > 0, seconds=30)
    name = (cards.last.get_attribute("aria-label") or "").split(",")[0]
    cards.last.dispatch_event("pointerdown", {"pointerType": "touch"})
    read = player.page.locator(".reading")
    expect(read).to_contain_text(name.split()[-1])
    expect(read).to_contain_text("Terreur")
    player.touch(read.get_by_role("button", name="Fermer"))
    expect(read).to_have_count(0)
