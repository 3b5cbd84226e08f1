"""The day's mystery on the page: read, marked, lit, answered, proved and shared, by finger and by mouse."""

import re
from datetime import date

import pytest
from playwright.sync_api import Locator, expect

from manoir.puzzles.finding import open_named
from manoir.puzzles.narrators import narrator_of
from tests.browser.axe import violations
from tests.browser.framed import turn
from tests.browser.playing import SIZES, Language, Player, Size, Visits
from tests.browser.test_alone import opened
from tests.browser.test_sizes import faults
from tests.browser.turns import by_turns

FIRST = "e1.cluedo.shown.1.20261116.1974"
SEALED = "e1.cluedo.sealed.2.20261117.d41d"
HOLDER = "e1.cluedo.holder.2.20261125.e2de"
VILLA = "e1.cluedo-2008.shown.2.20261118.6546"
GARDEN = "e1.super-cluedo.shown.2.20261124.c523"
MURDER = "e1.huis-clos.culprit.3.1.adb1"
QUESTION = "e1.cluedo.settling.2.1.b89d"
SIX = "e1.cluedo.sealed.5.20270117.b422"
"""Of six people, with a proof of fifteen steps."""
NIGHT = "e1.hantise.winning.4.2.73eb"

NEXT = {"fr": "Ligne suivante", "en": "Next line"}
ANSWER = {"fr": "Répondre", "en": "Answer"}
LIGHT = {"fr": "Allumer", "en": "Light it"}
LIGHTS: dict[Language, str] = {"fr": "Lumière", "en": "Light"}
STORY: dict[Language, str] = {"fr": "Récit", "en": "Story"}
HOUSE: dict[Language, str] = {"fr": "Maison", "en": "House"}
SHEET: dict[Language, str] = {"fr": "Feuille", "en": "Sheet"}
SHARE = {"fr": "Partager", "en": "Share"}
CHOOSE = {"fr": re.compile("Choisissez (une question|un tour)"), "en": re.compile("Choose a (question|turn)")}
GIVE_UP = {"fr": "Dire la réponse", "en": "Tell the answer"}
TODAY = {"fr": "Énigme du jour", "en": "Puzzle of the day"}
BOTH: list[tuple[Size, Language]] = [("phone", "fr"), ("desktop", "en")]


class Solver:
    """Somebody at a puzzle."""

    def __init__(self, player: Player, name: str) -> None:
        self.player = player
        self.page = player.page
        self.narrator = narrator_of(open_named(name))
        self.page.goto(f"./enigme/{name}")
        self.line(1)

    def line(self, number: int) -> None:
        """Step on to this line."""
        while True:
            telling = self.page.locator(".telling")
            telling.wait_for()
            if re.search(rf"(Ligne|Line) {number} ", telling.get_attribute("aria-label") or ""):
                return
            self.player.press(NEXT[self.player.language])

    def tab(self, words: dict[Language, str]) -> None:
        tab = self.page.get_by_role("tab", name=words[self.player.language])
        if tab.count():
            self.player.touch(tab)

    def choose(self, given: list[str]) -> None:
        """Cards or a place, by their pictures."""
        tray = self.page.locator(".tray")
        # Whole questions and turns are read in a window of their own, in the hand.
        in_hand = self.page.locator(".narrow .tray")
        reading = in_hand.get_by_role("button", name=CHOOSE[self.player.language])
        if reading.count() or in_hand.locator(".pick").count() == 1:
            self.player.touch(reading if reading.count() else in_hand.locator(".pick"))
            self.player.touch(self.page.locator(f'dialog[open] .pick[data-id="{given[0]}"]'))
            return
        slots = tray.locator(".slots button")
        for name in given:
            picture = tray.locator(f'.pick[data-id="{name}"]')
            if slots.count():
                cards = self.narrator.categories()
                self.player.touch(slots.nth(next(slot for slot, known in enumerate(cards) if name in known)))
            if picture.get_attribute("aria-pressed") == "false":
                self.player.touch(picture)

    def answer(self, given: list[str]) -> None:
        self.choose(given)
        self.player.press(ANSWER[self.player.language])

    def wrong_answer(self) -> list[str]:
        right = self.narrator.answer()
        ask = self.narrator.ask()
        if ask.kind == "holder":
            return [next(str(seat) for seat in (0, 1, 2) if str(seat) not in (*right, str(self.seat)))]
        if ask.kind in ("culprit", "settling", "winning"):
            return [next(offer for offer in self.narrator.offered() if offer not in right)]
        if ask.kind == "shown":
            return [next(card for card in ask.cards if card not in right)]
        return [next(card for card in cards if card not in right) for cards in self.narrator.categories()]

    @property
    def seat(self) -> int:
        return self.narrator.puzzle.view.seat

    @property
    def alert(self) -> Locator:
        return self.page.locator(".tray [role=alert]")

    @property
    def solved(self) -> Locator:
        return self.page.locator(".solved")


