"""Every table in windows of every size: the board stands still, and nothing is cut, too small or outside."""

from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.framed import Rect, look_at_page, look_at_table, resize, turn
from tests.browser.playing import NAMES, PATIENCE, SIZES, WAYS, Player, Size, Visits
from tests.browser.staging import Staged

GAMES = [
    ("cluedo", 0, "normal"),
    ("super-cluedo", 0, "normal"),
    ("cluedo-2008", 0, "normal"),
    ("super-cluedo", 10, "normal"),
    ("huis-clos", 8, "normal"),
    ("hantise", 2, "normal"),
    ("cluedo", 4, "largest"),
    ("huis-clos", 8, "largest"),
    ("hantise", 2, "largest"),
]
"""With how many seats, or as many as one press sets; and how large words are."""
STATES = 7
"""So many questions of each game are looked at, and what one waits for between them."""
EVERY: tuple[Size, ...] = tuple(SIZES)
SCARCE: tuple[Size, ...] = ("phone", "low phone", "lying phone", "tablet", "zoomed", "laptop")
"""The smallest of each kind, where the largest words have least room."""
TEXTS = [
    pytest.param("normal", EVERY, id="normal"),
    pytest.param("largest", SCARCE, id="largest"),
    pytest.param("largest", EVERY, id="largest-everywhere", marks=pytest.mark.soak),
]


def seated(visits: Visits, game: str, seats: int, **settings: Any) -> Player:
    """At a table that was set without the page, with bots in all other chairs."""
    player = visits.player("phone", settings=settings).home()
    with player.visitor() as visitor:
        code = visitor.open(game, bots=["novice"] * (seats - 1))
        visitor.start(code)
    player.page.goto(f"/t/{code}")
    player.prompt.wait_for()
    return player


def looked_at(
    player: Player, states: int, sizes: tuple[Size, ...] = EVERY, *, by_turns: bool = False
) -> tuple[list[str], dict[Size, set[Rect]]]:
    """What is wrong in any of the next states, and every place where the board lay.

    By turns, after the first state each shows itself in every other window only.
    """
    wrong: dict[str, str] = {}
    boards: dict[Size, set[Rect]] = defaultdict(set)
    for state in range(states):
        if state and not player.step():
            break
        for size in sizes[state % 2 :: 2] if state and by_turns else sizes:
            place, found = look_at_table(player, size)
            boards[size].add(place)
            for each in found:
                wrong.setdefault(each, player.prompt.locator(".ask").inner_text())
    return [f"{each} | {asked}" for each, asked in wrong.items()], boards


def at_play(visits: Visits, game: str, seats: int, text: str) -> Player:
    return seated(visits, game, seats, textSize=text) if seats else visits.player("phone").home().play(game)


@pytest.mark.parametrize(("game", "seats", "text"), GAMES)
def test_nothing_is_cut_and_the_board_stands_still(visits: Visits, game: str, seats: int, text: str) -> None:
    player = at_play(visits, game, seats, text)
    wrong, boards = looked_at(player, 3 if seats else STATES, by_turns=True)
    assert wrong == []
    assert {size: found for size, found in boards.items() if len(found) > 1} == {}


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats", "text"), GAMES)
def test_nothing_is_cut_in_any_window_in_any_state(visits: Visits, game: str, seats: int, text: str) -> None:
    wrong, _ = looked_at(at_play(visits, game, seats, text), STATES)
    assert wrong == []


def test_nothing_is_cut_of_the_cards_that_one_lets_a_spy_see(visits: Visits) -> None:
    """Under the longest sentence over a row of cards."""
    player = visits.player("phone").home().play("super-cluedo")
    asked = player.page.locator(".prompt .ask", has_text="laissez voir une carte")
    while not asked.count():
        assert player.step(), "nobody has spied on this hand"
    assert looked_at(player, states=1)[0] == []


LENGTHEN = """() => document.querySelectorAll('.hand .mini .name').forEach((name) => {
  name.textContent = 'Chambre d’amis'
  name.classList.add('long', 'longest')
})"""


def test_five_of_the_longest_names_stand_side_by_side_in_a_hand(visits: Visits) -> None:
    player = visits.player("desktop").home().play("cluedo-2008")
    expect(player.page.locator(".hand .mini")).to_have_count(5)
    player.page.evaluate(LENGTHEN)
    assert look_at_table(player, "desktop")[1] == []


@pytest.mark.parametrize("text", ["normal", "largest"])
def test_two_long_answers_stand_side_by_side_in_the_narrowest_tray(visits: Visits, text: str) -> None:
    player = visits.player("phone", settings={"textSize": text})
    table = Staged(player)
    player.home().play("hantise")
    player.until(lambda: bool(table.picture))
    table.tell(asks=("decline", "chase"), moment="chase", character="maman")
    player.page.get_by_role("button", name="Chasser Maman").wait_for()
    wrong, _ = looked_at(player, 1)
    assert wrong == []


SEEN = """(row) => {
  const { left, right } = row.closest('.scroller').getBoundingClientRect()
  const isSeen = (box) => box.left >= left - 1 && box.right <= right + 1
  return [...row.querySelectorAll('.pick')].filter((each) => isSeen(each.getBoundingClientRect())).length
}"""


