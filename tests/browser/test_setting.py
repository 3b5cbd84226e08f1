"""A table being set: friends, names, invitations."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.playing import WAYS, Player, Size, Visits
from tests.server.process import ProcessHouse

START, BOT, NAME = "Commencer", "Bot", "Les autres vous verront ainsi"


@pytest.fixture
def plain(chromium: Browser, house: ProcessHouse) -> Iterator[Visits]:
    """The house as the home network reaches it: by a name, without encryption."""
    with Visits(chromium, house.url.replace("127.0.0.1", "home.manoir.test")) as opened:
        yield opened


def take_bots(host: Player, bots: int) -> None:
    for _ in range(bots):
        free = host.page.get_by_role("button", name=BOT, exact=True)
        before = free.count()
        host.touch(free.first)
        expect(free).to_have_count(before - 1)


def clipboard(player: Player) -> str:
    """What a press on « paste » would bring."""
    player.page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), {id: 'pasted'}))")
    field = player.page.locator("#pasted")
    field.focus()
    player.page.keyboard.press("Control+V")
    text = field.input_value()
    field.evaluate("field => field.remove()")
    return text


def test_people_are_invited_to_a_house_with_a_long_name(chromium: Browser, house: ProcessHouse) -> None:
    with Visits(chromium, house.url.replace("127.0.0.1", f"{'maison.' * 20}manoir.test")) as visits:
        host = visits.player().home().with_friends("cluedo")
        expect(host.page.get_by_label("Code à photographier")).to_be_visible()


def test_a_link_is_copied_where_the_page_has_no_clipboard(plain: Visits) -> None:
    host = plain.player().home().with_friends("cluedo")
    assert host.page.evaluate("navigator.clipboard === undefined")
    for button in ("Copier le lien", "Inviter"):
        host.press(button)
        host.says("Lien copié.")
        assert clipboard(host) == f"{host.url}/t/{host.code}"


def test_a_text_that_cannot_be_copied_is_shown_and_selected(plain: Visits) -> None:
    host = plain.player().home().with_friends("cluedo")
    host.page.evaluate("document.execCommand = () => false")
    host.press("Copier le lien")
    text = host.page.get_by_role("dialog").get_by_role("textbox")
    expect(text).to_have_value(f"{host.url}/t/{host.code}")
    assert host.page.evaluate("getSelection().toString()") == f"{host.url}/t/{host.code}"
    host.press("Fermer")
    expect(host.page.get_by_role("dialog")).to_have_count(0)


def test_the_deal_is_repeated_where_the_page_has_no_cryptography(plain: Visits, house: ProcessHouse) -> None:
    player = plain.player(settings={"help": "none"}).home().play("cluedo")
    assert player.page.evaluate("crypto.subtle === undefined")
    player.url = house.url  # behind the page's back only the browser knows the name
    player.finish()
    player.says("Donne vérifiée")


def test_nobody_watches_a_table_of_bots(visits: Visits) -> None:
    host = visits.player().home().with_friends("cluedo")
    take_bots(host, 2)

    def answer_late(route: Route) -> None:
        response = route.fetch()
        host.page.locator(".hand").wait_for()
        route.fulfill(response=response)

    host.page.route("**/start", answer_late)
    with host.page.expect_response("**/start"):
        host.press(START)
    host.page.locator(".hand").wait_for()
    expect(host.page.get_by_text("personne regarde")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_name_typed_before_the_start_is_the_name_at_the_table(visits: Visits, size: Size) -> None:
    host, guest = visits.player(size), visits.player()
    host.home()
    if size == "phone":
        host.press(WAYS["fr"].format("Cluedo"))
        host.press("Entre amis")
        host.page.locator(".setting").wait_for()
    else:
        host.with_friends("cluedo")
    take_bots(host, 2)
    guest.page.goto(f"/t/{host.code}")
    guest.page.locator(".setting").wait_for()
    # The house is slow to write the name down: the start still comes after it.
    writing: list[Route] = []
    host.page.route("**/chairs", lambda route: writing.append(route))
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    host.page.get_by_label(NAME).fill("Mamie Lou")
    host.press(START)
    host.until(lambda: bool(writing))
    assert not [url for url in asked if url.endswith("/start")]
    writing[0].continue_()
    host.prompt.wait_for()
    expect(guest.page.locator(".player, .players").first).to_contain_text("Mamie Lou")


def test_a_name_changed_at_the_gear_reaches_the_table(visits: Visits) -> None:
    host, guest = visits.player(), visits.player("phone")
    host.home().with_friends("cluedo")
    guest.page.goto(f"/t/{host.code}")
    guest.touch(guest.page.get_by_role("button", name="S’asseoir").first)
    guest.says("On attend encore 1 joueur.")
    for name in ("Zoé", "Zoé la Brave"):
        guest.press("Réglages")
        guest.page.get_by_role("dialog").get_by_label("Votre nom").fill(name)
        guest.press("Fermer")
        host.says(name)
        if name == "Zoé":
            take_bots(host, 1)
            host.press(START)
            host.prompt.wait_for()
            guest.prompt.wait_for()


def test_a_wrong_code_stays_in_the_dialog_and_can_be_corrected(visits: Visits) -> None:
    host, guest = visits.player(), visits.player()
    host.home().with_friends("cluedo")
    guest.home().press("Rejoindre")
    code = guest.page.get_by_role("dialog").get_by_label("Code de la table")
    code.fill("nulle-part")
    guest.page.keyboard.press("Enter")
    guest.says("Aucune table ne porte ce code.")
    guest.problems.clear()  # the browser notes that the house answered 404
    code.fill(host.code.upper())
    guest.page.keyboard.press("Enter")
    guest.page.locator(".setting").wait_for()


def test_whoever_has_no_chair_may_only_watch(visits: Visits) -> None:
    host, guest = visits.player(), visits.player("phone")
    host.home().with_friends("cluedo")
    guest.page.goto(f"/t/{host.code}")
    guest.press("Regarder")
    guest.says("Vous regardez : la partie s’ouvrira ici.")
    take_bots(host, 2)
    host.press(START)
    guest.page.locator(".prompt-place").wait_for()
    guest.says("Vous regardez")
    assert guest.page.locator(".hand").count() == 0