@pytest.mark.parametrize(
    ("name", "size", "language"), by_turns([FIRST, SEALED, HOLDER, VILLA, GARDEN, MURDER, QUESTION], BOTH)
)
def test_a_wrong_answer_lights_the_lines_against_it_and_a_right_one_is_proved(
    visits: Visits, name: str, size: Size, language: Language
) -> None:
    solver = Solver(visits.player(size, language), name)
    wrong = solver.wrong_answer()
    lines = solver.narrator.judge(wrong).lines
    solver.answer(wrong)
    expect(solver.alert).to_be_visible()
    solver.tab(STORY)
    expect(solver.page.locator(".story li.against")).to_have_count(len(lines))
    for line in lines:
        expect(solver.page.locator(f'.story li.against[data-line="{line}"]')).to_have_count(1)
    solver.answer(solver.narrator.answer())
    expect(solver.solved).to_be_visible()
    expect(solver.page.locator(".proof > li")).to_have_count(len(solver.narrator.proof()))
    for step, reason in enumerate(solver.narrator.proof()):
        for line in reason.lines:
            if line:
                expect(solver.page.locator(".proof > li > div").nth(step)).to_contain_text(str(line))


def test_of_turns_offered_a_wrong_one_is_undone_by_a_card_and_the_right_one_stands(visits: Visits) -> None:
    solver = Solver(visits.player("phone"), NIGHT)
    wrong = solver.wrong_answer()
    doubt = solver.narrator.judge(wrong).doubt
    assert doubt
    assert doubt.outcome
    solver.answer(wrong)
    expect(solver.alert).to_contain_text(f"et il faut {doubt.outcome.needed}")
    solver.tab(LIGHTS)
    for lit in range(1, 4):
        solver.player.press(LIGHT["fr"])
        expect(solver.page.locator(".lanterns li.burning")).to_have_count(lit)
    solver.tab(SHEET)
    expect(solver.page.locator(".sheet.limbo")).to_be_visible()
    solver.answer(solver.narrator.answer())
    expect(solver.page.locator(".proof > li")).to_have_count(len(solver.narrator.proof()))


def test_in_the_hand_the_house_is_seen_whole_and_the_way_from_line_to_line_stands_still(visits: Visits) -> None:
    solver = Solver(visits.player("phone"), NIGHT)
    part = solver.page.locator(".narrow .scroll")
    room, house = part.bounding_box(), solver.page.locator(".then").bounding_box()
    assert room
    assert house
    assert house["y"] + house["height"] <= room["y"] + room["height"]
    solver = Solver(solver.player, MURDER)
    on = solver.page.get_by_role("button", name=NEXT["fr"])
    places = set()
    for line in range(2, 7):
        place = on.bounding_box()
        assert place
        places.add(round(place["y"]))
        solver.line(line)
    assert len(places) == 1


def test_in_the_hand_each_part_is_read_from_its_top_and_a_step_of_the_proof_tells_its_lines(visits: Visits) -> None:
    solver = Solver(visits.player("phone"), SEALED)
    solver.line(9)
    solver.tab(STORY)
    solver.tab(LIGHTS)
    assert solver.page.locator(".narrow .scroll").evaluate("part => part.scrollTop") == 0
    solver.answer(solver.narrator.answer())
    step = next(i for i, reason in enumerate(solver.narrator.proof()) if [line for line in reason.lines if line])
    solver.player.touch(solver.page.locator(".proof > li > button").nth(step))
    told = solver.page.locator(".proof .lines li")
    assert [int(each) for each in told.locator("> b").all_inner_texts()] == [
        line for line in sorted({*solver.narrator.proof()[step].lines}) if line
    ]


