"""Past games seen again, through all eyes and with all cards open; records from elsewhere."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.axe import violations
from tests.browser.framed import look_at_table
from tests.browser.playing import NAMES, SIZES, Player, Size, Visits
from tests.browser.turns import by_turns

RECORDS = Path(__file__).parents[1] / "games"


def recorded(game: str) -> Path:
    """A game that was played in a terminal."""
    return min((RECORDS / game.replace("-", "_") / "records").glob("a-*.txt"))


def bring(player: Player, game: str) -> str:
    """Brought by the page's own hand; the code of the record."""
    player.page.goto("/past")
    player.page.locator("input[type=file]").set_input_files(recorded(game))
    article = player.page.get_by_role("article").first
    expect(article).to_contain_text(NAMES[game])
    address = article.get_by_role("link", name="Revoir").get_attribute("href")
    assert address is not None
    return address.rpartition("/")[2]


def see(player: Player, code: str, moment: str) -> Locator:
    """Opens a past game at a moment; where one is in it."""
    player.page.goto(f"/replay/{code}?{moment}")
    slider = player.page.get_by_role("slider")
    slider.wait_for()
    return slider


OPEN = re.compile("^(Toutes les cartes|Tous les rôles, toutes les mains)$")
YOU = re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_seen_again_to_its_end_by_a_seat_and_with_open_cards(player: Player, game: str) -> None:
    code = bring(player, game)
    page = player.page
    slider = see(player, code, "seat=0")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    on = page.get_by_role("button", name="Coup suivant")
    place, width = on.bounding_box(), slider.bounding_box()
    assert place is not None
    assert width is not None
    assert width["width"] > 1300
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    # What comes is not told, in the journal as in the chart.
    expect(page.get_by_role("group", name="Journal")).to_contain_text("La suite se découvre en avançant")
    expect(page.locator(".curve")).not_to_have_count(0)
    expect(page.locator(".timeline .veil")).to_be_attached()
    page.keyboard.press("PageDown")
    expect(page.get_by_role("group", name="Moments clés")).to_contain_text("Moment 1 sur")
    assert (on.bounding_box(), slider.bounding_box()) == (place, width)
    page.keyboard.press("End")
    expect(page.locator(".timeline .veil")).to_have_count(0)
    expect(page.get_by_role("group", name="Journal")).not_to_contain_text("La suite")
    # Who looks on is none of them.
    expect(page.locator(".ground")).not_to_contain_text(YOU)
    last = slider.get_attribute("aria-valuemax")
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    page.keyboard.press("0")
    expect(page.get_by_role("region", name=OPEN)).to_be_visible()
    assert (on.bounding_box(), slider.bounding_box()) == (place, width)
    expect(page.locator(".ground")).not_to_contain_text(YOU)
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    page.wait_for_url(re.compile(rf"/replay/{code}\?open=1&ply={last}$"))
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("2")
    page.wait_for_url(re.compile(rf"/replay/{code}\?seat=1&ply=0$"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_goes_on_by_itself_and_stops(visits: Visits, size: Size) -> None:
    player = visits.player(size=size)
    code = bring(player, "hantise")
    slider = see(player, code, "seat=1&ply=20")
    expect(slider).to_have_attribute("aria-valuenow", "20")
    player.press("Dérouler")
    expect(slider).not_to_have_attribute("aria-valuenow", "20")
    player.press("Arrêter")
    stopped = slider.get_attribute("aria-valuenow")
    player.press("Coup précédent")
    expect(slider).not_to_have_attribute("aria-valuenow", str(stopped))
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")


def test_a_finger_drawn_across_the_scene_goes_on_and_back(visits: Visits) -> None:
    player = visits.player(size="phone", language="en")
    slider = see(player, bring(visits.player(), "huis-clos"), "open=1&ply=40")
    touch = player.context.new_cdp_session(player.page)

    def drawn(left: int, right: int) -> None:
        for kind, x in (("touchStart", left), ("touchMove", (left + right) // 2), ("touchMove", right)):
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 200}]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    drawn(300, 120)
    expect(slider).to_have_attribute("aria-valuenow", "41")
    drawn(120, 300)
    expect(slider).to_have_attribute("aria-valuenow", "40")
    player.press("Next key moment")
    expect(slider).not_to_have_attribute("aria-valuenow", "40")


def test_open_cards_show_every_role_and_where_everybody_is(player: Player) -> None:
    see(player, bring(player, "huis-clos"), "open=1&ply=30")
    hands = player.page.get_by_role("region", name=OPEN).locator(".pile", has=player.page.locator("b"))
    expect(hands).to_have_count(4)
    expect(hands.filter(has_text="Meurtrier")).to_have_count(1)
    expect(hands.filter(has_text="Innocent")).to_have_count(3)
    places = re.compile("Suite Bleue|Bibliothèque|Salon|Salle|Cuisine|Serre")
    for hand in hands.all():
        expect(hand.locator("small")).to_contain_text(places)


def test_a_line_of_the_log_leads_to_its_moment(player: Player) -> None:
    code = bring(player, "cluedo")
    slider = see(player, code, "open=1")
    last = slider.get_attribute("aria-valuemax")
    player.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    line = player.page.get_by_role("button", name=re.compile("accusation est fausse")).first
    player.touch(line)
    expect(line).to_have_attribute("aria-current", "step")
    expect(slider).not_to_have_attribute("aria-valuenow", str(last))


def test_a_seat_does_not_see_what_the_open_cards_show(player: Player) -> None:
    code = bring(player, "cluedo")
    see(player, code, "seat=0&ply=40")
    expect(player.page.get_by_text("L’étui", exact=True)).to_have_count(0)
    player.press("Toutes les cartes")
    expect(player.page.get_by_role("heading", name="L’étui")).to_be_visible()
    expect(player.page.locator(".envelope .mini")).to_have_text(["Leblanc", "Chandelier", "Bibliothèque"])


def test_the_notebook_is_the_one_of_that_moment(player: Player) -> None:
    code = bring(player, "cluedo")
    see(player, code, "seat=0&ply=0")
    odds = player.page.get_by_role("button", name=re.compile(r"chances sur 100"))
    expect(odds.first).to_be_visible()
    before = odds.count()
    player.page.keyboard.press("End")
    player.until(lambda: odds.count() < before)


def test_a_moment_is_shared_by_its_address(visits: Visits) -> None:
    anne = visits.player(permissions=["clipboard-read", "clipboard-write"])
    code = bring(anne, "huis-clos")
    expect(see(anne, code, "seat=2&ply=31")).to_have_attribute("aria-valuenow", "31")
    anne.press("Partager ce moment")
    anne.says("Lien vers ce moment copié.")
    link = anne.page.evaluate("navigator.clipboard.readText()")
    ben = visits.player(language="en")
    ben.page.goto(link)
    expect(ben.page.get_by_role("slider")).to_have_attribute("aria-valuenow", "31")


def test_a_finished_game_is_listed_proved_and_downloaded(player: Player) -> None:
    player.home().play("hantise")
    code = player.code
    player.finish()
    player.page.goto("/past")
    article = player.page.get_by_role("article").first
    expect(article).to_contain_text("gagne")
    with player.page.expect_download() as download:
        article.get_by_role("link", name="Télécharger").click()
    assert re.fullmatch(r"hantise-\d{4}-\d\d-\d\d-.+\.txt", download.value.suggested_filename)
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith("manoir record 1\ngame: hantise\n")
    article.get_by_role("link", name="Revoir").click()
    player.press("Donne vérifiée", exact=False)
    proof = player.page.get_by_role("dialog")
    expect(proof).to_contain_text("Tout est juste")
    expect(proof).to_contain_text("votre navigateur avait ajouté")
    assert code in player.page.url


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello", "ligne 1 : pas un enregistrement du manoir"),
        ("manoir record 1\ngame: cluedo\nseats: rose olive violet\n", "la donne ne fait pas le jeu entier"),
        ("manoir record 1\ngame: cluedo\nseats: rose oliv violet\n", "ligne 3 : nom inconnu : 'oliv'"),
    ],
)
def test_what_is_no_record_is_refused_with_its_reason(player: Player, text: str, complaint: str) -> None:
    player.page.goto("/past")
    wrong: FilePayload = {"name": "lettre.txt", "mimeType": "text/plain", "buffer": text.encode()}
    player.page.locator("input[type=file]").set_input_files(wrong)
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text("lettre.txt n’est pas une partie que la maison sait lire")
    expect(alert).to_contain_text(complaint)
    # The browser itself notes that the house said no.
    player.problems.clear()


def test_a_record_that_is_not_there_says_so(player: Player) -> None:
    player.page.goto("/replay/nulle-part")
    expect(player.page.get_by_role("link", name="Accueil")).to_be_visible()
    player.problems.clear()


def test_nothing_is_cut_in_a_replay(visits: Visits) -> None:
    player = visits.player("phone")
    code = bring(player, "cluedo")
    for eyes in ("seat=0", "open=1"):
        see(player, code, f"{eyes}&ply=60")
        found: list[str] = []
        for size in SIZES:
            found += look_at_table(player, size)[1]
        assert found == []


@pytest.mark.parametrize(("game", "size"), by_turns(NAMES, [("desktop",), ("phone",)]))
def test_axe_finds_nothing_in_a_replay(visits: Visits, game: str, size: Size) -> None:
    player = visits.player(size=size)
    code = bring(player, game)
    assert violations(player.page) == []
    for eyes in ("seat=0", "open=1"):
        see(player, code, f"{eyes}&ply=60")
        assert violations(player.page) == []