def test_on_a_lying_tablet_a_suggestion_of_ten_players_shows_people_and_weapons(visits: Visits) -> None:
    player = seated(visits, "super-cluedo", 10)
    resize(player, "wide tablet")
    rows = player.tray.locator(".choice")
    while not rows.count() and player.step():
        player.prompt.wait_for()
    assert [row.evaluate(SEEN) >= 2 for row in rows.element_handles()] == [True, True]
    assert look_at_table(player, "wide tablet")[1] == []


def test_no_word_lies_under_the_dice_while_a_bot_walks(visits: Visits) -> None:
    """The bar of a phone holds most then: dice, clock and the way to one's next decision."""
    player = visits.player("phone")
    table = Staged(player)
    player.home().play("cluedo-2008")
    player.until(lambda: bool(table.picture))
    table.tell(player=((table.seat or 0) + 1) % 3, dice=["?", 3])
    player.page.locator(".bar .dice").wait_for()
    wrong, _ = looked_at(player, 1, ("phone", "low phone"))
    assert wrong == []


ENLARGE = """() => {
  const kept = JSON.parse(localStorage.getItem('manoir.settings'))
  localStorage.setItem('manoir.settings', JSON.stringify({ ...kept, textSize: 'largest' }))
}"""


def faults(player: Player, windows: tuple[Size, ...] = EVERY) -> list[str]:
    """What is wrong in any window with the page that is open."""
    found: list[str] = []
    for size in windows:
        found += look_at_page(player, size)
    turn(player, "phone")
    return found


@pytest.mark.parametrize(("text", "windows"), TEXTS)
def test_nothing_is_cut_at_home_nor_in_what_it_opens(visits: Visits, text: str, windows: tuple[Size, ...]) -> None:
    player = visits.player("phone", settings={"textSize": text}).home()
    assert faults(player, windows) == []
    player.press("Réglages")
    assert faults(player, windows) == []
    player.page.keyboard.press("Escape")
    for game in ("Cluedo", "Super Cluedo", "Huis Clos", "Hantise"):
        player.press(WAYS["fr"].format(game))
        assert faults(player, windows) == []
        player.press("Contre qui ?")
        player.page.locator(".solo").wait_for()
        assert faults(player, windows) == []
        player.page.keyboard.press("Escape")


@pytest.mark.parametrize(("text", "windows"), TEXTS)
@pytest.mark.parametrize("company", ["bots", "a friend"])
def test_nothing_is_cut_in_what_asks_whether_to_leave(
    visits: Visits, company: str, text: str, windows: tuple[Size, ...]
) -> None:
    player = visits.player("phone", settings={"textSize": text}).home()
    with player.visitor() as host, visits.player().home().visitor() as friend:
        code = host.open("cluedo", bots=["novice"] * 2)
        if company == "a friend":
            friend.sit(code)
        host.start(code)
    player.page.goto(f"/t/{code}")
    player.prompt.wait_for()
    player.press("Quitter la table")
    take_along = player.page.get_by_role("button", name="Emporter cette partie")
    if company == "bots":
        take_along.wait_for()
    assert faults(player, windows) == []
    assert take_along.count() == (company == "bots")


@pytest.mark.parametrize(("text", "windows"), TEXTS)
@pytest.mark.parametrize("game", ["cluedo", "super-cluedo", "huis-clos", "hantise"])
def test_nothing_is_cut_while_a_table_is_set(visits: Visits, game: str, text: str, windows: tuple[Size, ...]) -> None:
    player = visits.player("phone", settings={"textSize": text}).home().on_one_screen(game)
    bot = player.page.get_by_role("button", name="Bot", exact=True)
    if bot.count() > 1:
        player.touch(bot.first)
    player.press("Plus d’options")
    assert faults(player, windows) == []


@pytest.mark.parametrize(("text", "windows"), TEXTS)
def test_nothing_is_cut_on_the_other_pages(visits: Visits, text: str, windows: tuple[Size, ...]) -> None:
    player = visits.player("phone", settings={"textSize": text}).home()
    pages = ("carnet", "carnet"), ("moi", "moi"), ("rules/cluedo", "rules"), ("past", "past"), ("defi", "week")
    for path, page in pages:
        player.page.goto(f"/{path}")
        player.page.locator(f".{page} h1").wait_for()
        player.page.wait_for_load_state("networkidle")
        assert faults(player, windows) == []


@pytest.mark.parametrize("windows", [SCARCE, pytest.param(EVERY, marks=pytest.mark.soak)], ids=["scarce", "every"])
@pytest.mark.parametrize("game", list(NAMES))
def test_nothing_is_cut_on_the_last_page(visits: Visits, game: str, windows: tuple[Size, ...]) -> None:
    """In words of either size: the game is one."""
    player = visits.player("phone").home().play(game)
    player.finish(unseen=True)
    known = player.page.locator(".end .known")
    known.wait_for(timeout=4 * PATIENCE)
    assert faults(player) == []
    player.page.evaluate(ENLARGE)
    player.page.reload()
    known.wait_for(timeout=4 * PATIENCE)
    assert faults(player, windows) == []