@pytest.mark.parametrize(("size", "language"), BOTH)
def test_help_comes_in_three_steps_and_writes_the_mark(visits: Visits, size: Size, language: Language) -> None:
    solver = Solver(visits.player(size, language), FIRST)
    solver.tab(LIGHTS)
    said = solver.page.locator(".lanterns li.burning")
    for lit in range(1, 4):
        solver.player.press(LIGHT[language])
        expect(said).to_have_count(lit)
    expect(said.first).to_contain_text("1, 2")
    expect(said.last).to_contain_text("Salle de bal" if language == "fr" else "Ballroom")
    solver.tab(SHEET)
    glowing = solver.page.locator("td.asked button")
    expect(glowing).to_have_attribute("aria-label", re.compile("votre marque, oui|your mark, yes"))
    expect(solver.page.get_by_role("button", name=LIGHT[language])).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), BOTH)
def test_what_is_told_is_written_by_itself_and_what_follows_by_hand(
    visits: Visits, size: Size, language: Language
) -> None:
    solver = Solver(visits.player(size, language), FIRST)
    row = solver.page.locator('tr[data-row="pervenche"]')
    expect(row.locator("button[aria-label*='montrée'], button[aria-label*='shown']")).to_have_count(1)
    cell = solver.page.locator('tr[data-row="corde"] td button').nth(1)
    solver.player.touch(cell)
    expect(cell).to_have_attribute("aria-label", re.compile("votre marque, oui|your mark, yes"))
    solver.page.reload()
    solver.page.locator(".telling").wait_for()
    expect(cell).to_have_attribute("aria-label", re.compile("votre marque, oui|your mark, yes"))


@pytest.mark.parametrize(("size", "language"), BOTH)
def test_what_is_shared_gives_nothing_away_and_its_link_opens_the_same(
    visits: Visits, size: Size, language: Language
) -> None:
    player = visits.player(size, language, permissions=["clipboard-read", "clipboard-write"])
    solver = Solver(player, SEALED)
    solver.answer(solver.narrator.answer())
    expect(solver.solved).to_be_visible()
    player.press(SHARE[language])
    player.says("C’est copié" if language == "fr" else "Copied")
    shared: str = player.page.evaluate("navigator.clipboard.readText()")
    first, second, third, link = shared.splitlines()
    assert ("nº 2" if language == "fr" else "no. 2") in first
    assert "◆◆◇◇◇" in second
    assert third.startswith("■" * len(solver.narrator.proof()))
    assert link.endswith(SEALED)
    said = solver.solved.locator("h2").inner_text()
    assert not [word for word in re.findall(r"\w{4,}", said) if word.lower() in shared.lower()]
    friend = visits.player(size, language)
    friend.page.goto(link)
    expect(friend.page.locator(".telling")).to_be_visible()
    assert friend.page.title() == player.page.title()


def test_where_there_is_no_clipboard_the_text_is_copied_all_the_same(visits: Visits) -> None:
    player = visits.player("phone")
    player.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    solver = Solver(player, FIRST)
    solver.answer(solver.narrator.answer())
    player.press("Partager")
    player.says("C’est copié")


@pytest.mark.parametrize(("size", "language"), BOTH)
def test_todays_is_entered_from_home_and_lights_its_window(visits: Visits, size: Size, language: Language) -> None:
    player = visits.player(size, language).home()
    player.touch(player.page.get_by_role("link", name=re.compile(TODAY[language])))
    expect(player.page).to_have_url(re.compile("/enigme$"))
    player.page.locator(".telling").wait_for()
    with player.visitor() as visitor:
        name = visitor.ask("GET", f"/api/puzzles?day={date.today()}")["name"]
    solver = Solver(player, name)
    solver.answer(solver.narrator.answer())
    expect(solver.solved).to_be_visible()
    player.says("1 soir de suite" if language == "fr" else "1 evening in a row")
    player.home()
    expect(player.page.locator("a.tonight")).to_contain_text("Résolue en" if language == "fr" else "Solved in")
    expect(player.page.locator("a.tonight")).to_contain_text(
        "1 soir de suite" if language == "fr" else "1 evening in a row"
    )


