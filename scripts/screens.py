"""Pictures of every screen, in both languages, to be looked at: build/screens; docs/screens keeps what the docs show.

python -m scripts.screens             # on a desk and on a phone
python -m scripts.screens cluedo end  # those whose name holds one of these words
python -m scripts.screens --all       # in every size
python -m scripts.screens --docs      # those that the docs show, and no others
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import get_args

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, build, chromium_path
from tests.browser.playing import NAMES, SIZES, Language, Player, Size, Visits
from tests.server.process import ProcessHouse

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
SHOWN = ("home", *NAMES, "replay")
"""What the docs show, on a desk: no other picture is kept."""
BUILT = Path(__file__).parents[1] / "build" / "screens"
TAKEN: tuple[Size, ...] = (
    tuple(SIZES) if "--all" in sys.argv else ("desktop",) if "--docs" in sys.argv else ("desktop", "phone")
)
QUALITIES = (70, 60, 50, 40, 30)
MOST_BYTES = 150_000
LEAST_BYTES = 15_000
"""A picture that is smaller shows nothing: the browser was late."""
PATIENCE = 120_000
"""Milliseconds: a picture of a whole board takes a while on a busy machine."""
DECISIONS = {"cluedo": 15, "super-cluedo": 12, "cluedo-2008": 12, "huis-clos": 14, "hantise": 9}
"""How far each game is played before its table is shown."""
ADVISED = {"cluedo": 6, "huis-clos": 10, "hantise": 4}
"""How far a game is played before a hint is asked for."""
REPLAYED = 60
"""The move at which the replay stands."""
WORDS = {
    "fr": {
        "bot": "Bot",
        "start": "Commencer",
        "settings": "Réglages",
        "hint": "Un conseil ?",
        "review": "Qui pouvait savoir ?",
    },
    "en": {"bot": "Bot", "start": "Start", "settings": "Settings", "hint": "A hint?", "review": "Who could know?"},
}


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Path(folder)
        build(place / "page")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        with ProcessHouse(f"sqlite:///{place / 'manoir.db'}", place / "log", page=place / "page") as house:
            for language in get_args(Language):
                for name, show in shows():
                    if is_wanted(name, wanted):
                        with Visits(browser, house.url) as visits:
                            player = visits.player(language=language)
                            player.page.set_default_timeout(PATIENCE)
                            show(player)
        browser.close()


def is_wanted(name: str, words: list[str]) -> bool:
    if "--docs" in sys.argv:
        return name in (*SHOWN, "cluedo-end")  # The replay is that of the game which has just ended.
    return not words or any(word in name for word in words)


def shows() -> Iterator[tuple[str, Callable[[Player], None]]]:
    """Names, and what is shown under each."""
    yield "home", lambda player: taken(player.home(), "home")
    yield "settings", settings
    yield "setting", setting
    yield "curtain", curtain
    yield "keys", keys
    for game in NAMES:
        yield game, partial(table, game=game)
        yield f"{game}-end", partial(end, game=game)
        yield f"rules-{game}", partial(visited, path=f"/rules/{game}", name=f"rules-{game}")
    for game in ADVISED:
        yield f"{game}-hint", partial(hint, game=game)
    yield "first", first


def taken(player: Player, name: str, open_: Callable[[], None] = lambda: None) -> None:
    """One picture in each size, once what it shows is open."""
    SCREENS.mkdir(exist_ok=True)
    BUILT.mkdir(exist_ok=True, parents=True)
    for size in TAKEN:
        width, height = SIZES[size]
        player.page.set_viewport_size({"width": width, "height": height})
        open_()
        player.page.wait_for_timeout(400)
        folder = SCREENS if size == "desktop" and name in SHOWN else BUILT
        path = folder / f"{name}-{size.replace(' ', '-')}-{player.language}.jpg"
        for quality in QUALITIES:
            player.page.screenshot(path=path, type="jpeg", quality=quality)
            if path.stat().st_size <= MOST_BYTES:
                break
        assert path.stat().st_size >= LEAST_BYTES, f"{path} is empty"


def visited(player: Player, path: str, name: str) -> None:
    player.page.goto(path)
    player.page.wait_for_load_state("networkidle")
    taken(player, name)


def settings(player: Player) -> None:
    player.home().press(WORDS[player.language]["settings"])
    taken(player, "settings")


def setting(player: Player) -> None:
    player.home().with_friends("cluedo")
    for _ in range(2):
        player.page.get_by_role("button", name=WORDS[player.language]["bot"], exact=True).first.click()
        player.page.wait_for_timeout(200)
    taken(player, "setting")


def curtain(player: Player) -> None:
    player.home().on_one_screen("cluedo")
    player.page.get_by_role("button", name=WORDS[player.language]["bot"], exact=True).first.click()
    player.press(WORDS[player.language]["start"])
    player.page.locator(".curtain").wait_for()
    taken(player, "curtain")


def keys(player: Player) -> None:
    player.home().play("cluedo").page.keyboard.press("?")
    player.page.get_by_role("dialog").wait_for()
    taken(player, "keys")


def hint(player: Player, game: str) -> None:
    player.home().play(game).go_on(ADVISED[game])
    offer = player.page.get_by_role("button", name=WORDS[player.language]["hint"])
    player.page.wait_for_timeout(1000)
    while not offer.count():
        player.go_on(1)
        player.page.wait_for_timeout(1000)
    offer.first.click()
    player.page.locator(".advice").first.wait_for()
    taken(player, f"{game}-hint")


def table(player: Player, game: str) -> None:
    while not is_asked(player, player.home().play(game).go_on(DECISIONS[game])):
        pass
    taken(player, game)


def is_asked(player: Player, ply: int) -> bool:
    """Once the page knows of it: whether the game goes on, and waits for this player."""
    asked = player.tray.locator(".prompt.yours")
    player.until(lambda: player.has_heard(ply) and (player.is_over or asked.count() > 0))
    return not player.is_over


def end(player: Player, game: str) -> None:
    player.home().play(game).finish()
    player.page.locator(".end > .bar .seal").wait_for()
    player.page.wait_for_timeout(2000)
    taken(player, f"{game}-end")
    if game == "cluedo":
        code = player.code
        visited(player, "/past", "past")
        visited(player, f"/replay/{code}?ply={REPLAYED}", "replay")
        taken(player, "review", partial(review, player))


def review(player: Player) -> None:
    player.page.keyboard.press("Escape")
    player.press(WORDS[player.language]["review"], exact=False)
    player.page.locator("dialog[open] svg[role=img]").wait_for()
    player.page.wait_for_timeout(2000)


def first(player: Player) -> None:
    player.page.goto("/learn/cluedo")
    player.prompt.wait_for()
    taken(player, "first")


if __name__ == "__main__":
    main([word for word in sys.argv[1:] if not word.startswith("--")])
