"""The stage: nothing is said before it is seen, whoever looks sees what is theirs to see, and nobody has to wait."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.framed import turn
from tests.browser.playing import Language, Player, Size, Visits
from tests.browser.staging import Entry, Staged

STAGED = {"motion": "full", "pace": "normal"}
NAMED = ("olive", "cle-anglaise", "billard")
OTHER = ("olive", "cle-anglaise", "cuisine")
HEADLINE = {"fr": "Vous gagnez !", "en": "You win!"}
LAST, BEFORE = 7, 6
"""Beats of a denunciation: all is told, the backs turn."""
DEAF, FULL = 250, 3300
CURTAIN_IS_DEAF = 700

Told = tuple[list[Entry], dict[str, Any]]


def denunciation(seat: int, *, right: bool, envelope: tuple[str, ...] | None = None) -> Told:
    accused = {"event": "Accused", "seat": seat} | dict(zip(("suspect", "weapon", "room"), NAMED, strict=True))
    if not right:
        return [accused, {"event": "AccusedWrongly", "seat": seat, "envelope": envelope}], {"out": [seat]}
    ended = {"event": "Ended", "winner": seat, "reason": "accusation", "envelope": NAMED}
    return [accused, ended], {"winner": seat, "reason": "accusation", "envelope": NAMED}


def staged(player: Player, game: str = "cluedo") -> Staged:
    table = Staged(player)
    player.home().play(game)
    player.until(lambda: table.seat is not None)
    table.stop_the_clock()
    return table


def accuse(table: Staged, *, own: bool, right: bool) -> int:
    seat = (table.seat or 0) if own else (table.seat or 0) + 1
    entries, picture = denunciation(seat, right=right, envelope=OTHER if own else None)
    table.tell(*entries, over=right, **picture)
    table.stage.wait_for()
    return seat


def everything(player: Player) -> str:
    """All that the page holds, seen or not: title, text, labels."""
    return str(
        player.page.evaluate(
            """[document.title, document.body.textContent,
            ...[...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)].join(' | ')"""
        )
    ).replace("\u202f", " ")


@pytest.mark.parametrize(("size", "language"), [("desktop", "fr"), ("phone", "en")])
def test_who_accuses_sees_card_after_card_and_hears_of_it_at_the_end(
    visits: Visits, size: Size, language: Language
) -> None:
    player = visits.player(size, language, STAGED)
    table = staged(player)
    accuse(table, own=True, right=True)
    for beat, turned in enumerate((0, 0, 0, 1, 2, 2, 3)):
        table.go_to(beat)
        said = everything(player)
        assert HEADLINE[language] not in said
        assert "Partie finie" not in said
        assert "Game over" not in said
        expect(table.stage.locator(".up .front")).to_have_count(turned)
        expect(player.page.locator(".end")).to_have_count(0)
    table.go_to(LAST)
    expect(table.stage.get_by_role("heading")).to_have_text(HEADLINE[language])
    expect(player.page).to_have_title("Partie finie · Cluedo" if language == "fr" else "Game over · Cluedo")
    player.page.clock.run_for(DEAF + 50)
    player.page.clock.resume()
    assert violations(player.page) == []
    player.touch(table.stage.get_by_role("button"))
    expect(table.stage).to_have_count(0)
    expect(player.page.locator(".end")).to_be_visible()


@pytest.mark.parametrize("right", [True, False])
def test_others_see_backs_for_as_long_in_both_cases(visits: Visits, right: bool) -> None:
    player = visits.player("phone", settings=STAGED)
    table = staged(player)
    accuse(table, own=False, right=right)
    for beat in range(BEFORE):
        table.go_to(beat)
        said = everything(player)
        assert "gagne" not in said
        assert "se trompe" not in said
        expect(table.stage.locator(".up .front")).to_have_count(0)
    table.go_to(LAST)
    expect(table.stage.get_by_role("heading")).to_contain_text("gagne" if right else "se trompe")
    expect(table.stage.locator(".up .front")).to_have_count(3 if right else 0)
    if not right:
        assert "Cuisine" not in table.stage.inner_text()


def test_of_a_wrong_accusation_the_cards_are_for_the_accuser_alone(visits: Visits) -> None:
    accuser = visits.player(settings=STAGED)
    table = staged(accuser)
    accuse(table, own=True, right=False)
    # What a card is, is said with its face.
    table.go_to(LAST - 1)
    title = table.stage.locator(".title")
    assert "Et le lieu" in title.inner_text()
    accuser.page.clock.run_for(200)
    expect(title).to_contain_text("Ce n’est pas la Salle de billard")
    table.go_to(LAST)
    expect(table.stage.get_by_role("heading")).to_have_text("Ce n’était pas la Salle de billard")
    expect(table.stage.get_by_text("Pour vos yeux seulement")).to_be_visible()
    expect(table.stage.locator(".up .front")).to_have_count(3)
    expect(table.stage.get_by_role("img", name="ce n’est pas la bonne carte")).to_have_count(1)


@pytest.mark.parametrize("by", ["key", "click", "tap"])
def test_whatever_is_pressed_goes_to_the_verdict(visits: Visits, by: str) -> None:
    player = visits.player("phone" if by == "tap" else "desktop", settings=STAGED)
    table = staged(player)
    accuse(table, own=True, right=True)
    table.go_to(0)

    def press() -> None:
        if by == "key":
            player.page.keyboard.press("x")
        elif by == "click":
            player.page.mouse.click(500, 300)
        else:
            player.page.touchscreen.tap(200, 300)

    press()
    expect(table.stage).not_to_have_attribute("data-beat", str(LAST))
    player.page.clock.run_for(DEAF + 50)
    press()
    expect(table.stage).to_have_attribute("data-beat", str(LAST))
    expect(table.stage.get_by_role("heading")).to_have_text(HEADLINE["fr"])
    # The press that skipped it does not leave it as well.
    expect(table.stage).to_be_visible()


def test_without_motion_there_is_no_stage(player: Player) -> None:
    table = staged(player)
    entries, picture = denunciation(table.seat or 0, right=True)
    table.tell(*entries, over=True, **picture)
    expect(player.page.locator(".end")).to_be_visible()
    expect(table.stage).to_have_count(0)


def test_a_quick_table_has_a_shorter_one(visits: Visits) -> None:
    player = visits.player(settings=STAGED | {"pace": "quick"})
    table = staged(player)
    accuse(table, own=False, right=True)
    player.page.clock.run_for(FULL // 2)
    expect(table.stage.get_by_role("heading")).to_contain_text("gagne")


def test_the_last_page_says_what_each_could_know(visits: Visits) -> None:
    player = visits.player("phone").home().play("cluedo")
    player.finish()
    known = player.page.get_by_role("region", name="Qui pouvait savoir")
    expect(known.locator("path.line")).to_have_count(4)
    player.touch(known.locator("svg[role=img]"))
    expect(player.page).to_have_url(re.compile("/replay/.*ply="))


def test_on_a_shared_screen_the_curtain_falls_before_the_envelope_opens(visits: Visits) -> None:
    player = visits.player(settings=STAGED)
    table = Staged(player)
    player.home().on_one_screen("cluedo")
    player.touch(player.page.get_by_role("button", name="Bot", exact=True).first)
    player.press("Commencer")
    curtain = player.page.locator(".curtain")
    curtain.wait_for()
    for size in ("lying phone", "zoomed", "desktop"):
        turn(player, size)
        expect(curtain.get_by_role("button").first).to_be_in_viewport(ratio=1)
    player.page.wait_for_timeout(CURTAIN_IS_DEAF)
    player.touch(curtain.get_by_role("button").first)
    player.prompt.wait_for()
    player.until(lambda: table.seat is not None)
    accuse(table, own=True, right=False)
    curtain.wait_for()
    expect(table.stage.locator(".up, .lie")).to_have_count(0)
    assert "Pour vos yeux" not in everything(player)
    player.page.wait_for_timeout(CURTAIN_IS_DEAF)
    player.touch(curtain.get_by_role("button").first)
    expect(table.stage.get_by_text("Pour vos yeux seulement")).to_be_visible()


# Huis Clos


def test_the_murderer_turns_the_card_before_anything_is_said(visits: Visits) -> None:
    player = visits.player(settings=STAGED)
    table = staged(player, "huis-clos")
    characters = table.picture["characters"]
    me = table.seat or 0
    murderer = (me + 1) % len(characters)
    hidden: dict[str, Any] = {"hands": [[] for _ in characters], "places": [[] for _ in range(7)]}
    ended = {"event": "Ended", "winner": murderer, "reason": "all_innocents_dead", "murderer": murderer} | hidden
    roles = [seat == murderer for seat in range(len(characters))]
    table.tell(ended, over=True, winner=murderer, reason="all_innocents_dead", roles=roles, **hidden)
    table.stage.wait_for()
    for beat in range(4):
        table.go_to(beat)
        said = everything(player)
        assert "était le Meurtrier" not in said
        assert "gagne" not in said
        assert "Partie finie" not in said
        expect(table.stage.locator("figcaption")).to_have_count(0)
        expect(table.stage.locator(".front")).to_have_count(1 if beat == 3 else 0)
    table.go_to(4)
    expect(table.stage.get_by_role("heading")).to_contain_text("était le Meurtrier")
    expect(player.page).to_have_title("Partie finie · Huis Clos")
    expect(player.page.locator(".end h2").first).to_contain_text("était le Meurtrier")


def test_a_death_stops_the_play_for_a_breath(visits: Visits) -> None:
    player = visits.player("phone", settings=STAGED)
    table = staged(player, "huis-clos")
    dead = ((table.seat or 0) + 1) % len(table.picture["characters"])
    table.tell(
        {"event": "UrnOpened", "clues": ["secateur", "williams-lorgnon"]},
        {"event": "Died", "seat": dead, "place": "serre", "count": 2},
        {"event": "ShowedRole", "seat": dead, "murderer": False},
    )
    table.stage.wait_for()
    for beat in range(3):
        table.go_to(beat)
        assert "est mort" not in everything(player)
    player.page.touchscreen.tap(200, 300)
    expect(table.stage.get_by_role("heading", level=1)).to_contain_text("est mort")
    expect(table.stage).to_contain_text("Dans la Serre, par le sécateur.")
    expect(table.stage).to_contain_text("Ses 2 indices restent sur place.")
    player.page.clock.run_for(12_100)
    expect(table.stage).to_have_count(0)


# Hantise


@pytest.mark.parametrize("won", [True, False])
def test_a_night_is_celebrated_before_the_next_one_begins(visits: Visits, won: bool) -> None:
    player = visits.player("phone", settings=STAGED)
    table = staged(player, "hantise")
    winner = (table.seat or 0) if won else 1 - (table.seat or 0)
    character = table.picture["character"]
    table.tell(
        {"event": "Scared", "seat": winner},
        {"event": "NightWon", "seat": winner, "how": "scare", "character": character, "marabout": False},
        {"event": "NightBegan", "night": 2, "opener": winner},
        night=2,
    )
    table.stage.wait_for()
    for beat in range(4):
        table.go_to(beat)
        said = everything(player)
        assert "s’enfuit" not in said
        assert "la nuit :" not in said
        assert "Nuit 2" not in said
    table.go_to(4)
    expect(table.stage.get_by_role("heading")).to_contain_text("s’enfuit")
    expect(table.stage.locator(".night")).to_have_class(re.compile("cold") if not won else re.compile("^((?!cold).)*$"))
    player.page.clock.run_for(4100)
    expect(table.stage).to_have_count(0)
    expect(player.page.locator("body")).to_contain_text("Nuit 2")


def test_a_monster_is_seen_to_act(visits: Visits) -> None:
    player = visits.player(settings=STAGED)
    table = staged(player, "hantise")
    me = table.seat or 0
    values = [value + 2 for value in table.picture["values"]]
    table.tell(
        {"event": "Played", "seat": me, "card": "assommeur-revenant", "zone": "jardin"},
        {"event": "Knocked", "seat": me, "owner": 1 - me, "zone": "jardin", "card": "serviteur-revenant"},
        values=values,
    )
    table.stage.wait_for()
    table.go_to(1)
    assert "Vous assommez" not in everything(player)
    table.go_to(3)
    expect(table.stage).to_contain_text("0 → 2")
    expect(table.stage).to_contain_text("Vous assommez le Serviteur Revenant")
    player.page.clock.run_for(800)
    expect(table.stage).to_have_count(0)
