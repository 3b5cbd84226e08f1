"""Huis Clos at the table: whole games by clicking, one screen for several, and what stays hidden."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from manoir.games.huis_clos.components import WEAPONS
from tests.browser.axe import violations
from tests.browser.framed import resize
from tests.browser.playing import SIZES, TOUCHED, Language, Player, Size, Visits

START, CURTAIN, PASS = "Commencer", ".curtain", "Tirer le rideau"
NAMES = {
    "lecomte": "Dr Lecomte",
    "williams": "Juge Williams",
    "borrow": "Lady Borrow",
    "georges": "Georges",
    "eddington": "Thomas Eddington",
    "worms": "Inspecteur Worms",
    "puddingham": "Sir Puddingham",
    "peely": "Miss Peely",
}
MOST_PRESSES = 400
LOOKED_AT = (0, 1, 4, 9)
"""Presses after which axe looks at the table: a draft, a move, a search, the Urn."""


def press_through(player: Player, luck: Random) -> None:
    """Answer whatever is asked, anyhow, until the game is over."""
    for press in range(MOST_PRESSES):
        player.until(lambda: player.is_over or bool(player.answers(avoiding=())), seconds=60)
        if player.is_over:
            return
        answers = player.answers(avoiding=())
        if not answers:
            continue  # What was asked has just been answered by the clock, or is drawn anew.
        lit = [each for each in answers if "primary" in (each.get_attribute("class") or "")]
        chosen = luck.choice(lit if lit and luck.random() < 0.8 else answers)
        player.touch(chosen)
        if press in LOOKED_AT:
            assert violations(player.page) == []
        if press % 8 == 0:
            assert player.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    raise AssertionError("the game does not end")


def news_of(player: Player) -> Iterator[dict[str, Any]]:
    for frame in map(json.loads, player.received):
        if isinstance(frame, dict) and frame.get("type") == "news":
            yield frame


@pytest.mark.parametrize(
    ("size", "language", "wins"),
    [
        ("desktop", "en", "win"),
        pytest.param("phone", "en", "win", marks=pytest.mark.soak),
        pytest.param("tablet", "fr", "gagne", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_by_hand(visits: Visits, size: Size, language: Language, wins: str) -> None:
    """Here with a mouse, in a house without a server with a finger."""
    player = visits.player(size, language, {"sounds": True})
    player.home().play("huis-clos")
    press_through(player, Random(f"huis clos {size}"))
    expect(player.page.locator(".ending .guests li")).to_have_count(4)
    expect(player.page.locator(".end")).to_contain_text(wins)
    assert_nothing_hidden_was_sent(player)


SECRETS = {
    "Drafted": "clue",
    "Deposited": "clue",
    "Looked": "clues",
    "LookedIntoSuite": "clues",
}
"""Events whose field is for the one who did it alone."""


def assert_nothing_hidden_was_sent(player: Player) -> None:
    """Roles, hands and Places come when the rules show them, not before."""
    shown: set[int] = set()
    for news in news_of(player):
        own = news["seat"]
        for entry in news["entries"]:
            field = SECRETS.get(entry["event"])
            if field is not None and entry["seat"] != own:
                assert entry[field] is None, entry
            if entry["event"] in ("ShowedRole", "Died"):
                shown.add(entry["seat"])
        if news.get("over"):
            return
        picture = news.get("picture", {})
        assert not picture.get("hands")
        assert not picture.get("places")
        if not picture.get("duel"):
            known = [seat for seat, role in enumerate(picture.get("roles", [])) if role is not None]
            assert set(known) <= {own, *shown} or picture["roles"][own] is True


def test_one_screen_shows_nobody_else_s_clues(player: Player) -> None:
    player.home().on_one_screen("huis-clos")
    free = player.page.get_by_role("button", name="Bot", exact=True)
    free.first.wait_for()
    for chairs in (free.count() - 1, free.count() - 2):
        free.first.click()
        expect(free).to_have_count(chairs)
    player.press(START)
    player.page.locator(CURTAIN).wait_for()
    assert player.page.locator(".hand, .sheet").count() == 0

    player.lift_curtain()
    player.prompt.wait_for()
    passes, curtain = player.page.get_by_role("button", name=PASS), player.page.locator(CURTAIN)
    labels: set[str] = set()

    def is_next() -> bool:
        """Another's turn: the device is passed by a press, or by itself where nothing is left to be read."""
        labels.update(
            player.page.locator(".hand .card").evaluate_all("cards => cards.map((card) => card.ariaLabel ?? '')")
        )
        return passes.count() > 0 or curtain.count() > 0

    player.answer_until(is_next)
    assert labels
    if passes.count():
        player.press(PASS)
    curtain.wait_for()
    left = player.page.content()
    assert player.page.locator(".hand, .sheet, [role=log]").count() == 0
    assert [label for label in labels if label in left] == []


