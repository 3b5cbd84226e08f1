"""Carnets of Huis Clos and Hantise, entered by tapping, in the page that needs no server."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.playing import Visits
from tests.browser.pocket import Pocket
from tests.browser.test_alone import KEPT, START

SUITE = (
    "corde",
    *(
        f"{who}-{what}"
        for who, what in [
            ("lecomte", "trousse"),
            ("williams", "code"),
            ("borrow", "collier"),
            ("georges", "gants"),
            ("eddington", "plume"),
            ("worms", "loupe"),
            ("puddingham", "canne"),
            ("peely", "sels"),
        ]
    ),
)
SALON = ("tisonnier", "lecomte-lunettes", "borrow-eventail", "worms-pipe", "peely-coiffe")


def kept(pocket: Pocket) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(pocket.page.evaluate("localStorage['manoir.carnet.guests']"))[0]["carnet"]
    return found


def begin(pocket: Pocket, game: str) -> None:
    pocket.player.touch(pocket.page.locator("main .button.primary"))
    pocket.tap(f".boxes [data-game={game}]")


def test_huis_clos_who_was_seen_with_what_and_what_that_leaves(alone: Visits) -> None:
    pocket = Pocket(alone.player("phone")).visit()
    begin(pocket, "huis_clos")
    for who in ("worms", "georges", "peely", "williams"):
        pocket.tap(f"[data-pawn={who}]")
    assert violations(pocket.page) == []
    pocket.tap(".tray footer .primary")
    for clue in (*SUITE, "worms-loupe"):
        pocket.tap(f"[data-clue={clue}]")
    pocket.tap("[data-place=salon]")
    for clue in (*SALON, "worms-pipe"):
        pocket.tap(f"[data-clue={clue}]")
    pocket.tap(".tray footer .primary")
    poker = pocket.page.locator("[data-where=tisonnier]")
    expect(poker).to_contain_text("Salon", timeout=START)
    assert violations(pocket.page) == []
    pocket.page.wait_for_function(KEPT)
    address = pocket.page.url
    pocket.page.close()
    pocket.player.context.set_offline(True)
    pocket = Pocket(pocket.player.another_tab())
    pocket.page.goto(address)
    expect(pocket.page.locator('.faces [data-seat="1"]')).to_have_attribute("aria-pressed", "true", timeout=START)
    pocket.tap("[data-place=salon]")
    pocket.tap(".tray footer .primary")
    expect(pocket.page.locator('.faces [data-seat="2"]')).to_have_attribute("aria-pressed", "true", timeout=START)
    assert [line["gained"] for line in kept(pocket)["lines"]] == ["worms-pipe", None]
    poker = pocket.page.locator("[data-where=tisonnier]")
    expect(poker).to_contain_text("Salon")
    expect(poker.locator("[aria-label=Georges]")).to_have_count(1)
    pocket.turn_to("memory")
    expect(pocket.page.locator("[data-where]")).to_have_count(39)
    expect(pocket.page.locator("[data-where=worms-pipe] svg[aria-label]")).to_have_count(1)
    assert violations(pocket.page) == []
    pocket.turn_to("lines")
    pocket.player.press("Annuler")
    assert len(kept(pocket)["lines"]) == 1


def test_hantise_score_nights_and_pile(alone: Visits) -> None:
    pocket = Pocket(alone.player("phone", "en")).visit()
    begin(pocket, "hantise")
    for card in ("cave", "reine-spectre", "serviteur-spectre"):
        pocket.tap(f"[data-card={card}]:visible")
    assert len(kept(pocket)["lines"]) == 3
    pocket.player.touch(pocket.page.get_by_role("radio", name="Night"))
    expect(pocket.page.locator("[data-card=reine-spectre]")).to_be_enabled(timeout=START)
    assert violations(pocket.page) == []
    for chosen in ("[data-character=papa]", "[data-card=cave]", "[data-card=reine-spectre]", ".tray footer .primary"):
        pocket.tap(chosen)
    expect(pocket.page.locator("[data-soul='0'] b")).to_have_text("11")
    pocket.page.reload()
    expect(pocket.page.locator("[data-soul='0'] b")).to_have_text("11", timeout=START)
    pocket.turn_to("pile")
    expect(pocket.page.get_by_text("45 cards")).to_be_visible()
    assert violations(pocket.page) == []
    pocket.turn_to("lines")
    pocket.tap("[data-line='2']")
    pocket.player.press("Remove")
    expect(pocket.page.get_by_role("alert")).to_contain_text("Line 3")