@pytest.mark.parametrize(("size", "language"), BOTH)
def test_who_gives_up_is_told_and_has_another(visits: Visits, size: Size, language: Language) -> None:
    solver = Solver(visits.player(size, language), HOLDER)
    solver.tab(LIGHTS)
    solver.player.press(GIVE_UP[language])
    sure = solver.page.get_by_role("dialog")
    solver.player.touch(sure.get_by_role("button", name="Chercher encore" if language == "fr" else "Keep looking"))
    expect(solver.solved).to_have_count(0)
    solver.player.press(GIVE_UP[language])
    solver.player.touch(sure.get_by_role("button", name=GIVE_UP[language]))
    expect(solver.page.locator(".proof > li")).to_have_count(len(solver.narrator.proof()))
    solver.player.press("Une autre" if language == "fr" else "Another one")
    dialog = solver.page.get_by_role("dialog")
    solver.player.touch(dialog.get_by_role("radio", name="1", exact=True))
    solver.player.touch(dialog.get_by_role("button", name=re.compile("Chercher|Find a puzzle")))
    expect(solver.page).to_have_url(re.compile(r"/enigme/e1\.cluedo\.\w+\.1\."))
    expect(solver.page.locator(".tray")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "address", "says"),
    [
        ("fr", "e0.cluedo.shown.1.20261116.1974", "Cette énigme est de l’édition 0"),
        ("en", "e0.cluedo.shown.1.20261116.1974", "This puzzle is of edition 0"),
        ("fr", "e1.cluedo.shown.1.20261116.1975", "ses quatre derniers chiffres ne vont pas"),
        ("en", "2020-01-01", "No puzzle for 2020-01-01"),
    ],
)
def test_a_link_that_leads_nowhere_says_so(visits: Visits, language: Language, address: str, says: str) -> None:
    player = visits.player("phone", language)
    player.page.goto(f"./enigme/{address}")
    expect(player.page.get_by_role("alert")).to_contain_text(says)
    player.problems.clear()


def test_it_is_solved_with_the_keyboard_alone(visits: Visits) -> None:
    player = visits.player()
    solver = Solver(player, FIRST)
    player.page.locator("body").press("ArrowRight")
    expect(solver.page.locator('.story li.now[data-line="2"]')).to_have_count(1)
    player.page.keyboard.press("c")
    expect(solver.page.locator(".lanterns li.burning")).to_have_count(1)
    (right,) = solver.narrator.answer()
    solver.page.locator(f'.pick[data-id="{right}"]').press("Enter")
    solver.page.get_by_role("button", name="Répondre").press("Enter")
    expect(solver.solved).to_be_visible()


@pytest.mark.parametrize(("size", "language"), BOTH)
def test_axe_finds_nothing_and_nothing_is_wider_than_the_window(visits: Visits, size: Size, language: Language) -> None:
    solver = Solver(visits.player(size, language), SEALED)

    def is_fine() -> None:
        assert violations(solver.page) == []
        assert solver.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    is_fine()
    solver.tab(STORY)
    is_fine()
    solver.tab(LIGHTS)
    solver.player.press(LIGHT[language])
    is_fine()
    solver.answer(solver.wrong_answer())
    expect(solver.alert).to_be_visible()
    is_fine()
    solver.answer(solver.narrator.answer())
    expect(solver.solved).to_be_visible()
    is_fine()


def windows_with_tabs(player: Player) -> tuple[Size, ...]:
    found: list[Size] = []
    for size in SIZES:
        turn(player, size)
        if player.page.get_by_role("tab").count():
            found.append(size)
    turn(player, "phone")
    assert "phone" in found
    return tuple(found)


@pytest.mark.parametrize("name", [SIX, QUESTION, NIGHT])
def test_nothing_is_cut_in_any_part_of_a_puzzle_nor_in_its_proof(visits: Visits, name: str) -> None:
    solver = Solver(visits.player("phone"), name)
    solver.line(len(solver.narrator.puzzle.story) - 1)
    solver.tab(STORY)
    assert faults(solver.player) == []
    # Where all parts lie side by side, that was all.
    tabbed = windows_with_tabs(solver.player)
    for words in (HOUSE, SHEET, LIGHTS):
        solver.tab(words)
        assert faults(solver.player, tabbed) == []
    solver.player.press(LIGHT["fr"])
    solver.answer(solver.wrong_answer())
    expect(solver.alert).to_be_visible()
    assert faults(solver.player) == []
    solver.choose(solver.narrator.answer())
    solver.player.press(ANSWER["fr"])
    expect(solver.solved).to_be_visible()
    assert faults(solver.player) == []
    solver.player.press("Une autre")
    assert faults(solver.player) == []


def test_a_puzzle_is_solved_in_a_house_without_a_server(alone: Visits) -> None:
    player = opened(alone.player("phone"))
    player.page.goto(f"./?/enigme/{FIRST}")
    player.page.locator(".telling").wait_for(timeout=90_000)
    player.touch(player.page.locator('.pick[data-id="salle-de-bal"]'))
    player.press("Répondre")
    expect(player.page.locator(".solved")).to_be_visible()
    player.page.goto("./?/moi")
    expect(player.page.get_by_role("region", name="Énigmes").locator("dd").first).to_have_text("1", timeout=90_000)