def compose(player: Player, form: str, *chosen: str) -> None:
    """A sentence with blanks: its kind, then what stands in each."""
    player.press(form)
    for name in chosen:
        player.page.locator(".composer .choices").get_by_role("button", name=name, exact=True).click()


def test_a_claim_is_a_sentence_with_blanks_heard_by_all(visits: Visits) -> None:
    host, guest = visits.player(), visits.player()
    host.home().play("huis-clos")
    guest.page.goto(host.page.url)
    guest.says("Vous regardez")
    compose(host, "Je soupçonne…", "Juge Williams")
    expect(host.page.locator(".composer .phrase")).to_contain_text("Je soupçonne le Juge Williams")
    host.press("Affirmer")
    guest.page.locator(".talk .said").get_by_text("Je soupçonne le Juge Williams").first.wait_for()


def test_a_claim_offers_only_whom_it_can_mean(player: Player) -> None:
    """People of this table, and never oneself."""
    player.home().play("huis-clos")
    player.press("Je soupçonne…")
    offered = player.page.locator(".composer .choices button")
    expect(offered).to_have_count(3)
    with player.visitor() as visitor:
        others = {chair["character"] for chair in visitor.table(player.code)["chairs"] if not chair.get("yours")}
    named = {NAMES[character] for character in others}
    assert {each.get_attribute("aria-label") for each in offered.all()} == named
    player.press("J’ai vu…")
    # And a clue of each guest who is not there: it was seen in the Suite Bleue, if nobody has taken it.
    with player.visitor() as visitor:
        news = visitor.follow(player.code, visitor.seats(player.code)[0]).next("news")
        here = {chair["character"] for chair in visitor.table(player.code)["chairs"]}
    lying = {clue for clues in news["picture"]["seen"] for clue in clues or []}
    absent = [clue for clue in lying if clue not in WEAPONS and clue.partition("-")[0] not in here]
    expect(offered).to_have_count(len(WEAPONS) + 4 * 4 + len(absent))


WINDOWS: tuple[Size, ...] = ("desktop", "laptop", "phone", "lying phone")
OUTSIDE = """(composer) => {
  const panel = composer.closest('.talk').getBoundingClientRect()
  const [low, right] = [Math.min(innerHeight, panel.bottom) + 1, Math.min(innerWidth, panel.right) + 1]
  const parts = [composer, ...composer.querySelectorAll('.phrase, .choices, footer, footer button')]
  return parts.map((each) => each.getBoundingClientRect()).filter((box) =>
    box.bottom > low || box.right > right || box.left < panel.left - 1 || box.top < 0 || !box.height).length
}"""


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_whatever_is_said_stays_on_its_panel(visits: Visits, touch: bool) -> None:
    """Composed, asked, answered within a breath, and held against one's own memory, in windows of every size."""
    player = visits.player("phone" if touch else "desktop")
    player.home().play("huis-clos")
    if touch:
        player.touch(player.page.get_by_role("tab", name="Discussion"))
    composer = player.page.locator(".composer")
    wanted = {size: SIZES[size] for size in WINDOWS if (size in TOUCHED) is touch}
    for width, height in [*wanted.values(), *([] if touch else [(1366, 768)])]:
        player.page.set_viewport_size({"width": width, "height": height})
        for form, first in (
            ("J’ai fouillé…", "Cuisine"),
            ("Qui a quoi", "Juge Williams"),
            ("Qu’avez-vous vu ?", "Georges"),
        ):
            player.press(form)
            player.touch(composer.locator(".choices").get_by_role("button", name=first, exact=True))
            assert composer.evaluate(OUTSIDE) == 0, (width, height, form)
        player.press("Qu’avez-vous vu ?")
    player.press("Et dans l’Urne ?")
    player.touch(composer.locator(".choices").get_by_role("button", name="Juge Williams", exact=True))
    player.press("Demander")
    player.says("Juge Williams, qu’avez-vous mis dans l’Urne ?")
    player.says("Je n’en sais rien.")


def test_a_lie_stands_on_the_liar_s_panel_until_it_is_taken_back(visits: Visits) -> None:
    host, guest = visits.player(), visits.player("phone")
    host.home().with_friends("huis-clos")
    guest.page.goto(f"/t/{host.code}")
    guest.touch(guest.page.get_by_role("button", name="S’asseoir").first)
    free = host.page.get_by_role("button", name="Bot", exact=True)
    for chairs in (6, 5):
        expect(free).to_have_count(chairs)
        free.first.click()
    expect(free).to_have_count(4)
    host.press("Commencer")
    guest.prompt.wait_for()
    guest.touch(guest.page.get_by_role("tab", name="Discussion"))
    guest.press("J’ai fouillé…")
    for name in ("Cuisine", "le couteau"):
        guest.touch(guest.page.locator(".composer .choices").get_by_role("button", name=name, exact=True))
    guest.press("Affirmer")
    host.says("Votre mémoire le contredit\u202f: cette fouille n’a pas eu lieu.")
    lie = host.page.locator(".players .lie")
    expect(lie).to_contain_text("à mentir")
    host.press("Que dire à cela…")
    host.press("Vous mentez !")
    guest.page.locator(".talk .said").get_by_text("vous mentez").wait_for()
    guest.press("Je le retire")
    host.says("Je retire ce que j’ai dit.")
    expect(lie).to_have_count(0)


def test_suspicions_are_one_s_own_and_kept_on_the_device(player: Player) -> None:
    player.home().play("huis-clos")
    mark = player.page.get_by_role("button", name="Votre soupçon sur le Juge Williams : 0 sur 4").first
    mark.click()
    player.page.reload()
    player.prompt.wait_for()
    name = "Votre soupçon sur le Juge Williams : 1 sur 4"
    expect(player.page.get_by_role("button", name=name).first).to_be_visible()


def test_a_room_of_the_manor_answers_as_well_and_says_why_not(visits: Visits) -> None:
    player = visits.player("phone")
    player.home().play("huis-clos")
    player.answer_until(lambda: player.page.locator(".room.reach").count() > 0)
    player.touch(player.page.locator(".room:not(.reach)").first, force=True)
    refused = player.page.locator(".ribbon.refused")
    expect(refused).to_contain_text("Vous y êtes déjà\u202f: il faut changer de lieu.")
    expect(refused.get_by_role("link", name="HC-36")).to_be_visible()
    player.touch(player.page.locator(".room.reach").first)
    player.until(lambda: player.page.locator(".room.reach").count() == 0)


OVERLAPS = """(rooms) => rooms.map((room) => {
  const boxes = (selector) => [...room.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const pawns = boxes('.pawn svg')
  const others = boxes('.pile, .graves, .weapon')
  const [plaque] = boxes('.plaque')
  const [weapon] = boxes('.weapon')
  return [pawns.filter((pawn) => others.some((other) => meet(pawn, other))).length, meet(plaque, weapon)]
})"""
CROWDS = {
    "eight in the Suite Bleue": ["suite-bleue"] * 8,
    "three in the Serre": ["serre"] * 3 + ["salon"] * 4 + ["cuisine"],
    "eight in the Serre": ["serre"] * 8,
}


@pytest.mark.parametrize("crowd", CROWDS)
def test_no_pawn_stands_under_a_badge(visits: Visits, crowd: str) -> None:
    """Whatever the size of the window: the picture is one."""
    player = visits.player("phone").home()
    with player.visitor() as visitor:
        code = visitor.open("huis-clos", bots=["novice"] * 7)
        visitor.start(code)

    def crowded(route: WebSocketRoute) -> None:
        house = route.connect_to_server()

        def told(message: str | bytes) -> None:
            news = json.loads(message)
            if news.get("type") == "news" and news.get("picture"):
                news["picture"]["pawns"] = CROWDS[crowd]
            route.send(json.dumps(news))

        house.on_message(told)
        route.on_message(house.send)

    player.page.route_web_socket("**/api/live", crowded)
    player.page.goto(f"/t/{code}")
    player.page.locator(".pawn").nth(7).wait_for()
    for size in SIZES:
        resize(player, size)
        assert player.page.locator(".room").evaluate_all(OVERLAPS) == [[0, False]] * 7, size
